import { drivingSeconds, type Point, roadMeters, type VehicleKind } from '../../base/index.js';

/** A place by its number in the tables of a pass. */
export interface NumberedPlace extends Point {
  readonly row: number;
  /** -1: nobody goes there, somebody begins there. */
  readonly column: number;
}

/** Seconds by kind of vehicle between places of `PlaceNumbers`; without a table, by straight lines. */
export type WayTables = Partial<Record<VehicleKind, Uint16Array>>;

/**
 * Numbers the places of a pass, so that the times between them come as tables: a row each for the places that
 * somebody goes to, behind them one for each courier of the kind, and columns for the former.
 */
export class PlaceNumbers {
  readonly stops: Point[] = [];
  readonly starts = new Map<VehicleKind, Point[]>();
  private readonly columns = new Map<string, number>();

  constructor(stops: Iterable<Point>) {
    for (const point of stops) {
      const key = keyOf(point);
      if (this.columns.has(key)) continue;
      this.columns.set(key, this.stops.length);
      this.stops.push(point);
    }
  }

  stop({ latitude, longitude }: Point): NumberedPlace {
    const column = this.columns.get(keyOf({ latitude, longitude })) ?? -1;
    return { latitude, longitude, row: column, column };
  }

  /** Numbers the next courier of the kind. */
  start(point: Point, kind: VehicleKind): NumberedPlace {
    const starts = this.starts.get(kind) ?? [];
    this.starts.set(kind, starts);
    starts.push(point);
    const { latitude, longitude } = point;
    return { latitude, longitude, row: this.stops.length + starts.length - 1, column: -1 };
  }

  seconds(tables: WayTables, from: NumberedPlace, to: NumberedPlace, kind: VehicleKind): number {
    const known =
      tables[kind]?.[to.column < 0 || from.row < 0 ? -1 : from.row * this.stops.length + to.column];
    return known ?? drivingSeconds(roadMeters(from, to), kind);
  }
}

const keyOf = ({ latitude, longitude }: Point) => `${String(latitude)} ${String(longitude)}`;
