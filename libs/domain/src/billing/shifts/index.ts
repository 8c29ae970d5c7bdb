export { BOOKING_STATES, ShiftBooking } from './shift-booking.entity.js';
export { ShiftBookings } from './shift-bookings.service.js';
export { ShiftPlans } from './shift-plans.service.js';
export { ShiftQueries } from './shift.queries.js';
export { type RosteredCourier, ShiftRoster } from './shift-roster.queries.js';
export { ShiftSettlement } from './shift-settlement.service.js';
export { SHIFT_GUARANTEES, SHIFT_STATES, ShiftSlot } from './shift-slot.entity.js';
export { ShiftsModule } from './shifts.module.js';
