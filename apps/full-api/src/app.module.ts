import { Module } from '@nestjs/common';
import { OrderAnswers, WebhookSendingModule } from '#runtime';
import { CourierList } from './couriers/courier-list.queries.js';
import { CouriersController } from './couriers/couriers.controller.js';
import { FullApiExceptionFilter } from './exception.filter.js';
import { OrderBodies } from './orders/order-body.service.js';
import { IdempotentOrders } from './orders/idempotent-orders.service.js';
import { OrderList } from './orders/order-list.queries.js';
import { OrderBatchesController } from './orders/order-batches.controller.js';
import { OrdersController } from './orders/orders.controller.js';
import { UserList } from './users/user-list.queries.js';
import { UsersController } from './users/users.controller.js';
import { VehicleTypesController } from './vehicle-types/vehicle-types.controller.js';
import { CourierWalletsController, UserWalletsController } from './wallets/wallets.controller.js';
import { FullApiDialect } from './webhooks/full-api.dialect.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  imports: [WebhookSendingModule.forDialect(FullApiDialect, [OrderBodies])],
  controllers: [
    OrderBatchesController,
    OrdersController,
    UsersController,
    UserWalletsController,
    CouriersController,
    CourierWalletsController,
    VehicleTypesController,
    WebhooksController,
  ],
  providers: [
    CourierList,
    OrderAnswers,
    OrderBodies,
    IdempotentOrders,
    OrderList,
    UserList,
    FullApiExceptionFilter,
  ],
})
export class FullApiModule {}
