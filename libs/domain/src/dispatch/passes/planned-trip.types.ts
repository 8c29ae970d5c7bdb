import type { Dispatch } from '../../company/index.js';
import type { DecisionKind, NewDecision } from '../dispatch-decisions/index.js';
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
  if (activeOrders === 0) return orders.length === 1 || orders.every(({ combinable }) => combinable);
  return (
    exclusiveOrders === 0 &&
    orders.every(({ combinable }) => combinable) &&
    activeOrders + orders.length <= dispatch.maxOrdersPerCourier
  );
}

export function decisionsOf({ plan, courier, orders }: CommittedTrip, kind: DecisionKind): NewDecision[] {
  return plan.deliveries.flatMap(({ orderId, pickupAt, at, latestAt }) => {
    const order = orders.find(({ id }) => id === orderId);
    return order
      ? [
          {
            orderId,
            courierId: courier.id,
            attempt: order.attempt,
            kind,
            pickupAt: instant(pickupAt),
            deliverAt: instant(at),
            latestAt: instant(latestAt),
            bundle: orders.map(({ id }) => id),
            cost: plan.cost,
            alternatives: plan.alternatives.map((other) => ({
              ...other,
              pickupAt: instant(other.pickupAt).toISOString(),
            })),
          },
        ]
      : [];
  });
}

function instant(seconds: number): Date {
  return new Date(seconds * 1_000);
}
