import { FileLinks, OrderQueries, Redeliveries, type Scope } from '#domain';
import type { z } from 'zod';
import { idText } from '../../admin/field.schemas.js';
import { REDELIVERY, REDELIVERY_QUOTE, type redeliveryBody } from '../../docs/redelivery.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { MerchantController, MerchantScope } from '../session/index.js';
import { merchantOrderAnswer } from './order.answers.js';
import { merchantOrderBody } from './order.body.js';

const params = { id: idText };

/** Second deliveries of goods that nobody took. */
@MerchantController('orders')
export class MerchantRedeliveriesController {
  constructor(
    private readonly redeliveries: Redeliveries,
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  @Endpoint({ ...REDELIVERY_QUOTE, params, appScope: 'quote' })
  quote(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    return this.redeliveries.quote(by, id);
  }

  @Endpoint({
    ...REDELIVERY,
    params,
    access: 'ordering',
    appScope: 'order',
    answer: merchantOrderAnswer,
  })
  async order(
    @MerchantScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof redeliveryBody>,
  ) {
    const order = await this.redeliveries.order(by, id, { ...body, source: 'console' });
    return merchantOrderBody(await this.orders.byId(by, order.id), this.files);
  }
}
