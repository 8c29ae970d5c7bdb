import {
  Courier,
  COURIER_DOCUMENT_TYPES,
  COURIER_REGISTRATIONS,
  ORDER_STATUSES,
  type CourierView,
} from '#domain';
import { z } from 'zod';
import * as answers from '../docs/record.schemas.js';

export const courierAnswer = answers.named('CourierAccount', {
  ...answers.recordOf(Courier, [
    'id hubId name phone email blockedUntil withdrawalBlocked vehicle pixKey vehicleTypeIds',
  ]).shape,
  registration: z.enum(COURIER_REGISTRATIONS),
  blocked: z.boolean(),
  blockedSince: answers.optionalInstant,
  blockReason: answers.text,
  online: z.boolean(),
  status: z.enum(['offline', 'blocked', 'busy', 'available']),
  shiftEndsAt: answers.optionalInstant,
  location: answers.place.nullable(),
  lastSeenAt: answers.optionalInstant,
  activeOrders: z.array(z.strictObject({ id: z.int(), status: z.enum(ORDER_STATUSES) })),
});

export const courierOnDutyAnswer = courierAnswer
  .extend({
    /** No offers until then, unless nobody else is free; null: none. `DELETE /api/courier/pause` ends it. */
    pause: z.strictObject({ until: answers.instant, reason: z.enum(['offer_unanswered']) }).nullable(),
    modules: answers.modules,
  })
  .meta({ id: 'CourierOnDuty' });

export const courierSessionAnswer = z.strictObject({
  token: z.string(),
  expiresAt: answers.instant,
  courier: courierAnswer,
});

export const documentTypeAnswer = z.enum(COURIER_DOCUMENT_TYPES);

export const documentAnswer = z.strictObject({
  id: z.int(),
  type: documentTypeAnswer,
  contentType: z.string(),
  createdAt: answers.instant,
});

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
