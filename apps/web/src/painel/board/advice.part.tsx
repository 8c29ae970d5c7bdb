import type { Answer, Courier, Order } from '../../ground/api/client.js';
import { clock, minutesBetween, now, span } from '../../ground/time.js';
import { adviceWords as text } from '../words.js';
import { shownOrder } from './open-orders.store.js';
import './advice.css';

type Advice = Answer<'/api/admin/orders/{id}/couriers'>;

interface AdviceLineProps {
  line: Advice['couriers'][number];
  order: Order;
  load: string;
}

/** What the order costs with one courier, or why the search would not ask them. */
export function AdviceLine({ line, order, load }: AdviceLineProps) {
  const { pickupAt, dropAt, delays, obstacle } = line;
  const vehicle = line.vehicle && text.kinds[line.vehicle];
  const late = dropAt !== null && order.deliverBy !== null && dropAt > order.deliverBy;
  const later = delays.filter(({ seconds }) => seconds >= 60);
  return (
    <span className="advice stack text-end">
      {pickupAt !== null && dropAt !== null && (
        <span className="number">
          {text.pickup(span(Math.max(0, minutesBetween(now(), pickupAt))))} ·{' '}
          <strong className={late ? 'red-text' : undefined}>{text.door(clock(dropAt))}</strong>
        </span>
      )}
      <small className="soft">
        {[load, vehicle, obstacle === null && line.shift ? text.onShift : null].filter(Boolean).join(' · ')}
        {obstacle === null && later.length === 0 && line.carries > 0 && ` · ${text.delaysNone}`}
        {later.map(({ orderId, seconds }) => (
          <span key={orderId} className="amber-text">
            {' · '}
            {text.delays({
              order: shownOrder(orderId)?.publicId ?? text.another,
              time: span(Math.round(seconds / 60)),
            })}
          </span>
        ))}
        {obstacle !== null && (
          <span className="red-text">
            {' · '}
            {obstacle === 'dedicated'
              ? text.dedicated(line.shift?.merchantName ?? '')
              : text.obstacles[obstacle]}
          </span>
        )}
      </small>
    </span>
  );
}

/** Why the first courier stands first, where it is not the nearest. */
export function AdviceLead({ advice, couriers }: { advice: Advice; couriers: readonly Courier[] }) {
  const { nearestId, sooner } = advice;
  const [first] = advice.couriers;
  if (!first || first.obstacle !== null) return <p className="padded strong red-text">{text.nobody}</p>;
  if (sooner === null) return null;
  const name = couriers.find(({ id }) => id === first.courierId)?.name ?? '';
  const nearest = couriers.find(({ id }) => id === nearestId)?.name ?? text.nearest;
  const minutes = Math.round(sooner / 60);
  return (
    <p className="padded strong">
      {minutes > 0 ? text.sooner({ name, time: span(minutes), nearest }) : text.lessDelay({ name, nearest })}
    </p>
  );
}
