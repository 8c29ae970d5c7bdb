import { goQuery, usePageUrl } from '../../ground/router.js';
import { useOrders, type OrderPart } from '../data/orders.hook.js';
import { useKnownSession } from '../data/session.hook.js';
import { OrdersView } from './view.js';
import { ordersWords as text } from '../words.js';

const PARTS: readonly OrderPart[] = ['open', 'done', 'cancelled'];

export function OrdersRoute() {
  const { query } = usePageUrl();
  const { may } = useKnownSession();
  const search = query.get('busca') ?? '';
  const part = PARTS.find((one) => one === query.get('parte')) ?? 'open';
  const orders = useOrders(part, search.length < 2 ? '' : search);
  return (
    <OrdersView
      orders={orders}
      search={search}
      part={part}
      parts={PARTS.map((key) => ({ key, label: text.parts[key] }))}
      choose={(wanted) => goQuery({ parte: wanted === 'open' ? null : wanted, busca: null })}
      mayOrder={may.order}
    />
  );
}
