import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import type { MapPoint } from '../../ground/map-point.js';
import type { MapSource } from '../../ground/map-source.js';

/** What the maps of shops are drawn on. */
export const orderMap: MapSource = {
  ground: () => answer(api.GET('/api/merchant/map')),
  streets: async (box) =>
    (await answer(api.GET('/api/merchant/map/streets', { params: { query: { ...box } } }))).items,
};

const NO_WAY: readonly MapPoint[] = [];

/** From the pickup over the stops, by road; empty: not known yet, or there is none. */
export function useOrderWay(id: number, places: readonly MapPoint[]): readonly MapPoint[] {
  const { data } = useQuery({
    queryKey: ['way', id, places],
    queryFn: async () =>
      (await answer(api.GET('/api/merchant/orders/{id}/way', { params: { path: { id } } }))).way,
    enabled: places.length > 1,
    staleTime: Infinity,
  });
  return data ?? NO_WAY;
}
