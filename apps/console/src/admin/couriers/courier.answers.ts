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
  ...recordOf(Courier, [
    'id hubId name email phone cpf cnpj cnh sex birthDate fleetNumber fleetId vehicleTypeIds categoryIds',
    'blockedAreaIds acceptedPayments registration registrationChangedAt registrationNote approvedAt',
    'blockedAt blockedUntil blockNote withdrawalBlocked pixKey internalNotes extraData createdAt',
    'updatedAt address vehicle',
  ]),
  online: z.boolean(),
  status: z.enum(['offline', 'blocked', 'busy', 'available']),
  /** Until when the courier said to work; null: open end. */
  shiftEndsAt: optionalInstantAnswer,
  lastSeenAt: optionalInstantAnswer,
  lastOrderAt: optionalInstantAnswer,
  /** Since when the courier is on duty without an order; null: off duty, or with one. */
  freeSince: optionalInstantAnswer,
  /** Of recipients, 1 to 5; null: nobody has rated yet. */
  rating: z.number().nullable(),
  location: placeAnswer.nullable(),
  activeOrders: z.array(z.looseObject({ id: z.int(), status: z.enum(ORDER_STATUSES) })),
};
export const courierLineAnswer = z.strictObject(courierMembers).meta({ id: 'CourierLine' });
export const courierAnswer = z
  .strictObject({ ...courierMembers, balanceCents: centsAnswer })
  .meta({ id: 'Courier' });
export const fleetAnswer = z
  .strictObject(recordOf(Fleet, ['id name description createdAt updatedAt'], { couriers: countAnswer }))
  .meta({ id: 'Fleet' });
export const courierDocumentAnswer = z.strictObject({
  id: z.int(),
  type: z.string(),
  contentType: z.string(),
  createdAt: instantAnswer,
  url: z.string(),
});
