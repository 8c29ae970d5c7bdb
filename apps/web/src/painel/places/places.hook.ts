import { useQuery } from '@tanstack/react-query';
import { type Answer, call, useRead } from '../../base/api/client.js';
import { pointOf } from '../../base/map-point.js';

export type AddressImport = Answer<'/api/admin/address-imports'>['items'][number];
export type AddressTrial = Answer<'/api/admin/addresses/try'>;

export type Area = Answer<'/api/admin/service-areas'>['items'][number];

export function useAreas() {
  return useRead('/api/admin/service-areas', {}, { select: ({ items }) => items });
}

/** The last pickup of a hub without areas. */
export function useCentre(enabled: boolean) {
  return useQuery({
    queryKey: ['places', 'centre'],
    queryFn: async () => {
      const { items } = await call('/api/admin/orders', { limit: 1 });
      return items[0] ? pointOf(items[0].pickup) : null;
    },
    enabled,
  });
}

export function isUnderWay({ state }: { readonly state: string }): boolean {
  return state === 'waiting' || state === 'running';
}

export type CityImport = Answer<'/api/admin/city-imports'>['items'][number];
export type ImportKind = CityImport['kind'];
export type Cities = Answer<'/api/admin/cities'>;
