import {
  OrderLifecycle,
  OrderLookup,
  OrderQueries,
  WalletQueries,
  SearchQueues,
  cents,
  CourierPayRaises,
  PaymentSimulations,
  Catalog,
  Category,
  VehicleType,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { REPLAYED_HEADER } from '../../http/idempotent-requests.service.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { queuePlaceAnswer, tipBody } from '../../docs/order-parts.schemas.js';
import { merchantApi } from '../session/merchant-api.decorator.js';
import * as orders from './order.answers.js';
import { MerchantOrderBodies } from './order.body.js';
import { MerchantOrderPlacement } from './order-placement.service.js';
import { cancelBody, listQuery, orderBody, quoteBody } from './order.schemas.js';

/** Id or public id. */
const orderRef = z.string().max(40);

const api = merchantApi('', {
  placement: MerchantOrderPlacement,
  queries: OrderQueries,
  lookup: OrderLookup,
  lifecycle: OrderLifecycle,
  wallets: WalletQueries,
  bodies: MerchantOrderBodies,
  queues: SearchQueues,
  pay: CourierPayRaises,
  simulations: PaymentSimulations,
  catalog: Catalog,
});

/** Orders that the person may read: its own and, unless restricted, the others of the account. */
api.controller('MerchantOrdersController', {
  list: api.get('orders', {
    appScope: 'see_own',
    summary: 'Lists orders of the account, newest first',
    query: listQuery,
    answer: answers.cursorOf(orders.merchantOrderAnswer),
    run: async ({ lookup, bodies, by, query }) => {
      const { q, cursor: before = null, limit, status, own, ...rest } = query;
      const merchantId = own === true && by.merchantId !== null ? { merchantId: by.merchantId } : {};
      const filter = { ...rest, ...merchantId, ...(status && { statuses: status }) };
      return (await lookup.find(by, q, filter, { before, limit })).map(bodies.show);
    },
  }),
  quote: api.post('orders/quote', {
    appScope: 'quote',
    summary: 'Says what a delivery would cost and how long it takes; creates nothing',
    body: quoteBody,
    answer: orders.merchantQuoteAnswer,
    errors: [404, 422],
    run: ({ placement, acting: session, body }) => placement.quote(session, body),
  }),
  create: api.post('orders', {
    status: 201,
    appScope: 'order',
    summary: 'Orders a delivery, or calls a courier (`openStops`)',
    description:
      'With `Idempotency-Key` (1 to 255 ASCII characters without spaces) the same request sent again within 24 hours ' +
      'is the same order, and `Idempotency-Replayed: true`; another request with the key is refused (422). With ' +
      '`expectedTotalCents` an order at another price is refused (409).',
    access: 'ordering',
    body: orderBody,
    answer: orders.merchantOrderAnswer,
    errors: [404, 409, 422],
    run: async ({ placement, queries, bodies, acting: session, body, request, response }) => {
      const { orderId, replayed } = await placement.place(session, body, request.get('idempotency-key'));
      if (replayed) response.setHeader(REPLAYED_HEADER, 'true');
      return bodies.show(await queries.byId(session.scope, orderId));
    },
  }),
  placed: api.get('orders/placed/:key', {
    appScope: 'order',
    summary: 'Shows the order that a request with this `Idempotency-Key` made, when its answer was lost',
    params: { key: z.string().max(255) },
    answer: orders.merchantOrderAnswer,
    run: async ({ queries, bodies, placement, acting: session, key }) =>
      bodies.show(await queries.byId(session.scope, await placement.placed(session, key))),
  }),
  read: api.get('orders/:id', {
    appScope: 'see_own',
    summary: 'Shows an order with its timeline, by id or public id',
    params: { id: orderRef },
    answer: orders.merchantOrderDetailAnswer,
    run: async ({ queries, bodies, by, id: ref }) => bodies.showDetail(await queries.byRef(by, ref)),
  }),
  movements: api.get('orders/:id/movements', {
    appScope: 'see_own',
    summary: 'Lists what the order moved in the account’s wallet: paid, given back, charged on top',
    answer: answers.listOf(orders.merchantMovementAnswer),
    run: async ({ queries, wallets, by, accountId, id }) => {
      await queries.statusOf(by, id);
      const moved = await wallets.ofOrder(by, id);
      const own = moved.filter(({ owner }) => owner.kind === 'merchant' && owner.id === accountId);
      return own.map(({ entry }) => walletEntryBody(entry));
    },
  }),
  ready: api.post('orders/:id/ready', {
    appScope: 'order',
    summary: 'Marks the goods as ready: the search for a courier begins',
    access: 'ordering',
    answer: orders.merchantOrderAnswer,
    errors: [404, 409],
    run: ({ bodies, lifecycle, by, id }) => bodies.after(by, lifecycle.ready(by, id)),
  }),
  cancel: api.post('orders/:id/cancel', {
    appScope: 'order',
    summary: 'Cancels an order that no courier has accepted yet; what was paid comes back to the wallet',
    access: 'ordering',
    body: cancelBody,
    answer: orders.merchantOrderAnswer,
    errors: [404, 409],
    run: ({ lifecycle, bodies, by, id, body: { note } }) => {
      const command = { reason: 'merchant_request', note, onlyBeforeAcceptance: true } as const;
      return bodies.after(by, lifecycle.cancel(by, id, command));
    },
  }),
});

/** No account has more orders in search at the same time. */
const MAX_IN_SEARCH = 200;

api.controller('MerchantOrderQueueController', {
  list: api.get('queue', {
    appScope: 'see_own',
    summary: 'Lists orders that wait for a busy courier, with their place in the queue and a forecast',
    answer: answers.listOf(queuePlaceAnswer.extend({ orderId: z.int() })),
    run: async ({ queues, lookup, by }) => {
      const queue = await queues.of(by.hubId);
      if (queue.size === 0) return [];
      const own = await lookup.find(
        by,
        undefined,
        { statuses: ['pending'] },
        { before: null, limit: MAX_IN_SEARCH },
      );
      const items = own.flatMap(({ id }) => {
        const place = queue.get(id);
        return place ? [{ orderId: id, ...place }] : [];
      });
      return items.sort((a, b) => a.position - b.position);
    },
  }),
});

api.controller('MerchantOrderTipsController', {
  set: api.put('orders/:id/tip', {
    summary:
      'Sets the tip of a completed order’s courier, paid from the account’s wallet; it is only ever raised',
    description: 'The courier has it at once. What is added to the tip so far must be in the wallet.',
    access: 'ordering',
    body: tipBody,
    answer: orders.merchantOrderAnswer,
    errors: [404, 409, 422],
    run: ({ pay, bodies, by, id, body: { tipCents } }) => bodies.after(by, pay.tip(by, id, cents(tipCents))),
  }),
});

api.controller('MerchantPaymentSimulationController', {
  simulate: api.post('orders/:id/simulate-payment', {
    summary: 'Pays the order’s Pix charge without a bank: in sandboxes and the demonstration only',
    access: 'ordering',
    answer: orders.merchantOrderAnswer,
    errors: [404, 409, 422],
    run: async ({ simulations, queries, bodies, by, id }) => {
      await simulations.payOrder(by, id);
      return bodies.show(await queries.byId(by, id));
    },
  }),
});

api.controller('MerchantQuotesController', {
  hold: api.post('quotes', {
    status: 200,
    appScope: 'quote',
    summary: 'Says what a delivery costs, and holds the price until `expiresAt`',
    description:
      'An order with this `quoteId`, the same addresses, vehicle type, category, return and schedule costs exactly this, ' +
      'once, whatever tariffs and surge do meanwhile. Any other is refused: `quote_differs` (409) names in `errors` the ' +
      'part that is another one (`merchantId`: the quote is another merchant’s), `quote_expired` and `quote_used` (409), ' +
      '`quote_unknown` (400): not ours, or changed. Nothing is stored; how long a price holds is the company’s setting.',
    body: quoteBody,
    answer: orders.heldQuoteAnswer,
    errors: [404, 409, 422],
    run: ({ placement, acting: session, body }) => placement.hold(session, body),
  }),
});

const offeringAnswer = z.strictObject({
  vehicleTypes: z.array(
    answers.recordOf(VehicleType, ['id name kind'], {
      categories: z.array(answers.recordOf(Category, ['id name description'])),
    }),
  ),
});

api.controller('OfferingController', {
  read: api.get('offering', {
    appScope: 'quote',
    summary: 'Lists vehicle types, the default first, with their categories',
    answer: offeringAnswer,
    run: async ({ catalog, by: { hubId } }) => {
      const types = await catalog.vehicleTypes(hubId);
      const categories = await catalog.allCategories(hubId);
      const of = (typeId: number) => categories.filter(({ vehicleTypeId }) => vehicleTypeId === typeId);
      return { vehicleTypes: types.map(({ ...type }) => ({ ...type, categories: of(type.id) })) };
    },
  }),
});

export const ORDER_CONTROLLERS = api.controllers;
