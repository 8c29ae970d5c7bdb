import {
  Courier,
  COURIER_DOCUMENT_TYPES,
  COURIER_REGISTRATIONS,
  ORDER_STATUSES,
  type CourierView,
} from '#domain';
import { z } from 'zod';
import {
  instantAnswer,
  modulesAnswer,
  optionalInstantAnswer,
  placeAnswer,
  recordOf,
  textAnswer,
} from '../docs/record.schemas.js';

export const courierAnswer = z
  .strictObject({
    ...recordOf(Courier, [
      'id hubId name phone email blockedUntil withdrawalBlocked vehicle pixKey vehicleTypeIds',
    ]),
    registration: z.enum(COURIER_REGISTRATIONS),
    blocked: z.boolean(),
    blockedSince: optionalInstantAnswer,
    /** Why the courier is blocked or suspended, in the company's words. */
    blockReason: textAnswer,
    online: z.boolean(),
    status: z.enum(['offline', 'blocked', 'busy', 'available']),
    shiftEndsAt: optionalInstantAnswer,
    location: placeAnswer.nullable(),
    lastSeenAt: optionalInstantAnswer,
    activeOrders: z.array(z.strictObject({ id: z.int(), status: z.enum(ORDER_STATUSES) })),
  })
  .meta({ id: 'CourierAccount' });

/** With what decides whether offers come now. */
export const courierOnDutyAnswer = courierAnswer
  .extend({
    /** No offers come until then, unless nobody else is free; null: none. `DELETE /api/courier/pause` ends it. */
    pause: z.strictObject({ until: instantAnswer, reason: z.enum(['offer_unanswered']) }).nullable(),
    modules: modulesAnswer,
  })
  .meta({ id: 'CourierOnDuty' });

export const courierSessionAnswer = z.strictObject({
  token: z.string(),
  expiresAt: instantAnswer,
  courier: courierAnswer,
});

export const documentTypeAnswer = z.enum(COURIER_DOCUMENT_TYPES);

export const documentAnswer = z.strictObject({
  id: z.int(),
  type: documentTypeAnswer,
  contentType: z.string(),
  createdAt: instantAnswer,
});

/** A courier's own record. */
export function courierBody({ courier, ...presence }: CourierView) {
  const { ...record } = courier;
  const suspended = courier.registration === 'suspended';
  return {
    ...record,
    ...presence,
    blocked: courier.blocked,
    blockedSince: suspended ? courier.registrationChangedAt : courier.blockedAt,
    blockReason: suspended ? courier.registrationNote : courier.blockNote,
  };
}
