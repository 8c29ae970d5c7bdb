import type { Point } from '#domain';

/** A small day for the whole platform. Instants are seconds since the day's start; orders and couriers are their indices. */
export interface WholeDay {
  readonly orders: readonly WholeOrder[];
  readonly couriers: readonly { readonly onAt: number; readonly place: Point }[];
  /** Whether the courier declines the order. */
  declines(order: number, courier: number): boolean;
}

export interface WholeOrder {
  readonly placedAt: number;
  readonly readyAt: number;
  readonly pickup: Point;
  readonly drop: Point;
}

/** What a pass decided about an order. */
export interface WholeDecision {
  readonly at: number;
  readonly order: number;
  readonly courier: number;
  readonly pickupAt: number;
  readonly deliverAt: number;
  /** The orders of the trip, in the sequence of its visits. */
  readonly bundle: readonly number[];
  readonly cost: number;
}

/** Who decides: the whole platform, or the plan alone. It is told what happens, and asked once a tick. */
export interface Dispatcher {
  setTime(at: number): void;
  goOnline(courier: number): Promise<void>;
  report(courier: number, place: Point): Promise<void>;
  place(order: number): Promise<void>;
  answer(courier: number, order: number, accepted: boolean): Promise<void>;
  collect(courier: number, order: number): Promise<void>;
  deliver(courier: number, order: number): Promise<void>;
  pass(): Promise<WholeDecision[]>;
}
