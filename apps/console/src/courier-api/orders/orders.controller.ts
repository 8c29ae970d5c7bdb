import { OrderLifecycle, OrderQueries, type OrderRecord } from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierCaller } from '../session/courier.guard.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { courierOrderAnswer } from './order.answers.js';
import { orderBody } from './order.body.js';
import { withoutUndefined } from './without-undefined.mapper.js';
import { actBody, collectBody, giveBackBody, historyQuery } from './order.schemas.js';

const params = { id: pathId('order_not_found') };
const PASSING = { passthrough: true } as const;
const ENDED = ['completed', 'cancelled'] as const;

/** The courier's open orders; orders of others are not found. */
@CourierController('orders')
export class CourierOrdersController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly lifecycle: OrderLifecycle,
    private readonly requests: IdempotentRequests,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Orders in progress, oldest first; with finished=true those that ended, newest first',
    query: historyQuery,
    answer: cursorOf(courierOrderAnswer),
  })
  async list(
    @CurrentCourier() { scope, hubId, courierId }: CourierCaller,
    @EndpointQuery() { finished, cursor, limit }: z.output<typeof historyQuery>,
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

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'One order',
    params,
    answer: courierOrderAnswer,
    errors: [404],
  })
  async one(@CurrentCourier() { scope }: CourierCaller, @EndpointParam('id') id: number) {
    return orderBody(await this.orders.byId(scope, id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/arrive-pickup',
    status: 200,
    summary: 'At the pickup',
    description: IDEMPOTENCY_WORDS,
    params,
    body: actBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
  })
  arriveAtPickup(
    @CurrentCourier() courier: CourierCaller,
    @EndpointParam('id') id: number,
    @EndpointBody() act: z.output<typeof actBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    return this.requests.once(courier.scope, request, response, () =>
      this.after(courier, this.lifecycle.arriveAtPickup(courier.scope, id, withoutUndefined(act))),
    );
  }

  @Endpoint({
    method: 'POST',
    path: ':id/collect',
    status: 200,
    summary: 'The goods are on board',
    description: IDEMPOTENCY_WORDS,
    params,
    body: collectBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
  })
  collect(
    @CurrentCourier() courier: CourierCaller,
    @EndpointParam('id') id: number,
    @EndpointBody() input: z.output<typeof collectBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    return this.requests.once(courier.scope, request, response, () =>
      this.after(courier, this.lifecycle.collect(courier.scope, id, withoutUndefined(input))),
    );
  }

  @Endpoint({
    method: 'POST',
    path: ':id/return',
    status: 200,
    summary: 'Back at the pickup with what had to come back',
    description: IDEMPOTENCY_WORDS,
    params,
    body: actBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
  })
  returned(
    @CurrentCourier() courier: CourierCaller,
    @EndpointParam('id') id: number,
    @EndpointBody() act: z.output<typeof actBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    return this.requests.once(courier.scope, request, response, () =>
      this.after(courier, this.lifecycle.returned(courier.scope, id, withoutUndefined(act))),
    );
  }

  @Endpoint({
    method: 'POST',
    path: ':id/give-back',
    status: 204,
    summary: 'Somebody else is to carry it; only before it is collected',
    description: IDEMPOTENCY_WORDS,
    params,
    body: giveBackBody,
    errors: [404, 409, 422],
  })
  async giveBack(
    @CurrentCourier() courier: CourierCaller,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason, ...act }: z.output<typeof giveBackBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ): Promise<void> {
    await this.requests.once(courier.scope, request, response, async () => {
      await this.lifecycle.release(courier.scope, id, reason, withoutUndefined(act));
    });
  }

  private async after({ scope }: CourierCaller, command: Promise<OrderRecord>) {
    const { id } = await command;
    return orderBody(await this.orders.byId(scope, id));
  }
}
