import { DomainModule } from '#domain';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { AlertsController } from './alerts/alerts.controller.js';
import { AdminGuard } from './access/admin.guard.js';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AdminCouriersController } from './couriers/couriers.controller.js';
import { CourierAppController } from './couriers/courier-app.controller.js';
import { CourierDocumentsController } from './couriers/courier-documents.controller.js';
import { CourierNoticesController } from './couriers/courier-notices.controller.js';
import { FleetsController } from './couriers/fleets.controller.js';
import { CellsModule } from '../cells/cells.module.js';
import { IdempotentRequests } from '../http/idempotent-requests.service.js';
import { LiveModule } from '../live/live.module.js';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { CityController } from './city/city.controller.js';
import { CityImportsController } from './city/city-imports.controller.js';
import { AdminEventsController } from './events/events.controller.js';
import { AdminCategoriesController } from './hub/categories.controller.js';
import { AdminVehicleTypesController } from './hub/vehicle-types.controller.js';
import { CourierStatementsController } from './money/courier-statements.controller.js';
import { PayTrialController } from './hub/pay-trial.controller.js';
import { DispatchTrialController } from './hub/dispatch-trial.controller.js';
import { HubController } from './hub/hub.controller.js';
import { HubLogoController } from './hub/hub-logo.controller.js';
import { CellsController } from './hub/cells.controller.js';
import { AdminMapController } from './hub/map.controller.js';
import { AppReviewsAdminController } from './apps/app-reviews.controller.js';
import { HubsController } from './hub/hubs.controller.js';
import { PICTURES_CONTROLLERS } from './hub/pictures.controller.js';
import { RushController } from './hub/rush.controller.js';
import { ServiceAreasController } from './hub/service-areas.controller.js';
import { TariffsController } from './hub/tariffs.controller.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { CredentialsController } from './merchants/credentials.controller.js';
import { MerchantSecondFactorController } from './merchants/merchant-second-factor.controller.js';
import { MerchantsController } from './merchants/merchants.controller.js';
import { OpenDeliveryController } from './merchants/open-delivery.controller.js';
import { LedgerController } from './money/ledger.controller.js';
import { PaymentsController } from './money/payments.controller.js';
import { ShiftsController } from './shifts/shifts.controller.js';
import { ClaimsController } from './money/claims.controller.js';
import { ContestsController } from './money/contests.controller.js';
import { PendingDecisionsController } from './orders/pending-decisions.controller.js';
import { AdminOrderFaultsController } from './orders/order-faults.controller.js';
import { PayoutAccountController } from './money/payout-account.controller.js';
import { WalletsController } from './money/wallets.controller.js';
import { WithdrawalsController } from './money/withdrawals.controller.js';
import { AdminOrderBulksController } from './orders/order-bulks.controller.js';
import { AdminOrderCommandsController } from './orders/order-commands.controller.js';
import { AdminOrderArrivalsController } from './orders/order-arrivals.controller.js';
import { AdminOrderConversationsController } from './orders/order-conversations.controller.js';
import { AdminRecipientRequestsController } from './orders/recipient-requests.controller.js';
import { AdminFailedOrdersController } from './orders/failed-orders.controller.js';
import { AdminRedeliveriesController } from './orders/redeliveries.controller.js';
import { AdminUnservedOrdersController } from './orders/unserved-orders.controller.js';
import { AdminOrderDetailsController } from './orders/order-details.controller.js';
import { AdminOrderTipsController } from './orders/order-tips.controller.js';
import { AdminOrderCancellationController } from './orders/order-cancellation.controller.js';
import { AdminOrderSearchController } from './orders/order-search.controller.js';
import { AdminOrderSheetController } from './orders/order-sheet.controller.js';
import { OrderAddressesController } from './orders/order-addresses.controller.js';
import { AdminOrdersController } from './orders/orders.controller.js';
import { DeliveryRequestsController } from './orders/delivery-requests.controller.js';
import { AuditController } from './audit/audit.controller.js';
import { OPERATOR_SESSION_CONTROLLERS } from './operators/sessions.controller.js';
import { LogInDesk } from '../sessions/log-in-desk.service.js';
import { MessageTextsController } from './messages/message-texts.controller.js';
import { MessagesController } from './messages/messages.controller.js';
import { PASSWORD_RESET_CONTROLLERS } from './password-resets/password-resets.controller.js';
import { OperatorsController } from './operators/operators.controller.js';
import { AddressesController } from './places/addresses.controller.js';
import { AddressImportsController } from './places/address-imports.controller.js';
import { OperatorSecondFactorController } from './operators/second-factor.controller.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { TodayController } from './reports/today.controller.js';
import { CashController } from './cash/cash.controller.js';
import { SavedViewsController } from './views/saved-views.controller.js';
import { WebhookDeliveriesController } from './webhooks/webhook-deliveries.controller.js';
import { WebhookSubscriptionsController } from './webhooks/webhook-subscriptions.controller.js';
import { WebhookTests } from './webhooks/webhook-tests.service.js';

/** The Admin API: everything a hub has, behind operators' roles and an audit log. */
@Module({
  imports: [CellsModule, DomainModule, LiveModule, TrackingPageModule, UploadsModule],
  controllers: [
    AddressesController,
    AddressImportsController,
    AlertsController,
    AuditController,
    CashController,
    AdminCategoriesController,
    CellsController,
    CityController,
    CityImportsController,
    CourierAppController,
    CourierDocumentsController,
    AdminCouriersController,
    CredentialsController,
    DispatchTrialController,
    PayTrialController,
    CourierStatementsController,
    AdminEventsController,
    CourierNoticesController,
    FleetsController,
    HubController,
    HubLogoController,
    AppReviewsAdminController,
    HubsController,
    InvoicesController,
    AdminMapController,
    LedgerController,
    ...OPERATOR_SESSION_CONTROLLERS,
    MerchantSecondFactorController,
    MerchantsController,
    MessagesController,
    MessageTextsController,
    OpenDeliveryController,
    OperatorsController,
    // Before the orders' controllers: its paths begin with `orders/bulk`, which is not the reference of an order.
    AdminOrderBulksController,
    AdminOrderCommandsController,
    AdminOrderArrivalsController,
    AdminOrderConversationsController,
    AdminRecipientRequestsController,
    AdminFailedOrdersController,
    AdminRedeliveriesController,
    AdminUnservedOrdersController,
    AdminOrderDetailsController,
    AdminOrderCancellationController,
    AdminOrderTipsController,
    AdminOrderSearchController,
    AdminOrderSheetController,
    OrderAddressesController,
    AdminOrdersController,
    PaymentsController,
    ClaimsController,
    ContestsController,
    AdminOrderFaultsController,
    PendingDecisionsController,
    PayoutAccountController,
    ...PASSWORD_RESET_CONTROLLERS,
    ...PICTURES_CONTROLLERS,
    PrivacyController,
    OperatorSecondFactorController,
    ReportsController,
    TodayController,
    DeliveryRequestsController,
    RushController,
    SavedViewsController,
    ServiceAreasController,
    ShiftsController,
    TariffsController,
    AdminVehicleTypesController,
    WalletsController,
    WebhookDeliveriesController,
    WebhookSubscriptionsController,
    WithdrawalsController,
  ],
  providers: [AdminGuard, AuditInterceptor, IdempotentRequests, LogInDesk, WebhookTests],
})
export class AdminModule {}
