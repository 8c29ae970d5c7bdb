import {
  cents,
  OrderEditing,
  OrderPlacement,
  OrderQueries,
  ORDER_STATUSES,
  type OrderRecord,
  type PlaceOrderCommand,
  type Scope,
} from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Body, Delete, Get, HttpCode, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { as } from '../../http/zod.pipe.js';
import { AdminController, Audited, By } from '../access/index.js';
import { cursoring, cursorPage, flag, idText, instant, oneOrMore } from '../schemas.js';
import { orderBody, timelineBody } from './order.body.js';
import { newOrder, orderPatch, quoteInput, type NewOrderBody } from './order.schemas.js';

const boardQuery = z.strictObject({
  status: oneOrMore(ORDER_STATUSES).exactOptional(),
  merchantId: idText.exactOptional(),
  courierId: idText.exactOptional(),
  groupId: idText.exactOptional(),
  externalId: z.string().max(200).exactOptional(),
  scheduledOnly: flag.exactOptional(),
  notServed: flag.exactOptional(),
  createdFrom: instant.exactOptional(),
  createdTo: instant.exactOptional(),
  ...cursoring,
});

/** The live board, and what an order is. What happens to it is next door. */
@AdminController('orders', 'orders')
export class OrdersController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly placement: OrderPlacement,
    private readonly editing: OrderEditing,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Get()
  async board(@By() by: Scope, @Query(as(boardQuery)) query: z.output<typeof boardQuery>) {
    const { cursor = null, limit, status, ...filter } = query;
    const found = await this.queries.before(
      by,
      { ...filter, ...(status && { statuses: status }) },
      cursor,
      limit,
    );
    return cursorPage(
      found.map((order) => orderBody(order, this.config.publicUrl)),
      limit,
    );
  }

  /** By id or public id. */
  @Get(':ref')
  async read(@By() by: Scope, @Param('ref') ref: string) {
    const order = await this.queries.byRef(by, ref);
    const timeline = await this.queries.timeline(order.id);
    return { ...orderBody(order, this.config.publicUrl), timeline: timeline.map(timelineBody) };
  }

  @Post('quote')
  @HttpCode(200)
  quote(@By() by: Scope, @Body(as(quoteInput)) body: z.output<typeof quoteInput>) {
    return this.placement.quote(by, body);
  }

  @Post()
  @Audited('order', 'created')
  async create(@By() by: Scope, @Body(as(newOrder)) body: NewOrderBody) {
    return this.shown(by, await this.placement.place(by, commandOf(body)));
  }

  /** Before collection; re-priced where the way changes. */
  @Patch(':id')
  @Audited('order', 'edited')
  async edit(
    @By() by: Scope,
    @Param('id', as(idText)) id: number,
    @Body(as(orderPatch)) body: z.output<typeof orderPatch>,
  ) {
    return this.shown(by, await this.editing.edit(by, id, body));
  }

  /** Gone from lists and reads; the books keep it. */
  @Delete(':id')
  @HttpCode(204)
  @Audited('order', 'deleted')
  delete(@By() by: Scope, @Param('id', as(idText)) id: number): Promise<void> {
    return this.editing.delete(by, id);
  }

  private async shown(by: Scope, { id }: OrderRecord) {
    return orderBody(await this.queries.byId(by, id), this.config.publicUrl);
  }
}

function commandOf({ merchantId, goodsValueCents, ...body }: NewOrderBody): PlaceOrderCommand {
  return {
    ...body,
    source: 'console',
    merchant: { id: merchantId },
    goodsValueCents: goodsValueCents === null ? null : cents(goodsValueCents),
  };
}
