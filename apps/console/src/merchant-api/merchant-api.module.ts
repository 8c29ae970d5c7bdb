import { DomainModule } from '#domain';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { AuditInterceptor } from '../admin/audit/audit.interceptor.js';
import { LiveModule } from '../live/live.module.js';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { WebhookTests } from '../admin/webhooks/webhook-tests.service.js';
import { MerchantAccountController } from './account/account.controller.js';
import { MerchantUsersController } from './account/users.controller.js';
import { PLACES_CONTROLLERS } from './address-book/places.controller.js';
import { MerchantEventsController } from './events/events.controller.js';
import { DeliveryImportsController } from './imports/imports.controller.js';
import { MerchantAppAuthorizationsController } from './integrations/app-authorizations.controller.js';
import { MerchantAppsController } from './integrations/apps.controller.js';
import { MerchantDeliveriesController } from './integrations/deliveries.controller.js';
import { MerchantKeysController } from './integrations/keys.controller.js';
import { MerchantOpenDeliveryController } from './integrations/open-delivery.controller.js';
import { MerchantWebhooksController } from './integrations/webhooks.controller.js';
import { SpendingController } from './money/spending.controller.js';
import { MerchantWalletController } from './money/wallet.controller.js';
import { MerchantAddressesController } from './orders/addresses.controller.js';
import { OfferingController } from './orders/offering.controller.js';
import { MerchantOrderPlacement } from './orders/order-placement.service.js';
import { MerchantOrderBatchesController } from './orders/order-batches.controller.js';
import { MerchantClaimsController } from './orders/claims.controller.js';
import { MerchantOrderMapController } from './orders/order-map.controller.js';
import { MerchantOrderQueueController } from './orders/order-queue.controller.js';
import { MerchantOrderTipsController } from './orders/order-tips.controller.js';
import { MerchantRecipientRequestsController } from './orders/recipient-requests.controller.js';
import { MerchantRedeliveriesController } from './orders/redeliveries.controller.js';
import { MerchantOrdersController } from './orders/orders.controller.js';
import { MerchantPaymentSimulationController } from './orders/payment-simulation.controller.js';
import { MerchantQuotesController } from './orders/quotes.controller.js';
import { CurrentSessions } from './session/current-session.service.js';
import { MerchantGuard } from './session/merchant.guard.js';
import { LogInDesk } from '../sessions/log-in-desk.service.js';
import { MERCHANT_SESSION_CONTROLLERS } from './session/sessions.controller.js';

/** The API of merchants and their sub-users. */
@Module({
  imports: [DomainModule, LiveModule, TrackingPageModule, UploadsModule],
  controllers: [
    DeliveryImportsController,
    MerchantAccountController,
    MerchantAddressesController,
    MerchantAppAuthorizationsController,
    MerchantAppsController,
    MerchantDeliveriesController,
    MerchantEventsController,
    MerchantKeysController,
    MerchantOpenDeliveryController,
    // Before the orders, whose `:id` would take `bulk`.
    MerchantOrderBatchesController,
    MerchantOrdersController,
    MerchantClaimsController,
    MerchantOrderMapController,
    MerchantOrderQueueController,
    MerchantOrderTipsController,
    MerchantRecipientRequestsController,
    MerchantRedeliveriesController,
    MerchantPaymentSimulationController,
    MerchantQuotesController,
    ...MERCHANT_SESSION_CONTROLLERS,
    MerchantUsersController,
    MerchantWalletController,
    MerchantWebhooksController,
    OfferingController,
    SpendingController,
    ...PLACES_CONTROLLERS,
  ],
  providers: [
    AuditInterceptor,
    CurrentSessions,
    LogInDesk,
    MerchantGuard,
    MerchantOrderPlacement,
    WebhookTests,
  ],
  exports: [MerchantOrderPlacement],
})
export class MerchantApiModule {}
