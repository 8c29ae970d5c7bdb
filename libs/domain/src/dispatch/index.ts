export { ADVICE_OBSTACLES, AssignmentAdvisor } from './assignment-advice.service.js';
export { CourierActivity, type CourierActivityItem, type OrderActivity } from './courier-activity.queries.js';
export { CourierPauses } from './courier-pauses.service.js';
export { DispatchDecision } from './dispatch-decision.entity.js';
export { DispatchTrials, TRIAL_VERDICTS } from './dispatch-trials.service.js';
export type { Decision } from './dispatch-decision.store.js';
export { DispatchModule } from './dispatch.module.js';
export { HubActivity, type HubChange, type HubCourier, type HubOfferChange } from './hub-activity.queries.js';
export { MissingSearches } from './missing-searches.scheduler.js';
export { OfferPushes } from './offer-pushes.service.js';
export { Offers, type OfferView } from './offers.service.js';
export { OrderOffer } from './order-offer.entity.js';
export { OrderProjections } from './order-projections.service.js';
export { OrderSearch } from './order-search.entity.js';
export type { Plan } from './planning/planning.types.js';
export {
  InProcessPlanning,
  PLANNING_PROGRAM,
  PlanningThread,
  PlanTooSlow,
  type ThreadAnswer,
  type ThreadRequest,
} from './planning-thread.port.js';
export { type HubPass } from './hub-pass.calculator.js';
export { PlanningPass } from './planning-pass.entity.js';
export { LEASE_MS as PASS_LEASE_MS } from './planning-pass.rules.js';
export { PlanningPasses } from './planning-passes.scheduler.js';
export { SearchLog } from './search-log.service.js';
export { type QueuePlace, SearchQueues } from './search-queues.service.js';
export { WAIT_REASONS } from './search-queue.rules.js';
export { SearchSteps } from './search.steps.js';
export { UnservedNotices } from './unserved-notices.service.js';
export { UnservedOrders } from './unserved-orders.service.js';
