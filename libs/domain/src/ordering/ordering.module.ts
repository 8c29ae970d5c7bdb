import { Module } from '@nestjs/common';
import { AddressBook } from './address-book/address-book.service.js';
import { BoardAlerts, CourierAlerts } from './alerts/alerts.service.js';
import { CourierPayRaises } from './orders/courier-pay-raises.service.js';
import { CourierVisits } from './orders/courier-visits.service.js';
import { DueOrders } from './orders/due-orders.scheduler.js';
import { CollectionTimes, EndedOrderCounts } from './orders/ended-orders.consumer.js';
import { FailedOrders } from './orders/failed-orders.service.js';
import { HeldQuotes } from './orders/held-quotes.service.js';
import { OrderChanges, OrderVersions } from './orders/order-version.queries.js';
import { OrderCreation } from './orders/order-creation.service.js';
import { OrderDemand } from './orders/order-demand.queries.js';
import { OrderEditing } from './orders/order-editing.service.js';
import { OrderEffects } from './orders/order-effects.service.js';
import { OrderGroups } from './orders/order-groups.service.js';
import { OrderInvoicing } from './orders/order-invoicing.store.js';
import { OrderLifecycle } from './orders/order-lifecycle.service.js';
import { OrderLookup, OrderParties } from './orders/order-lookup.queries.js';
import { OrderQuoting } from './orders/order-quoting.service.js';
import { OrderRehearsal } from './orders/order-rehearsal.service.js';
import { OrderQueries } from './orders/order.queries.js';
import { OrderStore } from './orders/order.store.js';
import { OrderingMerchants } from './orders/ordering-merchants.service.js';
import { RecipientLookup } from './orders/recipient-lookup.queries.js';
import { Redeliveries, TriedAgain } from './orders/redeliveries.service.js';
import { RefusedActs } from './orders/refused-acts.service.js';
import { RushControl } from './orders/rush-control.service.js';
import { SpendingDays } from './orders/spending-days.service.js';
import { StopConversations, StopNotes, StopRatings } from './orders/stop-notes.service.js';
import { StopWishes } from './orders/stop-wishes.service.js';
import { PriceTrials } from './pricing/price-trial.service.js';
import { Pricing } from './pricing/pricing.service.js';
import { TariffImporter } from './pricing/tariff.importer.js';
import { Tariffs } from './pricing/tariffs.service.js';
import { DrawnWays, TrackedWays } from './tracking/tracked-ways.service.js';
import { MomentMessages } from './tracking/moment-messages.mapper.js';
import { RecipientMessages } from './tracking/recipient-messages.consumer.js';
import { CompletedLegs } from './tracking/completed-legs.consumer.js';
import { SpeedLearning } from './tracking/speed-learning.scheduler.js';
import { TrackingLinks } from './tracking/tracking-links.service.js';
import { OrderTracking } from './tracking/tracking.service.js';

const PROVIDERS = [
  [AddressBook],
  [BoardAlerts, CourierAlerts],
  [CollectionTimes, CourierPayRaises, CourierVisits, DueOrders, EndedOrderCounts, FailedOrders, HeldQuotes],
  [OrderChanges, OrderCreation, OrderDemand, OrderEditing, OrderEffects, OrderGroups, OrderingMerchants],
  [OrderInvoicing, OrderLifecycle, OrderLookup, OrderParties, OrderQueries, OrderQuoting, OrderRehearsal],
  [OrderStore, OrderVersions, RecipientLookup, Redeliveries, RefusedActs, RushControl],
  [SpendingDays, StopConversations, StopNotes, StopRatings, StopWishes, TriedAgain],
  [PriceTrials, Pricing, TariffImporter, Tariffs],
  [CompletedLegs, DrawnWays, MomentMessages, OrderTracking],
  [RecipientMessages, SpeedLearning, TrackedWays, TrackingLinks],
].flat();

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class OrderingModule {}
