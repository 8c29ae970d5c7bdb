import {
  OrderLifecycle,
  OrderQueries,
  LATE_PAYMENTS,
  RefusedActs,
  CourierVisits,
  CourierAlerts,
  type OrderRecord,
  type StatedAct,
  TASK_KINDS,
} from '#domain';
import { UseInterceptors } from '@nestjs/common';
import { z } from 'zod';
import { pathId } from '../../http/field.schemas.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { cursorOf, centsAnswer, instantAnswer, listOf, textAnswer } from '../../docs/record.schemas.js';
import { courierApi } from '../session/courier-api.decorator.js';
import { type ActCall, CourierActs, CourierOrderBodies } from './courier-acts.service.js';
import { ACT, courierOrderAnswer, sequenceAnswer, finishedOrderAnswer } from './order.answers.js';
import { ReplayedOrders } from './replayed-orders.interceptor.js';
import {
  withoutUndefined,
  actBody,
  collectBody,
  giveBackBody,
  returnBody,
  historyQuery,
  sequenceBody,
} from './order.schemas.js';
import { finishedOrderBody } from './order.body.js';

const api = courierApi(
  '',
  {
    bodies: CourierOrderBodies,
    lifecycle: OrderLifecycle,
    requests: IdempotentRequests,
    acts: CourierActs,
    orders: OrderQueries,
    refused: RefusedActs,
    courierVisits: CourierVisits,
    alerts: CourierAlerts,
  },
  { id: pathId('order_not_found') },
);

const ENDED = ['completed', 'cancelled'] as const;

/** What the courier's money needs of orders that ended: nothing about their recipients. */
api.controller('FinishedOrdersController', {
  list: api.get('orders/finished', {
    summary: 'Orders that ended, newest first: shop, pay and times, without names and addresses',
    query: historyQuery,
    answer: cursorOf(finishedOrderAnswer),
    run: async ({ orders, courier: { scope, courierId }, query: { cursor, limit } }) => {
      const ended = { courierId, statuses: [...ENDED] };
      const items = await orders.before(scope, ended, cursor ?? null, limit);
      const last = items.length === limit ? items.at(-1) : undefined;
      return { items: items.map(finishedOrderBody), nextCursor: last ? String(last.id) : null };
    },
  }),
});

const lostOrderAnswer = z.strictObject({
  /** Another courier had delivered it before. */
  deliveredByOther: z.boolean(),
  /** The courier's own delivery that came too late; null: there is none. */
  late: z
    .strictObject({
      /** `paid` by the hub's rule, as the `company` decides, or why nothing is paid. */
      payment: z.enum(LATE_PAYMENTS),
      /** Whether the recipient's code was right; null: none was asked for. */
      codeRight: z.boolean().nullable(),
      payCents: centsAnswer,
    })
    .nullable(),
});

/** Orders that the company cancelled or gave to another courier. */
api.controller('LostOrdersController', {
  one: api.get('lost-orders/:id', {
    summary:
      'What became of an order that was cancelled or given to another courier, and what is paid for it',
    errors: [],
    answer: lostOrderAnswer,
    run: ({ refused, courier: { scope }, id: orderId }) => refused.lost(scope, orderId),
  }),
});

/** The sequence of the courier's stops, which recipients are told by. */
api.controller('SequenceController', {
  choose: api.put('orders/sequence', {
    summary: 'The sequence that the courier chose, as far as the rules allow; what it does not name follows',
    body: sequenceBody,
    answer: z.strictObject({ sequence: sequenceAnswer }),
    run: async ({ courierVisits, courier: { scope }, body: { keys } }) => {
      const { visits } = await courierVisits.choose(scope, keys);
      return { sequence: visits.map(({ key }) => key) };
    },
  }),
});

const taskAnswer = z.strictObject({
  kind: z.enum(TASK_KINDS),
  orderId: z.int(),
  publicId: z.string(),
  merchantName: z.string(),
  pickupAddress: z.string(),
  since: instantAnswer,
  other: z.strictObject({ name: z.string(), phone: textAnswer }).nullable(),
});

/** Goods whose order went on without the courier who holds them. */
api.controller('GoodsTasksController', {
  list: api.get('goods-tasks', {
    summary:
      'Goods to bring back or to hand to another courier, and goods of one’s own order that another one has',
    answer: listOf(taskAnswer),
    run: async ({ alerts, courier: { scope } }) => ({ items: await alerts.tasks(scope) }),
  }),
  done: api.post('goods-tasks/:id/done', {
    summary: 'The goods of the order were brought back or handed over',
    run: ({ alerts, courier: { scope }, id: orderId }) => alerts.handedOver(scope, orderId),
  }),
});

/** The courier's open orders; orders of others are not found. */
const CourierOrdersController = api.controller('CourierOrdersController', {
  list: api.get('orders', {
    summary: 'Orders in progress, oldest first, and what is to be done in which sequence',
    answer: z.strictObject({ items: z.array(courierOrderAnswer), sequence: sequenceAnswer }),
    run: ({ bodies, courier }) => bodies.open(courier),
  }),
  one: api.get('orders/:id', {
    summary: 'One order',
    answer: courierOrderAnswer,
    run: ({ bodies, courier: { scope }, id }) => bodies.of(scope, id),
  }),
  arriveAtPickup: api.post('orders/:id/arrive-pickup', {
    ...ACT,
    body: actBody,
    summary: 'At the pickup',
    run: (call) =>
      acted(call, 'arrive_pickup', () =>
        call.lifecycle.arriveAtPickup(call.by, call.id, withoutUndefined(call.body)),
      ),
  }),
  collect: api.post('orders/:id/collect', {
    ...ACT,
    body: collectBody,
    summary: 'The goods are on board',
    run: (call) =>
      acted(call, 'collect', () => call.lifecycle.collect(call.by, call.id, withoutUndefined(call.body))),
  }),
  returned: api.post('orders/:id/return', {
    ...ACT,
    body: returnBody,
    summary: 'Back at the pickup with what had to come back, or at the place of the company for it',
    run: (call) =>
      acted(call, 'return', () => call.lifecycle.returned(call.by, call.id, withoutUndefined(call.body))),
  }),
  giveBack: api.post('orders/:id/give-back', {
    summary: 'Somebody else is to carry it; only before it is collected',
    description: IDEMPOTENCY_WORDS,
    body: giveBackBody,
    errors: [404, 409, 422],
    run: ({ requests, lifecycle, courier, id, body: { reason, ...act }, request, response }) =>
      requests.once(courier.scope, request, response, async () => {
        await lifecycle.release(courier.scope, id, reason, withoutUndefined(act));
      }),
  }),
});

UseInterceptors(ReplayedOrders)(CourierOrdersController);

type ActingCall = ActCall & { readonly acts: CourierActs; readonly bodies: CourierOrderBodies };

/** The order as an act left it, which is done once. */
function acted(call: ActingCall, act: StatedAct['act'], work: () => Promise<OrderRecord>) {
  return call.acts.once(call, { act }, () => call.bodies.after(call.courier.scope, work()));
}

export const ORDER_CONTROLLERS = api.controllers;
