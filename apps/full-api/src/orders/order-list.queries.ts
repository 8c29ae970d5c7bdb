import {
  type ChangeCursor,
  type ChangedOrders,
  cursorText,
  type FoundOrderVersion,
  isDomainError,
  OrderChanges,
  OrderQueries,
  type OrderVersion,
  OrderVersions,
  type Page,
  parseCursor,
  parseInstant,
  type Scope,
} from '#domain';
import { Output, OutputList } from '../openapi/output.decorator.js';
import { OrderBody } from './order.body.js';
import { Inject, Injectable } from '@nestjs/common';
import { OrderAnswers, RUNTIME_CONFIG, type RuntimeConfig, type VersionedAnswer } from '#runtime';
import { OrderBodies } from './order-body.service.js';
import { FieldValidationError } from '../validation/dto.parser.js';
import { ANSWER_TEXTS } from '../vocabulary/error.vocabulary.js';
import { type ListOrdersDto, ORDERS_PER_PAGE } from './order.dto.js';

const nullable = { nullable: true } as const;

export class OrderPageBody {
  @Output('integer', 'Página atual', { example: 1 }) current_page: number;
  @OutputList(() => OrderBody, 'Pedidos, do mais novo ao mais antigo') data: OrderBody[];
  @Output('string', 'Endereço da primeira página') first_page_url: string;
  @Output('integer', 'Posição do primeiro pedido desta página', nullable) from: number | null;
  @Output('integer', 'Última página') last_page: number;
  @Output('string', 'Endereço da última página') last_page_url: string;
  @Output('integer', 'Pedidos por página', { example: 50 }) limit: number;
  @Output('string', 'Endereço da próxima página', nullable) next_page_url: string | null;
  @Output('string', 'Endereço sem parâmetros') path: string;
  @Output('string', 'Endereço da página anterior', nullable) prev_page_url: string | null;
  @Output('integer', 'Posição do último pedido desta página', nullable) to: number | null;
  @Output('integer', 'Total de pedidos; com updated_since, os desta página') total: number;
  @Output('string', 'Somente com updated_since ou cursor: onde a próxima consulta continua', {
    optional: true,
  })
  next_cursor?: string;
}

/** Without the orders. `next_page_url` is null once everything was told. */
function toChangesPage(
  { items, next, more }: ChangedOrders,
  limit: number,
  path: string,
): Omit<OrderPageBody, 'data'> {
  const page = toOrderPage({ items: [...items], total: items.length, page: 1, perPage: limit }, path);
  const cursor = cursorText(next);
  return {
    ...page,
    next_page_url: more ? `${path}?cursor=${cursor}&limit=${limit}` : null,
    next_cursor: cursor,
  };
}

/** Without the orders. */
function toOrderPage(page: Page<OrderVersion>, path: string): Omit<OrderPageBody, 'data'> {
  const { items, total, page: current, perPage } = page;
  const last = Math.max(1, Math.ceil(total / perPage));
  const url = (number: number) => `${path}?page=${number}&limit=${perPage}`;
  const before = (current - 1) * perPage;
  return {
    current_page: current,
    first_page_url: url(1),
    from: items.length > 0 ? before + 1 : null,
    last_page: last,
    last_page_url: url(last),
    limit: perPage,
    next_page_url: current < last ? url(current + 1) : null,
    path,
    prev_page_url: current > 1 ? url(Math.min(current - 1, last)) : null,
    to: items.length > 0 ? before + items.length : null,
    total,
  };
}

/** The most orders that a look-up by external_id finds. */
const MAX_FOUND = 100;

/** GET /orders: pages of the newest orders, or the orders that an id names. */
@Injectable()
export class OrderList {
  constructor(
    private readonly queries: OrderQueries,
    private readonly versions: OrderVersions,
    private readonly changes: OrderChanges,
    private readonly bodies: OrderBodies,
    private readonly answers: OrderAnswers,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  async page(scope: Scope, query: ListOrdersDto): Promise<VersionedAnswer<OrderPageBody>> {
    const { page = 1, limit = ORDERS_PER_PAGE } = query;
    const path = `${this.config.publicUrl}/api/v1/orders`;
    const cursor = cursorOf(query);
    if (cursor !== null) {
      // The oldest change first.
      const changed = await this.changes.since(scope, cursor, limit);
      return this.answer(scope, changed.items, toChangesPage(changed, limit, path));
    }
    const found =
      (await this.found(scope, query)) ?? (await this.versions.page(scope, {}, { page, perPage: limit }));
    return this.answer(scope, found.items, toOrderPage(found, path));
  }

  private async answer(
    { hubId }: Scope,
    items: readonly OrderVersion[],
    wrapper: Omit<OrderPageBody, 'data'>,
  ): Promise<VersionedAnswer<OrderPageBody>> {
    // The orders go where the empty list stands: their JSON is rendered already.
    const [before = '', after = ''] = JSON.stringify({ data: [], ...wrapper }).split('[]');
    return this.answers.list(await this.bodies.view(hubId), items).within(before, after);
  }

  /** @throws order_not_found */
  async one(scope: Scope, ref: string): Promise<VersionedAnswer<OrderBody>> {
    const order = await this.versions.byRef(scope, ref);
    return this.answers.one(await this.bodies.view(scope.hubId), order);
  }

  /** null: the query names no order. Several names must all match; a name without a value finds nothing. */
  private async found(scope: Scope, query: ListOrdersDto): Promise<Page<OrderVersion> | null> {
    const { id, public_id, external_id } = query;
    const names = [id, public_id, external_id];
    if (names.every((name) => name === undefined)) return null;
    const candidates = names.includes(null) ? [] : await this.candidates(scope, query);
    const items = candidates.filter(
      (order) =>
        (typeof id !== 'number' || order.id === id) &&
        (typeof public_id !== 'string' || order.publicId === public_id.toUpperCase()) &&
        (typeof external_id !== 'string' || order.externalId === external_id),
    );
    const total =
      items.length < MAX_FOUND
        ? items.length
        : await this.queries.total(scope, { externalId: external_id ?? '' });
    return { items, total, page: 1, perPage: Math.max(total, ORDERS_PER_PAGE) };
  }

  private candidates(scope: Scope, query: ListOrdersDto): Promise<FoundOrderVersion[]> {
    const { id, public_id, external_id } = query;
    if (typeof id === 'number') return none(this.versions.byRef(scope, id));
    if (typeof public_id === 'string') return none(this.versions.byRef(scope, public_id));
    return this.versions.byExternalId(scope, external_id ?? '', MAX_FOUND);
  }
}

/** null: changes are not asked for. @throws FieldValidationError */
function cursorOf({ updated_since, cursor }: ListOrdersDto): ChangeCursor | null {
  if (cursor !== undefined) {
    const read = parseCursor(cursor);
    if (read !== null) return read;
    throw new FieldValidationError({ cursor: [ANSWER_TEXTS.cursor] });
  }
  const since = updated_since === undefined ? null : parseInstant(updated_since);
  return since && { at: since, id: 0 };
}

async function none(order: Promise<FoundOrderVersion>): Promise<FoundOrderVersion[]> {
  try {
    return [await order];
  } catch (error) {
    if (isDomainError(error, 'order_not_found')) return [];
    throw error;
  }
}
