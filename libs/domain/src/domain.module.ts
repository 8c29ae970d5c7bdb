import { Module } from '@nestjs/common';
import { AddressBookModule } from './address-book/index.js';
import { DeliveryImportsModule } from './delivery-imports/index.js';
import { BulkModule } from './bulk/index.js';
import { CatalogModule } from './catalog/index.js';
import { ConfirmationModule } from './confirmation/index.js';
import { CredentialsModule } from './credentials/index.js';
import { DispatchModule } from './dispatch/index.js';
import { EvidenceModule } from './evidence/index.js';
import { HubsModule } from './hubs/index.js';
import { IdempotencyModule } from './idempotency/index.js';
import { MessagesModule } from './messages/index.js';
import { MerchantAccessModule } from './merchant-access/index.js';
import { MerchantsModule } from './merchants/index.js';
import { CouriersModule } from './couriers/index.js';
import { InvoicesModule } from './invoices/index.js';
import { OperatorsModule } from './operators/index.js';
import { OrdersModule } from './orders/index.js';
import { OutboxModule } from './outbox/index.js';
import { PaymentsModule } from './payments/index.js';
import { PicturesModule } from './pictures/index.js';
import { PricingModule } from './pricing/index.js';
import { PasswordResetsModule } from './password-resets/index.js';
import { PrivacyModule } from './privacy/index.js';
import { ReportsModule } from './reports/index.js';
import { WalletsModule } from './wallets/index.js';
import { PushesModule } from './pushes/index.js';
import { WebhooksModule } from './webhooks/index.js';
import { DeliveryRequestsModule } from './delivery-requests/index.js';
import { DeveloperAppsModule } from './developer-apps/index.js';
import { DevelopersModule } from './developers/index.js';
import { SavedViewsModule } from './saved-views/index.js';
import { SandboxModule } from './sandbox/index.js';
import { OrderTrackingModule } from './tracking/index.js';
import { GeographyModule } from './geography/index.js';

const NOUNS = [
  AddressBookModule,
  DeliveryImportsModule,
  BulkModule,
  CatalogModule,
  ConfirmationModule,
  CouriersModule,
  CredentialsModule,
  DeliveryRequestsModule,
  DeveloperAppsModule,
  DevelopersModule,
  DispatchModule,
  EvidenceModule,
  HubsModule,
  IdempotencyModule,
  InvoicesModule,
  MerchantAccessModule,
  MerchantsModule,
  MessagesModule,
  OperatorsModule,
  OrdersModule,
  OutboxModule,
  PasswordResetsModule,
  PaymentsModule,
  PicturesModule,
  PricingModule,
  PushesModule,
  SandboxModule,
  SavedViewsModule,
  PrivacyModule,
  ReportsModule,
  OrderTrackingModule,
  WalletsModule,
  WebhooksModule,
  GeographyModule,
];

/** The whole core for one process. Expects Database, Clock, Cipher and WakeUps from a global module. */
@Module({ imports: NOUNS, exports: NOUNS })
export class DomainModule {}
