import { Module } from '@nestjs/common';
import { CatalogModule, HubsModule } from '../../company/index.js';
import { CouriersModule, MerchantsModule } from '../../people/index.js';
import { GeographyModule } from '../../places/index.js';
import { OutboxModule } from '../../events/index.js';
import { PricingModule } from '../pricing/index.js';
import { CashModule, WalletsModule } from '../../ledger/index.js';
import { OrderEditing } from './order-editing.service.js';
import { ShopNotices } from './shop-notices.service.js';
import { OrderGroups } from './order-groups.service.js';
import { DueOrders } from './due-orders.scheduler.js';
import { OrderAssignment } from './order-assignment.service.js';
import { CourierPayRaises } from './courier-pay-raises.service.js';
import { CourierVisits } from './courier-visits.service.js';
import { OrderInvoicing } from './order-invoicing.store.js';
import { OrderLifecycle } from './order-lifecycle.service.js';
import { OrderParties } from './order-parties.queries.js';
import { OrderCreation } from './order-creation.service.js';
import { HeldQuotes } from './held-quotes.service.js';
import { OrderDemand } from './order-demand.queries.js';
import { OrderLookup } from './order-lookup.queries.js';
import { RecipientLookup } from './recipient-lookup.queries.js';
import { OrderLateness } from './order-lateness.service.js';
import { OrderQueries } from './order.queries.js';
import { OrderChanges } from './order-change.queries.js';
import { OrderVersions } from './order-version.queries.js';
import { OrderQuoting } from './order-quoting.service.js';
import { OrderRehearsal } from './order-rehearsal.service.js';
import { OrderEffects } from './order-effects.service.js';
import { OrderStore } from './order.store.js';
import { OrderingMerchants } from './ordering-merchants.service.js';
import { CollectionTimes } from './preparation-times.consumer.js';
import { FailedOrders } from './failed-orders.service.js';
import { TriedAgain } from './redeliveries.consumer.js';
import { Redeliveries } from './redeliveries.service.js';
import { RefusedActs } from './refused-acts.service.js';
import { SpendingDays } from './spending-days.service.js';
import { StopConversations } from './stop-conversations.service.js';
import { StopRatings } from './stop-ratings.service.js';
import { StopNotes } from './stop-notes.service.js';
import { StopWishes } from './stop-wishes.service.js';
import { RushControl } from './rush-control.service.js';
import { WorkedTime } from './worked-time.queries.js';
import { EndedOrderCounts } from './ended-order-counts.consumer.js';

const EXPORTED = [
  CourierPayRaises,
  CourierVisits,
  DueOrders,
  HeldQuotes,
  OrderEditing,
  ShopNotices,
  OrderGroups,
  OrderInvoicing,
  OrderLateness,
  OrderLifecycle,
  OrderParties,
  OrderCreation,
  OrderDemand,
  OrderQueries,
  OrderLookup,
  RecipientLookup,
  OrderQuoting,
  OrderRehearsal,
  OrderChanges,
  OrderVersions,
  EndedOrderCounts,
  FailedOrders,
  Redeliveries,
  RefusedActs,
  RushControl,
  SpendingDays,
  StopConversations,
  StopNotes,
  StopRatings,
  StopWishes,
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
    CashModule,
  ],
  providers: [
    ...EXPORTED,
    OrderAssignment,
    OrderEffects,
    OrderStore,
    OrderingMerchants,
    CollectionTimes,
    TriedAgain,
    WorkedTime,
  ],
  exports: EXPORTED,
})
export class OrdersModule {}
