import type { ActingMerchant } from '#domain';
import { Endpoint, EndpointBody } from '../../http/endpoint.decorator.js';
import { CurrentActing, MerchantController } from '../session/index.js';
import { MerchantOrderPlacement } from './order-placement.service.js';
import { heldQuoteAnswer } from './order.answers.js';
import { quoteBody, type MerchantQuoteInput } from './order.schemas.js';

/** Prices that hold. */
@MerchantController('quotes')
export class MerchantQuotesController {
  constructor(private readonly placement: MerchantOrderPlacement) {}

  @Endpoint({
    method: 'POST',
    status: 200,
    appScope: 'quote',
    summary: 'Says what a delivery costs, and holds the price until `expiresAt`',
    description:
      'An order with this `quoteId`, the same addresses, vehicle type, category, return and schedule costs exactly this, ' +
      'once, whatever tariffs and surge do meanwhile. Any other is refused: `quote_differs` (409) names in `errors` the ' +
      'part that is another one (`merchantId`: the quote is another merchant’s), `quote_expired` and `quote_used` (409), ' +
      '`quote_unknown` (400): not ours, or changed. Nothing is stored; how long a price holds is the company’s setting.',
    body: quoteBody,
    answer: heldQuoteAnswer,
    errors: [404, 409, 422],
  })
  hold(@CurrentActing() session: ActingMerchant, @EndpointBody() body: MerchantQuoteInput) {
    return this.placement.hold(session, body);
  }
}
