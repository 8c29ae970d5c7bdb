import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { DomainModule } from '#domain';
import { WebhookSendingModule } from '#runtime';
import { CallerGuard } from './auth/caller.guard.js';
import { CourierList } from './couriers/courier-list.js';
import { CouriersController } from './couriers/couriers.controller.js';
import { FullApiExceptionFilter } from './exception.filter.js';
import { OrderBodies } from './orders/order-bodies.js';
import { OrderDesk } from './orders/order-desk.js';
import { OrderList } from './orders/order-list.js';
import { OrdersController } from './orders/orders.controller.js';
import { UserList } from './users/user-list.js';
import { UsersController } from './users/users.controller.js';
import { FieldsPipe } from './validation/validation.pipe.js';
import { VehicleTypesController } from './vehicle-types/vehicle-types.controller.js';
import { CourierWalletsController } from './wallets/courier-wallets.controller.js';
import { UserWalletsController } from './wallets/user-wallets.controller.js';
import { WalletDesk } from './wallets/wallet-desk.js';
import { FullApiDialect } from './webhooks/dialect.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

@Module({
  imports: [DomainModule, WebhookSendingModule.speaking(FullApiDialect, [OrderBodies])],
  controllers: [
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
    OrderBodies,
    OrderDesk,
    OrderList,
    UserList,
    WalletDesk,
    { provide: APP_GUARD, useClass: CallerGuard },
    { provide: APP_PIPE, useClass: FieldsPipe },
    { provide: APP_FILTER, useClass: FullApiExceptionFilter },
  ],
})
export class FullApiModule {}
