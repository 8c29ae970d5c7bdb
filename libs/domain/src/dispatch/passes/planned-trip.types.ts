import type { Dispatch } from '../../company/index.js';
import type { CourierRow, OpenOrderRow, PlannedTrip } from '../planning/index.js';

export interface CommittedTrip {
  readonly plan: PlannedTrip;
  readonly courier: CourierRow;
  /** In the sequence of their visits. */
  readonly orders: readonly OpenOrderRow[];
}

/** Whether the courier has room now for all orders of the trip, as an acceptance would ask. */
export function fitsNow({ courier, orders }: CommittedTrip, dispatch: Dispatch): boolean {
  const { activeOrders, exclusiveOrders } = courier;
  const combine = orders.every(({ combinable }) => combinable);
  if (activeOrders === 0) return orders.length === 1 || combine;
  return exclusiveOrders === 0 && combine && activeOrders + orders.length <= dispatch.maxOrdersPerCourier;
}
