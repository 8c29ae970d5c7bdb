import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Courier } from './api/client.js';
import { everyPage } from './every-page.js';
import { useGathered } from './gather.js';
import { useLive, type LiveEvents } from './live.js';
import { withCourierEvents } from './online-couriers.rules.js';

const KEY = ['couriers', 'online'];
/** Positions that come together are shown together: hundreds of couriers report all the time. */
const GATHER_MS = 500;

/** By id, so that a courier who reports meanwhile is in no page twice. */
function readOnline(): Promise<Courier[]> {
  return everyPage((page) =>
    answer(api.GET('/api/admin/couriers', { params: { query: { online: 'true', ...page } } })),
  );
}

/** Couriers on shift; the stream keeps their positions up to date. */
export function useOnlineCouriers() {
  // While another screen was shown nobody listened to the stream for the list.
  const couriers = useQuery({ queryKey: KEY, queryFn: readOnline, refetchOnMount: 'always' });
  const courier = useGathered(GATHER_MS, applyEvents);
  useLive({ courier });
  return couriers;
}

function applyEvents(events: readonly LiveEvents['courier'][]): void {
  // Before the list was read there is nothing to change: a list of nobody would be shown as the whole.
  const all = cache.getQueryData<Courier[]>(KEY);
  if (!all) return;
  const { couriers, changedShift } = withCourierEvents(all, events);
  if (changedShift) void cache.invalidateQueries({ queryKey: KEY });
  cache.setQueryData<Courier[]>(KEY, couriers);
}

/** Puts a courier's new record into the cached list of those on shift. */
export function keepCourier(courier: Courier): void {
  cache.setQueryData<Courier[]>(KEY, (all) =>
    all?.map((one) => (one.id === courier.id ? { ...one, ...courier } : one)),
  );
}

/** So many couriers off shift are shown at once. */
const OFF_SHIFT = 200;

/** Couriers off shift: how many, and all of them on demand. Whoever comes on shift or leaves it changes the count. */
export function useOffShift(all: boolean, onShift: number) {
  return useQuery({
    queryKey: ['couriers', 'off-shift', all, onShift],
    queryFn: () => {
      const query = { online: 'false', registration: 'active', perPage: all ? OFF_SHIFT : 1 } as const;
      return answer(api.GET('/api/admin/couriers', { params: { query } }));
    },
    placeholderData: keepPreviousData,
  });
}
