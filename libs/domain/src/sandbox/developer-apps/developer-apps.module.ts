import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../billing/index.js';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { DeliveryRequestsModule } from '../../requests/index.js';
import { OutboxModule } from '../../events/index.js';
import { CredentialsModule, WebhooksModule } from '../../integration/index.js';
import { DevelopersModule, MerchantsModule, PicturesModule } from '../../people/index.js';
import { GeographyModule } from '../../places/index.js';
import { OrdersModule, PricingModule } from '../../ordering/index.js';
import { RobotsModule } from '../robots/index.js';
import { AppActivity } from './app-activity.queries.js';
import { AppAddresses } from './app-addresses.service.js';
import { AppChecklist } from './app-checklist.queries.js';
import { AppConnections } from './app-connections.service.js';
import { AppEvents } from './app-events.service.js';
import { AppEvidence } from './app-evidence.queries.js';
import { AppReceiverTests } from './app-receiver-tests.service.js';
import { AppRequests } from './app-requests.service.js';
import { AppReviews } from './app-reviews.service.js';
import { AppReceivers } from './app-receivers.service.js';
import { AppRemovals } from './app-removals.service.js';
import { AppSandboxes } from './app-sandboxes.service.js';
import { AppSigningSecrets } from './app-signing-secrets.service.js';
import { AppWebhooks } from './app-webhooks.service.js';
import { ConnectionSecrets } from './connection-secrets.service.js';
import { OpenConnections } from './open-connections.store.js';
import { ConnectionActivity } from './connection-activity.service.js';
import { DeveloperApps } from './developer-apps.service.js';
import { RecordedRequests } from './recorded-requests.service.js';
import { SandboxRoom } from './sandbox-room.service.js';
import { SandboxPlaces } from './sandbox-places.service.js';
import { SandboxShops } from './sandbox-shops.service.js';
import { TestOrders } from './test-orders.service.js';

const SERVICES = [
  AppActivity,
  AppChecklist,
  AppConnections,
  AppEvidence,
  AppReceiverTests,
  AppReceivers,
  AppRemovals,
  AppReviews,
  AppSigningSecrets,
  AppWebhooks,
  ConnectionActivity,
  ConnectionSecrets,
  DeveloperApps,
  RecordedRequests,
  SandboxShops,
  TestOrders,
];

@Module({
  imports: [
    CatalogModule,
    CredentialsModule,
    DeliveryRequestsModule,
    DevelopersModule,
    GeographyModule,
    HubsModule,
    MerchantsModule,
    OrdersModule,
    OutboxModule,
    PaymentsModule,
    PicturesModule,
    PricingModule,
    RobotsModule,
    WebhooksModule,
  ],
  providers: [
    ...SERVICES,
    AppAddresses,
    AppEvents,
    OpenConnections,
    AppRequests,
    AppSandboxes,
    SandboxPlaces,
    SandboxRoom,
  ],
  exports: SERVICES,
})
export class DeveloperAppsModule {}
