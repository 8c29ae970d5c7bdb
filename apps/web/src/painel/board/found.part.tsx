import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type RefObject } from 'react';
import { type Order, read } from '../../base/api/client.js';
import { useSettled } from '../../base/settled.js';
import { moment } from '../../base/time.js';
import { Status } from '../../base/ui/status.js';
import { matching } from './found.rules.js';
import { stateOf } from './board-view.rules.js';
import { useUntaken } from './orders.hook.js';
import { foundWords as text } from '../words.js';

const FOUND = 8;

const PAUSE_MS = 200;

interface FoundProps {
  orders: readonly Order[];
  typed: string;
  /** The order that Enter opens. */
  first: RefObject<number | undefined>;
  choose: (id: number) => void;
}

/** The orders that a search found. */
export function Found({ orders, typed, first, choose }: FoundProps) {
  const untaken = useUntaken();
  const found = useQuery(
    read('/api/admin/orders', { q: useSettled(typed.trim(), PAUSE_MS), limit: FOUND }),
  ).data;
  const items = useMemo(() => {
    const near = matching(orders, typed);
    const known = new Set(near.map(({ id }) => id));
    return [...near, ...(found?.items ?? []).filter(({ id }) => !known.has(id))];
  }, [orders, typed, found]);
  useEffect(() => {
    first.current = items[0]?.id;
    return () => {
      first.current = undefined;
    };
  }, [first, items]);
  if (items.length === 0 && !found) return null;
  return (
    <ul className="menu found" aria-label={text.list}>
      {items.map((order) => (
        <li key={order.id}>
          <button type="button" className="choice" onClick={() => choose(order.id)}>
            <strong>{order.publicId}</strong>
            <span className="grow cut">
              {order.merchant.name} → {order.stops[0]?.name ?? order.stops[0]?.address}
            </span>
            <Status tone="plain">{stateOf({ ...order, nobodyTook: untaken.has(order.id) })}</Status>
            <span className="soft number">{moment(order.createdAt)}</span>
          </button>
        </li>
      ))}
      {items.length === 0 && <li className="soft padded">{text.none}</li>}
    </ul>
  );
}
