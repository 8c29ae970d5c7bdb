import { hubSettingsSchema } from '#domain';
import { z } from 'zod';
import { countAnswer } from '../../docs/record.schemas.js';

export const rushAnswer = hubSettingsSchema.shape.rush.unwrap().unwrap();

const change = z.strictObject({ now: z.int(), then: z.int() });

export const rushPreviewAnswer = z.strictObject({
  openOrders: countAnswer,
  freeCouriers: countAnswer,
  surgeBp: change,
  /** Mean price of the last hour's orders; 0 without orders. */
  meanTotalCents: change,
  promiseMinutes: change,
  ordersLastHour: countAnswer,
  refusedOfLastHour: countAnswer,
});
