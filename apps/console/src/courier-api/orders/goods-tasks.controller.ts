import { CourierAlerts, TASK_KINDS } from '#domain';
import { z } from 'zod';
import { instantAnswer, listOf, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId } from '../../http/path.schemas.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const taskAnswer = z.strictObject({
  kind: z.enum(TASK_KINDS),
  orderId: z.int(),
  publicId: z.string(),
  merchantName: z.string(),
  pickupAddress: z.string(),
  since: instantAnswer,
  other: z.strictObject({ name: z.string(), phone: textAnswer }).nullable(),
});

/** Goods whose order went on without the courier who holds them. */
@CourierController('goods-tasks')
export class GoodsTasksController {
  constructor(private readonly alerts: CourierAlerts) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'Goods to bring back or to hand to another courier, and goods of one’s own order that another one has',
    answer: listOf(taskAnswer),
  })
  async list(@CurrentCourier() { scope }: CourierSession) {
    return { items: await this.alerts.tasks(scope) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/done',
    status: 204,
    summary: 'The goods of the order were brought back or handed over',
    params: { id: pathId('order_not_found') },
    errors: [404],
  })
  done(@CurrentCourier() { scope }: CourierSession, @EndpointParam('id') orderId: number): Promise<void> {
    return this.alerts.handedOver(scope, orderId);
  }
}
