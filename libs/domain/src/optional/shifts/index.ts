export { BOOKING_STATES, SHIFT_GUARANTEES, ShiftBooking, ShiftSlot } from './shift.entity.js';
export { ShiftBookings } from './shift-bookings.service.js';
export { ShiftPlans } from './shift-plans.service.js';
export { PlannedRoster, ShiftQueries } from './shift.queries.js';
export { ShiftSettlement } from './shift-settlement.service.js';
export { ShiftsModule } from './shifts.module.js';
