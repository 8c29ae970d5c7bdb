import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { AdminGuard } from './access/admin.guard.js';
import { AuditInterceptor } from './access/audit.interceptor.js';
import { CouriersController } from './couriers/couriers.controller.js';
import { CourierDocumentsController } from './couriers/documents.controller.js';
import { FleetsController } from './couriers/fleets.controller.js';
import { CategoriesController, VehicleTypesController } from './hub/catalog.controllers.js';
import { HubController } from './hub/hub.controller.js';
import { HubsController } from './hub/hubs.controller.js';
import { PICTURES_CONTROLLERS } from './hub/pictures.controllers.js';
import { ServiceAreasController } from './hub/service-areas.controller.js';
import { TariffsController } from './hub/tariffs.controller.js';
import { CredentialsController } from './merchants/credentials.controller.js';
import { MerchantsController } from './merchants/merchants.controller.js';
import { OpenDeliveryController } from './merchants/open-delivery.controller.js';
import { PaymentsController } from './money/payments.controller.js';
import { WalletsController } from './money/wallets.controller.js';
import { WithdrawalsController } from './money/withdrawals.controller.js';
import { OrderCommandsController } from './orders/order-commands.controller.js';
import { OrdersController } from './orders/orders.controller.js';
import { RequestsController } from './orders/requests.controller.js';
import { AuditController } from './people/audit.controller.js';
import { LoginController } from './people/login.controller.js';
import { OperatorsController } from './people/operators.controller.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import {
  WebhookDeliveriesController,
  WebhookSubscriptionsController,
} from './webhooks/webhooks.controllers.js';

/** What the company's own people do: everything a hub has, behind roles and an audit log. */
@Module({
  imports: [DomainModule],
  controllers: [
    AuditController,
    CategoriesController,
    CourierDocumentsController,
    CouriersController,
    CredentialsController,
    FleetsController,
    HubController,
    HubsController,
    LoginController,
    MerchantsController,
    OpenDeliveryController,
    OperatorsController,
    OrderCommandsController,
    OrdersController,
    PaymentsController,
    ...PICTURES_CONTROLLERS,
    PrivacyController,
    ReportsController,
    RequestsController,
    ServiceAreasController,
    TariffsController,
    VehicleTypesController,
    WalletsController,
    WebhookDeliveriesController,
    WebhookSubscriptionsController,
    WithdrawalsController,
  ],
  providers: [AdminGuard, AuditInterceptor],
})
export class AdminModule {}
