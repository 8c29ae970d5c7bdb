import { itemsOf, useRead, type Answer } from '../../base/api/client.js';

export type Place = Answer<'/api/merchant/recipients'>['items'][number];
export type PlaceKind = 'recipients' | 'pickups';

export function usePlaces(kind: PlaceKind, search: string, enabled = true) {
  return useRead(`/api/merchant/${kind}`, { q: search, limit: 50 }, { select: itemsOf, enabled });
}

export function useOffering() {
  const select = ({ vehicleTypes }: Answer<'/api/merchant/offering'>) => vehicleTypes;
  return useRead('/api/merchant/offering', {}, { select, staleTime: 600_000 });
}
