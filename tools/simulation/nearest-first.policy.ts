import {
  plan,
  type PlanCourier,
  type PlannedTrip,
  type PlanOrder,
  type PlanSettings,
  type PlanWorld,
} from '#domain/testing';

/** Longer than anything waits, so that a pass of one order and one courier commits at once. */
const A_DAY = 24 * 3600;

/** The nearest free courier, one order at a time, asked again with every pass: what the strategy `nearest_first` comes to. */
export function nearestFirst<Place>(
  world: PlanWorld<Place>,
  settings: PlanSettings,
): { commit: PlannedTrip[] } {
  const taken = new Set<number>();
  const commit: PlannedTrip[] = [];
  for (const order of [...world.orders].sort((a, b) => a.placedAt - b.placedAt)) {
    const courier = nearest(world, order, taken);
    if (courier === null) continue;
    const alone = { ...world, orders: [order], couriers: [{ ...courier, underway: null }] };
    for (const trip of plan(alone, { ...settings, step: A_DAY, horizon: A_DAY }).commit) {
      taken.add(trip.courierId);
      commit.push(trip);
    }
  }
  return { commit };
}

function nearest<Place>(
  world: PlanWorld<Place>,
  order: PlanOrder<Place>,
  taken: ReadonlySet<number>,
): PlanCourier<Place> | null {
  let best: PlanCourier<Place> | null = null;
  let least = Infinity;
  for (const courier of world.couriers) {
    const { id, freeAt, vehicle, place } = courier;
    if (freeAt > world.now || taken.has(id) || order.declinedBy.has(id)) continue;
    if (order.vehicles !== null && !order.vehicles.has(vehicle)) continue;
    const way = world.travel(place, order.pickup, vehicle);
    if (way < least) [best, least] = [courier, way];
  }
  return best;
}
