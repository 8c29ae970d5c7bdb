export {
  type CourierOnShift,
  FIRST_AFTER_MINUTES,
  standingOf,
  TURN,
  WAIT_REASONS,
  type WaitingSearch,
  type WaitReason,
} from './search-queue.rules.js';
export { type RosteredCourier, ShiftRoster } from './shift-roster.port.js';
export { onShiftFirst, reachFor } from './shift-preference.rules.js';
