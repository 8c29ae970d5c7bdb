import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CouriersModule } from '../couriers/index.js';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { MessagesModule } from '../messages/index.js';
import { OrdersModule } from '../orders/index.js';
import { OutboxModule } from '../outbox/index.js';
import { ActiveOrdersProvider } from './active-orders.provider.js';
import { CarriedGroups } from './carried-groups.service.js';
import { CourierActivity } from './courier-activity.queries.js';
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
import { PlannedOffers } from './planned-offers.service.js';
import { PlanningGround } from './planning-ground.service.js';
import { PlanningPassStore } from './planning-pass.store.js';
import { PlanningPasses } from './planning-passes.scheduler.js';
import { PlanningWorldQueries } from './planning-world.queries.js';
import { DispatchReplays } from './dispatch-replays.service.js';
import { PastDayQueries } from './past-day.queries.js';
import { SearchConsumer } from './search.consumer.js';
import { SearchActions } from './search-actions.service.js';
import { SearchLog } from './search-log.service.js';
import { SearchSteps } from './search.steps.js';
import { SearchStore } from './search.store.js';

const EXPORTED = [
  CourierActivity,
  DispatchReplays,
  DispatchTrials,
  HubActivity,
  OfferPushes,
  Offers,
  MissingSearches,
  PlanningPasses,
  SearchLog,
  SearchSteps,
];

@Module({
  imports: [
    CatalogModule,
    CouriersModule,
    GeographyModule,
    HubsModule,
    MessagesModule,
    OrdersModule,
    OutboxModule,
  ],
  providers: [
    ...EXPORTED,
    ActiveOrdersProvider,
    CarriedGroups,
    DecisionStore,
    DirectAssignment,
    DispatchTrialQueries,
    HubPlanner,
    PastDayQueries,
    PlannedOffers,
    PlanningGround,
    PlanningPassStore,
    PlanningWorldQueries,
    CourierChoice,
    OfferWithdrawals,
    OfferStore,
    OrderPushes,
    SearchConsumer,
    SearchActions,
    SearchStore,
  ],
  exports: EXPORTED,
})
export class DispatchModule {}
