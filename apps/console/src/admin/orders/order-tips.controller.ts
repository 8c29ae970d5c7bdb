import { cents, CourierPayRaises, FileLinks, OrderQueries, type Scope } from '#domain';
import type { z } from 'zod';
import { tipBody } from '../../docs/tip.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { orderAnswer } from './order.answers.js';
import { adminOrderBody } from './order.body.js';

@AdminController('orders/:id/tip', 'wallets')
export class AdminOrderTipsController {
  constructor(
    private readonly pay: CourierPayRaises,
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary: 'Sets the tip of the order’s courier; it is only ever raised',
    description:
      'Paid with the order, or at once when it is completed. A smaller tip than it has is refused.',
    params: { id: idText },
    body: tipBody,
    answer: orderAnswer,
    errors: [404, 409],
    audit: { entity: 'order', action: 'tipped' },
  })
  async set(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { tipCents }: z.output<typeof tipBody>,
  ) {
    await this.pay.tip(by, id, cents(tipCents));
    return adminOrderBody(await this.orders.byId(by, id), this.files);
  }
}
