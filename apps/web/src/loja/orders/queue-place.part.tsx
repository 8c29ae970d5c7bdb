import { itemsOf, useRead } from '../../base/api/client.js';
import { clock } from '../../base/time.js';
import { ordersWords as text } from '../words.js';

/** The server caches a forecast this long. */
const QUEUE_MS = 15_000;

/** The order's place among those that wait because every courier is busy; nothing where it does not wait. */
export function QueuePlace({ orderId }: { orderId: number }) {
  const queue = useRead('/api/merchant/queue', {}, { select: itemsOf, refetchInterval: QUEUE_MS });
  const place = queue.data?.find((one) => one.orderId === orderId);
  if (!place) return null;
  const { position, expectedAt } = place;
  return (
    <p className="soft small">
      {expectedAt === null ? text.queued(position) : text.queuedUntil({ position, at: clock(expectedAt) })}
    </p>
  );
}
