import {
  Clock,
  CourierQueries,
  DrawnWays,
  OrderEditing,
  OrderQueries,
  type Scope,
  WalletQueries,
} from '#domain';
import { z } from 'zod';
import { instantAnswer, listOf, placeAnswer } from '../../docs/record.schemas.js';
import { wayAnswer } from '../../docs/map.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { walletEntryBody } from '../../vocabulary/wallet-entry.vocabulary.js';
import { movementAnswer } from '../money/wallet.answers.js';
import { editQuoteAnswer } from './order.answers.js';
import { orderPatch } from './order.schemas.js';

const trackAnswer = z.strictObject({
  courierId: z.int().nullable(),
  points: z.array(placeAnswer.extend({ at: instantAnswer })),
});

/** Further facts of an order: movements of money, the courier's track, and the price of an edit. */
@AdminController('orders/:id', 'orders')
export class AdminOrderDetailsController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly editing: OrderEditing,
    private readonly wallets: WalletQueries,
    private readonly couriers: CourierQueries,
    private readonly clock: Clock,
    private readonly ways: DrawnWays,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'movements',
    status: 200,
    summary: 'Lists what the order moved in wallets: payments, refunds, the courier’s earning',
    area: 'wallets',
    params: { id: idText },
    answer: listOf(movementAnswer),
    errors: [404],
  })
  async movements(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    await this.orders.statusOf(by, id);
    const moved = await this.wallets.ofOrder(by, id);
    return { items: moved.map(({ owner, entry }) => ({ ...walletEntryBody(entry), owner })) };
  }

  @Endpoint({
    method: 'GET',
    path: 'way',
    status: 200,
    summary: 'Shows the way from the pickup over the stops',
    params: { id: idText },
    answer: wayAnswer,
    errors: [404],
  })
  async way(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return { way: await this.ways.ofOrder(by, id) };
  }

  /** The courier's track from the acceptance to the end. */
  @Endpoint({
    method: 'GET',
    path: 'track',
    status: 200,
    summary: 'Shows the way that the courier took with the order',
    params: { id: idText },
    answer: trackAnswer,
    errors: [404],
  })
  async track(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    const { courierId, acceptedAt, finishedAt, cancelledAt } = await this.orders.byId(by, id);
    if (courierId === null || acceptedAt === null) return { courierId, points: [] };
    const until = finishedAt ?? cancelledAt ?? new Date(this.clock.millis() + 1);
    return { courierId, points: await this.couriers.track(by, courierId, acceptedAt, until) };
  }

  /** Prices an edit without making it. */
  @Endpoint({
    method: 'POST',
    path: 'quote',
    status: 200,
    summary: 'Prices an edit of the order without making it',
    params: { id: idText },
    body: orderPatch,
    answer: editQuoteAnswer,
    errors: [404, 409, 422],
  })
  async quote(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() patch: z.output<typeof orderPatch>,
  ) {
    const { totalCents, distanceM, price } = await this.orders.byId(by, id);
    const quote = await this.editing.quote(by, id, patch);
    return {
      currentCents: totalCents,
      totalCents: quote?.totalCents ?? totalCents,
      distanceM: quote?.distanceM ?? distanceM,
      distanceSource: (quote?.price ?? price).distanceSource ?? null,
    };
  }
}
