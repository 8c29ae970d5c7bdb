import { OrderQueries } from '#domain';
import type { z } from 'zod';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { finishedOrderAnswer } from './order.answers.js';
import { finishedOrderBody } from './order.body.js';
import { historyQuery } from './order.schemas.js';

const ENDED = ['completed', 'cancelled'] as const;

/** What the courier's money needs of orders that ended: nothing about their recipients. */
@CourierController('orders/finished')
export class FinishedOrdersController {
  constructor(private readonly orders: OrderQueries) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Orders that ended, newest first: shop, pay and times, without names and addresses',
    query: historyQuery,
    answer: cursorOf(finishedOrderAnswer),
  })
  async list(
    @CurrentCourier() { scope, courierId }: CourierSession,
    @EndpointQuery() { cursor, limit }: z.output<typeof historyQuery>,
  ) {
    const ended = { courierId, statuses: [...ENDED] };
    const items = await this.orders.before(scope, ended, cursor ?? null, limit);
    const last = items.length === limit ? items.at(-1) : undefined;
    return { items: items.map(finishedOrderBody), nextCursor: last ? String(last.id) : null };
  }
}
