import { Injectable } from '@nestjs/common';
import { Clock, type Point, type RowOf, statement, type Transaction } from '../../base/index.js';
import { Presence } from './courier.entity.js';

/** Older positions are ignored. */
export const POSITION_FRESH_MS = 3 * 60_000;

const TAKEN = statement(
  'couriers.presence_order_taken',
  `update courier_presence
      set active_orders = active_orders + 1, exclusive_orders = exclusive_orders + $2, last_order_at = $3
    where courier_id = $1`,
);

const DROPPED = statement(
  'couriers.presence_order_dropped',
  `update courier_presence set active_orders = greatest(0, active_orders - 1),
      exclusive_orders = greatest(0, exclusive_orders - $2),
      free_since = case when active_orders <= 1 then $3 else free_since end
    where courier_id = $1`,
);

const LOCK = statement(
  'couriers.presence_lock',
  `select online, employable, blocked, active_orders as "activeOrders", exclusive_orders as "exclusiveOrders",
          case when last_seen_at >= $3
               then jsonb_build_object('latitude', position[1], 'longitude', position[0]) end as position
     from courier_presence where hub_id = $1 and courier_id = $2 for update`,
);

/** `position` null: the last one is not fresh. */
type CourierLoad = RowOf<typeof LOCK> & { readonly position: Point | null };

export function hasCapacity(
  { activeOrders, exclusiveOrders }: Pick<CourierLoad, 'activeOrders' | 'exclusiveOrders'>,
  maxOrders: number,
): boolean {
  return activeOrders === 0 || (exclusiveOrders === 0 && activeOrders < maxOrders);
}

/** Counts a courier's active orders, in the transaction that assigns or removes an order. */
@Injectable()
export class CourierPresenceStore {
  constructor(private readonly clock: Clock) {}

  /** `combinable` is the order's; `orderDropped` must get the same value. */
  orderTaken(tx: Transaction, courierId: number, combinable = false): void {
    void tx.send(TAKEN, [courierId, combinable ? 0 : 1, this.clock.now()]);
  }

  orderDropped(tx: Transaction, courierId: number, combinable = false): void {
    void tx.send(DROPPED, [courierId, combinable ? 0 : 1, this.clock.now()]);
  }

  async answersAgain(tx: Transaction, hubId: number, courierId: number): Promise<void> {
    await tx.manager.update(Presence, { hubId, courierId }, { answersSince: this.clock.now() });
  }

  async chooseVisits(tx: Transaction, hubId: number, courierId: number, keys: readonly string[]) {
    await tx.manager.update(Presence, { hubId, courierId }, { chosenVisits: [...keys] });
  }

  /** Locks the courier's row, so that two orders cannot both use the last capacity. null: no such courier. */
  async lock(tx: Transaction, hubId: number, courierId: number): Promise<CourierLoad | null> {
    const freshSince = new Date(this.clock.millis() - POSITION_FRESH_MS);
    return await tx.first<CourierLoad>(LOCK, [hubId, courierId, freshSince]);
  }
}
