import { DomainModule } from '#domain';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { AlertsController, AdminEventsController, SavedViewsController } from './alerts/board.controller.js';
import { AdminGuard } from './access/admin-api.decorator.js';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AdminCouriersController } from './couriers/couriers.controller.js';
import {
  CourierAppController,
  CourierDocumentsController,
  CourierNoticesController,
  FleetsController,
} from './couriers/courier-records.controller.js';
import { CellsModule } from '../cells/cells.module.js';
import { IdempotentRequests } from '../http/idempotent-requests.service.js';
import { LiveModule } from '../live/live.module.js';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { CityController, CityImportsController } from './city/city.controller.js';
import {
  AdminCategoriesController,
  AdminVehicleTypesController,
  PICTURES_CONTROLLERS,
  ServiceAreasController,
} from './hub/catalog.controller.js';
import {
  CourierStatementsController,
  LedgerController,
  PaymentsController,
} from './money/ledger.controller.js';
import { PayTrialController, DispatchTrialController } from './hub/trials.controller.js';
import {
  HubController,
  HubLogoController,
  CellsController,
  AdminMapController,
  HubsController,
  RushController,
} from './hub/hub.controller.js';
import { AppReviewsAdminController } from './apps/app-reviews.controller.js';
import { TariffsController } from './hub/tariffs.controller.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { CredentialsController } from './merchants/credentials.controller.js';
import {
  MerchantSecondFactorController,
  PASSWORD_RESET_CONTROLLERS,
  OperatorSecondFactorController,
} from './operators/lost-access.controller.js';
import { MerchantsController, OpenDeliveryController } from './merchants/merchants.controller.js';
import { ShiftsController } from './shifts/shifts.controller.js';
import { ClaimsController } from './money/claims.controller.js';
import { ContestsController } from './money/contests.controller.js';
import {
  PendingDecisionsController,
  AdminRecipientRequestsController,
  AdminFailedOrdersController,
  AdminRedeliveriesController,
  AdminUnservedOrdersController,
  DeliveryRequestsController,
} from './orders/order-decisions.controller.js';
import { AdminOrderFaultsController } from './orders/order-faults.controller.js';
import { PayoutAccountController, WithdrawalsController } from './money/withdrawals.controller.js';
import { WalletsController } from './money/wallets.controller.js';
import { AdminOrderBulksController } from './orders/order-bulks.controller.js';
import { AdminOrderCommandsController } from './orders/order-commands.controller.js';
import {
  AdminOrderArrivalsController,
  AdminOrderConversationsController,
  AdminOrderDetailsController,
  AdminOrderTipsController,
  AdminOrderCancellationController,
  OrderAddressesController,
} from './orders/order-details.controller.js';
import { AdminOrderSearchController } from './orders/order-search.controller.js';
import { AdminOrderSheetController } from './orders/order-sheet.controller.js';
import { AdminOrdersController } from './orders/orders.controller.js';
import { AuditController } from './audit/audit.controller.js';
import { OPERATOR_SESSION_CONTROLLERS } from './operators/sessions.controller.js';
import { LogInDesk } from '../sessions/log-in-desk.service.js';
import { MessageTextsController, MessagesController } from './messages/messages.controller.js';
import { OperatorsController } from './operators/operators.controller.js';
import { AddressesController, AddressImportsController } from './places/addresses.controller.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { ReportsController, TodayController } from './reports/reports.controller.js';
import { CashController } from './cash/cash.controller.js';
import {
  WebhookDeliveriesController,
  WebhookSubscriptionsController,
} from './webhooks/webhooks.controller.js';
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
