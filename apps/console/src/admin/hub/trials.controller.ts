import {
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
  countAnswer,
  instantAnswer,
  optionalInstantAnswer,
  textAnswer,
  centsAnswer,
} from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { listedIdField, pointField } from '../../http/field.schemas.js';

const dispatchField = hubSettingsSchema.shape.dispatch.unwrap();

const trialInput = z.strictObject({
  /** Unsaved settings to try; absent: the hub's own. */
  dispatch: dispatchField.exactOptional(),
  /** A supposed order, tried beside the waiting ones. */
  supposed: z
    .strictObject({ pickup: pointField, vehicleTypeIds: z.array(listedIdField).min(1).max(50) })
    .exactOptional(),
});

const trialAnswer = z.strictObject({
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

const api = adminApi('hub/dispatch-trial', 'orders', { trials: DispatchTrials });

/** Tries the search: whom it would offer waiting orders now. */
const DispatchTrialController = api.controller('DispatchTrialController', {
  run: api.post('', {
    status: 200,
    summary: 'Shows which couriers would be asked now, by saved or unsaved settings; asks nobody',
    body: trialInput,
    answer: trialAnswer,
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

export const TRIAL_CONTROLLERS = [DispatchTrialController, PayTrialController];
