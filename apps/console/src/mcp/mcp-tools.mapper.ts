import type { ActingMerchant } from '#domain';
import { quoteBody } from '../merchant-api/orders/order.schemas.js';
import type { AssistedDeliveries } from './deliveries.service.js';
import { cancelInput, createInput, findInput, followInput, statementInput } from './mcp.schemas.js';
import type { ToolOffer } from './tool-offer.mapper.js';

/** The tools of a merchant's deliveries. */
export function offerTools(offer: ToolOffer, acting: ActingMerchant, deliveries: AssistedDeliveries): void {
  offerReads(offer, acting, deliveries);
  offerLists(offer, acting, deliveries);
  offer.spending(
    {
      name: 'create_delivery',
      scope: 'order',
      title: 'Order a delivery',
      description: 'Orders a delivery at the price that quote_delivery said, with its `quoteId`.',
    },
    createInput,
    {
      question: (order) => deliveries.questionOfOrder(acting, order),
      act: (order, once) => deliveries.create(acting, order, once),
    },
  );
  offer.spending(
    {
      name: 'cancel_delivery',
      scope: 'order',
      title: 'Cancel a delivery',
      description: 'Cancels an order that no courier has accepted; what was paid comes back to the wallet.',
    },
    cancelInput,
    {
      question: ({ order }) => deliveries.questionOfCancellation(acting, order),
      act: (cancellation) => deliveries.cancel(acting, cancellation),
    },
  );
}

function offerReads(offer: ToolOffer, acting: ActingMerchant, deliveries: AssistedDeliveries): void {
  offer.reading(
    {
      name: 'quote_delivery',
      scope: 'quote',
      title: 'Quote a delivery',
      description:
        'Says what a delivery costs and how long it takes. `quoteId` holds the price until `expiresAt`. Orders nothing.',
    },
    quoteBody,
    (asked) => deliveries.quote(acting, asked),
  );
  offer.reading(
    {
      name: 'follow_delivery',
      scope: 'see_own',
      title: 'Follow a delivery',
      description: 'Shows an order with its courier, its links and its timeline.',
    },
    followInput,
    ({ order }) => deliveries.follow(acting, order),
  );
}

function offerLists(offer: ToolOffer, acting: ActingMerchant, deliveries: AssistedDeliveries): void {
  offer.reading(
    {
      name: 'find_deliveries',
      scope: 'see_own',
      title: 'Find deliveries',
      description: 'Lists orders of the account, newest first, by words and by status.',
    },
    findInput,
    (query) => deliveries.find(acting, query),
  );
  offer.reading(
    {
      name: 'wallet_statement',
      scope: 'statement',
      title: 'Wallet statement',
      description: 'Shows the wallet’s balance and its movements, newest first.',
    },
    statementInput,
    (page) => deliveries.statement(acting, page),
  );
}
