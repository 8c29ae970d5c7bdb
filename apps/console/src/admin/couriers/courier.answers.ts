import { Courier, Fleet, ORDER_STATUSES } from '#domain';
import { z } from 'zod';
import {
  centsAnswer,
  countAnswer,
  instantAnswer,
  optionalInstantAnswer,
  placeAnswer,
  recordOf,
} from '../../docs/record.schemas.js';

const courierMembers = {
  ...recordOf(Courier, {}, ['passwordHash', 'photoKey']),
  online: z.boolean(),
  status: z.enum(['offline', 'blocked', 'busy', 'available']),
  /** Until when the courier said to work; null: open end. */
  shiftEndsAt: optionalInstantAnswer,
  lastSeenAt: optionalInstantAnswer,
  lastOrderAt: optionalInstantAnswer,
  location: placeAnswer.nullable(),
  activeOrders: z.array(z.looseObject({ id: z.int(), status: z.enum(ORDER_STATUSES) })),
};
export const courierLineAnswer = z.strictObject(courierMembers);
export const courierAnswer = z.strictObject({ ...courierMembers, balanceCents: centsAnswer });
export const fleetAnswer = z.strictObject(recordOf(Fleet, { couriers: countAnswer }, ['hubId']));
export const courierDocumentAnswer = z.strictObject({
  id: z.int(),
  type: z.string(),
  contentType: z.string(),
  createdAt: instantAnswer,
  url: z.string(),
});
