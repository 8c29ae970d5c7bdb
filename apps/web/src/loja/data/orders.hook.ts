import { again, useRead, type Answer } from '../../base/api/client.js';
import { usePages } from '../../base/api/list.js';
import { useLive } from '../../base/live.js';
import { useGathered } from '../../base/gather.js';

export type Order = Answer<'/api/merchant/orders'>['items'][number];
export type OrderDetail = Answer<'/api/merchant/orders/{id}'>;
type OrderStatus = Order['status'];

const OPEN: readonly OrderStatus[] = [
  ...(['waiting', 'scheduled', 'preparing', 'pending', 'accepted'] as const),
  ...(['arrived_pickup_location', 'collected', 'delivered'] as const),
];

export type OrderTab = 'open' | 'done' | 'cancelled';

const STATUSES: Record<OrderTab, readonly OrderStatus[]> = {
  open: OPEN,
  done: ['completed'],
  cancelled: ['cancelled'],
};

export function isOpen(status: OrderStatus): boolean {
  return OPEN.includes(status);
}

export function useOrders(tab: OrderTab, search: string) {
  // A search looks in all tabs: its user seldom knows how the order ended.
  const filter = search === '' ? { status: STATUSES[tab].join(',') } : { q: search };
  return usePages('/api/merchant/orders', { ...filter, limit: 30 });
}

/** An order with its timeline; read again while a courier is on the way, as positions raise no event. */
export function useOrder(id: string) {
  return useRead(
    '/api/merchant/orders/{id}',
    { id },
    { refetchInterval: ({ state: { data } }) => (data?.courier && isOpen(data.status) ? 15_000 : false) },
  );
}

const GATHER_MS = 300;

/** Reads again what the stream reports as changed; changes within `GATHER_MS` are read together. */
export function useFollowedOrders(): void {
  const change = useGathered(GATHER_MS, () => again('/api/merchant/orders', '/api/merchant/wallet'));
  useLive({ order: change, behind: () => change(null) });
}
