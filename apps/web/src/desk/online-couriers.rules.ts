import type { LiveEvents } from '../base/live.js';

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
