import { Injectable } from '@nestjs/common';
import { CHANGED, Clock, Database, ExpiringCache, type Point } from '../../base/index.js';
import { STREETS_WITHIN } from './gazetteer.statements.js';
import { joinStretches, type Stretch } from './street-line.rules.js';

/** A box in degrees. */
export interface GeoBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
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
const KEPT_MS = 10 * 60_000;
const MAX_KEPT = 500;

/** Streets of a hub's gazetteer for drawings. */
@Injectable()
export class StreetMap {
  private readonly recent: ExpiringCache<string, readonly MapStreet[]>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.recent = new ExpiringCache(clock, (key: string) => this.read(key), KEPT_MS, MAX_KEPT);
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
