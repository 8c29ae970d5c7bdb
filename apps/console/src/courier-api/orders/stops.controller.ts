import {
  DeliveryConfirmation,
  OrderEditing,
  OrderLifecycle,
  ordinalOf,
  type DeliverInput,
  type FailInput,
  type OrderRecord,
  type PlaceInput,
  type Scope,
} from '#domain';
import { Req, Res, UseInterceptors } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { DeliveryProofs } from '../files/delivery-proofs.service.js';
import { pathId, pathText } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { CourierActs } from './courier-acts.service.js';
import { CourierStops } from './courier-stops.service.js';
import { ACT, courierOrderAnswer } from './order.answers.js';
import { actBody, deliverBody, failBody, placeBody } from './order.schemas.js';
import { ReplayedOrders } from './replayed-orders.interceptor.js';
import { collectionOf } from './collection.mapper.js';
import { withoutUndefined } from './without-undefined.mapper.js';

const PASSING = { passthrough: true } as const;
const params = { id: pathId('order_not_found'), stopId: pathText('stop_not_found') };

@CourierController('orders/:id/stops/:stopId')
@UseInterceptors(ReplayedOrders)
export class StopsController {
  constructor(
    private readonly lifecycle: OrderLifecycle,
    private readonly editing: OrderEditing,
    private readonly confirmation: DeliveryConfirmation,
    private readonly proofs: DeliveryProofs,
    private readonly acts: CourierActs,
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
    @CurrentCourier() { scope }: CourierSession,
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

  @Endpoint({ ...ACT, path: 'arrive', params, body: actBody, summary: 'At the stop' })
  arrive(
    @CurrentCourier() courier: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() act: z.output<typeof actBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    const { scope } = courier;
    const stated = { act: 'arrive_stop', stop: ordinalOf(id, stop), happenedAt: act.happenedAt } as const;
    return this.acts.once(courier, id, stated, request, response, async () => {
      const ordinal = await this.stops.ordinalOf(scope, id, stop);
      return this.after(scope, this.lifecycle.arriveAtStop(scope, id, ordinal, withoutUndefined(act)));
    });
  }

  @Endpoint({
    ...{ ...ACT, path: 'deliver', params, body: deliverBody },
    summary: 'Delivered; with code and proof where they are asked for',
    description: 'What is delivered already stays as it is: the same request may be sent again.',
  })
  deliver(
    @CurrentCourier() courier: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() { evidenceIds, collected, ...given }: z.output<typeof deliverBody>,
  ) {
    const { scope } = courier;
    const { happenedAt } = given;
    const pictures = this.acts.picturesOf(courier, id, ordinalOf(id, stop), evidenceIds);
    const delivery: DeliverInput = {
      ...withoutUndefined<DeliverInput>(given),
      collected: collectionOf(collected),
    };
    const stated = { act: 'deliver', stop: ordinalOf(id, stop), happenedAt, pictures, delivery } as const;
    return this.acts.recorded(courier, id, stated, async () => {
      const ordinal = await this.stops.ordinalOf(scope, id, stop);
      const proof = await this.proofs.of(scope, id, ordinal, evidenceIds);
      return this.after(scope, this.confirmation.deliverStop(scope, id, ordinal, { ...delivery, ...proof }));
    });
  }

  @Endpoint({ ...ACT, path: 'fail', params, body: failBody, summary: 'It could not be delivered' })
  fail(
    @CurrentCourier() courier: CourierSession,
    @EndpointParam('id') id: number,
    @EndpointParam('stopId') stop: string,
    @EndpointBody() { evidenceIds, ...body }: z.output<typeof failBody>,
    @Req() request: Request,
    @Res(PASSING) response: Response,
  ) {
    const { scope } = courier;
    const { happenedAt, reason } = body;
    const pictures = this.acts.picturesOf(courier, id, ordinalOf(id, stop), evidenceIds);
    const stated = { act: 'fail', stop: ordinalOf(id, stop), happenedAt, reason, pictures } as const;
    return this.acts.once(courier, id, stated, request, response, async () => {
      const ordinal = await this.stops.ordinalOf(scope, id, stop);
      const { photos = [] } = await this.proofs.of(scope, id, ordinal, evidenceIds);
      const input = { ...withoutUndefined<FailInput>(body), photos };
      return this.after(scope, this.lifecycle.failStop(scope, id, ordinal, input));
    });
  }

  private async after(scope: Scope, command: Promise<OrderRecord>) {
    const { id } = await command;
    return await this.stops.orderBody(scope, id);
  }
}
