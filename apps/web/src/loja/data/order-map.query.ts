import { useQuery } from '@tanstack/react-query';
import { call } from '../../base/api/client.js';
import type { MapPoint, MapSource } from '../../base/map-point.js';

export const orderMap: MapSource = {
  background: () => call('/api/merchant/map'),
  streets: async (box) => (await call('/api/merchant/map/streets', box)).items,
};

const NO_WAY: readonly MapPoint[] = [];

/** From the pickup over the stops, by road; empty: not known yet, or there is none. */
export function useOrderWay(id: number, places: readonly MapPoint[]): readonly MapPoint[] {
  const { data } = useQuery({
    queryKey: ['way', id, places],
    queryFn: async () => (await call('/api/merchant/orders/{id}/way', { id })).way,
    enabled: places.length > 1,
    staleTime: Infinity,
  });
  return data ?? NO_WAY;
}
