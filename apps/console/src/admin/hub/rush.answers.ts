import { hubSettingsSchema } from '#domain';
import { z } from 'zod';
import { countAnswer } from '../../docs/record.schemas.js';

export const rushAnswer = hubSettingsSchema.shape.rush.unwrap().unwrap();

const change = z.strictObject({ now: z.int(), then: z.int() });

export const rushPreviewAnswer = z.strictObject({
  openOrders: countAnswer,
  freeCouriers: countAnswer,
  surgeBp: change,
  /** Mean total of the orders of the last hour; 0 without any. */
  meanTotalCents: change,
  promiseMinutes: change,
  ordersLastHour: countAnswer,
  refusedOfLastHour: countAnswer,
});
