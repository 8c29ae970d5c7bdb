import { DispatchReplay, hubSettingsSchema, REPLAY_REFUSALS, REPLAY_STATES } from '#domain';
import { z } from 'zod';
import { countAnswer, recordOf } from '../../docs/record.schemas.js';

const measured = z.number().nullable();
const cents = z.int();

const dayOutcome = z.strictObject({
  orders: countAnswer,
  delivered: countAnswer,
  /** Orders delivered after the promised time. */
  late: countAnswer,
  /** Time from order to delivery: the mean, and the 90th percentile. */
  deliveryMinutes: measured,
  slowDeliveryMinutes: measured,
  /** Time from ready to collected. */
  pickupWaitMinutes: measured,
  /** null: not measured. */
  kilometres: measured,
  dutyHours: z.number(),
  courierPayCents: cents,
  /** Pay per hour on duty: the mean, and the 10th percentile of couriers. */
  payPerHourCents: cents.nullable(),
  lowPayPerHourCents: cents.nullable(),
  /** Price of the orders that were not delivered. */
  lostCents: cents,
});

const dispatchAnswer = hubSettingsSchema.shape.dispatch.unwrap();

export const dispatchReplayAnswer = z.strictObject(
  recordOf(DispatchReplay, ['id day percent startedBy createdAt finishedAt'], {
    state: z.enum(REPLAY_STATES),
    refusal: z.enum(REPLAY_REFUSALS).nullable(),
    present: dispatchAnswer,
    other: dispatchAnswer,
    outcomes: z.strictObject({ actual: dayOutcome, present: dayOutcome, other: dayOutcome }).nullable(),
  }),
);
