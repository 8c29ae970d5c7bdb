import { Module } from '@nestjs/common';
import { AddressBookModule } from './ordering/address-book/index.js';
import { JobsModule } from './back-office/jobs/index.js';
import { CatalogModule } from './company/catalog/index.js';
import { ConfirmationModule } from './requests/confirmation/index.js';
import { ConversationsModule } from './requests/conversations/index.js';
import { RecipientWishesModule } from './requests/recipient-wishes/index.js';
import { CredentialsModule } from './integration/credentials/index.js';
import { DispatchModule } from './dispatch/index.js';
import { EvidenceModule } from './people/evidence/index.js';
import { HubsModule } from './company/hubs/index.js';
import { IdempotencyModule } from './events/idempotency/index.js';
import { MessagesModule } from './events/messages/index.js';
import { MerchantAccessModule } from './people/merchant-access/index.js';
import { MerchantsModule } from './people/merchants/index.js';
import { CouriersModule } from './people/couriers/index.js';
import { InvoicesModule } from './billing/invoices/index.js';
import { OperatorsModule } from './people/operators/index.js';
import { AlertsModule } from './ordering/alerts/index.js';
import { OrdersModule } from './ordering/orders/index.js';
import { OutboxModule } from './events/outbox/index.js';
import { DecisionsModule } from './back-office/decisions/index.js';
import { ClaimsModule } from './billing/claims/index.js';
import { ContestsModule } from './billing/contests/index.js';
import { FaultsModule } from './billing/faults/index.js';
import { ShiftsModule } from './billing/shifts/index.js';
import { PayoutsModule } from './billing/payouts/index.js';
import { PaymentsModule } from './billing/payments/index.js';
import { PicturesModule } from './people/pictures/index.js';
import { PricingModule } from './ordering/pricing/index.js';
import { PasswordResetsModule } from './people/password-resets/index.js';
import { PrivacyModule } from './back-office/privacy/index.js';
import { ReportsModule } from './back-office/reports/index.js';
import { CashModule } from './ledger/cash/index.js';
import { WalletsModule } from './ledger/wallets/index.js';
import { PushesModule } from './events/pushes/index.js';
import { WebhooksModule } from './integration/webhooks/index.js';
import { DeliveryRequestsModule } from './requests/delivery-requests/index.js';
import { AppAccessModule } from './sandbox/app-access/index.js';
import { DeveloperAppsModule } from './sandbox/developer-apps/index.js';
import { DevelopersModule } from './people/developers/index.js';
import { SessionsModule } from './people/sessions/index.js';
import { SavedViewsModule } from './company/saved-views/index.js';
import { RobotsModule } from './sandbox/robots/index.js';
import { TownModule } from './sandbox/town/index.js';
import { OrderTrackingModule } from './ordering/tracking/index.js';
import { CityImportsModule } from './places/city-imports/index.js';
import { GeographyModule } from './places/geography/index.js';
import { SpeedsModule } from './places/speeds/index.js';

const NOUNS = [
  AddressBookModule,
  AlertsModule,
  AppAccessModule,
  CashModule,
  CatalogModule,
  ConfirmationModule,
  ConversationsModule,
  RecipientWishesModule,
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
  JobsModule,
  MerchantAccessModule,
  MerchantsModule,
  MessagesModule,
  OperatorsModule,
  OrdersModule,
  OutboxModule,
  PasswordResetsModule,
  PaymentsModule,
  ClaimsModule,
  DecisionsModule,
  ContestsModule,
  FaultsModule,
  PayoutsModule,
  ShiftsModule,
  PicturesModule,
  PricingModule,
  PushesModule,
  RobotsModule,
  TownModule,
  SavedViewsModule,
  SessionsModule,
  PrivacyModule,
  ReportsModule,
  OrderTrackingModule,
  WalletsModule,
  WebhooksModule,
  GeographyModule,
  SpeedsModule,
  CityImportsModule,
];

/** The whole core for one process. A global module provides its ports: `CoreModule` of the runtime does. */
@Module({ imports: NOUNS, exports: NOUNS })
export class DomainModule {}
