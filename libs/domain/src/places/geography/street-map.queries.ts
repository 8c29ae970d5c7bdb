import { Injectable } from '@nestjs/common';
import { CHANGED, Clock, Database, ExpiringCache, type Point, type GeoBox } from '../../base/index.js';
import { STREETS_WITHIN } from './gazetteer.statements.js';

/** A stretch of a street: from latitude, from longitude, to latitude, to longitude. */
export type Stretch = readonly [number, number, number, number];

/** A point this close to the line of its neighbours is left out: about 1 m. */
const STRAIGHT_DEGREES = 1e-5;

/** Stretches this close together are one line: the next one begins a house number, about a metre, further. */
const NEXT_DEGREES = 3e-5;

/** The lines that consecutive stretches of a street form, without points on a straight part. */
export function joinStretches(stretches: readonly Stretch[]): Point[][] {
  const lines: Point[][] = [];
  for (const [fromLatitude, fromLongitude, toLatitude, toLongitude] of stretches) {
    const from = { latitude: fromLatitude, longitude: fromLongitude };
    const to = { latitude: toLatitude, longitude: toLongitude };
    const line = lines.at(-1);
    const end = line?.at(-1);
    if (line && end && isWithin(NEXT_DEGREES, end, from)) extend(line, to);
    else lines.push([from, to]);
  }
  return lines;
}

function extend(line: Point[], to: Point): void {
  const [before, end] = line.slice(-2);
  if (before && end && isWithin(1e-7, before, to)) return;
  if (before && end && distanceFromLine(before, end, to) < STRAIGHT_DEGREES) line.pop();
  line.push(to);
}

function isWithin(degrees: number, a: Point, b: Point): boolean {
  return Math.abs(a.latitude - b.latitude) < degrees && Math.abs(a.longitude - b.longitude) < degrees;
}

/** How far `middle` is from the line through `from` and `to`, in degrees; infinite where it turns back. */
function distanceFromLine(from: Point, middle: Point, to: Point): number {
  const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const [mx, my] = [middle.longitude - from.longitude, middle.latitude - from.latitude];
  const forward = dx * mx + dy * my;
  const length = Math.hypot(dx, dy);
  if (length === 0 || forward <= 0 || forward > length * length) return Infinity;
  return Math.abs(dx * my - dy * mx) / length;
}

export interface MapStreet {
  readonly name: string;
  /** Each line is unbroken and holds its bends only. */
  readonly lines: readonly (readonly Point[])[];
}

/** A drawing with more streets is unreadable; the longest ones are the main roads. */
const MAX_STREETS = 400;
/** About 28 km: a larger box holds a whole city. */
const MAX_SPAN_DEGREES = 0.25;
const CACHE_MS = 10 * 60_000;
const MAX_KEPT = 500;

@Injectable()
export class StreetMap {
  private readonly recent: ExpiringCache<string, readonly MapStreet[]>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.recent = new ExpiringCache(clock, (key: string) => this.read(key), CACHE_MS, MAX_KEPT);
    db.changes.on(CHANGED.streets, () => this.recent.clear());
  }

  /** The longest first; none where the box is larger than a drawing can show. */
  async within(hubId: number, box: GeoBox): Promise<readonly MapStreet[]> {
    if (box.north - box.south > MAX_SPAN_DEGREES || box.east - box.west > MAX_SPAN_DEGREES) return [];
    return await this.recent.get([hubId, box.south, box.west, box.north, box.east].join(' '));
  }

  private async read(key: string): Promise<readonly MapStreet[]> {
    const rows = await this.db.query<{ name: string; stretches: Stretch[] }>(STREETS_WITHIN, [
      ...key.split(' ').map(Number),
      MAX_STREETS,
    ]);
    return rows.map(({ name, stretches }) => ({ name, lines: joinStretches(stretches) }));
  }
}
