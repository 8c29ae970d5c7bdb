import {
  cents,
  FileLinks,
  OrderEditing,
  OrderCreation,
  OrderQueries,
  OrderLookup,
  type OrderRecord,
  type CreateOrderCommand,
  type Scope,
} from '#domain';
import { Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { foundPlacesBody } from '../../docs/found-place.schemas.js';
import { cursorOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { IDEMPOTENCY_WORDS, IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { cursorPage, idText } from '../field.schemas.js';
import { adminOrderBody, timelineBody } from './order.body.js';
import { filterOf, pageQuery } from './order-list.schemas.js';
import { newOrder, orderPatch, quoteInput, type NewOrderBody } from './order.schemas.js';
import { orderAnswer, orderDetailAnswer, quoteAnswer } from './order.answers.js';

/** How a path names an order: by its id or its public id. */
const orderRef = z.string().max(40);
/** Lists, reads, creates and edits orders; commands on one order are in AdminOrderCommandsController. */
@AdminController('orders', 'orders')
export class AdminOrdersController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly lookup: OrderLookup,
    private readonly creation: OrderCreation,
    private readonly editing: OrderEditing,
    private readonly requests: IdempotentRequests,
    private readonly files: FileLinks,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists orders, newest first',
    query: pageQuery,
    answer: cursorOf(orderAnswer),
  })
  async list(@CurrentScope() by: Scope, @EndpointQuery() query: z.output<typeof pageQuery>) {
    const { q, cursor: before = null, limit, ...asked } = query;
    const filter = filterOf(asked);
    const found = await this.lookup.find(by, q, filter, { before, limit });
    return cursorPage(
      found.map((order) => adminOrderBody(order, this.files)),
      limit,
    );
  }

  /** By id or public id. */
  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows an order with its timeline, by id or public id',
    params: { id: orderRef },
    answer: orderDetailAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') ref: string) {
    const order = await this.queries.byRef(by, ref);
    const timeline = await this.queries.timeline(order.id);
    return {
      ...adminOrderBody(order, this.files),
      timeline: timeline.map((entry) => timelineBody(entry, this.files)),
    };
  }

  @Endpoint({
    method: 'POST',
    path: 'quote',
    status: 200,
    summary: 'Prices an order without creating it',
    body: quoteInput,
    answer: quoteAnswer,
    errors: [404],
  })
  async quote(@CurrentScope() by: Scope, @EndpointBody() body: z.output<typeof quoteInput>) {
    const quote = await this.creation.quote(by, body);
    const found = foundPlacesBody(quote);
    return { ...quote, found, distanceSource: quote.price.distanceSource ?? null };
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Creates an order',
    description: IDEMPOTENCY_WORDS,
    body: newOrder,
    answer: orderAnswer,
    errors: [403, 404, 422],
    audit: { entity: 'order', action: 'created' },
  })
  create(
    @CurrentScope() by: Scope,
    @EndpointBody() body: NewOrderBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.requests.once(by, request, response, async () =>
      this.shown(by, await this.creation.create(by, commandOf(body))),
    );
  }

  /** Before collection; re-priced where the way changes. */
  @Endpoint({
    method: 'PATCH',
    path: ':id',
    status: 200,
    summary: 'Edits an order before collection; priced anew where the way changes',
    params: { id: idText },
    body: orderPatch,
    answer: orderAnswer,
    errors: [404, 409, 422],
    audit: { entity: 'order', action: 'edited' },
  })
  async edit(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof orderPatch>,
  ) {
    return this.shown(by, await this.editing.edit(by, id, body));
  }

  /** Deletes an order from lists and reads; the ledger keeps its entries. */
  @Endpoint({
    method: 'DELETE',
    path: ':id',
    status: 204,
    summary: 'Removes an order from lists and reads; the ledger keeps it',
    params: { id: idText },
    errors: [404, 409],
    audit: { entity: 'order', action: 'deleted' },
  })
  delete(@CurrentScope() by: Scope, @EndpointParam('id') id: number): Promise<void> {
    return this.editing.delete(by, id);
  }

  private async shown(by: Scope, { id }: OrderRecord) {
    return adminOrderBody(await this.queries.byId(by, id), this.files);
  }
}

function commandOf({ merchantId, goodsValueCents, ...body }: NewOrderBody): CreateOrderCommand {
  return {
    ...body,
    source: 'console',
    merchant: { id: merchantId },
    goodsValueCents: goodsValueCents === null ? null : cents(goodsValueCents),
  };
}
