import type { ActingMerchant } from '#domain';
import { quoteBody } from '../merchant-api/orders/order.schemas.js';
import type { AssistedDeliveries } from './deliveries.service.js';
import { cancelInput, createInput, findInput, followInput, statementInput } from './mcp.schemas.js';
import type { ToolOffer } from './tool-offer.mapper.js';

/** The tools of a merchant's deliveries. */
export function offerTools(offer: ToolOffer, acting: ActingMerchant, deliveries: AssistedDeliveries): void {
  offer.reading('quote_delivery', quoteBody, (asked) => deliveries.quote(acting, asked));
  offer.reading('follow_delivery', followInput, ({ order }) => deliveries.follow(acting, order));
  offer.reading('find_deliveries', findInput, (query) => deliveries.find(acting, query));
  offer.reading('wallet_statement', statementInput, (page) => deliveries.statement(acting, page));
  offer.spending('create_delivery', createInput, {
    question: (order) => deliveries.questionOfOrder(acting, order),
    act: (order, once) => deliveries.create(acting, order, once),
  });
  offer.spending('cancel_delivery', cancelInput, {
    question: ({ order }) => deliveries.questionOfCancellation(acting, order),
    act: (cancellation) => deliveries.cancel(acting, cancellation),
  });
}
