import type { Point } from '../../base/index.js';
import type { PastShift } from './hub-replay.types.js';

/** A courier was on duty in this time, which began here. */
export interface Sighting {
  readonly courierId: number;
  readonly from: Date;
  readonly to: Date;
  readonly place: Point;
}

/** Who is not seen for so long was off duty between. */
const BREAK_MS = 30 * 60_000;

/** When each courier was on duty: times that touch or nearly touch are one shift. */
export function shiftsOf(sightings: readonly Sighting[]): Omit<PastShift, 'vehicleTypeIds'>[] {
  const ordered = [...sightings].sort(
    (a, b) => a.courierId - b.courierId || a.from.getTime() - b.from.getTime(),
  );
  const shifts: { courierId: number; onAt: Date; offAt: Date; place: Point }[] = [];
  for (const { courierId, from, to, place } of ordered) {
    const last = shifts.at(-1);
    if (last?.courierId === courierId && from.getTime() - last.offAt.getTime() <= BREAK_MS) {
      if (to > last.offAt) last.offAt = to;
    } else shifts.push({ courierId, onAt: from, offAt: to, place });
  }
  return shifts;
}
