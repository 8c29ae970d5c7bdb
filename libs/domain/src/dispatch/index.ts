/** The door of this context: what other contexts and the apps take of it. */
export { DispatchModule } from './dispatch.module.js';
export {
  CourierActivity,
  type CourierActivityItem,
  HubActivity,
  type HubChange,
  type HubCourier,
  type HubOfferChange,
  type OrderActivity,
  SearchLog,
} from './activity/index.js';
export { ADVICE_OBSTACLES, AssignmentAdvisor } from './advice/index.js';
export { type Decision, DispatchDecision } from './dispatch-decisions/index.js';
export { PlanningPasses } from './passes/index.js';
export {
  type HubPass,
  InProcessPlanning,
  LEASE_MS as PASS_LEASE_MS,
  type Plan,
  PLANNING_PROGRAM,
  PlanningPass,
  PlanningThread,
  PlanTooSlow,
  type ThreadAnswer,
  type ThreadRequest,
} from './planning/index.js';
export { OrderProjections, type QueuePlace, SearchQueues } from './projections/index.js';
export { WAIT_REASONS } from './queue/index.js';
export { SearchSteps } from './rounds/index.js';
export {
  CourierPauses,
  MissingSearches,
  OfferPushes,
  Offers,
  type OfferView,
  OrderOffer,
  OrderSearch,
  UnservedNotices,
  UnservedOrders,
} from './searches/index.js';
export { DispatchTrials, TRIAL_VERDICTS } from './trials/index.js';
