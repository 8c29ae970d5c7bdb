import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { DeliveryRequestsModule } from '../delivery-requests/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { DevelopersModule } from '../developers/index.js';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { OrdersModule } from '../orders/index.js';
import { PicturesModule } from '../pictures/index.js';
import { PricingModule } from '../pricing/index.js';
import { SandboxModule } from '../sandbox/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { AppActivity } from './app-activity.queries.js';
import { AppAddresses } from './app-addresses.service.js';
import { AppChecklist } from './app-checklist.queries.js';
import { AppConnections } from './app-connections.service.js';
import { AppEvidence } from './app-evidence.queries.js';
import { AppProbes } from './app-probes.service.js';
import { AppRequests } from './app-requests.service.js';
import { AppReviews } from './app-reviews.service.js';
import { AppSandboxes } from './app-sandboxes.service.js';
import { AppWebhooks } from './app-webhooks.service.js';
import { DeveloperApps } from './developer-apps.service.js';
import { RecordedRequests } from './recorded-requests.service.js';
import { SandboxPlaces } from './sandbox-places.service.js';
import { TestOrders } from './test-orders.service.js';

const SERVICES = [
  AppActivity,
  AppChecklist,
  AppConnections,
  AppEvidence,
  AppProbes,
  AppReviews,
  AppWebhooks,
  DeveloperApps,
  RecordedRequests,
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
    PicturesModule,
    PricingModule,
    SandboxModule,
    WebhooksModule,
  ],
  providers: [...SERVICES, AppAddresses, AppRequests, AppSandboxes, SandboxPlaces],
  exports: SERVICES,
})
export class DeveloperAppsModule {}
