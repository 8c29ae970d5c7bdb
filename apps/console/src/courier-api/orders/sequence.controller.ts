import { CourierVisits } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';
import { sequenceAnswer } from './order.answers.js';
import { sequenceBody } from './order.schemas.js';

/** The sequence of the courier's stops, which recipients are told by. */
@CourierController('orders/sequence')
export class SequenceController {
  constructor(private readonly visits: CourierVisits) {}

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'The sequence that the courier chose, as far as the rules allow; what it does not name follows',
    body: sequenceBody,
    answer: z.strictObject({ sequence: sequenceAnswer }),
  })
  async choose(
    @CurrentCourier() { scope }: CourierSession,
    @EndpointBody() { keys }: z.output<typeof sequenceBody>,
  ) {
    const { visits } = await this.visits.choose(scope, keys);
    return { sequence: visits.map(({ key }) => key) };
  }
}
