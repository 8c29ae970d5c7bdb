import { Privacy } from '#domain';
import { z } from 'zod';
import { adminApi } from '../access/admin-api.decorator.js';

/** Personal data, by the place where they are stored. */
export const personalDataAnswer = z.record(z.string(), z.unknown());

/** With area code, in any spelling. */
const phone = z.string().max(30);

const api = adminApi('privacy', 'privacy', { privacy: Privacy }, { phone });

/** Recipients are identified by phone. */
export const PrivacyController = api.controller('PrivacyController', {
  courier: api.get('couriers/:id', {
    summary: 'Exports everything kept of a courier',
    answer: personalDataAnswer,
    run: ({ privacy, by, id }) => privacy.export(by, { kind: 'courier', id }),
  }),
  merchant: api.get('merchants/:id', {
    summary: 'Exports everything kept of a merchant',
    answer: personalDataAnswer,
    run: ({ privacy, by, id }) => privacy.export(by, { kind: 'merchant', id }),
  }),
  recipient: api.get('recipients/:phone', {
    summary: 'Exports everything kept of a recipient',
    answer: personalDataAnswer,
    run: ({ privacy, by, phone }) => privacy.export(by, { kind: 'recipient', phone }),
  }),
  anonymiseCourier: api.post('couriers/:id/anonymise', {
    summary: 'Anonymises a courier; orders and ledger stay',
    errors: [404, 409],
    audit: { entity: 'courier', action: 'anonymised', content: false },
    run: ({ privacy, by, id }) => privacy.anonymise(by, { kind: 'courier', id }),
  }),
  anonymiseMerchant: api.post('merchants/:id/anonymise', {
    summary: 'Anonymises a merchant; orders and ledger stay',
    errors: [404, 409],
    audit: { entity: 'merchant', action: 'anonymised', content: false },
    run: ({ privacy, by, id }) => privacy.anonymise(by, { kind: 'merchant', id }),
  }),
  anonymiseRecipient: api.post('recipients/:phone/anonymise', {
    summary: 'Anonymises a recipient; orders and ledger stay',
    errors: [404, 409],
    audit: { entity: 'order', action: 'recipient_anonymised', content: false },
    run: ({ privacy, by, phone }) => privacy.anonymise(by, { kind: 'recipient', phone }),
  }),
});
