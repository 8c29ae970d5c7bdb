import { FileLinks, OrderQueries, PaymentSimulations, type Scope } from '#domain';
import { idText } from '../../admin/field.schemas.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { MerchantController, MerchantScope } from '../session/index.js';
import { merchantOrderAnswer } from './order.answers.js';
import { merchantOrderBody } from './order.body.js';

/** Payments without a bank, to try things with. */
@MerchantController('orders')
export class MerchantPaymentSimulationController {
  constructor(
    private readonly simulations: PaymentSimulations,
    private readonly queries: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  @Endpoint({
    method: 'POST',
    path: ':id/simulate-payment',
    status: 200,
    summary: 'Pays the order’s Pix charge without a bank: in sandboxes and the demonstration only',
    access: 'ordering',
    params: { id: idText },
    answer: merchantOrderAnswer,
    errors: [404, 409, 422],
  })
  async simulate(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    await this.simulations.payOrder(by, id);
    return merchantOrderBody(await this.queries.byId(by, id), this.files);
  }
}
