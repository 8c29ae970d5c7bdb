import { Inject, Injectable } from '@nestjs/common';
import { isDomainError, OrderQueries, type ListedOrder, type Page, type Scope } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { OrderBodies } from './order-body.service.js';
import { toOrderPage, type OrderPageBody } from './order-page.body.js';
import { ORDERS_PER_PAGE, type ListOrdersDto } from './order.dto.js';

/** Most orders of a look-up by external_id. */
const MAX_FOUND = 100;

/** GET /orders: pages of the newest orders, or the orders that an id names. */
@Injectable()
export class OrderList {
  constructor(
    private readonly queries: OrderQueries,
    private readonly bodies: OrderBodies,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async page(scope: Scope, query: ListOrdersDto): Promise<OrderPageBody> {
    const { items, ...rest } = (await this.found(scope, query)) ?? (await this.newest(scope, query));
    const page = { ...rest, items: await this.bodies.renderAll(scope.hubId, items) };
    return toOrderPage(page, `${this.config.publicUrl}/api/v1/orders`);
  }

  private newest(
    scope: Scope,
    { page = 1, limit = ORDERS_PER_PAGE }: ListOrdersDto,
  ): Promise<Page<ListedOrder>> {
    return this.queries.page(scope, {}, { page, perPage: limit });
  }

  /**
   * The orders that the query names; null: it names none. Several names must all match; a name without a value finds
   * nothing.
   */
  private async found(scope: Scope, query: ListOrdersDto): Promise<Page<ListedOrder> | null> {
    const { id, public_id, external_id } = query;
    const names = [id, public_id, external_id];
    if (names.every((name) => name === undefined)) return null;
    const candidates = names.includes(null) ? [] : await this.candidates(scope, query);
    const items = candidates.filter(
      (order) =>
        (typeof public_id !== 'string' || order.publicId === public_id.toUpperCase()) &&
        (typeof external_id !== 'string' || order.externalId === external_id),
    );
    const total = items.length < MAX_FOUND ? items.length : await this.count(scope, external_id);
    return { items, total, page: 1, perPage: Math.max(total, ORDERS_PER_PAGE) };
  }

  private candidates(scope: Scope, query: ListOrdersDto): Promise<ListedOrder[]> {
    const { id, public_id, external_id } = query;
    if (typeof id === 'number') return none(this.queries.byId(scope, id));
    if (typeof public_id === 'string') return none(this.queries.byRef(scope, public_id));
    return this.queries.byExternalId(scope, external_id ?? '', MAX_FOUND);
  }

  private count(scope: Scope, externalId: string | null | undefined): Promise<number> {
    return this.queries.total(scope, { externalId: externalId ?? '' });
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
