import { distanceMeters, type Point } from '../../base/index.js';

/** A courier who is no further away is at the place. */
const AT_PLACE_M = 100;
/** A phone that was silent for longer may have been anywhere meanwhile. */
const SILENT_MS = 120_000;

type TrackPoint = Point & { readonly at: Date };

interface RiddenLegTimes {
  readonly leftAt: Date;
  readonly arrivedAt: Date;
}

/**
 * When a courier left one place and came to the other: the last position at the first before the first one at the second.
 * null: the track, oldest first, does not show it.
 */
export function legOf(track: readonly TrackPoint[], from: Point, to: Point): RiddenLegTimes | null {
  if (distanceMeters(from, to) <= 2 * AT_PLACE_M) return null;
  const isAt = (place: Point) => (point: TrackPoint) => distanceMeters(point, place) <= AT_PLACE_M;
  const arrived = track.findIndex(isAt(to));
  const left = track.slice(0, Math.max(0, arrived)).findLastIndex(isAt(from));
  const ridden = left < 0 ? [] : track.slice(left, arrived + 1);
  const [first, last] = [ridden[0], ridden.at(-1)];
  if (!first || !last) return null;
  const silent = ridden.some((point, i) => {
    const before = ridden[i - 1];
    return before !== undefined && point.at.getTime() - before.at.getTime() > SILENT_MS;
  });
  return silent ? null : { leftAt: first.at, arrivedAt: last.at };
}
