import { CourierPositions } from '#domain';
import type { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { positionReports, positionsBody } from './position.schemas.js';

@CourierController('positions')
export class PositionsController {
  constructor(private readonly positions: CourierPositions) {}

  @Endpoint({
    method: 'POST',
    status: 204,
    summary: 'Where the courier is or was; late ones never move the courier back',
    body: positionsBody,
  })
  record(
    @CurrentCourier() { courierId }: CourierSession,
    @EndpointBody() body: z.output<typeof positionsBody>,
  ): Promise<void> {
    return this.positions.record(courierId, positionReports(body));
  }
}
