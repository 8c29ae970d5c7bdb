import { cancellationEffects, Hubs, OrderQueries, REASONS_OF_PEOPLE, type Scope } from '#domain';
import { z } from 'zod';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';

const answer = z.strictObject({
  reasons: z.array(z.enum(REASONS_OF_PEOPLE)),
  /** The hub's own words (`settings.cancelReasons`): the note of a cancellation whose reason is `other`. */
  ownReasons: z.array(z.string()),
  /** The courier has the goods: the order ends when they are back at the pickup. */
  afterReturn: z.boolean(),
  /** A part was delivered: the order completes after the return, and is paid. */
  completes: z.boolean(),
  /** Credited to the payer's wallet. */
  refundCents: z.int(),
  /** What the merchant's invoice still has of the order; null: it is not invoiced. */
  invoicedCents: z.int().nullable(),
  courierId: z.int().nullable(),
  courierPaidCents: z.int(),
  /** What the courier would have got. */
  courierPayCents: z.int(),
});

/** What a cancellation of an order would do, asked before it is done. */
@AdminController('orders/:id/cancellation', 'orders')
export class AdminOrderCancellationController {
  constructor(
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'Tells what cancelling the order would do to invoice, wallet and the courier’s pay, and the reasons to choose from',
    params: { id: idText },
    answer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    const order = await this.orders.byId(by, id);
    const { settings } = await this.hubs.get(order.hubId);
    return { reasons: REASONS_OF_PEOPLE, ownReasons: settings.cancelReasons, ...cancellationEffects(order) };
  }
}
