import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { AuditInterceptor } from '../admin/audit/audit.interceptor.js';
import { LiveModule } from '../live/hub-event.feed.js';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { WebhookTests } from '../admin/webhooks/webhook-tests.service.js';
import { MerchantAccountController, MerchantUsersController } from './account/account.controller.js';
import { PLACES_CONTROLLERS } from './address-book/places.controller.js';
import { ORDER_FACT_CONTROLLERS } from './orders/order-facts.controller.js';
import { DeliveryImportsController } from './imports/imports.controller.js';
import { WEBHOOK_CONTROLLERS } from './integrations/webhooks.controller.js';
import { KEY_CONTROLLERS } from './integrations/keys.controller.js';
import { WALLET_CONTROLLERS } from './money/wallet.controller.js';
import { ORDER_CONTROLLERS } from './orders/orders.controller.js';
import { MerchantOrderBodies } from './orders/order.body.js';
import { MerchantOrderPlacement } from './orders/order-placement.service.js';
import { MerchantOrderBatchesController } from './orders/order-batches.controller.js';
import { MerchantGuard } from './session/merchant-api.decorator.js';
import { LogInOpening } from '../sessions/log-in-opening.service.js';
import { MERCHANT_SESSION_CONTROLLERS } from './session/sessions.controller.js';

@Module({
  imports: [LiveModule, TrackingPageModule, UploadsModule],
  controllers: [
    DeliveryImportsController,
    MerchantAccountController,
    ...ORDER_FACT_CONTROLLERS,
    ...WEBHOOK_CONTROLLERS,
    ...KEY_CONTROLLERS,
    // Before the orders, whose `:id` would take `bulk`.
    MerchantOrderBatchesController,
    ...ORDER_CONTROLLERS,
    ...MERCHANT_SESSION_CONTROLLERS,
    MerchantUsersController,
    ...WALLET_CONTROLLERS,
    ...PLACES_CONTROLLERS,
  ],
  providers: [
    AuditInterceptor,
    LogInOpening,
    MerchantGuard,
    MerchantOrderBodies,
    MerchantOrderPlacement,
    WebhookTests,
  ],
  exports: [MerchantOrderBodies, MerchantOrderPlacement],
})
export class MerchantApiModule {}
