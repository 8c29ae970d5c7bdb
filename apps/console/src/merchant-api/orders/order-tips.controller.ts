import { cents, CourierPayRaises, FileLinks, OrderQueries, type Scope } from '#domain';
import type { z } from 'zod';
import { idText } from '../../admin/field.schemas.js';
import { tipBody } from '../../docs/tip.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { MerchantController, MerchantScope } from '../session/index.js';
import { merchantOrderAnswer } from './order.answers.js';
import { merchantOrderBody } from './order.body.js';

/** What a shop gives a courier on top of the pay. */
@MerchantController('orders/:id/tip')
export class MerchantOrderTipsController {
  constructor(
    private readonly pay: CourierPayRaises,
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  @Endpoint({
    method: 'PUT',
    status: 200,
    summary:
      'Sets the tip of a completed order’s courier, paid from the account’s wallet; it is only ever raised',
    description: 'The courier has it at once. What is added to the tip so far must be in the wallet.',
    access: 'ordering',
    params: { id: idText },
    body: tipBody,
    answer: merchantOrderAnswer,
    errors: [404, 409, 422],
  })
  async set(
    @MerchantScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { tipCents }: z.output<typeof tipBody>,
  ) {
    await this.pay.tip(by, id, cents(tipCents));
    return merchantOrderBody(await this.orders.byId(by, id), this.files);
  }
}
