import { useQuery } from '@tanstack/react-query';
import { call } from '../../base/api/client.js';
import type { MapPoint } from '../../base/map-point.js';

const keyOf = (places: readonly MapPoint[]) =>
  places.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join();

interface Asked {
  of: 'orders' | 'couriers';
  /** null: nobody's way is shown. */
  id: number | null;
  /** What the way leads over: others have another way. */
  places: readonly MapPoint[];
}

/** null: not known yet, or there is none. A way that leads over other places is asked for anew, and the old one shown meanwhile. */
function useWay({ of, id, places }: Asked): readonly MapPoint[] | null {
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

/** From the pickup over the stops, by road. */
export const useOrderWay = (id: number | null, places: readonly MapPoint[]) =>
  useWay({ of: 'orders', id, places });

/** What a courier has ahead, by road. */
export const useCourierWay = (id: number | null, places: readonly MapPoint[]) =>
  useWay({ of: 'couriers', id, places });
