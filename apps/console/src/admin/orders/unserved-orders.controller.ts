import { cents, FileLinks, OrderQueries, type Scope, UnservedNotices, UnservedOrders } from '#domain';
import { z } from 'zod';
import {
  centsAnswer,
  instantAnswer,
  listOf,
  optionalInstantAnswer,
  textAnswer,
} from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { centsField, idText } from '../field.schemas.js';
import { adminOrderBody } from './order.body.js';
import { orderAnswer } from './order.answers.js';

const unservedAnswer = z.strictObject({
  orderId: z.int(),
  publicId: z.string(),
  merchantName: z.string(),
  merchantPhone: z.string(),
  /** Of the first stop. */
  district: textAnswer,
  address: textAnswer,
  courierPayCents: centsAnswer,
  deliverBy: optionalInstantAnswer,
  /** Since when it waits for a courier, whatever searches there were. */
  waitingSince: instantAnswer,
  endedAt: instantAnswer,
  /** It waits without a search; false: it was cancelled. */
  held: z.boolean(),
  /** When the shop was told, since the search ended. */
  shopToldAt: optionalInstantAnswer,
});

const restart = z.strictObject({
  /** On top of the courier's pay, at the hub's expense. */
  raiseCents: centsField.default(0),
});

/** Orders that nobody took, until somebody has dealt with them. */
@AdminController('unserved', 'orders')
export class AdminUnservedOrdersController {
  constructor(
    private readonly unserved: UnservedOrders,
    private readonly notices: UnservedNotices,
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists orders that nobody took and nobody has dealt with, what waits longest first',
    answer: listOf(unservedAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    return { items: await this.unserved.list(by) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/restart',
    status: 200,
    summary: 'Searches for a courier again; an order that ended is ordered anew, and the new one answered',
    params: { id: idText },
    body: restart,
    answer: orderAnswer,
    errors: [403, 404, 409, 422],
    audit: { entity: 'order', action: 'restarted' },
  })
  async restart(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { raiseCents }: z.output<typeof restart>,
  ) {
    const order = await this.unserved.restart(by, id, cents(raiseCents));
    return adminOrderBody(await this.orders.byId(by, order.id), this.files);
  }

  @Endpoint({
    method: 'POST',
    path: ':id/tell-shop',
    status: 200,
    summary: 'Tells the shop by message that nobody takes its order, once for a search',
    params: { id: idText },
    answer: z.strictObject({ channel: z.enum(['whatsapp', 'sms', 'email']) }),
    errors: [403, 404],
    audit: { entity: 'order', action: 'shop_told' },
  })
  async tellShop(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return { channel: await this.notices.tellShop(by, id) };
  }

  @Endpoint({
    method: 'POST',
    path: ':id/settle',
    status: 204,
    summary: 'Takes an order out of the list: somebody has dealt with it',
    params: { id: idText },
    audit: { entity: 'order', action: 'settled' },
  })
  settle(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.unserved.settle(by, id);
  }
}
