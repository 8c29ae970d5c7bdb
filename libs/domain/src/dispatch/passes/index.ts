export { HubPlanner } from './hub-planner.service.js';
export { type CommittedTrip, fitsNow } from './planned-trip.types.js';
export { PlanningBase } from './planning-base.service.js';
export { PlanningPasses } from './planning-passes.scheduler.js';
export {
  COURIERS_ON_SHIFT,
  PICKUP,
  PLACED_AT,
  PLACES,
  PlanningWorldQueries,
  WEIGHT,
} from './planning-world.queries.js';
