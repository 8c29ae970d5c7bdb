import { BOOKING_STATES, ShiftBookings, ShiftQueries } from '#domain';
import { z } from 'zod';
import { countAnswer, instantAnswer, listOf } from '../docs/record.schemas.js';
import { countedMembers, slotMembers } from './shift.schemas.js';
import { pathId } from '../http/field.schemas.js';
import { courierApi } from '../courier-api/session/courier-api.decorator.js';

const shiftAnswer = z.strictObject({
  ...slotMembers,
  /** The last instant at which a place may be given back. */
  giveBackUntil: instantAnswer,
  /** The courier's own place; null: none. */
  state: z.enum(BOOKING_STATES).nullable(),
  /** On the waiting list, from 1. */
  position: countAnswer.nullable(),
  ...countedMembers,
});
const takenAnswer = z.strictObject({ state: z.enum(BOOKING_STATES) });
const params = { id: pathId('shift_not_found') };

const api = courierApi('shifts', { queries: ShiftQueries, bookings: ShiftBookings }, params);

/** Shifts that the courier may take, has and had. */
export const CourierShiftsController = api.controller('CourierShiftsController', {
  list: api.get('', {
    summary:
      'Shifts of the next two weeks for the courier’s vehicles, and the own ones of the last month with what was counted',
    answer: listOf(shiftAnswer),
    run: async ({ queries, courier: { scope, courierId } }) => {
      const shifts = await queries.ofCourier(scope, courierId);
      return {
        items: shifts.map((shift) => ({ ...shift, state: shift.bookingState })),
      };
    },
  }),
  take: api.post(':id/take', {
    summary: 'Takes a place, or one on the waiting list when all are taken',
    answer: takenAnswer,
    errors: [403, 404, 409],
    run: async ({ bookings, courier: { scope, courierId }, id }) => {
      const { state } = await bookings.take(scope, courierId, id);
      return { state };
    },
  }),
  giveBack: api.post(':id/give-back', {
    summary: 'Gives the place back while there is time for it, or leaves the waiting list',
    errors: [404, 409],
    run: ({ bookings, courier: { scope, courierId }, id }) => bookings.giveBack(scope, courierId, id),
  }),
});
