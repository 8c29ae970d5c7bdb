import type { CitiesRoads } from '#city';
import { distanceMeters, type Point } from '#domain';

/** By road, with the time at which each corner is reached. */
interface Way {
  readonly to: Point;
  readonly line: readonly Point[];
  readonly metres: number;
  readonly leavesAt: number;
  readonly arrivesAt: number;
}

/** Position of a rider on the roads of the city. Times are seconds since the day's start. */
export class RiderWay {
  private way: Way | null = null;
  /** Ridden so far. */
  metres = 0;

  constructor(
    private readonly roads: CitiesRoads,
    private here: Point,
    /** Multiplies the time that the roads take. */
    private readonly pace: number,
  ) {}

  /** Goes on towards the place, or turns towards it; null: stays. @returns whether it is there */
  moveTo(place: Point | null, since: number, now: number): boolean {
    if (this.way && (place === null || !same(this.way.to, place))) this.stop(since);
    if (place === null) return false;
    if (!this.way && same(this.here, place)) return true;
    this.way ??= this.begin(place, since);
    if (now < this.way.arrivesAt) return false;
    this.metres += this.way.metres;
    this.here = place;
    this.way = null;
    return true;
  }

  placeAt(now: number): Point {
    return this.way ? along(this.way, now) : this.here;
  }

  private stop(at: number): void {
    if (!this.way) return;
    this.metres += this.way.metres * shareOf(this.way, at);
    this.here = along(this.way, at);
    this.way = null;
  }

  private begin(to: Point, leavesAt: number): Way {
    const answer = this.roads.answer({ kind: 'route', points: [this.here, to], profile: 'motorbike' });
    if (answer?.kind !== 'route') throw new Error(`No way leads to ${JSON.stringify(to)}`);
    const line = [this.here, ...answer.line, to];
    const metres = answer.legs.reduce((sum, { distance }) => sum + distance, 0);
    const seconds = answer.legs.reduce((sum, { duration }) => sum + duration, 0);
    return { to, line, metres, leavesAt, arrivesAt: leavesAt + seconds * this.pace };
  }
}

const same = (a: Point, b: Point) => a.latitude === b.latitude && a.longitude === b.longitude;

function shareOf({ leavesAt, arrivesAt }: Way, now: number): number {
  return arrivesAt <= leavesAt ? 1 : Math.min(1, Math.max(0, (now - leavesAt) / (arrivesAt - leavesAt)));
}

function along(way: Way, now: number): Point {
  const lengths = way.line.slice(1).map((to, i) => distanceMeters(way.line[i] ?? to, to));
  let left = shareOf(way, now) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [way.line[i]!, way.line[i + 1]!];
    if (left < length) return between(from, to, left / length);
    left -= length;
  }
  return way.to;
}

function between(from: Point, to: Point, share: number): Point {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}
