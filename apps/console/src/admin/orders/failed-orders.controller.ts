import { FailedOrders, GOODS_PLACES, type Scope } from '#domain';
import { z } from 'zod';
import { instantAnswer, listOf, textAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

const failedAnswer = z.strictObject({
  orderId: z.int(),
  publicId: z.string(),
  merchantName: z.string(),
  merchantPhone: z.string(),
  /** Of the first stop that failed. */
  recipient: textAnswer,
  district: textAnswer,
  reason: textAnswer,
  /** Who has the goods. */
  goodsAt: z.enum(GOODS_PLACES),
  endedAt: instantAnswer,
});

const placeBody = z.strictObject({ goodsAt: z.enum(GOODS_PLACES) });

/** Deliveries that failed, until somebody has decided what becomes of the goods. */
@AdminController('failed-orders', 'orders')
export class AdminFailedOrdersController {
  constructor(private readonly failed: FailedOrders) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'Lists orders that ended with goods that nobody took and nobody has decided about, the newest first',
    answer: listOf(failedAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    return { items: await this.failed.list(by) };
  }

  @Endpoint({
    method: 'PUT',
    path: ':id/goods',
    status: 204,
    summary:
      'Says where the goods are now; a second delivery is collected there (`hub`: at `depotAddress` of the settings)',
    params: { id: idText },
    body: placeBody,
    errors: [404, 409, 422],
    audit: { entity: 'order', action: 'goods_moved' },
  })
  place(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { goodsAt }: z.output<typeof placeBody>,
  ) {
    return this.failed.place(by, id, goodsAt);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/settle',
    status: 204,
    summary: 'Says that nothing more is to be done; bringing it again (`…/redelivery`) does so too',
    params: { id: idText },
    errors: [403, 404, 409],
    audit: { entity: 'order', action: 'failure_settled' },
  })
  settle(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.failed.settle(by, id);
  }
}
