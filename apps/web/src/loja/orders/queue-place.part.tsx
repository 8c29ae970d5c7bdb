import { useQuery } from '@tanstack/react-query';
import { clock } from '../../ground/time.js';
import { queue } from '../data/queue.query.js';
import { ordersWords as text } from '../words.js';

/** The order's place among those that wait because every courier is busy; nothing where it does not. */
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
