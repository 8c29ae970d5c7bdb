import { Module } from '@nestjs/common';
import { CashModule } from '../ledger/index.js';
import { ShiftsModule } from '../billing/index.js';
import { CatalogModule, HubsModule } from '../company/index.js';
import { CouriersModule } from '../people/index.js';
import { GeographyModule } from '../places/index.js';
import { MessagesModule, OutboxModule } from '../events/index.js';
import { OrdersModule } from '../ordering/index.js';
import { ApproachTimes } from './approach-times.service.js';
import { ActiveOrdersProvider } from './active-orders.provider.js';
import { AssignmentAdviceQueries } from './assignment-advice.queries.js';
import { AssignmentAdvisor } from './assignment-advice.service.js';
import { CourierActivity } from './courier-activity.queries.js';
import { CourierPauses } from './courier-pauses.service.js';
import { CashLimits } from './cash-limits.queries.js';
import { CourierChoice } from './courier-choice.policy.js';
import { HubActivity } from './hub-activity.queries.js';
import { DirectAssignment } from './direct-assignment.service.js';
import { DecisionStore } from './dispatch-decision.store.js';
import { DispatchTrialQueries } from './dispatch-trial.queries.js';
import { DispatchTrials } from './dispatch-trials.service.js';
import { HubPlanner } from './hub-planner.service.js';
import { OfferPushes } from './offer-pushes.service.js';
import { OrderPushes } from './order-pushes.consumer.js';
import { OfferWithdrawals } from './offer-withdrawals.service.js';
import { OfferStore } from './offer.store.js';
import { MissingSearches } from './missing-searches.scheduler.js';
import { Offers } from './offers.service.js';
import { OrderProjections } from './order-projections.service.js';
import { PlannedArrivals } from './planned-arrivals.service.js';
import { PlannedOffers } from './planned-offers.service.js';
import { PlanningGround } from './planning-ground.service.js';
import { PlanningPassStore } from './planning-pass.store.js';
import { PlanningPasses } from './planning-passes.scheduler.js';
import { PlanningWorldQueries } from './planning-world.queries.js';
import { SearchConsumer } from './search.consumer.js';
import { SearchActions } from './search-actions.service.js';
import { SearchClockStore } from './search-clock.store.js';
import { SearchQueueQueries } from './search-queue.queries.js';
import { SearchQueues } from './search-queues.service.js';
import { SearchReviews } from './search-reviews.service.js';
import { SearchRounds } from './search-rounds.service.js';
import { SearchLog } from './search-log.service.js';
import { SearchSteps } from './search.steps.js';
import { SearchStore } from './search.store.js';
import { UnservedActs } from './unserved-acts.service.js';
import { UnservedNotices } from './unserved-notices.service.js';
import { UnservedOrders } from './unserved-orders.service.js';

const EXPORTED = [
  AssignmentAdvisor,
  CourierActivity,
  CourierPauses,
  DispatchTrials,
  HubActivity,
  OfferPushes,
  Offers,
  OrderProjections,
  MissingSearches,
  PlanningPasses,
  SearchLog,
  SearchQueues,
  SearchSteps,
  UnservedNotices,
  UnservedOrders,
];

@Module({
  imports: [
    CashModule,
    CatalogModule,
    CouriersModule,
    GeographyModule,
    HubsModule,
    MessagesModule,
    OrdersModule,
    OutboxModule,
    ShiftsModule,
  ],
  providers: [
    ...EXPORTED,
    ActiveOrdersProvider,
    ApproachTimes,
    AssignmentAdviceQueries,
    DecisionStore,
    DirectAssignment,
    DispatchTrialQueries,
    HubPlanner,
    PlannedArrivals,
    PlannedOffers,
    PlanningGround,
    PlanningPassStore,
    PlanningWorldQueries,
    CashLimits,
    CourierChoice,
    OfferWithdrawals,
    OfferStore,
    OrderPushes,
    SearchConsumer,
    SearchActions,
    SearchClockStore,
    SearchQueueQueries,
    SearchReviews,
    SearchRounds,
    SearchStore,
    UnservedActs,
  ],
  exports: EXPORTED,
})
export class DispatchModule {}
