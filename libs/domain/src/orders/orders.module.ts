import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CouriersModule } from '../couriers/index.js';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { OutboxModule } from '../outbox/index.js';
import { PricingModule } from '../pricing/index.js';
import { WalletsModule } from '../wallets/index.js';
import { OrderEditing } from './order.editing.js';
import { OrderGroups } from './order.groups.js';
import { DueOrders } from './due.orders.js';
import { OrderFleet } from './order.fleet.js';
import { OrderLifecycle } from './order.lifecycle.js';
import { OrderPeople } from './order.people.js';
import { OrderPlacement } from './order.placement.js';
import { OrderQueries } from './order.queries.js';
import { OrderQuoting } from './order.quoting.js';
import { OrderSettlement } from './order.settlement.js';
import { OrderStore } from './order.store.js';
import { OrderTally } from './order.tally.js';

const DOOR = [
  DueOrders,
  OrderEditing,
  OrderGroups,
  OrderLifecycle,
  OrderPeople,
  OrderPlacement,
  OrderQueries,
  OrderQuoting,
  OrderTally,
];

@Module({
  imports: [
    CatalogModule,
    CouriersModule,
    GeographyModule,
    HubsModule,
    MerchantsModule,
    OutboxModule,
    PricingModule,
    WalletsModule,
  ],
  providers: [...DOOR, OrderFleet, OrderSettlement, OrderStore],
  exports: DOOR,
})
export class OrdersModule {}
