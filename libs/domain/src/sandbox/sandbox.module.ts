import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { CompanyModule } from '../company/index.js';
import { DispatchModule } from '../dispatch/index.js';
import { EventsModule } from '../events/index.js';
import { IntegrationModule } from '../integration/index.js';
import { OrderingModule } from '../ordering/index.js';
import { PeopleModule } from '../people/index.js';
import { PlacesModule } from '../places/index.js';
import { RequestsModule } from '../requests/index.js';
import { ActingApps } from './app-access/acting-apps.service.js';
import { AppAuthorizations } from './app-access/app-authorizations.service.js';
import { AppGrants, AppTokens } from './app-access/app-grants.service.js';
import { AppActivity } from './developer-apps/app-activity.queries.js';
import { AppAddresses } from './developer-apps/app-addresses.service.js';
import { AppChecklist } from './developer-apps/app-checklist.queries.js';
import { AppConnections } from './developer-apps/app-connections.service.js';
import { AppEvents } from './developer-apps/app-events.service.js';
import { AppEvidence } from './developer-apps/app-evidence.queries.js';
import { AppReceivers, AppReceiverTests } from './developer-apps/app-receivers.service.js';
import { AppRemovals, DeveloperApps } from './developer-apps/developer-apps.service.js';
import { AppRequests } from './developer-apps/app-requests.service.js';
import { AppReviews } from './developer-apps/app-reviews.service.js';
import {
  AppSandboxes,
  SandboxPlaces,
  SandboxRoom,
  SandboxShops,
} from './developer-apps/app-sandboxes.service.js';
import { AppSigningSecrets } from './developer-apps/app-signing-secrets.service.js';
import { AppWebhooks } from './developer-apps/app-webhooks.service.js';
import {
  ConnectionActivity,
  ConnectionSecrets,
  OpenConnections,
} from './developer-apps/connection-secrets.service.js';
import { RecordedRequests } from './developer-apps/recorded-requests.service.js';
import { TestOrders } from './developer-apps/test-orders.service.js';
import { RobotCouriers } from './robots/robot-couriers.service.js';
import { RobotMovement, RobotPhotos } from './robots/robot-movement.service.js';
import { RobotOrderCommands } from './robots/robot-order.commands.js';
import { RobotTaskStore } from './robots/robot-task.store.js';
import { RobotSteps } from './robots/robot.steps.js';
import { Robots } from './robots/robots.service.js';
import { TownBeginning, Towns } from './town/towns.service.js';
import { TownDoors, TownPeopleService } from './town/town-people.service.js';
import { TownOrders, TownRiders } from './town/town-orders.service.js';
import { TownShifts } from './town/town-shifts.service.js';
import { TownStore } from './town/town.store.js';

const PROVIDERS = [
  ActingApps,
  AppActivity,
  AppAddresses,
  AppAuthorizations,
  AppChecklist,
  AppConnections,
  AppEvents,
  AppEvidence,
  AppGrants,
  AppReceivers,
  AppReceiverTests,
  AppRemovals,
  AppRequests,
  AppReviews,
  AppSandboxes,
  AppSigningSecrets,
  AppTokens,
  AppWebhooks,
  ConnectionActivity,
  ConnectionSecrets,
  DeveloperApps,
  OpenConnections,
  RecordedRequests,
  RobotCouriers,
  RobotMovement,
  RobotOrderCommands,
  RobotPhotos,
  Robots,
  RobotSteps,
  RobotTaskStore,
  SandboxPlaces,
  SandboxRoom,
  SandboxShops,
  TestOrders,
  TownBeginning,
  TownDoors,
  TownOrders,
  TownPeopleService,
  TownRiders,
  Towns,
  TownShifts,
  TownStore,
];

@Module({
  imports: [
    CompanyModule,
    EventsModule,
    PlacesModule,
    PeopleModule,
    IntegrationModule,
    OrderingModule,
    BillingModule,
    DispatchModule,
    RequestsModule,
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class SandboxModule {}
