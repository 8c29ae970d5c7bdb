import {
  OrderEditing,
  OrderCreation,
  OrderQueries,
  OrderLookup,
  type CreateOrderCommand,
  CANCEL_REASONS,
  OrderGroups,
  OrderLifecycle,
  Payments,
  FAILURE_CAUSES,
  FAULTS,
  PROOFS,
  type Scope,
  StopFaults,
} from '#domain';
import { z } from 'zod';
import { foundPlacesBody } from '../../docs/found-place.schemas.js';
import * as answers from '../../docs/record.schemas.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { AdminOrderBodies } from './order.body.js';
import { filterOf, pageQuery, newOrder, orderPatch, quoteInput, type NewOrderBody } from './order.schemas.js';
import { orderAnswer, orderDetailAnswer, quoteAnswer, orderGroupAnswer } from './order.answers.js';
import { ENTRY_KINDS } from '../../vocabulary/wallet-entry.vocabulary.js';

const api = adminApi('orders', 'orders', {
  queries: OrderQueries,
  lookup: OrderLookup,
  creation: OrderCreation,
  editing: OrderEditing,
  requests: IdempotentRequests,
  bodies: AdminOrderBodies,
  lifecycle: OrderLifecycle,
  groups: OrderGroups,
  payments: Payments,
  stopFaults: StopFaults,
});

api.controller('AdminOrdersController', {
  list: api.get('', {
    summary: 'Lists orders, newest first',
    query: pageQuery,
    answer: answers.cursorOf(orderAnswer),
    run: async ({ lookup, bodies, by, query }) => {
      const { q, cursor: before = null, limit, ...asked } = query;
      return (await lookup.find(by, q, filterOf(asked), { before, limit })).map(bodies.show);
    },
  }),
  read: api.get(':id', {
    summary: 'Shows an order with its timeline, by id or public id',
    params: { id: z.string().max(40) },
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
      const distanceSource = quote.price.distanceSource ?? null;
      return { ...quote, found: foundPlacesBody(quote), distanceSource };
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

function commandOf({ merchantId, ...body }: NewOrderBody): CreateOrderCommand {
  return { ...body, source: 'console', merchant: { id: merchantId } };
}

const cancel = z.strictObject({
  reason: z.enum(CANCEL_REASONS).default('operator'),
  note: fields.text.nullable().default(null),
  /** Collected goods return first; the order ends cancelled after the return. */
  returnToPickup: z.boolean().default(false),
});

export const COMMAND = { errors: [404, 409], answer: orderAnswer };
export const audited = (action: string) => ({ entity: 'order' as const, action });

/** Repeating a command changes nothing. */
api.controller('AdminOrderCommandsController', {
  assign: api.post(':id/assign', {
    ...COMMAND,
    summary: 'Assigns a courier',
    body: z.strictObject({
      courierId: fields.id,
      /** Courier of the order on the operator's screen, null: nobody. Refused when another has the order. */
      from: fields.id.nullable().exactOptional(),
    }),
    audit: audited('assigned'),
    run: ({ lifecycle, bodies, by, id, body }) =>
      bodies.after(by, lifecycle.reassign(by, id, body.courierId, body.from)),
  }),
  release: api.post(':id/release', {
    ...COMMAND,
    summary: 'Takes the order from its courier and searches again',
    body: z.strictObject({ reason: fields.text.nullable().default(null) }),
    audit: audited('released'),
    run: ({ lifecycle, bodies, by, id, body }) => bodies.after(by, lifecycle.release(by, id, body.reason)),
  }),
  ready: api.post(':id/ready', {
    ...COMMAND,
    summary: 'Marks the order as ready for pickup',
    audit: audited('ready'),
    run: ({ lifecycle, bodies, by, id }) => bodies.after(by, lifecycle.ready(by, id)),
  }),
  cancel: api.post(':id/cancel', {
    ...COMMAND,
    summary: 'Cancels an order',
    body: cancel,
    audit: audited('cancelled'),
    run: ({ lifecycle, bodies, by, id, body }) => bodies.after(by, lifecycle.cancel(by, id, body)),
  }),
  complete: api.post(':id/complete', {
    ...COMMAND,
    summary: 'Completes an order by hand',
    audit: audited('completed'),
    run: ({ lifecycle, bodies, by, id }) => bodies.after(by, lifecycle.complete(by, id)),
  }),
  confirmPayment: api.post(':id/confirm-payment', {
    ...COMMAND,
    summary: 'Confirms the payment by hand',
    area: 'payments',
    audit: audited('payment_confirmed'),
    run: ({ payments, bodies, by, id }) => bodies.after(by, payments.confirm(by, id)),
  }),
  group: api.post(':id/group', {
    ...COMMAND,
    summary: 'Groups orders under this one',
    body: z.strictObject({ orderIds: z.array(fields.id).min(1).max(50) }),
    answer: orderGroupAnswer,
    audit: audited('grouped'),
    run: async ({ groups, by, id, body }) => {
      const group = await groups.group(by, id, body.orderIds);
      const orderIds = await groups.members(group.id);
      return { groupId: group.id, leaderOrderId: group.leaderOrderId, orderIds };
    },
  }),
  ungroup: api.post(':id/ungroup', {
    ...COMMAND,
    summary: 'Takes the order out of its group',
    audit: audited('ungrouped'),
    run: ({ groups, bodies, by, id }) => bodies.after(by, groups.ungroup(by, id)),
  }),
});

const ordinal = z.coerce.number().int().min(1).max(999);
const faultBody = z
  .strictObject({
    fault: z.enum(FAULTS),
    reason: z.string().trim().min(3).max(500),
    /** What the goods of the stop were worth; null: as the order says. */
    goodsCents: fields.cents.nullable().default(null),
  })
  .meta({ examples: [{ fault: 'shop', reason: 'O endereço estava incompleto' }] });

const faultAnswer = answers.named('StopFault', {
  stop: z.int(),
  fault: z.enum(FAULTS),
  /** Row of the table of faults; both null: nothing failed, and a claim was decided. */
  cause: z.enum(FAILURE_CAUSES).nullable(),
  proof: z.enum(PROOFS).nullable(),
  reason: answers.text,
  decidedBy: answers.text,
  decidedAt: answers.optionalInstant,
  /** Each by the hub's rule for the fault at its time; below zero: the holder paid. */
  movements: z.array(
    z.strictObject({
      movementId: z.int(),
      holder: z.enum(['shop', 'courier']),
      kind: z.enum(ENTRY_KINDS),
      fault: z.enum(FAULTS),
      cents: z.int(),
      at: answers.instant,
    }),
  ),
});

api.controller('AdminOrderFaultsController', {
  list: api.get(':id/faults', {
    summary: 'Lists who answers for the stops that went wrong, and the movements by the rules of faults',
    area: 'wallets',
    answer: answers.listOf(faultAnswer),
    run: ({ stopFaults, by, id }) => faultsOf(stopFaults, by, id),
  }),
  decide: api.post(':id/faults/:stop', {
    summary: 'Says whose fault it was, with a reason; the difference to what was moved before is moved',
    area: 'wallets',
    params: { stop: ordinal },
    body: faultBody,
    answer: answers.listOf(faultAnswer),
    errors: [404, 409],
    audit: { entity: 'order', action: 'fault_decided' },
    run: async ({ stopFaults, by, id: orderId, stop, body }) => {
      await stopFaults.change(by, { orderId, stop, ...body });
      return faultsOf(stopFaults, by, orderId);
    },
  }),
});

async function faultsOf(stopFaults: StopFaults, by: Scope, orderId: number) {
  const faults = await stopFaults.ofOrder(by, orderId);
  return faults.map((fault) => ({ ...fault, decidedBy: fault.decidedBy?.name ?? null }));
}

export const ORDER_CONTROLLERS = api.controllers;
