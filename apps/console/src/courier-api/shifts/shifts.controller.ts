import { BOOKING_STATES, ShiftBookings, ShiftQueries } from '#domain';
import { z } from 'zod';
import { countAnswer, instantAnswer, listOf } from '../../docs/record.schemas.js';
import { countedBody, countedMembers, slotBody, slotMembers } from '../../docs/shift.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

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

/** Shifts that the courier may take, has and had. */
@CourierController('shifts')
export class CourierShiftsController {
  constructor(
    private readonly shifts: ShiftQueries,
    private readonly bookings: ShiftBookings,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'Shifts of the next two weeks for the courier’s vehicles, and the own ones of the last month with what was counted',
    answer: listOf(shiftAnswer),
  })
  async list(@CurrentCourier() { scope, courierId }: CourierSession) {
    const shifts = await this.shifts.ofCourier(scope, courierId);
    return {
      items: shifts.map((shift) => ({
        ...{ ...slotBody(shift), giveBackUntil: shift.giveBackUntil },
        ...{ state: shift.bookingState, position: shift.position, ...countedBody(shift) },
      })),
    };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/take',
    status: 200,
    summary: 'Takes a place, or one on the waiting list when all are taken',
    params,
    answer: takenAnswer,
    errors: [403, 404, 409],
  })
  async take(@CurrentCourier() { scope, courierId }: CourierSession, @EndpointParam('id') id: number) {
    const { state } = await this.bookings.take(scope, courierId, id);
    return { state };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/give-back',
    status: 204,
    summary: 'Gives the place back while there is time for it, or leaves the waiting list',
    params,
    errors: [404, 409],
  })
  giveBack(
    @CurrentCourier() { scope, courierId }: CourierSession,
    @EndpointParam('id') id: number,
  ): Promise<void> {
    return this.bookings.giveBack(scope, courierId, id);
  }
}
