import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { BOARD_CONTROLLERS } from './alerts/board.controller.js';
import { AdminGuard } from './access/admin-api.decorator.js';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AdminCouriersController } from './couriers/couriers.controller.js';
import { COURIER_RECORD_CONTROLLERS } from './couriers/courier-records.controller.js';
import { IdempotentRequests } from '../http/idempotent-requests.service.js';
import { LiveModule } from '../live/hub-event.feed.js';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { CityController } from './city/city.controller.js';
import { CATALOG_CONTROLLERS, PICTURES_CONTROLLERS } from './hub/catalog.controller.js';
import { LEDGER_CONTROLLERS } from './money/ledger.controller.js';
import { TARIFF_CONTROLLERS } from './hub/tariffs.controller.js';
import { HUB_CONTROLLERS } from './hub/hub.controller.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { MERCHANT_CONTROLLERS } from './merchants/merchants.controller.js';
import { OPERATOR_CONTROLLERS } from './operators/operators.controller.js';
import { ContestsController } from './money/contests.controller.js';
import { ORDER_DECISION_CONTROLLERS } from './orders/order-decisions.controller.js';
import { ORDER_CONTROLLERS } from './orders/orders.controller.js';
import { WithdrawalsController } from './money/withdrawals.controller.js';
import { WalletsController } from './money/wallets.controller.js';
import { AdminOrderBulksController } from './orders/order-bulks.controller.js';
import { ORDER_DETAIL_CONTROLLERS } from './orders/order-details.controller.js';
import { AdminOrderSearchController } from './orders/order-search.controller.js';
import { AdminOrderSheetController } from './orders/order-sheet.controller.js';
import { AdminOrderBodies } from './orders/order.body.js';
import { AuditController } from './audit/audit.controller.js';
import { OPERATOR_SESSION_CONTROLLERS } from './operators/sessions.controller.js';
import { LogInOpening } from '../sessions/log-in-opening.service.js';
import { MESSAGE_CONTROLLERS } from './messages/messages.controller.js';
import { ADDRESS_CONTROLLERS } from './places/addresses.controller.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { REPORT_CONTROLLERS } from './reports/reports.controller.js';
import { CashController } from './cash/cash.controller.js';
import { WEBHOOK_CONTROLLERS } from './webhooks/webhooks.controller.js';
import { WebhookTests } from './webhooks/webhook-tests.service.js';

@Module({
  imports: [LiveModule, TrackingPageModule, UploadsModule],
  controllers: [
    ...ADDRESS_CONTROLLERS,
    ...BOARD_CONTROLLERS,
    AuditController,
    CashController,
    ...CATALOG_CONTROLLERS,
    ...HUB_CONTROLLERS,
    CityController,
    ...COURIER_RECORD_CONTROLLERS,
    AdminCouriersController,
    ...TARIFF_CONTROLLERS,
    ...LEDGER_CONTROLLERS,
    InvoicesController,
    ...OPERATOR_SESSION_CONTROLLERS,
    ...MERCHANT_CONTROLLERS,
    ...MESSAGE_CONTROLLERS,
    ...OPERATOR_CONTROLLERS,
    // Before the orders' controllers: its paths begin with `orders/bulk`, no reference of an order.
    AdminOrderBulksController,
    ...ORDER_DETAIL_CONTROLLERS,
    ...ORDER_DECISION_CONTROLLERS,
    AdminOrderSearchController,
    AdminOrderSheetController,
    ...ORDER_CONTROLLERS,
    ContestsController,
    WithdrawalsController,
    ...PICTURES_CONTROLLERS,
    PrivacyController,
    ...REPORT_CONTROLLERS,
    WalletsController,
    ...WEBHOOK_CONTROLLERS,
  ],
  providers: [AdminGuard, AdminOrderBodies, AuditInterceptor, IdempotentRequests, LogInOpening, WebhookTests],
})
export class AdminModule {}
