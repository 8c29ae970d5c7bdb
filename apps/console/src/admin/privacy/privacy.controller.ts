import { Privacy, type Scope } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { personalDataAnswer } from './privacy.answers.js';

/** With area code, in any spelling. */
const phone = z.string().max(30);

/** Exports and deletes data about a person. Recipients are identified by phone. */
@AdminController('privacy', 'privacy')
export class PrivacyController {
  constructor(private readonly privacy: Privacy) {}

  @Endpoint({
    method: 'GET',
    path: 'couriers/:id',
    status: 200,
    summary: 'Exports everything kept of a courier',
    params: { id: idText },
    answer: personalDataAnswer,
    errors: [404],
  })
  courier(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.privacy.export(by, { kind: 'courier', id });
  }

  @Endpoint({
    method: 'GET',
    path: 'merchants/:id',
    status: 200,
    summary: 'Exports everything kept of a merchant',
    params: { id: idText },
    answer: personalDataAnswer,
    errors: [404],
  })
  merchant(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.privacy.export(by, { kind: 'merchant', id });
  }

  @Endpoint({
    method: 'GET',
    path: 'recipients/:phone',
    status: 200,
    summary: 'Exports everything kept of a recipient',
    params: { phone },
    answer: personalDataAnswer,
    errors: [404],
  })
  recipient(@CurrentScope() by: Scope, @EndpointParam('phone') number: string) {
    return this.privacy.export(by, { kind: 'recipient', phone: number });
  }

  @Endpoint({
    method: 'POST',
    path: 'couriers/:id/anonymise',
    status: 204,
    summary: 'Anonymises a courier; orders and ledger stay',
    params: { id: idText },
    errors: [404, 409],
    audit: { entity: 'courier', action: 'anonymised', content: false },
  })
  anonymiseCourier(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.privacy.anonymise(by, { kind: 'courier', id });
  }

  @Endpoint({
    method: 'POST',
    path: 'merchants/:id/anonymise',
    status: 204,
    summary: 'Anonymises a merchant; orders and ledger stay',
    params: { id: idText },
    errors: [404, 409],
    audit: { entity: 'merchant', action: 'anonymised', content: false },
  })
  anonymiseMerchant(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.privacy.anonymise(by, { kind: 'merchant', id });
  }

  @Endpoint({
    method: 'POST',
    path: 'recipients/:phone/anonymise',
    status: 204,
    summary: 'Anonymises a recipient; orders and ledger stay',
    params: { phone },
    errors: [404, 409],
    audit: { entity: 'order', action: 'recipient_anonymised', content: false },
  })
  anonymiseRecipient(@CurrentScope() by: Scope, @EndpointParam('phone') number: string): Promise<void> {
    return this.privacy.anonymise(by, { kind: 'recipient', phone: number });
  }
}
