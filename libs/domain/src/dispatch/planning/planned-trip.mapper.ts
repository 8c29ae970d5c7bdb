import type { Bundle } from './bundle.types.js';
import { type Insertion, startOfInsertion } from './insertion.calculator.js';
import type {
  PlanAlternative,
  PlanCourier,
  PlannedTrip,
  PlannedVisit,
  PlanWorld,
  Seconds,
} from './planning.types.js';
import { latestDelivery } from './trip-cost.rules.js';

export interface PricedAssignment {
  readonly pickupAt: Seconds;
  readonly cost: number;
  readonly insertion: Insertion | null;
}

export function tripOf(
  world: PlanWorld,
  bundle: Bundle,
  courier: PlanCourier,
  { pickupAt, cost, insertion }: PricedAssignment,
  alternatives: readonly PlanAlternative[],
): PlannedTrip {
  const visits = insertion?.visits ?? visitsOf(bundle, pickupAt);
  const place = insertion === null ? courier : startOfInsertion(courier);
  return {
    courierId: courier.id,
    leaveAt: insertion?.leaveAt ?? Math.max(world.now, courier.freeAt),
    pickupAt,
    deliveries: bundle.drops.map((drop) => ({
      orderId: drop.order.id,
      pickupAt: insertion === null ? pickupAt + drop.pickup.after : pickupAt,
      at: visits.findLast(({ orderId, kind }) => orderId === drop.order.id && kind === 'drop')?.at ?? 0,
      latestAt: latestDelivery(world, drop, place),
    })),
    visits,
    inserted: insertion !== null,
    freeAt: insertion?.freeAt ?? pickupAt + bundle.duration,
    cost,
    alternatives,
  };
}

function visitsOf(bundle: Bundle, pickupAt: Seconds): PlannedVisit[] {
  const visits = [
    ...bundle.pickups.flatMap(({ orders, after }) =>
      orders.map(({ id }) => ({ orderId: id, kind: 'pickup' as const, after })),
    ),
    ...bundle.drops.map(({ order, after }) => ({ orderId: order.id, kind: 'drop' as const, after })),
  ];
  return visits
    .sort((a, b) => a.after - b.after)
    .map(({ orderId, kind, after }) => ({ orderId, kind, at: pickupAt + after }));
}
