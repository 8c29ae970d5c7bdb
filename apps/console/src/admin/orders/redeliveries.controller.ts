import { FileLinks, OrderQueries, Redeliveries, type Scope } from '#domain';
import type { z } from 'zod';
import { REDELIVERY, REDELIVERY_QUOTE, type redeliveryBody } from '../../docs/redelivery.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { orderAnswer } from './order.answers.js';
import { adminOrderBody } from './order.body.js';

const params = { id: idText };

/** Second deliveries of goods that nobody took. */
@AdminController('orders', 'orders')
export class AdminRedeliveriesController {
  constructor(
    private readonly redeliveries: Redeliveries,
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  @Endpoint({ ...REDELIVERY_QUOTE, params })
  quote(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.redeliveries.quote(by, id);
  }

  @Endpoint({
    ...REDELIVERY,
    params,
    audit: { entity: 'order', action: 'redelivered' },
    answer: orderAnswer,
  })
  async order(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof redeliveryBody>,
  ) {
    const order = await this.redeliveries.order(by, id, { ...body, source: 'console' });
    return adminOrderBody(await this.orders.byId(by, order.id), this.files);
  }
}
