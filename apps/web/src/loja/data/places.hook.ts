import { useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';

export type Place = Answer<'/api/merchant/recipients', 'get'>['items'][number];
export type PlaceKind = 'recipients' | 'pickups';

export function usePlaces(kind: PlaceKind, search: string, enabled = true) {
  return useQuery({
    queryKey: ['places', kind, search],
    enabled,
    queryFn: async () => {
      const params = { query: { q: search, limit: 50 } };
      const found =
        kind === 'recipients'
          ? await answer(api.GET('/api/merchant/recipients', { params }))
          : await answer(api.GET('/api/merchant/pickups', { params }));
      return found.items;
    },
  });
}

/** What may be meant by the words for an address, also by unfinished ones. */
export async function suggestedAddresses(q: string) {
  return (await answer(api.GET('/api/merchant/addresses', { params: { query: { q } } }))).items;
}

export function useBalance() {
  return useQuery({
    queryKey: ['wallet'],
    queryFn: async () => (await answer(api.GET('/api/merchant/wallet'))).balanceCents,
  });
}

export function useOffering() {
  return useQuery({
    queryKey: ['offering'],
    staleTime: 600_000,
    queryFn: async () => (await answer(api.GET('/api/merchant/offering'))).vehicleTypes,
  });
}
