import { DispatchReplay, hubSettingsSchema, REPLAY_REFUSALS, REPLAY_STATES } from '#domain';
import { z } from 'zod';
import { countAnswer, recordOf } from '../../docs/record.schemas.js';

const measured = z.number().nullable();
const cents = z.int();

const dayOutcome = z.strictObject({
  orders: countAnswer,
  delivered: countAnswer,
  /** Delivered after what was promised. */
  late: countAnswer,
  /** From the order to its delivery: the mean, and what nine of ten are within. */
  deliveryMinutes: measured,
  slowDeliveryMinutes: measured,
  /** From ready to collected. */
  pickupWaitMinutes: measured,
  /** null: nobody measured it. */
  kilometres: measured,
  dutyHours: z.number(),
  courierPayCents: cents,
  /** Per hour on duty: the mean, and what one courier in ten is below. */
  payPerHourCents: cents.nullable(),
  lowPayPerHourCents: cents.nullable(),
  /** Fees of the orders that nobody delivered. */
  lostCents: cents,
});

const dispatchAnswer = hubSettingsSchema.shape.dispatch.unwrap();

export const dispatchReplayAnswer = z.strictObject(
  recordOf(
    DispatchReplay,
    {
      state: z.enum(REPLAY_STATES),
      refusal: z.enum(REPLAY_REFUSALS).nullable(),
      present: dispatchAnswer,
      other: dispatchAnswer,
      outcomes: z.strictObject({ actual: dayOutcome, present: dayOutcome, other: dayOutcome }).nullable(),
    },
    ['hubId', 'claimedUntil'],
  ),
);
