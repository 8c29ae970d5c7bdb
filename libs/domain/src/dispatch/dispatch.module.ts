import { Module } from '@nestjs/common';
import { CouriersModule } from '../couriers/index.js';
import { HubsModule } from '../hubs/index.js';
import { OrdersModule } from '../orders/index.js';
import { OutboxModule } from '../outbox/index.js';
import { CarriedOrders } from './carried.orders.js';
import { CourierNews } from './courier.news.js';
import { CourierChoice } from './courier.choice.js';
import { CourierWithdrawals } from './courier.withdrawals.js';
import { OfferStore } from './offer.store.js';
import { OverlookedOrders } from './overlooked.orders.js';
import { Offers } from './offers.service.js';
import { SearchConsumer } from './search.consumer.js';
import { SearchMoves } from './search.moves.js';
import { SearchSteps } from './search.steps.js';
import { SearchStore } from './search.store.js';

const DOOR = [CourierNews, Offers, OverlookedOrders, SearchSteps];

@Module({
  imports: [CouriersModule, HubsModule, OrdersModule, OutboxModule],
  providers: [
    ...DOOR,
    CarriedOrders,
    CourierChoice,
    CourierWithdrawals,
    OfferStore,
    SearchConsumer,
    SearchMoves,
    SearchStore,
  ],
  exports: DOOR,
})
export class DispatchModule {}
