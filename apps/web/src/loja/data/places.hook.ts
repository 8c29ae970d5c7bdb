import { useQuery } from '@tanstack/react-query';
import { call, read, type Answer } from '../../base/api/client.js';

export type Place = Answer<'/api/merchant/recipients'>['items'][number];
export type PlaceKind = 'recipients' | 'pickups';

export function usePlaces(kind: PlaceKind, search: string, enabled = true) {
  return useQuery({
    queryKey: ['merchant', kind, search],
    enabled,
    queryFn: async () => (await call(`/api/merchant/${kind}`, { q: search, limit: 50 })).items,
  });
}

/** Addresses that may be meant by typed, perhaps unfinished words. */
export async function suggestedAddresses(q: string) {
  return (await call('/api/merchant/addresses', { q })).items;
}

export function useOffering() {
  return useQuery({
    ...read('/api/merchant/offering'),
    select: ({ vehicleTypes }) => vehicleTypes,
    staleTime: 600_000,
  });
}
