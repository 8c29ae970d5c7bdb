import { Injectable } from '@nestjs/common';
import { Clock, statement, type Point, type Transaction } from '../shared/index.js';

/** A position older than this says nothing of where the courier is. */
export const POSITION_FRESH_MS = 3 * 60_000;

const TAKEN = statement(
  'presence_order_taken',
  `update courier_presence
      set active_orders = active_orders + 1, exclusive_orders = exclusive_orders + $2, last_order_at = $3
    where courier_id = $1`,
);

const DROPPED = statement(
  'presence_order_dropped',
  `update courier_presence
      set active_orders = greatest(0, active_orders - 1), exclusive_orders = greatest(0, exclusive_orders - $2)
    where courier_id = $1`,
);

const LOCK = statement(
  'presence_lock',
  `select online, employable, blocked, active_orders as "activeOrders", exclusive_orders as "exclusiveOrders",
          case when last_seen_at >= $3
               then jsonb_build_object('latitude', position[1], 'longitude', position[0]) end as position
     from courier_presence where hub_id = $1 and courier_id = $2 for update`,
);

export interface Workload {
  readonly online: boolean;
  readonly employable: boolean;
  readonly blocked: boolean;
  readonly activeOrders: number;
  readonly exclusiveOrders: number;
}

export interface CourierNow extends Workload {
  /** null: not seen lately. */
  readonly position: Point | null;
}

/** Free, or carrying fewer than `maxOrders` and only such as tolerate company. */
export function hasRoom(load: Workload, maxOrders: number): boolean {
  return load.activeOrders === 0 || (load.exclusiveOrders === 0 && load.activeOrders < maxOrders);
}

/** How much a courier carries: counted in the transaction that gives an order to the courier or takes it away. */
@Injectable()
export class CourierPresence {
  constructor(private readonly clock: Clock) {}

  /** `combinable` as the order says; the same value must come back with `orderDropped`. */
  async orderTaken(tx: Transaction, courierId: number, combinable = false): Promise<void> {
    await tx.execute(TAKEN, [courierId, combinable ? 0 : 1, this.clock.now()]);
  }

  /** Ended, cancelled, given back or handed to another courier. */
  async orderDropped(tx: Transaction, courierId: number, combinable = false): Promise<void> {
    await tx.execute(DROPPED, [courierId, combinable ? 0 : 1]);
  }

  /** Holds the courier's row, so that two orders cannot both take the last room. null: no such courier. */
  async lock(tx: Transaction, hubId: number, courierId: number): Promise<CourierNow | null> {
    const freshSince = new Date(this.clock.millis() - POSITION_FRESH_MS);
    return await tx.first<CourierNow>(LOCK, [hubId, courierId, freshSince]);
  }
}
