import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cache, type Courier, call, read, again, keyOf } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { keepCourier, ONLINE } from '../../ground/online-couriers.js';
import { refused } from '../../ground/ui/toast.js';
import { hubSettings } from '../data/hub.query.js';
import { type CourierRecord } from './couriers.rules.js';
const GATHER_MS = 400;

export function useCourier(id: number) {
  return useQuery({ ...read('/api/admin/couriers/{id}', { id }), staleTime: 5_000 });
}

export function useVehicleTypes() {
  return useQuery({ ...read('/api/admin/vehicle-types'), staleTime: 300_000 });
}

/** The limit of orders that a courier may carry at once. */
export function useRoom(): number {
  const settings = useQuery(hubSettings);
  return settings.data?.dispatch.maxOrdersPerCourier ?? 1;
}

/** Puts a changed record into every cached list. */
export function keep(courier: CourierRecord): void {
  keepCourier(courier);
  void again('/api/admin/couriers', '/api/admin/audit');
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
      void cache.invalidateQueries({ queryKey: keyOf('/api/admin/couriers/{id}', { id }), exact: true });
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
    void again(['carried', id]);
    call('/api/admin/couriers/{id}', { id }).then(keepCourier, () => again(ONLINE));
  }
}
