import { useQuery } from '@tanstack/react-query';
import { call } from '../../base/api/client.js';
import type { MapPoint } from '../../base/map-point.js';

const keyOf = (places: readonly MapPoint[]) =>
  places.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join();

/**
 * By road, what an order's courier drives or a courier has ahead. When `places` (what the way leads over)
 * change it is asked for anew, and the old one shown meanwhile. Null: no id, not known yet, or no way.
 */
export function useWay(
  of: 'orders' | 'couriers',
  id: number | null,
  places: readonly MapPoint[],
): readonly MapPoint[] | null {
  const { data } = useQuery({
    queryKey: ['way', of, id, keyOf(places)],
    queryFn: async () => {
      const { way } = await call(`/api/admin/${of}/{id}/way`, { id: id ?? 0 });
      return { of, id, way };
    },
    enabled: id !== null && places.length > 1,
    staleTime: Infinity,
    placeholderData: (before) => (before?.of === of && before.id === id ? before : undefined),
  });
  return data && data.way.length > 1 ? data.way : null;
}
