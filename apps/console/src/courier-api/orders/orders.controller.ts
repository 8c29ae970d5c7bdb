import { OrderLifecycle, type OrderRecord } from '#domain';
import { Req, Res, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { CourierActs } from './courier-acts.service.js';
import { CourierOrderBodies } from './courier-order-bodies.service.js';
import { ACT, courierOrderAnswer, sequenceAnswer } from './order.answers.js';
import { ReplayedOrders } from './replayed-orders.interceptor.js';
import { withoutUndefined } from './without-undefined.mapper.js';
import { actBody, collectBody, giveBackBody, returnBody } from './order.schemas.js';

const params = { id: pathId('order_not_found') };
const PASSING = { passthrough: true } as const;

/** The courier's open orders; orders of others are not found. */
@CourierController('orders')
@UseInterceptors(ReplayedOrders)
export class CourierOrdersController {
  constructor(
    private readonly bodies: CourierOrderBodies,
    private readonly lifecycle: OrderLifecycle,
    private readonly requests: IdempotentRequests,
    private readonly acts: CourierActs,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Orders in progress, oldest first, and what is to be done in which sequence',
    answer: z.strictObject({ items: z.array(courierOrderAnswer), sequence: sequenceAnswer }),
  })
  async list(@CurrentCourier() courier: CourierSession) {
    return await this.bodies.open(courier);
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
  async one(@CurrentCourier() { scope }: CourierSession, @EndpointParam('id') id: number) {
    return await this.bodies.of(scope, id);
  }

  @Endpoint({ ...ACT, path: ':id/arrive-pickup', params, body: actBody, summary: 'At the pickup' })
  arriveAtPickup(
    @CurrentCourier() courier: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointBody() act: z.output<typeof actBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    const stated = { act: 'arrive_pickup', happenedAt: act.happenedAt } as const;
    return this.acts.once(courier, id, stated, request, response, () =>
      this.after(courier, this.lifecycle.arriveAtPickup(courier.scope, id, withoutUndefined(act))),
    );
  }

  @Endpoint({ ...ACT, path: ':id/collect', params, body: collectBody, summary: 'The goods are on board' })
  collect(
    @CurrentCourier() courier: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointBody() input: z.output<typeof collectBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    const stated = { act: 'collect', happenedAt: input.happenedAt } as const;
    return this.acts.once(courier, id, stated, request, response, () =>
      this.after(courier, this.lifecycle.collect(courier.scope, id, withoutUndefined(input))),
    );
  }

  @Endpoint({
    ...{ ...ACT, path: ':id/return', params, body: returnBody },
    summary: 'Back at the pickup with what had to come back, or at the place of the company for it',
  })
  returned(
    @CurrentCourier() courier: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointBody() act: z.output<typeof returnBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    const stated = { act: 'return', happenedAt: act.happenedAt } as const;
    return this.acts.once(courier, id, stated, request, response, () =>
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
    @CurrentCourier() courier: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason, ...act }: z.output<typeof giveBackBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ): Promise<void> {
    await this.requests.once(courier.scope, request, response, async () => {
      await this.lifecycle.release(courier.scope, id, reason, withoutUndefined(act));
    });
  }

  private async after({ scope }: CourierSession, command: Promise<OrderRecord>) {
    const { id } = await command;
    return await this.bodies.of(scope, id);
  }
}
