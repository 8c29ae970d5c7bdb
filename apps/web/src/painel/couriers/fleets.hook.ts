import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Courier } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';
import { couriers } from '../data/couriers.query.js';
import type { Fleet } from './couriers.rules.js';

const KEY = ['fleets'];
const PAGE = 200;

export function useFleets() {
  return useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/api/admin/fleets')), staleTime: 60_000 });
}

async function readActive(): Promise<Courier[]> {
  const items: Courier[] = [];
  for (let page = 1; ; page += 1) {
    const found = await couriers.read({ registration: 'active', page, perPage: PAGE });
    items.push(...found.items);
    if (items.length >= found.total || found.items.length === 0) return items;
  }
}

/** Active couriers, from whom members are chosen. */
export function useActiveCouriers() {
  return useQuery({ queryKey: ['couriers', 'active'], queryFn: readActive });
}

interface FleetDraft {
  readonly id: number | null;
  readonly name: string;
  readonly description: string;
}

function settle() {
  void cache.invalidateQueries({ queryKey: ['couriers'] });
  return cache.invalidateQueries({ queryKey: KEY });
}

export function useFleetSaving() {
  return useMutation({
    mutationFn: ({ id, name, description }: FleetDraft) => {
      const body = { name: name.trim(), description: description.trim() === '' ? null : description.trim() };
      return id === null
        ? answer(api.POST('/api/admin/fleets', { body }))
        : answer(api.PATCH('/api/admin/fleets/{id}', { params: { path: { id } }, body }));
    },
    onSuccess: settle,
  });
}

export function useFleetRemoval() {
  return useMutation({
    mutationFn: ({ id }: Fleet) => api.DELETE('/api/admin/fleets/{id}', { params: { path: { id } } }),
    onSuccess: settle,
    onError: refused,
  });
}

export function useMembers() {
  return useMutation({
    mutationFn: ({ id, courierIds }: { id: number; courierIds: number[] }) =>
      answer(api.PUT('/api/admin/fleets/{id}/couriers', { params: { path: { id } }, body: { courierIds } })),
    onSuccess: settle,
    onError: refused,
  });
}
