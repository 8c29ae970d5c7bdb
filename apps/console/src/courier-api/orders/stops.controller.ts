import {
  DeliveryConfirmation,
  OrderEditing,
  OrderLifecycle,
  type DeliverInput,
  type FailInput,
  type OrderRecord,
  type PlaceInput,
  type Scope,
} from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { DeliveryProofs } from '../files/delivery-proofs.service.js';
import { pathId, pathText } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierCaller } from '../session/courier.guard.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { CourierStops } from './courier-stops.service.js';
import { courierOrderAnswer } from './order.answers.js';
import { orderBody } from './order.body.js';
import { actBody, deliverBody, failBody, placeBody } from './order.schemas.js';
import { withoutUndefined } from './without-undefined.mapper.js';

const PASSING = { passthrough: true } as const;
const params = { id: pathId('order_not_found'), stopId: pathText('stop_not_found') };

@CourierController('orders/:id/stops/:stopId')
export class StopsController {
  constructor(
    private readonly lifecycle: OrderLifecycle,
    private readonly editing: OrderEditing,
    private readonly confirmation: DeliveryConfirmation,
    private readonly proofs: DeliveryProofs,
    private readonly requests: IdempotentRequests,
    private readonly stops: CourierStops,
  ) {}

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'The address of a stop of a courier call; with the last one the order gets its price',
    params,
    body: placeBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
  })
  async locate(
    @CurrentCourier() { scope }: CourierCaller,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() body: z.output<typeof placeBody>,
  ) {
    const ordinal = await this.stops.ordinalOf(scope, id, stop);
    return this.after(
      scope,
      this.editing.setStopAddress(scope, id, ordinal, withoutUndefined<PlaceInput>(body)),
    );
  }

  @Endpoint({
    method: 'POST',
    path: 'arrive',
    status: 200,
    summary: 'At the stop',
    description: IDEMPOTENCY_WORDS,
    params,
    body: actBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
  })
  arrive(
    @CurrentCourier() courier: CourierCaller,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() act: z.output<typeof actBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    const { scope } = courier;
    return this.requests.once(scope, request, response, async () => {
      const ordinal = await this.stops.ordinalOf(scope, id, stop);
      return this.after(scope, this.lifecycle.arriveAtStop(scope, id, ordinal, withoutUndefined(act)));
    });
  }

  @Endpoint({
    method: 'POST',
    path: 'deliver',
    status: 200,
    summary: 'Delivered; with code and proof where they are asked for',
    description: 'What is delivered already stays as it is: the same request may be sent again.',
    params,
    body: deliverBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
  })
  async deliver(
    @CurrentCourier() { scope }: CourierCaller,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() { evidenceIds, ...given }: z.output<typeof deliverBody>,
  ) {
    const ordinal = await this.stops.ordinalOf(scope, id, stop);
    const proof = await this.proofs.of(scope, id, evidenceIds);
    const input: DeliverInput = { ...withoutUndefined<DeliverInput>(given), ...proof };
    return this.after(scope, this.confirmation.deliverStop(scope, id, ordinal, input));
  }

  @Endpoint({
    method: 'POST',
    path: 'fail',
    status: 200,
    summary: 'It could not be delivered',
    description: IDEMPOTENCY_WORDS,
    params,
    body: failBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
  })
  fail(
    @CurrentCourier() courier: CourierCaller,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() { evidenceIds, ...body }: z.output<typeof failBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    const { scope } = courier;
    return this.requests.once(scope, request, response, async () => {
      const ordinal = await this.stops.ordinalOf(scope, id, stop);
      const { photos = [] } = await this.proofs.of(scope, id, evidenceIds);
      const input = { ...withoutUndefined<FailInput>(body), photos };
      return this.after(scope, this.lifecycle.failStop(scope, id, ordinal, input));
    });
  }

  private async after(scope: Scope, command: Promise<OrderRecord>) {
    const { id } = await command;
    return orderBody(await this.stops.orderOf(scope, id));
  }
}
