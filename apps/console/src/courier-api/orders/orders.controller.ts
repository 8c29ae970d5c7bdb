import { DomainError, OrderLifecycle, OrderQueries, type OrderRecord } from '#domain';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { Described } from '../../docs/described.js';
import { ForCouriers } from '../session/for-couriers.js';
import { TheCourier, type CourierCaller } from '../session/courier.guard.js';
import { idOr } from '../work/wire-id.js';
import { orderBody } from './order.body.js';
import { collectBody, giveBackBody, historyQuery } from './order.commands.js';

const ENDED = ['completed', 'cancelled'] as const;

/** Orders in the courier's hands. Those of others are not found. */
@Controller('api/courier/orders')
@ForCouriers()
export class OrdersController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
  ) {}

  @Get()
  @Described('Orders in progress, oldest first; with finished=true those that ended, newest first')
  async list(
    @TheCourier() { scope, hubId, courierId }: CourierCaller,
    @Query(as(historyQuery)) { finished, cursor, limit }: z.output<typeof historyQuery>,
  ) {
    if (finished === 'false') {
      const items = await this.orders.activeOfCourier(hubId, courierId);
      return { items: items.map(orderBody), nextCursor: null };
    }
    const ended = { courierId, statuses: [...ENDED] };
    const items = await this.orders.before(scope, ended, cursor ?? null, limit);
    const last = items.length === limit ? items.at(-1) : undefined;
    return { items: items.map(orderBody), nextCursor: last ? String(last.id) : null };
  }

  @Get(':id')
  @Described('One order')
  async one(@TheCourier() { scope }: CourierCaller, @Param('id') id: string) {
    return orderBody(await this.orders.byId(scope, orderIdOf(id)));
  }

  @Post(':id/arrive-pickup')
  @HttpCode(200)
  @Described('At the pickup')
  arriveAtPickup(@TheCourier() courier: CourierCaller, @Param('id') id: string) {
    return this.after(courier, this.lifecycle.arriveAtPickup(courier.scope, orderIdOf(id)));
  }

  @Post(':id/collect')
  @HttpCode(200)
  @Described('The goods are on board')
  collect(
    @TheCourier() courier: CourierCaller,
    @Param('id') id: string,
    @Body(as(collectBody)) { pickupCode = null }: z.output<typeof collectBody>,
  ) {
    return this.after(courier, this.lifecycle.collect(courier.scope, orderIdOf(id), { pickupCode }));
  }

  @Post(':id/return')
  @HttpCode(200)
  @Described('Back at the pickup with what had to come back')
  returned(@TheCourier() courier: CourierCaller, @Param('id') id: string) {
    return this.after(courier, this.lifecycle.returned(courier.scope, orderIdOf(id)));
  }

  @Post(':id/give-back')
  @HttpCode(204)
  @Described('Somebody else is to carry it; only before it is collected')
  async giveBack(
    @TheCourier() { scope }: CourierCaller,
    @Param('id') id: string,
    @Body(as(giveBackBody)) { reason }: z.output<typeof giveBackBody>,
  ): Promise<void> {
    await this.lifecycle.release(scope, orderIdOf(id), reason);
  }

  private async after({ scope }: CourierCaller, command: Promise<OrderRecord>) {
    const { id } = await command;
    return orderBody(await this.orders.byId(scope, id));
  }
}

/** @throws order_not_found */
export function orderIdOf(text: string): number {
  return idOr(text, new DomainError('order_not_found'));
}
