export { candidatesFor, OBSTACLES } from './candidates.calculator.js';
export { isAskedLast, pausedUntil, SILENCE, withPauses } from './courier-pause.rules.js';
export { type NumberedPlace, PlaceNumbers, type WayTables } from './pass-places.calculator.js';
export { DEFAULT_PLAN_SETTINGS } from './plan-settings.rules.js';
export { PASS_LEASE_MS, MAX_ORDERS } from './planning-pass.rules.js';
export { type PassLease, PlanningPassStore } from './planning-pass.store.js';
export {
  type HubPass,
  InProcessPlanning,
  PLANNING_PROGRAM,
  PlanningThread,
  PlanTooSlow,
  type ThreadAnswer,
  type ThreadRequest,
} from './planning-thread.port.js';
export { placeNumbersOf, planWorldOf } from './planning-world.mapper.js';
export type { Plan, PlannedTrip } from './planning.types.js';
export type { CarriedRow, CourierRow, OpenOrderRow, Silence, WorldRows } from './world-rows.types.js';
