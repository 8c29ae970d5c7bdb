import { MAX_STOPS, PriceTrials, Tariffs } from '#domain';
import { z } from 'zod';
import { listOf } from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { idField as idNumber, instantField, nameField, tariffTerms } from '../../http/field.schemas.js';
import { explainedPriceAnswer, tariffAnswer } from './hub.answers.js';

const optional = {
  categoryId: idNumber.nullable().exactOptional(),
  merchantId: idNumber.nullable().exactOptional(),
  courierShareBp: z.int().min(0).max(10_000).nullable().exactOptional(),
  active: z.boolean().exactOptional(),
  validFrom: instantField.nullable().exactOptional(),
  validUntil: instantField.nullable().exactOptional(),
};
const newTariff = z.strictObject({
  name: nameField,
  vehicleTypeId: idNumber,
  terms: tariffTerms,
  ...optional,
});
const tariffPatch = z.strictObject({
  name: nameField.exactOptional(),
  vehicleTypeId: idNumber.exactOptional(),
  terms: tariffTerms.exactOptional(),
  ...optional,
});

const place = z.strictObject({
  address: z.string().max(500).nullable().exactOptional(),
  latitude: z.number().min(-90).max(90).nullable().exactOptional(),
  longitude: z.number().min(-180).max(180).nullable().exactOptional(),
});
const trialInput = z.strictObject({
  vehicleTypeId: idNumber,
  categoryId: idNumber.nullable().default(null),
  merchantId: idNumber.nullable().default(null),
  pickup: place,
  stops: z.array(place).min(1).max(MAX_STOPS),
  needsReturn: z.boolean().default(false),
  at: instantField.exactOptional(),
  /** Unsaved terms to try. */
  terms: tariffTerms.exactOptional(),
  /** The tariff to try, even where another one applies. */
  tariffId: idNumber.exactOptional(),
});

const api = adminApi('tariffs', 'tariffs', { tariffs: Tariffs, trials: PriceTrials });

export const TariffsController = api.controller('TariffsController', {
  explain: api.post('try', {
    summary: 'Prices a ride and explains the price line by line; nothing is written',
    body: trialInput,
    answer: explainedPriceAnswer,
    errors: [404],
    reads: true,
    run: ({ trials, by, body }) => trials.explain(by, body),
  }),
  list: api.get('', {
    summary: 'Lists tariffs',
    answer: listOf(tariffAnswer),
    run: async ({ tariffs, by }) => ({ items: await tariffs.list(by) }),
  }),
  read: api.get(':id', {
    summary: 'Shows a tariff',
    answer: tariffAnswer,
    run: ({ tariffs, by, id }) => tariffs.byId(by, id),
  }),
  create: api.post('', {
    summary: 'Adds a tariff',
    body: newTariff,
    answer: tariffAnswer,
    errors: [404, 409],
    audit: { entity: 'tariff', action: 'created' },
    run: ({ tariffs, by, body }) => tariffs.create(by, body),
  }),
  update: api.patch(':id', {
    summary: 'Changes a tariff',
    body: tariffPatch,
    answer: tariffAnswer,
    errors: [404, 409],
    audit: { entity: 'tariff', action: 'updated' },
    run: ({ tariffs, by, id, body }) => tariffs.update(by, id, body),
  }),
  delete: api.delete(':id', {
    summary: 'Removes a tariff',
    audit: { entity: 'tariff', action: 'deleted' },
    run: ({ tariffs, by, id }) => tariffs.delete(by, id),
  }),
});
