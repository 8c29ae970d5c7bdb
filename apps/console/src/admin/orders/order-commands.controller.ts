import {
  CANCEL_REASONS,
  OrderGroups,
  OrderLifecycle,
  OrderQueries,
  Payments,
  Robots,
  type OrderRecord,
  type Scope,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject } from '@nestjs/common';
import { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idField as idNumber, idText, text } from '../field.schemas.js';
import { adminOrderBody } from './order.body.js';
import { orderAnswer, orderGroupAnswer } from './order.answers.js';

const toCourier = z.strictObject({ courierId: idNumber });
const release = z.strictObject({ reason: text.nullable().default(null) });
const cancel = z.strictObject({
  reason: z.enum(CANCEL_REASONS).default('operator'),
  note: text.nullable().default(null),
  /** Collected goods return first; the order ends cancelled after the return. */
  returnToPickup: z.boolean().default(false),
});
const grouping = z.strictObject({ orderIds: z.array(idNumber).min(1).max(50) });

/** Commands of operators on one order. Repeating one changes nothing. */
@AdminController('orders/:id', 'orders')
export class AdminOrderCommandsController {
  constructor(
    private readonly lifecycle: OrderLifecycle,
    private readonly groups: OrderGroups,
    private readonly payments: Payments,
    private readonly robots: Robots,
    private readonly orders: OrderQueries,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'POST',
    path: 'assign',
    status: 200,
    summary: 'Assigns a courier',
    params: { id: idText },
    body: toCourier,
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'assigned' },
  })
  assign(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { courierId }: z.output<typeof toCourier>,
  ) {
    return this.shown(by, this.lifecycle.reassign(by, id, courierId));
  }

  @Endpoint({
    method: 'POST',
    path: 'reassign',
    status: 200,
    summary: 'Gives the order to another courier',
    params: { id: idText },
    body: toCourier,
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'reassigned' },
  })
  reassign(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { courierId }: z.output<typeof toCourier>,
  ) {
    return this.shown(by, this.lifecycle.reassign(by, id, courierId));
  }

  @Endpoint({
    method: 'POST',
    path: 'release',
    status: 200,
    summary: 'Takes the order from its courier and searches again',
    params: { id: idText },
    body: release,
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'released' },
  })
  release(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason }: z.output<typeof release>,
  ) {
    return this.shown(by, this.lifecycle.release(by, id, reason));
  }

  @Endpoint({
    method: 'POST',
    path: 'ready',
    status: 200,
    summary: 'Marks the order as ready for pickup',
    params: { id: idText },
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'ready' },
  })
  ready(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.lifecycle.ready(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: 'cancel',
    status: 200,
    summary: 'Cancels an order',
    params: { id: idText },
    body: cancel,
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'cancelled' },
  })
  cancel(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof cancel>,
  ) {
    return this.shown(
      by,
      this.lifecycle.cancel(by, id, body).then(({ order }) => order),
    );
  }

  /** Completes the order for the courier, whatever steps are left. */
  @Endpoint({
    method: 'POST',
    path: 'complete',
    status: 200,
    summary: 'Completes an order by hand',
    params: { id: idText },
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'completed' },
  })
  complete(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.lifecycle.complete(by, id));
  }

  @Endpoint({
    method: 'POST',
    path: 'confirm-payment',
    status: 200,
    summary: 'Confirms the payment by hand',
    area: 'payments',
    params: { id: idText },
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'payment_confirmed' },
  })
  confirmPayment(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.payments.confirm(by, id));
  }

  /** Groups orders with this one. */
  @Endpoint({
    method: 'POST',
    path: 'group',
    status: 200,
    summary: 'Groups orders under this one',
    params: { id: idText },
    body: grouping,
    answer: orderGroupAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'grouped' },
  })
  async group(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { orderIds }: z.output<typeof grouping>,
  ) {
    const group = await this.groups.group(by, id, orderIds);
    const orderIdsNow = await this.groups.members(group.id);
    return { groupId: group.id, leaderOrderId: group.leaderOrderId, orderIds: orderIdsNow };
  }

  @Endpoint({
    method: 'POST',
    path: 'ungroup',
    status: 200,
    summary: 'Takes the order out of its group',
    params: { id: idText },
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'ungrouped' },
  })
  ungroup(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.groups.ungroup(by, id));
  }

  /** Sandbox only: the robot courier takes its next step now. */
  @Endpoint({
    method: 'POST',
    path: 'robot-step',
    status: 200,
    summary: 'Lets the robot courier take its next step (sandbox)',
    params: { id: idText },
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'robot_step_taken', ownTransactions: true },
  })
  robotStep(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.robots.step(by, id));
  }

  private async shown(by: Scope, command: Promise<OrderRecord>) {
    const { id } = await command;
    return adminOrderBody(await this.orders.byId(by, id), this.config.publicUrl);
  }
}
