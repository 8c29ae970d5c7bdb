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
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { explainedPriceAnswer, tariffAnswer } from './hub.answers.js';

const tariff = {
  name: fields.name,
  vehicleTypeId: fields.id,
  terms: fields.tariffTerms,
  categoryId: fields.id.nullable().exactOptional(),
  merchantId: fields.id.nullable().exactOptional(),
  courierShareBp: z.int().min(0).max(10_000).nullable().exactOptional(),
  active: z.boolean().exactOptional(),
  validFrom: fields.instant.nullable().exactOptional(),
  validUntil: fields.instant.nullable().exactOptional(),
};

const place = z.strictObject(fields.place).pick({ address: true, latitude: true, longitude: true });
const trialInput = z.strictObject({
  vehicleTypeId: fields.id,
  categoryId: fields.id.nullable().default(null),
  merchantId: fields.id.nullable().default(null),
  pickup: place,
  stops: z.array(place).min(1).max(MAX_STOPS),
  needsReturn: z.boolean().default(false),
  at: fields.instant.exactOptional(),
  terms: fields.tariffTerms.exactOptional(),
  /** The tariff to try, even where another one applies. */
  tariffId: fields.id.exactOptional(),
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
    answer: answers.listOf(tariffAnswer),
    run: ({ tariffs, by }) => tariffs.list(by),
  }),
  read: api.get(':id', {
    summary: 'Shows a tariff',
    answer: tariffAnswer,
    run: ({ tariffs, by, id }) => tariffs.byId(by, id),
  }),
  create: api.post('', {
    summary: 'Adds a tariff',
    body: z.strictObject(tariff),
    answer: tariffAnswer,
    errors: [404, 409],
    audit: { entity: 'tariff', action: 'created' },
    run: ({ tariffs, by, body }) => tariffs.create(by, body),
  }),
  update: api.patch(':id', {
    summary: 'Changes a tariff',
    body: z.strictObject(fields.patchOf(tariff)),
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
  supposed: z
    .strictObject({ pickup: fields.point, vehicleTypeIds: z.array(fields.listedId).min(1).max(50) })
    .exactOptional(),
});

const dispatchTrialAnswer = z.strictObject({
  strategy: dispatchField.shape.strategy.unwrap(),
  /** Couriers on shift; of these `located` have a fresh position, and `free` have no order. */
  onShift: answers.count,
  located: answers.count,
  free: answers.count,
  /** At most 25 orders in search, the longest waiting first. */
  orders: z.array(
    z.strictObject({
      orderId: z.int().nullable(),
      publicId: answers.text,
      waitingSince: answers.instant,
      verdict: z.enum(TRIAL_VERDICTS),
      couriers: z.array(z.strictObject({ courierId: z.int(), distanceM: z.int().nullable() })),
      radiusM: z.int().nullable(),
      pickupAt: answers.optionalInstant,
    }),
  ),
});

const dispatchTrialApi = adminApi('hub/dispatch-trial', 'orders', { trials: DispatchTrials });

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
  /** The way back with what could not be delivered. */
  returnM: metres.default(0),
  /** At the pickup, from the recorded arrival. */
  waitMinutes: minutes.default(0),
  /** From the acceptance to the end. */
  workedMinutes: minutes.default(0),
  rush: z.boolean().default(false),
  failed: z.boolean().default(false),
});

const payTrialAnswer = z.strictObject({
  payCents: answers.cents,
  shareCents: answers.cents,
  lines: z.array(z.strictObject({ kind: z.enum(PAY_RULE_LINE_KINDS), cents: z.int() })),
  /** Over the order's way and the way to the pickup. */
  centsPerKm: z.int().nullable(),
});

const payTrialApi = adminApi('hub/pay-trial', 'hub', {});

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
