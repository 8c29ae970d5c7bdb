import { useQuery, queryOptions } from '@tanstack/react-query';
import { clock } from '../../base/time.js';
import { call } from '../../base/api/client.js';
import { ordersWords as text } from '../words.js';

/** The order's place among those that wait because every courier is busy; nothing where it does not wait. */
export function QueuePlace({ orderId }: { orderId: number }) {
  const place = useQuery(queue).data?.get(orderId);
  if (!place) return null;
  const { position, expectedAt } = place;
  return (
    <p className="soft small">
      {expectedAt === null ? text.queued(position) : text.queuedUntil({ position, at: clock(expectedAt) })}
    </p>
  );
}

/** The server caches a forecast this long. */
const QUEUE_MS = 15_000;

/** The account's orders that wait for a courier, by id. */
const queue = queryOptions({
  queryKey: ['merchant', 'queue', 'by-order'],
  queryFn: async () => {
    const { items } = await call('/api/merchant/queue');
    return new Map(items.map((item) => [item.orderId, item]));
  },
  refetchInterval: QUEUE_MS,
});
