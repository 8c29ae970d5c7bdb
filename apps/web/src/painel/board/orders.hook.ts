import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { again, cache, call, keyOf, read } from '../../base/api/client.js';
import { everyItem } from '../../base/api/list.js';
import { useGathered } from '../../base/gather.js';
import { useLive } from '../../base/live.js';
import { useOnlineCouriers } from '../../desk/online-couriers.js';
import { arrivals as openArrivals, decisions, unserved } from '../data/orders.query.js';
import { NO_ARRIVALS, withArrivals } from './board.rules.js';
import { keepOrders, type OpenOrders, ORDERS, readOpen, rereadOrders } from './open-orders.store.js';
import type { Decision, Unserved } from './wait-items.rules.js';

const OPEN = 'waiting,scheduled,preparing,pending,accepted,arrived_pickup_location,collected,delivered';
const PAGE = 200;
/** Changes within this time are read together. */
const GATHER_MS = 150;

async function readPages(): Promise<OpenOrders> {
  const orders = await everyItem('/api/admin/orders', { status: OPEN, limit: PAGE });
  return Object.fromEntries(orders.map((order) => [order.id, order]));
}

/** An order that is not found was deleted, or the operator may not see it. */
export async function refresh(ids: readonly number[]): Promise<void> {
  for (const id of ids) void again(keyOf('/api/admin/orders/{id}', { id }));
  if (ids.length > PAGE) return rereadOrders();
  const { items } = await call('/api/admin/orders', { ids: ids.join(','), limit: PAGE });
  const found = new Set(items.map(({ id }) => id));
  keepOrders(
    items,
    ids.filter((id) => !found.has(id)),
  );
}

export function useBoard(changed: (orderId: number) => void) {
  // While another screen was shown, the board did not follow the stream.
  const orders = useQuery({ queryKey: ORDERS, queryFn: () => readOpen(readPages), refetchOnMount: 'always' });
  const couriers = useOnlineCouriers();
  const arrivals = useQuery(openArrivals).data ?? NO_ARRIVALS;
  const waits = useWaits();
  const untaken = useUntaken();
  const gather = useGathered<number>(GATHER_MS, (ids) => refresh([...new Set(ids)]).catch(rereadOrders));
  useLive({
    order: ({ id }) => {
      changed(id);
      gather(id);
    },
    behind: () => void cache.invalidateQueries(),
  });
  // Without a projection only the clock makes an order late.
  const shown = useMemo(
    () => orders.data && withArrivals(orders.data, arrivals, untaken),
    [orders.data, arrivals, untaken],
  );
  return { orders, shown, couriers, waits };
}

/** What a colleague has dealt with leaves the board within this time; so does what was held and has ended. */
const REFETCH_MS = 15_000;

/** A busy hub has several acceptances a second, which are read together. */
const WAITS_GATHER_MS = 1_000;
const REREAD_AT: Readonly<Record<string, () => Promise<void>>> = {
  'order.accepted': unserved.reread,
  'order.cancelled': unserved.reread,
  'order.shop_told': unserved.reread,
  'order.completed': decisions.reread,
  'order.redelivery': decisions.reread,
  'order.recipient_request': decisions.reread,
  'order.claim': decisions.reread,
};
const NONE: readonly never[] = [];

function useWaits() {
  const untaken: readonly Unserved[] = useQuery(unserved.all).data?.items ?? NONE;
  const undecided: readonly Decision[] =
    useQuery({ ...read('/api/admin/decisions'), refetchInterval: REFETCH_MS }).data?.items ?? NONE;
  const gather = useGathered<() => Promise<void>>(WAITS_GATHER_MS, (reads) =>
    Promise.all([...new Set(reads)].map((reread) => reread())),
  );
  useLive({
    order: ({ type }) => {
      const reread = REREAD_AT[type];
      if (reread) gather(reread);
    },
  });
  return { untaken, undecided };
}

export function useUntaken(): ReadonlySet<number> {
  const { data } = useQuery(unserved.all);
  return useMemo(
    () => new Set((data?.items ?? []).flatMap(({ orderId, held }) => (held ? orderId : []))),
    [data],
  );
}
