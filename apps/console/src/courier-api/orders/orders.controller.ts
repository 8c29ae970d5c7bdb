import {
  OrderLifecycle,
  OrderQueries,
  LATE_PAYMENTS,
  RefusedActs,
  CourierVisits,
  CourierAlerts,
  TASK_KINDS,
} from '#domain';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import * as answers from '../../docs/record.schemas.js';
import { courierApi } from '../session/courier-api.decorator.js';
import { CourierActs, CourierOrderBodies } from './courier-acts.service.js';
import { ACT, courierOrderAnswer, sequenceAnswer, finishedOrderAnswer } from './order.answers.js';
import * as schemas from './order.schemas.js';
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
  { id: fields.pathId('order_not_found') },
);

api.controller('FinishedOrdersController', {
  list: api.get('orders/finished', {
    summary: 'Lists orders that ended, newest first: shop, pay and times, without names and addresses',
    query: schemas.historyQuery,
    answer: answers.cursorOf(finishedOrderAnswer),
    run: async ({ orders, by, courierId, query: { cursor, limit } }) => {
      const ended = { courierId, statuses: ['completed' as const, 'cancelled' as const] };
      return (await orders.before(by, ended, cursor ?? null, limit)).map(finishedOrderBody);
    },
  }),
});

const lostOrderAnswer = z.strictObject({
  deliveredByOther: z.boolean(),
  /** The courier's own delivery that came too late; null: there is none. */
  late: z
    .strictObject({
      /** `paid` by the hub's rule, as the `company` decides, or why nothing is paid. */
      payment: z.enum(LATE_PAYMENTS),
      /** Whether the recipient's code was right; null: none was asked for. */
      codeRight: z.boolean().nullable(),
      payCents: answers.cents,
    })
    .nullable(),
});

api.controller('LostOrdersController', {
  one: api.get('lost-orders/:id', {
    summary:
      'Shows what became of an order that was cancelled or given to another courier, and what is paid for it',
    errors: [],
    answer: lostOrderAnswer,
    run: ({ refused, by, id: orderId }) => refused.lost(by, orderId),
  }),
});

api.controller('SequenceController', {
  choose: api.put('orders/sequence', {
    summary: 'Sets the sequence of visits, as far as the rules allow; orders that it does not name follow',
    body: schemas.sequenceBody,
    answer: z.strictObject({ sequence: sequenceAnswer }),
    run: async ({ courierVisits, by, body: { keys } }) => {
      const { visits } = await courierVisits.choose(by, keys);
      return { sequence: visits.map(({ key }) => key) };
    },
  }),
});

const taskAnswer = z.strictObject({
  kind: z.enum(TASK_KINDS),
  orderId: z.int(),
  ...answers.each(['publicId', 'merchantName', 'pickupAddress'], z.string()),
  since: answers.instant,
  other: z.strictObject({ name: z.string(), phone: answers.text }).nullable(),
});

api.controller('GoodsTasksController', {
  list: api.get('goods-tasks', {
    summary:
      'Lists goods to bring back or to hand to another courier, and goods of the own orders that another one has',
    answer: answers.listOf(taskAnswer),
    run: ({ alerts, by }) => alerts.tasks(by),
  }),
  done: api.post('goods-tasks/:id/done', {
    summary: 'Confirms that the goods of an order were brought back or handed over',
    run: ({ alerts, by, id: orderId }) => alerts.handedOver(by, orderId),
  }),
});

/** Orders of others are not found. */
api.controller('CourierOrdersController', {
  list: api.get('orders', {
    summary: 'Lists orders in progress, oldest first, and the sequence of visits',
    answer: z.strictObject({ items: z.array(courierOrderAnswer), sequence: sequenceAnswer }),
    run: ({ bodies, courier }) => bodies.open(courier),
  }),
  one: api.get('orders/:id', {
    summary: 'Shows an order',
    answer: courierOrderAnswer,
    run: ({ bodies, by, id }) => bodies.of(by, id),
  }),
  arriveAtPickup: api.post('orders/:id/arrive-pickup', {
    ...ACT,
    body: schemas.actBody,
    summary: 'Records the arrival at the pickup',
    run: (call) =>
      call.acts.once(call, { act: 'arrive_pickup' }, () =>
        call.lifecycle.arriveAtPickup(call.by, call.id, call.body),
      ),
  }),
  collect: api.post('orders/:id/collect', {
    ...ACT,
    body: schemas.collectBody,
    summary: 'Records the collection of the goods',
    run: (call) =>
      call.acts.once(call, { act: 'collect' }, () => call.lifecycle.collect(call.by, call.id, call.body)),
  }),
  returned: api.post('orders/:id/return', {
    ...ACT,
    body: schemas.returnBody,
    summary: 'Records the return of goods to the pickup, or to the depot of the company',
    run: (call) =>
      call.acts.once(call, { act: 'return' }, () => call.lifecycle.returned(call.by, call.id, call.body)),
  }),
  giveBack: api.post('orders/:id/give-back', {
    summary: 'Gives the order back before its collection; another courier is searched',
    description: IDEMPOTENCY_WORDS,
    body: schemas.giveBackBody,
    errors: [404, 409, 422],
    run: ({ requests, lifecycle, courier, id, body: { reason, ...act }, request, response }) =>
      requests.once(courier.scope, request, response, async () => {
        await lifecycle.release(courier.scope, id, reason, act);
      }),
  }),
});

export const ORDER_CONTROLLERS = api.controllers;
