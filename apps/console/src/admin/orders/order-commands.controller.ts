import { CANCEL_REASONS, OrderGroups, OrderLifecycle, Payments } from '#domain';
import { z } from 'zod';
import { adminApi } from '../access/admin-api.decorator.js';
import { idField as idNumber, text } from '../../http/field.schemas.js';
import { AdminOrderBodies } from './order.body.js';
import { orderAnswer, orderGroupAnswer } from './order.answers.js';

const toCourier = z.strictObject({
  courierId: idNumber,
  /** Who has the order as the operator sees it, null: nobody. With somebody else it is refused. */
  from: idNumber.nullable().exactOptional(),
});
const release = z.strictObject({ reason: text.nullable().default(null) });
const cancel = z.strictObject({
  reason: z.enum(CANCEL_REASONS).default('operator'),
  note: text.nullable().default(null),
  /** Collected goods return first; the order ends cancelled after the return. */
  returnToPickup: z.boolean().default(false),
});
const grouping = z.strictObject({ orderIds: z.array(idNumber).min(1).max(50) });

/** What commands on an order declare alike. */
export const COMMAND = { errors: [404, 409], answer: orderAnswer };
export const audited = (action: string) => ({ entity: 'order' as const, action });

const api = adminApi('orders/:id', 'orders', {
  lifecycle: OrderLifecycle,
  groups: OrderGroups,
  payments: Payments,
  bodies: AdminOrderBodies,
});

/** Commands of operators on one order, answered with the order as it is then. Repeating one changes nothing. */
export const AdminOrderCommandsController = api.controller('AdminOrderCommandsController', {
  assign: api.post('assign', {
    ...COMMAND,
    summary: 'Assigns a courier',
    body: toCourier,
    audit: audited('assigned'),
    run: ({ lifecycle, bodies, by, id, body }) =>
      bodies.after(by, lifecycle.reassign(by, id, body.courierId, body.from)),
  }),
  release: api.post('release', {
    ...COMMAND,
    summary: 'Takes the order from its courier and searches again',
    body: release,
    audit: audited('released'),
    run: ({ lifecycle, bodies, by, id, body }) => bodies.after(by, lifecycle.release(by, id, body.reason)),
  }),
  ready: api.post('ready', {
    ...COMMAND,
    summary: 'Marks the order as ready for pickup',
    audit: audited('ready'),
    run: ({ lifecycle, bodies, by, id }) => bodies.after(by, lifecycle.ready(by, id)),
  }),
  cancel: api.post('cancel', {
    ...COMMAND,
    summary: 'Cancels an order',
    body: cancel,
    audit: audited('cancelled'),
    run: ({ lifecycle, bodies, by, id, body }) => bodies.after(by, lifecycle.cancel(by, id, body)),
  }),
  complete: api.post('complete', {
    ...COMMAND,
    summary: 'Completes an order by hand',
    audit: audited('completed'),
    run: ({ lifecycle, bodies, by, id }) => bodies.after(by, lifecycle.complete(by, id)),
  }),
  confirmPayment: api.post('confirm-payment', {
    ...COMMAND,
    summary: 'Confirms the payment by hand',
    area: 'payments',
    audit: audited('payment_confirmed'),
    run: ({ payments, bodies, by, id }) => bodies.after(by, payments.confirm(by, id)),
  }),
  group: api.post('group', {
    ...COMMAND,
    summary: 'Groups orders under this one',
    body: grouping,
    answer: orderGroupAnswer,
    audit: audited('grouped'),
    run: async ({ groups, by, id, body }) => {
      const group = await groups.group(by, id, body.orderIds);
      const orderIds = await groups.members(group.id);
      return { groupId: group.id, leaderOrderId: group.leaderOrderId, orderIds };
    },
  }),
  ungroup: api.post('ungroup', {
    ...COMMAND,
    summary: 'Takes the order out of its group',
    audit: audited('ungrouped'),
    run: ({ groups, bodies, by, id }) => bodies.after(by, groups.ungroup(by, id)),
  }),
});
