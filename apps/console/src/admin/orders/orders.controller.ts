import {
  cents,
  OrderEditing,
  OrderCreation,
  OrderQueries,
  OrderLookup,
  type CreateOrderCommand,
} from '#domain';
import { z } from 'zod';
import { foundPlacesBody } from '../../docs/found-place.schemas.js';
import { cursorOf } from '../../docs/record.schemas.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { cursorPage } from '../../http/field.schemas.js';
import { AdminOrderBodies } from './order.body.js';
import { filterOf, pageQuery, newOrder, orderPatch, quoteInput, type NewOrderBody } from './order.schemas.js';
import { orderAnswer, orderDetailAnswer, quoteAnswer } from './order.answers.js';

/** How a path names an order: by its id or its public id. */
const orderRef = z.string().max(40);

const api = adminApi('orders', 'orders', {
  queries: OrderQueries,
  lookup: OrderLookup,
  creation: OrderCreation,
  editing: OrderEditing,
  requests: IdempotentRequests,
  bodies: AdminOrderBodies,
});

/** Lists, reads, creates and edits orders; commands on one order are in AdminOrderCommandsController. */
export const AdminOrdersController = api.controller('AdminOrdersController', {
  list: api.get('', {
    summary: 'Lists orders, newest first',
    query: pageQuery,
    answer: cursorOf(orderAnswer),
    run: async ({ lookup, bodies, by, query }) => {
      const { q, cursor: before = null, limit, ...asked } = query;
      const filter = filterOf(asked);
      const found = await lookup.find(by, q, filter, { before, limit });
      return cursorPage(found.map(bodies.show), limit);
    },
  }),
  read: api.get(':id', {
    summary: 'Shows an order with its timeline, by id or public id',
    params: { id: orderRef },
    answer: orderDetailAnswer,
    run: async ({ queries, bodies, by, id: ref }) => {
      const order = await queries.byRef(by, ref);
      const timeline = await queries.timeline(order.id);
      return { ...bodies.show(order), timeline: timeline.map(bodies.showEntry) };
    },
  }),
  quote: api.post('quote', {
    summary: 'Prices an order without creating it',
    body: quoteInput,
    answer: quoteAnswer,
    errors: [404],
    run: async ({ creation, by, body }) => {
      const quote = await creation.quote(by, body);
      const found = foundPlacesBody(quote);
      return { ...quote, found, distanceSource: quote.price.distanceSource ?? null };
    },
  }),
  create: api.post('', {
    summary: 'Creates an order',
    description: IDEMPOTENCY_WORDS,
    body: newOrder,
    answer: orderAnswer,
    errors: [403, 404, 422],
    audit: { entity: 'order', action: 'created' },
    run: ({ requests, bodies, creation, by, body, request, response }) =>
      requests.once(by, request, response, () => bodies.after(by, creation.create(by, commandOf(body)))),
  }),
  edit: api.patch(':id', {
    summary: 'Edits an order before collection; priced anew where the way changes',
    body: orderPatch,
    answer: orderAnswer,
    errors: [404, 409, 422],
    audit: { entity: 'order', action: 'edited' },
    run: ({ bodies, editing, by, id, body }) => bodies.after(by, editing.edit(by, id, body)),
  }),
  delete: api.delete(':id', {
    summary: 'Removes an order from lists and reads; the ledger keeps it',
    errors: [404, 409],
    audit: { entity: 'order', action: 'deleted' },
    run: ({ editing, by, id }) => editing.delete(by, id),
  }),
});

function commandOf({ merchantId, goodsValueCents, ...body }: NewOrderBody): CreateOrderCommand {
  return {
    ...body,
    source: 'console',
    merchant: { id: merchantId },
    goodsValueCents: goodsValueCents === null ? null : cents(goodsValueCents),
  };
}
