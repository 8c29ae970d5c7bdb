import { useQuery } from '@tanstack/react-query';
import { keyOf, read, type OrderDetail } from '../../base/api/client.js';
import { moment } from '../../base/time.js';
import { conversationWords as text } from '../words.js';

/** What recipients and the courier write to each other: operators read along. */
export function OrderConversation({ order }: { order: OrderDetail }) {
  const lines = order.stops.reduce(
    (sum, stop) => sum + (stop.lines?.recipient ?? 0) + (stop.lines?.courier ?? 0),
    0,
  );
  const { data } = useQuery({
    ...read('/api/admin/orders/{id}/conversation', { id: order.id }),
    queryKey: [...keyOf('/api/admin/orders/{id}', { id: order.id }), 'conversation', lines],
    enabled: lines > 0,
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{text.title}</h3>
      <ol className="stack g4">
        {items.map(({ id, stop, side, text: line, at }) => (
          <li key={id} className="row tops g12">
            <span className="number soft">{moment(at)}</span>
            <span>
              <strong>
                {side === 'courier'
                  ? text.courier
                  : order.stops.length > 1
                    ? text.recipientOf(stop)
                    : text.recipient}
              </strong>{' '}
              {line}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
