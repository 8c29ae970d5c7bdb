export { BOOKING_STATES, SHIFT_GUARANTEES, SHIFT_STATES } from './shift.entity.js';
export { ShiftBookings } from './shift-bookings.service.js';
export { ShiftPlans } from './shift-plans.service.js';
export { type RosteredCourier, ShiftQueries, ShiftRoster } from './shift.queries.js';
export { ShiftSettlement } from './shift-settlement.service.js';
