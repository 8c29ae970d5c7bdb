import { useQuery } from '@tanstack/react-query';
import { cache, type Courier } from '../base/api/client.js';
import { everyItem } from '../base/api/list.js';
import { useGathered } from '../base/gather.js';
import { useLive, type LiveEvents } from '../base/live.js';

export const ONLINE = ['admin', 'couriers', 'on-shift'];
/** Positions are shown in batches, as hundreds of couriers report all the time. */
const GATHER_MS = 500;

/** Couriers on shift; the stream keeps their positions up to date. */
export function useOnlineCouriers() {
  const couriers = useQuery({
    queryKey: ONLINE,
    // Pages are ordered by id, so that a courier who reports meanwhile is in no two of them.
    queryFn: () => everyItem('/api/admin/couriers', { online: 'true', perPage: 200 }),
    // While another screen is shown, nobody applies events to the list.
    refetchOnMount: 'always',
  });
  const courier = useGathered(GATHER_MS, applyEvents);
  useLive({ courier });
  return couriers;
}

function applyEvents(events: readonly LiveEvents['courier'][]): void {
  // Before the list was read there is nothing to change: an empty list would pass for the whole.
  const all = cache.getQueryData<Courier[]>(ONLINE);
  if (!all) return;
  const { couriers, changedShift } = withCourierEvents(all, events);
  if (changedShift) void cache.invalidateQueries({ queryKey: ONLINE });
  cache.setQueryData<Courier[]>(ONLINE, couriers);
}

/** Puts a courier's new record into the cached list of couriers on shift. */
export function keepCourier(courier: Courier): void {
  cache.setQueryData<Courier[]>(ONLINE, (all) =>
    all?.map((one) => (one.id === courier.id ? { ...one, ...courier } : one)),
  );
}

type CourierEvent = LiveEvents['courier'];
type Shown = Pick<CourierEvent, 'id' | 'status' | 'shiftEndsAt' | 'freeSince' | 'lastSeenAt' | 'location'>;

/** The couriers on shift after events of the stream, and whether somebody went on or off shift. */
export function withCourierEvents<C extends Shown>(
  all: readonly C[],
  events: readonly CourierEvent[],
): { couriers: C[]; changedShift: boolean } {
  const latest = new Map(events.map((event) => [event.id, event]));
  const known = new Set(all.map(({ id }) => id));
  const changedShift = [...latest.values()].some(({ id, online }) => known.has(id) !== online);
  const couriers = all.map((one) => {
    const event = latest.get(one.id);
    if (event?.online !== true) return one;
    const { status, shiftEndsAt, freeSince, lastSeenAt, location } = event;
    return { ...one, status, shiftEndsAt, freeSince, lastSeenAt, location };
  });
  return { couriers, changedShift };
}
