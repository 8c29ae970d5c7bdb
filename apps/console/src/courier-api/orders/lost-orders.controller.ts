import { LATE_PAYMENTS, RefusedActs } from '#domain';
import { z } from 'zod';
import { centsAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const lostOrderAnswer = z.strictObject({
  /** Another courier had delivered it before. */
  deliveredByOther: z.boolean(),
  /** Of the courier's own delivery that came too late; null: there is none. */
  late: z
    .strictObject({
      /** `paid` by the hub's rule, as the `company` decides, or why nothing is paid. */
      payment: z.enum(LATE_PAYMENTS),
      /** Whether the recipient's code was right; null: none was asked for. */
      codeRight: z.boolean().nullable(),
      payCents: centsAnswer,
    })
    .nullable(),
});

/** Orders that the company cancelled or gave to another courier. */
@CourierController('lost-orders')
export class LostOrdersController {
  constructor(private readonly refused: RefusedActs) {}

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary:
      'What became of an order that was cancelled or given to another courier, and what is paid for it',
    params: { id: pathId('order_not_found') },
    answer: lostOrderAnswer,
  })
  async one(@CurrentCourier() { scope }: CourierSession, @EndpointParam('id') orderId: number) {
    return await this.refused.lost(scope, orderId);
  }
}
