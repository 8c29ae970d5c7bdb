import { call, itemsOf, useRead, type Answer } from '../../base/api/client.js';

export type Place = Answer<'/api/merchant/recipients'>['items'][number];
export type PlaceKind = 'recipients' | 'pickups';

export function usePlaces(kind: PlaceKind, search: string, enabled = true) {
  return useRead(`/api/merchant/${kind}`, { q: search, limit: 50 }, { select: itemsOf, enabled });
}

/** Addresses that may be meant by typed, perhaps unfinished words. */
export async function suggestedAddresses(q: string) {
  return (await call('/api/merchant/addresses', { q })).items;
}

export function useOffering() {
  const select = ({ vehicleTypes }: Answer<'/api/merchant/offering'>) => vehicleTypes;
  return useRead('/api/merchant/offering', {}, { select, staleTime: 600_000 });
}
