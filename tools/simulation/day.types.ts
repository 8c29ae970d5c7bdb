import type { PlanOrder, Seconds } from '#domain/testing';

/** A point of the plane, in metres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One day of a delivery company. Instants are minutes since midnight, as benchmark days have them. */
export interface Day {
  readonly name: string;
  readonly metersPerMinute: number;
  readonly pickupServiceMinutes: number;
  readonly dropServiceMinutes: number;
  readonly targetMinutes: number;
  readonly payPerOrder: number;
  readonly payPerHour: number;
  readonly orders: readonly DayOrder[];
  readonly couriers: readonly DayCourier[];
}

export interface DayOrder {
  readonly name: string;
  readonly drop: Point;
  readonly restaurant: { readonly name: string; readonly at: Point };
  readonly placedAt: number;
  readonly readyAt: number;
}

export interface DayCourier {
  readonly name: string;
  readonly start: Point;
  readonly onAt: number;
  readonly offAt: number;
}

/** A day's orders as passes know them; ids are their indices. */
export interface PlayableDay {
  readonly orders: readonly (Omit<PlanOrder<Point>, 'id' | 'declinedBy' | 'onShift'> & {
    /** When it is really ready; passes know it from then on, and only `readyAt` before. */
    readonly reallyReadyAt: Seconds;
  })[];
  travel(from: Point, to: Point): Seconds;
}
