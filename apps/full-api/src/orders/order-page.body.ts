import { type ChangedOrders, cursorText, type OrderVersion, type Page } from '#domain';
import { Output, OutputList } from '../openapi/output.decorator.js';
import { OrderBody } from './order.body.js';

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
export function toChangesPage(
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
export function toOrderPage(page: Page<OrderVersion>, path: string): Omit<OrderPageBody, 'data'> {
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
