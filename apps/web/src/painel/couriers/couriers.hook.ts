import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answer, api, cache, type Courier } from '../../ground/api/client.js';
import { numbered, useList } from '../../ground/api/list.js';
import { useLive } from '../../ground/live.js';
import { keepCourier } from '../../ground/online-couriers.js';
import { refused } from '../../ground/ui/toast.js';
import { orders } from '../data/orders.query.js';
import { hub } from '../data/hub.query.js';
import { couriers } from '../data/couriers.query.js';
import { queryOf, type CourierRecord, type Filter } from './couriers.rules.js';

const PAGE = 50;
const GATHER_MS = 400;
const ACTIVE = 'accepted,arrived_pickup_location,collected,delivered';
const HISTORY = 20;

/** Couriers by filter, page by page; the live list has a hook of its own. */
export function useCouriers(filter: Filter, enabled: boolean) {
  return useList(
    ['couriers', 'list', filter],
    ({ cursor = '1' }) => {
      const query = { ...queryOf(filter), page: Number(cursor), perPage: PAGE };
      return numbered(couriers.read(query));
    },
    { enabled },
  );
}

/** The count of a list that is not shown. */
export function useCourierCount(query: { registration?: 'awaiting_approval' | 'active'; online?: 'false' }) {
  return useQuery({
    queryKey: ['couriers', 'count', query],
    queryFn: async () => (await couriers.read({ ...query, perPage: 1 })).total,
  });
}

export function useCourier(id: number) {
  return useQuery(couriers.one(id));
}

export function useDocuments(id: number) {
  return useQuery({
    queryKey: [...couriers.key(id), 'documents'],
    queryFn: () => answer(api.GET('/api/admin/couriers/{id}/documents', { params: { path: { id } } })),
  });
}

/** A courier's open orders in full, for the drawer and the map. */
export function useCarried(courierId: number | null) {
  return useQuery({
    queryKey: ['courier', courierId, 'carried'],
    queryFn: () => orders.read({ courierId: courierId ?? 0, status: ACTIVE, limit: 50 }),
    enabled: courierId !== null,
  });
}

export function useOrdersOf(courierId: number) {
  return useList([...couriers.key(courierId), 'orders'], (page) =>
    orders.read({ ...page, courierId, limit: HISTORY }),
  );
}

export function useChangesOf(courierId: number, enabled: boolean) {
  return useQuery({
    queryKey: [...couriers.key(courierId), 'audit'],
    queryFn: () =>
      answer(
        api.GET('/api/admin/audit', {
          params: { query: { entity: 'courier', entityId: String(courierId), limit: 30 } },
        }),
      ),
    enabled,
  });
}

export function useVehicleTypes() {
  return useQuery({ ...hub.vehicles(), staleTime: 300_000 });
}

/** The limit of orders that a courier may carry at once. */
export function useRoom(): number {
  const settings = useQuery(hub.settings());
  return settings.data?.dispatch.maxOrdersPerCourier ?? 1;
}

/** Puts a changed record into every cached list. */
export function keep(courier: CourierRecord): void {
  cache.setQueryData(couriers.key(courier.id), courier);
  keepCourier(courier);
  void cache.invalidateQueries({ queryKey: ['couriers'] });
  void cache.invalidateQueries({ queryKey: [...couriers.key(courier.id), 'audit'] });
}

/** One action on a record: shows the new record, or the refusal. */
export function useCourierAct<V>(act: (input: V) => Promise<CourierRecord>) {
  return useMutation({ mutationFn: act, onSuccess: keep, onError: refused });
}

/** Reads the load of couriers again whose orders have changed, several at once. */
export function useLoads(online: readonly Courier[] | undefined): void {
  const waiting = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const gather = (ids: readonly number[]) => {
    for (const id of ids) waiting.current.add(id);
    if (waiting.current.size > 0)
      timer.current ??= setTimeout(() => {
        timer.current = null;
        readAgain([...waiting.current]);
        waiting.current.clear();
      }, GATHER_MS);
  };
  useLive({
    courier: ({ id, activeOrders }) => {
      void cache.invalidateQueries({ queryKey: ['courier', id], exact: true });
      const known = online?.find((one) => one.id === id);
      if (known && known.activeOrders.length !== activeOrders) gather([id]);
    },
    order: ({ id, courierId }) => {
      const had = online?.filter(({ activeOrders }) => activeOrders.some((order) => order.id === id)) ?? [];
      gather([...had.map((courier) => courier.id), ...(courierId === null ? [] : [courierId])]);
    },
    behind: () => void cache.invalidateQueries(),
  });
}

function readAgain(ids: readonly number[]): void {
  for (const id of ids) {
    void cache.invalidateQueries({ queryKey: ['courier', id, 'carried'] });
    couriers
      .record(id)
      .then(keepCourier, () => cache.invalidateQueries({ queryKey: ['couriers', 'online'] }));
  }
}
