import {
  Clock,
  CourierQueries,
  DrawnWays,
  OrderEditing,
  OrderQueries,
  WalletQueries,
  OrderProjections,
  SearchQueues,
  UnservedOrders,
  cancellationEffects,
  Hubs,
  REASONS_OF_PEOPLE,
  Conversations,
  cents,
  CourierPayRaises,
  AddressLookup,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { ORDER_WAY } from '../../docs/map.schemas.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { queueAnswer, conversationAnswer, tipBody } from '../../docs/order-parts.schemas.js';
import { SUGGESTIONS } from '../../docs/found-place.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { movementAnswer } from '../money/wallet.answers.js';
import { editQuoteAnswer, orderAnswer } from './order.answers.js';
import { orderPatch } from './order.schemas.js';
import { AdminOrderBodies } from './order.body.js';

const api = adminApi('', 'orders', {
  orders: OrderQueries,
  editing: OrderEditing,
  wallets: WalletQueries,
  couriers: CourierQueries,
  clock: Clock,
  ways: DrawnWays,
  projections: OrderProjections,
  unserved: UnservedOrders,
  queues: SearchQueues,
  hubs: Hubs,
  conversations: Conversations,
  pay: CourierPayRaises,
  bodies: AdminOrderBodies,
  lookup: AddressLookup,
});

api.controller('AdminOrderDetailsController', {
  movements: api.get('orders/:id/movements', {
    summary: 'Lists what the order moved in wallets: payments, refunds, the courier’s earning',
    area: 'wallets',
    answer: answers.listOf(movementAnswer),
    run: async ({ orders, wallets, by, id }) => {
      await orders.statusOf(by, id);
      const moved = await wallets.ofOrder(by, id);
      return moved.map(({ owner, entry }) => ({ ...walletEntryBody(entry), owner }));
    },
  }),
  way: api.get('orders/:id/way', ORDER_WAY),
  track: api.get('orders/:id/track', {
    summary: 'Shows the way that the courier took with the order',
    answer: z.strictObject({
      courierId: z.int().nullable(),
      points: z.array(answers.place.extend({ at: answers.instant })),
    }),
    run: async ({ orders, clock, couriers, by, id }) => {
      const { courierId, acceptedAt, finishedAt, cancelledAt } = await orders.byId(by, id);
      if (courierId === null || acceptedAt === null) return { courierId, points: [] };
      const until = finishedAt ?? cancelledAt ?? new Date(clock.millis() + 1);
      return { courierId, points: await couriers.track(by, courierId, acceptedAt, until) };
    },
  }),
  quote: api.post('orders/:id/quote', {
    summary: 'Prices an edit of the order without making it',
    body: orderPatch,
    answer: editQuoteAnswer,
    errors: [404, 409, 422],
    run: async ({ orders, editing, by, id, body: patch }) => {
      const { totalCents, distanceM, price } = await orders.byId(by, id);
      const quote = await editing.quote(by, id, patch);
      return {
        currentCents: totalCents,
        totalCents: quote?.totalCents ?? totalCents,
        distanceM: quote?.distanceM ?? distanceM,
        distanceSource: (quote?.price ?? price).distanceSource ?? null,
      };
    },
  }),
});

const arrivalsAnswer = z.strictObject({
  at: answers.instant,
  items: z.array(z.strictObject({ orderId: z.int(), expectedAt: answers.instant })),
  /** When each open search for a courier ends unserved; `queue` where it waits for a busy courier. */
  searches: z.array(z.strictObject({ orderId: z.int(), endsAt: answers.instant, queue: queueAnswer })),
});

api.controller('AdminOrderArrivalsController', {
  list: api.get('arrivals', {
    summary: 'Projects when each open order will be delivered, and says when searches end unserved',
    description:
      'By the way that its courier has before it; without a courier, by whoever could bring it first. An order whose `expectedAt` ' +
      'is after its `deliverBy` will be late.',
    answer: arrivalsAnswer,
    run: async ({ projections, unserved, queues, clock, by }) => {
      const arrivals = await projections.of(by.hubId);
      const items = [...arrivals].map(([orderId, expectedAt]) => ({ orderId, expectedAt }));
      const [endings, queue] = await Promise.all([unserved.endings(by), queues.of(by.hubId)]);
      const searches = endings.map((ending) => ({ ...ending, queue: queue.get(ending.orderId) ?? null }));
      return { at: clock.now(), items, searches };
    },
  }),
});

const answer = z.strictObject({
  reasons: z.array(z.enum(REASONS_OF_PEOPLE)),
  /** The hub's own words (`settings.cancelReasons`): the note of a cancellation whose reason is `other`. */
  ownReasons: z.array(z.string()),
  /** The courier has the goods: the order ends when they are back at the pickup. */
  afterReturn: z.boolean(),
  /** A part was delivered: the order completes after the return, and is paid. */
  completes: z.boolean(),
  /** Credited to the payer's wallet. */
  refundCents: z.int(),
  /** What the merchant's invoice still has of the order; null: it is not invoiced. */
  invoicedCents: z.int().nullable(),
  courierId: z.int().nullable(),
  courierPaidCents: z.int(),
  courierPayCents: z.int(),
});

api.controller('AdminOrderCancellationController', {
  read: api.get('orders/:id/cancellation', {
    summary:
      'Tells what cancelling the order would do to invoice, wallet and the courier’s pay, and the reasons to choose from',
    answer,
    run: async ({ orders, hubs, by, id }) => {
      const order = await orders.byId(by, id);
      const { settings } = await hubs.get(order.hubId);
      return {
        reasons: REASONS_OF_PEOPLE,
        ownReasons: settings.cancelReasons,
        ...cancellationEffects(order),
      };
    },
  }),
});

api.controller('AdminOrderConversationsController', {
  read: api.get('orders/:id/conversation', {
    summary: 'Lists the messages between recipients and the courier of an order',
    answer: conversationAnswer,
    run: async ({ orders, conversations, by, id }) => {
      await orders.byId(by, id);
      return conversations.of(by, id, null);
    },
  }),
});

api.controller('AdminOrderTipsController', {
  set: api.put('orders/:id/tip', {
    area: 'wallets',
    summary: 'Sets the tip of the order’s courier; it is only ever raised',
    description:
      'Paid with the order, or at once when it is completed. A smaller tip than it has is refused.',
    body: tipBody,
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'tipped' },
    run: ({ pay, bodies, by, id, body: { tipCents } }) => bodies.after(by, pay.tip(by, id, cents(tipCents))),
  }),
});

api.controller('OrderAddressesController', {
  suggest: api.get('orders/addresses', SUGGESTIONS),
});

export const ORDER_DETAIL_CONTROLLERS = api.controllers;
