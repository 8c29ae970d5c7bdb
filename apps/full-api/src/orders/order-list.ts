import { Inject, Injectable } from '@nestjs/common';
import { isDomainError, OrderQueries, type ListedOrder, type Page, type Scope } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { OrderBodies } from './order-bodies.js';
import { toOrderPage, type OrderPageBody } from './order-page.js';
import { ORDERS_PER_PAGE, type ListOrdersDto } from './orders.dto.js';

/** What a direct look-up by external_id shows at most. */
const MAX_FOUND = 100;

/** GET /orders: pages of the newest, or the orders that an id names. */
@Injectable()
export class OrderList {
  constructor(
    private readonly queries: OrderQueries,
    private readonly bodies: OrderBodies,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async page(scope: Scope, query: ListOrdersDto): Promise<OrderPageBody> {
    const { items, ...rest } = (await this.found(scope, query)) ?? (await this.newest(scope, query));
    const page = { ...rest, items: await this.bodies.of(scope.hubId, items) };
    return toOrderPage(page, `${this.config.publicUrl}/api/v1/orders`);
  }

  private newest(
    scope: Scope,
    { page = 1, limit = ORDERS_PER_PAGE }: ListOrdersDto,
  ): Promise<Page<ListedOrder>> {
    return this.queries.page(scope, {}, { page, perPage: limit });
  }

  /** Null when the query names no order. Several names must all fit. */
  private async found(
    scope: Scope,
    { id, public_id, external_id }: ListOrdersDto,
  ): Promise<Page<ListedOrder> | null> {
    if (id === undefined && public_id === undefined && external_id === undefined) return null;
    const candidates =
      id !== undefined
        ? await none(this.queries.byId(scope, id))
        : public_id !== undefined
          ? await none(this.queries.byRef(scope, public_id))
          : await this.queries.byExternalId(scope, external_id ?? '', MAX_FOUND);
    const items = candidates.filter(
      (order) =>
        (public_id === undefined || order.publicId === public_id.toUpperCase()) &&
        (external_id === undefined || order.externalId === external_id),
    );
    return { items, total: items.length, page: 1, perPage: Math.max(items.length, ORDERS_PER_PAGE) };
  }
}

async function none(order: Promise<ListedOrder>): Promise<ListedOrder[]> {
  try {
    return [await order];
  } catch (error) {
    if (isDomainError(error, 'order_not_found')) return [];
    throw error;
  }
}
