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
import { Body, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By, InArea } from '../access/index.js';
import { id as idNumber, idText, text } from '../schemas.js';
import { orderBody } from './order.body.js';

const toCourier = z.strictObject({ courierId: idNumber });
const release = z.strictObject({ reason: text.nullable().default(null) });
const cancel = z.strictObject({
  reason: z.enum(CANCEL_REASONS).default('operator'),
  note: text.nullable().default(null),
  /** Collected goods come back first; the order ends cancelled after the return. */
  returnToPickup: z.boolean().default(false),
});
const grouping = z.strictObject({ orderIds: z.array(idNumber).min(1).max(50) });

/** What an operator does to an order by hand. Saying it again changes nothing. */
@AdminController('orders/:id', 'orders')
export class OrderCommandsController {
  constructor(
    private readonly lifecycle: OrderLifecycle,
    private readonly groups: OrderGroups,
    private readonly payments: Payments,
    private readonly robots: Robots,
    private readonly orders: OrderQueries,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Post('assign')
  @HttpCode(200)
  @Audited('order', 'assigned')
  assign(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(toCourier)) { courierId }: z.output<typeof toCourier>,
  ) {
    return this.shown(by, this.lifecycle.reassign(by, id, courierId));
  }

  @Post('reassign')
  @HttpCode(200)
  @Audited('order', 'reassigned')
  reassign(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(toCourier)) { courierId }: z.output<typeof toCourier>,
  ) {
    return this.shown(by, this.lifecycle.reassign(by, id, courierId));
  }

  @Post('release')
  @HttpCode(200)
  @Audited('order', 'released')
  release(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(release)) { reason }: z.output<typeof release>,
  ) {
    return this.shown(by, this.lifecycle.release(by, id, reason));
  }

  @Post('ready')
  @HttpCode(200)
  @Audited('order', 'ready')
  ready(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.shown(by, this.lifecycle.ready(by, id));
  }

  @Post('cancel')
  @HttpCode(200)
  @Audited('order', 'cancelled')
  cancel(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(cancel)) body: z.output<typeof cancel>,
  ) {
    return this.shown(
      by,
      this.lifecycle.cancel(by, id, body).then(({ order }) => order),
    );
  }

  /** By hand, from wherever the courier was. */
  @Post('complete')
  @HttpCode(200)
  @Audited('order', 'completed')
  complete(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.shown(by, this.lifecycle.complete(by, id));
  }

  @Post('confirm-payment')
  @HttpCode(200)
  @InArea('payments')
  @Audited('order', 'payment_confirmed')
  confirmPayment(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.shown(by, this.payments.confirm(by, id));
  }

  /** The orders named travel with this one. */
  @Post('group')
  @HttpCode(200)
  @Audited('order', 'grouped')
  async group(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(grouping)) { orderIds }: z.output<typeof grouping>,
  ) {
    const group = await this.groups.group(by, id, orderIds);
    const orderIdsNow = await this.groups.members(group.id);
    return { groupId: group.id, leaderOrderId: group.leaderOrderId, orderIds: orderIdsNow };
  }

  @Post('ungroup')
  @HttpCode(200)
  @Audited('order', 'ungrouped')
  ungroup(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.shown(by, this.groups.ungroup(by, id));
  }

  /** Sandbox only: the robot courier takes its next step now. */
  @Post('robot-step')
  @HttpCode(200)
  @Audited('order', 'robot_step_taken', { apart: true })
  robotStep(@By() by: Scope, @Param('id', as(idText)) id: number) {
    return this.shown(by, this.robots.step(by, id));
  }

  private async shown(by: Scope, command: Promise<OrderRecord>) {
    const { id } = await command;
    return orderBody(await this.orders.byId(by, id), this.config.publicUrl);
  }
}
