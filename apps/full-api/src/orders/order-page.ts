import type { Page } from '#domain';
import { Shown, ShownList } from '../openapi/shown.js';
import { OrderBody } from './order.body.js';

const nullable = { nullable: true } as const;

/** The paginated wrapper of GET /orders. */
export class OrderPageBody {
  @Shown('integer', 'Página atual', { example: 1 }) current_page: number;
  @ShownList(() => OrderBody, 'Pedidos, do mais novo ao mais antigo') data: OrderBody[];
  @Shown('string', 'Endereço da primeira página') first_page_url: string;
  @Shown('integer', 'Posição do primeiro pedido desta página', nullable) from: number | null;
  @Shown('integer', 'Última página') last_page: number;
  @Shown('string', 'Endereço da última página') last_page_url: string;
  @Shown('integer', 'Pedidos por página', { example: 50 }) limit: number;
  @Shown('string', 'Endereço da próxima página', nullable) next_page_url: string | null;
  @Shown('string', 'Endereço sem parâmetros') path: string;
  @Shown('string', 'Endereço da página anterior', nullable) prev_page_url: string | null;
  @Shown('integer', 'Posição do último pedido desta página', nullable) to: number | null;
  @Shown('integer', 'Total de pedidos') total: number;
}

export function toOrderPage(page: Page<OrderBody>, path: string): OrderPageBody {
  const { items, total, page: current, perPage } = page;
  const last = Math.max(1, Math.ceil(total / perPage));
  const url = (number: number) => `${path}?page=${number}&limit=${perPage}`;
  const before = (current - 1) * perPage;
  return {
    current_page: current,
    data: items,
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
