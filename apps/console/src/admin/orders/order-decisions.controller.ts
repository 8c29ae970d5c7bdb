import {
  FailedOrders,
  GOODS_PLACES,
  UnservedNotices,
  UnservedOrders,
  DECISION_KINDS,
  PendingDecisions,
  RecipientRequests,
  Redeliveries,
  DeliveryRequestQueries,
  REJECTION_REASONS,
  RequestDecisions,
  type DeliveryRequestRecord,
  ZERO,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { RECIPIENT_REQUEST_DECISION, RECIPIENT_REQUESTS } from '../../docs/recipient-request.schemas.js';
import { REDELIVERY, REDELIVERY_QUOTE } from '../../docs/order-parts.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { AdminOrderBodies } from './order.body.js';
import { orderAnswer, deliveryRequestAnswer } from './order.answers.js';

const failedAnswer = z.strictObject({
  orderId: z.int(),
  ...answers.each(['publicId', 'merchantName', 'merchantPhone'], z.string()),
  /** The recipient of the first stop that failed. */
  recipient: answers.text,
  district: answers.text,
  reason: answers.text,
  goodsAt: z.enum(GOODS_PLACES),
  endedAt: answers.instant,
});

const api = adminApi('', 'orders', {
  failed: FailedOrders,
  unserved: UnservedOrders,
  notices: UnservedNotices,
  decisions: PendingDecisions,
  requests: RecipientRequests,
  redeliveries: Redeliveries,
  bodies: AdminOrderBodies,
});

api.controller('AdminFailedOrdersController', {
  list: api.get('failed-orders', {
    summary:
      'Lists orders that ended with goods that nobody took and nobody has decided about, the newest first',
    answer: answers.listOf(failedAnswer),
    run: ({ failed, by }) => failed.list(by),
  }),
  place: api.put('failed-orders/:id/goods', {
    summary:
      'Says where the goods are now; a second delivery is collected there (`hub`: at `depotAddress` of the settings)',
    body: z.strictObject({ goodsAt: z.enum(GOODS_PLACES) }),
    errors: [404, 409, 422],
    audit: { entity: 'order', action: 'goods_moved' },
    run: ({ failed, by, id, body: { goodsAt } }) => failed.place(by, id, goodsAt),
  }),
  settle: api.post('failed-orders/:id/settle', {
    summary: 'Says that nothing more is to be done; bringing it again (`…/redelivery`) does so too',
    errors: [403, 404, 409],
    audit: { entity: 'order', action: 'failure_settled' },
    run: ({ failed, by, id }) => failed.settle(by, id),
  }),
});

const unservedAnswer = z.strictObject({
  orderId: z.int(),
  ...answers.each(['publicId', 'merchantName', 'merchantPhone'], z.string()),
  /** District of the first stop. */
  district: answers.text,
  address: answers.text,
  courierPayCents: answers.cents,
  deliverBy: answers.optionalInstant,
  /** Since when the order waits for a courier, over all its searches. */
  waitingSince: answers.instant,
  endedAt: answers.instant,
  /** Order that nobody took: true while it waits without a search, false once it was cancelled. */
  held: z.boolean(),
  /** When the shop was told, after the search had ended. */
  shopToldAt: answers.optionalInstant,
});

const restart = z.strictObject({
  /** On top of the courier's pay, at the hub's expense. */
  raiseCents: fields.cents.default(ZERO),
});

api.controller('AdminUnservedOrdersController', {
  list: api.get('unserved', {
    summary: 'Lists orders that nobody took and nobody has dealt with, what waits longest first',
    answer: answers.listOf(unservedAnswer),
    run: ({ unserved, by }) => unserved.list(by),
  }),
  restart: api.post('unserved/:id/restart', {
    summary: 'Searches for a courier again; an order that ended is ordered anew, and the new one answered',
    body: restart,
    answer: orderAnswer,
    errors: [403, 404, 409, 422],
    audit: { entity: 'order', action: 'restarted' },
    run: ({ unserved, bodies, by, id, body: { raiseCents } }) =>
      bodies.after(by, unserved.restart(by, id, raiseCents)),
  }),
  tellShop: api.post('unserved/:id/tell-shop', {
    summary: 'Tells the shop by message that nobody takes its order, once for a search',
    answer: z.strictObject({ channel: z.enum(['whatsapp', 'sms', 'email']) }),
    errors: [403, 404],
    audit: { entity: 'order', action: 'shop_told' },
    run: async ({ notices, by, id }) => ({ channel: await notices.tellShop(by, id) }),
  }),
  settle: api.post('unserved/:id/settle', {
    summary: 'Takes an order out of the list: somebody has dealt with it',
    errors: [],
    audit: { entity: 'order', action: 'settled' },
    run: ({ unserved, by, id }) => unserved.settle(by, id),
  }),
});

const decisionAnswer = z.strictObject({
  kind: z.enum(DECISION_KINDS),
  /** Id of the failed order, the claim, the contest, the request, the alert, or the suspended courier. */
  id: z.int(),
  /** null: it is about a courier. */
  orderId: z.int().nullable(),
  publicId: z.string(),
  merchantName: z.string(),
  /** Phone of the shop whose delivery failed. */
  merchantPhone: answers.text,
  /** The recipient, or the courier who contests or holds the goods. */
  who: answers.text,
  /** Why it failed, or the kind of the claim, the contest or the request. */
  about: answers.text,
  goodsAt: z.enum(GOODS_PLACES).nullable(),
  /** When the recipient wants the delivery, in a request for another time. */
  wantedAt: answers.optionalInstant,
  /** What a request costs more than the order does now. */
  moreCents: z.int().nullable(),
  since: answers.instant,
  dueAt: answers.optionalInstant,
  /** Orders in progress and cash of a suspended courier. */
  holds: z.strictObject({ orders: z.int(), cashCents: z.int(), phone: answers.text }).nullable(),
});

api.controller('PendingDecisionsController', {
  list: api.get('decisions', {
    summary:
      'Lists what needs a decision: claims and contests by their deadline, then failures, recipients’ requests, goods that couriers hold, and what suspended couriers hold',
    answer: answers.listOf(decisionAnswer),
    run: ({ decisions, by }) => decisions.list(by),
  }),
});

api.controller('AdminRecipientRequestsController', {
  list: api.get('recipient-requests', RECIPIENT_REQUESTS),
  decide: api.post('recipient-requests/:id/decide', {
    ...RECIPIENT_REQUEST_DECISION,
    audit: { entity: 'recipient_request', action: 'decided' },
  }),
});

api.controller('AdminRedeliveriesController', {
  quote: api.get('orders/:id/redelivery', REDELIVERY_QUOTE),
  order: api.post('orders/:id/redelivery', {
    ...REDELIVERY,
    audit: { entity: 'order', action: 'redelivered' },
    answer: orderAnswer,
    run: ({ redeliveries, bodies, by, id, body }) =>
      bodies.after(by, redeliveries.order(by, id, { ...body, source: 'console' })),
  }),
});

const rejection = z.strictObject({
  reason: z.enum(REJECTION_REASONS).default('other'),
  message: z.string().trim().min(1).max(500),
});

const deliveryRequestsApi = adminApi('open-delivery/requests', 'requests', {
  queries: DeliveryRequestQueries,
  decisions: RequestDecisions,
});

deliveryRequestsApi.controller('DeliveryRequestsController', {
  undecided: deliveryRequestsApi.get('', {
    summary: 'Lists the Open Delivery requests that wait for a decision',
    answer: answers.listOf(deliveryRequestAnswer),
    run: async ({ queries, by }) => (await queries.undecided(by)).map(deliveryRequestBody),
  }),
  read: deliveryRequestsApi.get(':id', {
    summary: 'Shows an Open Delivery request',
    answer: deliveryRequestAnswer,
    run: async ({ queries, by, id }) => deliveryRequestBody(await queries.byId(by, id)),
  }),
  accept: deliveryRequestsApi.post(':id/accept', {
    summary: 'Accepts an Open Delivery request',
    answer: deliveryRequestAnswer,
    errors: [404, 409],
    audit: { entity: 'delivery_request', action: 'accepted' },
    run: async ({ decisions, by, id }) => deliveryRequestBody(await decisions.accept(by, id)),
  }),
  reject: deliveryRequestsApi.post(':id/reject', {
    summary: 'Rejects an Open Delivery request',
    body: rejection,
    answer: deliveryRequestAnswer,
    errors: [404, 409],
    audit: { entity: 'delivery_request', action: 'rejected' },
    run: async ({ decisions, by, id, body }) =>
      deliveryRequestBody(await decisions.reject(by, id, { reason: body.reason, note: body.message })),
  }),
});

function deliveryRequestBody({ rejection, ...shown }: DeliveryRequestRecord) {
  if (rejection === null) return { ...shown, rejection };
  const { note, ...facts } = rejection;
  return { ...shown, rejection: { ...facts, message: note } };
}

export const ORDER_DECISION_CONTROLLERS = [...api.controllers, ...deliveryRequestsApi.controllers];
