import {
  MAX_STOPS,
  PriceTrials,
  Tariffs,
  DispatchTrials,
  hubSettingsSchema,
  TRIAL_VERDICTS,
  cents,
  PAY_RULE_LINE_KINDS,
  payRulesSchema,
  payTrial,
  share,
} from '#domain';
import { z } from 'zod';
import {
  listOf,
  countAnswer,
  instantAnswer,
  optionalInstantAnswer,
  textAnswer,
  centsAnswer,
} from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import {
  idField as idNumber,
  instantField,
  nameField,
  tariffTerms,
  listedIdField,
  pointField,
  placeFields,
} from '../../http/field.schemas.js';
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

const place = z.strictObject(placeFields).pick({ address: true, latitude: true, longitude: true });
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

const TariffsController = api.controller('TariffsController', {
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
    audit: { entity: 'tariff', action: 'updated' },
    run: ({ tariffs, by, id, body }) => tariffs.update(by, id, body),
  }),
  delete: api.delete(':id', {
    summary: 'Removes a tariff',
    audit: { entity: 'tariff', action: 'deleted' },
    run: ({ tariffs, by, id }) => tariffs.delete(by, id),
  }),
});

const dispatchField = hubSettingsSchema.shape.dispatch.unwrap();

const dispatchTrialInput = z.strictObject({
  /** Unsaved settings to try; absent: the hub's own. */
  dispatch: dispatchField.exactOptional(),
  /** A supposed order, tried beside the waiting ones. */
  supposed: z
    .strictObject({ pickup: pointField, vehicleTypeIds: z.array(listedIdField).min(1).max(50) })
    .exactOptional(),
});

const dispatchTrialAnswer = z.strictObject({
  strategy: dispatchField.shape.strategy.unwrap(),
  /** Number of couriers on shift, those with a fresh position, and those without orders. */
  onShift: countAnswer,
  located: countAnswer,
  free: countAnswer,
  /** At most 25 orders in search, the longest waiting first. */
  orders: z.array(
    z.strictObject({
      orderId: z.int().nullable(),
      publicId: textAnswer,
      waitingSince: instantAnswer,
      verdict: z.enum(TRIAL_VERDICTS),
      couriers: z.array(z.strictObject({ courierId: z.int(), distanceM: z.int().nullable() })),
      radiusM: z.int().nullable(),
      pickupAt: optionalInstantAnswer,
    }),
  ),
});

const dispatchTrialApi = adminApi('hub/dispatch-trial', 'orders', { trials: DispatchTrials });

/** Tries the search: whom it would offer waiting orders now. */
const DispatchTrialController = dispatchTrialApi.controller('DispatchTrialController', {
  run: dispatchTrialApi.post('', {
    status: 200,
    summary: 'Shows which couriers would be asked now, by saved or unsaved settings; asks nobody',
    body: dispatchTrialInput,
    answer: dispatchTrialAnswer,
    reads: true,
    run: ({ trials, by: { hubId }, body: { dispatch, supposed } }) => trials.run(hubId, dispatch, supposed),
  }),
});

const metres = z.int().min(0).max(1_000_000);
const minutes = z.int().min(0).max(1_440);

const payTrialInput = z.strictObject({
  rules: payRulesSchema,
  /** The price of the order, and the courier’s share of it. */
  totalCents: z.int().min(0).max(10_000_000),
  shareBp: z.int().min(0).max(10_000),
  toPickupM: metres.default(0),
  distanceM: metres,
  /** Ridden back with what could not be delivered. */
  returnM: metres.default(0),
  /** At the pickup, from the recorded arrival. */
  waitMinutes: minutes.default(0),
  /** From the acceptance to the end. */
  workedMinutes: minutes.default(0),
  rush: z.boolean().default(false),
  failed: z.boolean().default(false),
});

const payTrialAnswer = z.strictObject({
  payCents: centsAnswer,
  shareCents: centsAnswer,
  /** What the rules add to the share, in their order. */
  lines: z.array(z.strictObject({ kind: z.enum(PAY_RULE_LINE_KINDS), cents: z.int() })),
  /** With the way to the pickup. */
  centsPerKm: z.int().nullable(),
});

const payTrialApi = adminApi('hub/pay-trial', 'hub', {});

/** Tries rules of couriers' pay on a supposed ride. */
const PayTrialController = payTrialApi.controller('PayTrialController', {
  run: payTrialApi.post('', {
    status: 200,
    summary: 'Shows line by line what a ride would pay by unsaved rules; nothing is written',
    body: payTrialInput,
    answer: payTrialAnswer,
    reads: true,
    run: ({ body: { rules, totalCents, shareBp, ...ride } }) => {
      const shareCents = share(cents(totalCents), shareBp);
      return { shareCents, ...payTrial(rules, { ...ride, shareCents }) };
    },
  }),
});

export const TARIFF_CONTROLLERS = [TariffsController, DispatchTrialController, PayTrialController];
