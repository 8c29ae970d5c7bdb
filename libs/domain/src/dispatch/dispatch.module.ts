import { Module } from '@nestjs/common';
import { ApproachTimes } from './rounds/approach-times.service.js';
import { AssignmentAdviceQueries } from './advice/assignment-advice.queries.js';
import { AssignmentAdvisor } from './advice/assignment-advice.service.js';
import { CourierActivity } from './activity/courier-activity.queries.js';
import { CourierPauses } from './searches/courier-pauses.service.js';
import { CouriersOut } from './searches/couriers-out.queries.js';
import { CourierChoice } from './rounds/courier-choice.policy.js';
import { HubActivity } from './activity/hub-activity.queries.js';
import { DecisionStore } from './dispatch-decisions/dispatch-decision.store.js';
import { DispatchTrials } from './trials/dispatch-trials.service.js';
import { HubPlanner } from './passes/hub-planner.service.js';
import { OfferPushes } from './searches/offer-pushes.service.js';
import { OrderPushes } from './activity/order-pushes.consumer.js';
import { OfferWithdrawals } from './searches/offer-withdrawals.service.js';
import { OfferStore } from './searches/offer.store.js';
import { MissingSearches } from './searches/missing-searches.scheduler.js';
import { Offers } from './searches/offers.service.js';
import { OrderProjections } from './projections/order-projections.service.js';
import { PlannedTrips } from './passes/planned-trips.service.js';
import { PlanningBase } from './passes/planning-base.service.js';
import { PlanningPassStore } from './planning/planning-pass.store.js';
import { PlanningPasses } from './passes/planning-passes.scheduler.js';
import { PlanningWorldQueries } from './passes/planning-world.queries.js';
import { SearchConsumer } from './rounds/search.consumer.js';
import { SearchActions } from './rounds/search-actions.service.js';
import { SearchQueues } from './projections/search-queues.service.js';
import { SearchReviews } from './searches/search-reviews.service.js';
import { SearchLog } from './activity/search-log.service.js';
import { SearchSteps } from './rounds/search.steps.js';
import { SearchStore } from './searches/search.store.js';
import { UnservedNotices } from './searches/unserved-notices.service.js';
import { UnservedOrders } from './searches/unserved-orders.service.js';

const PROVIDERS = [
  [CourierActivity, HubActivity, OrderPushes, SearchLog],
  [AssignmentAdviceQueries, AssignmentAdvisor],
  [DecisionStore],
  [HubPlanner, PlannedTrips, PlanningBase, PlanningPasses, PlanningWorldQueries],
  [PlanningPassStore],
  [OrderProjections, SearchQueues],
  [ApproachTimes, CourierChoice, SearchActions, SearchConsumer, SearchSteps],
  [CouriersOut, CourierPauses, MissingSearches, OfferPushes, Offers, OfferStore],
  [OfferWithdrawals, SearchReviews, SearchStore, UnservedNotices, UnservedOrders],
  [DispatchTrials],
].flat();

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class DispatchModule {}
