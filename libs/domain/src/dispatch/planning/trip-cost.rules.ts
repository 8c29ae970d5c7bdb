import type { Bundle, BundleDrop } from './bundle.types.js';
import type { PlanSettings } from './plan-settings.rules.js';
import type { PlanCourier, PlanWorld, Seconds } from './planning.types.js';

const MINUTE = 60;

type Weights = PlanSettings['weights'];

export function pickupTime(world: PlanWorld, bundle: Bundle, courier: PlanCourier): Seconds {
  return Math.max(atPickup(world, bundle, courier), bundle.readyAt);
}

/** When that courier could collect, if everything were ready. */
export function atPickup(world: PlanWorld, bundle: Bundle, courier: PlanCourier): Seconds {
  const leave = Math.max(world.now, courier.freeAt);
  const way = world.travel(courier.place, bundle.pickups[0].place, courier.vehicle);
  return leave + way + world.settings.pickupService;
}

/** When the courier, with nothing else to carry, would deliver the order, plus the limit of delay. */
export function latestDelivery(
  world: PlanWorld,
  { order, direct }: Pick<BundleDrop, 'order' | 'direct'>,
  courier: PlanCourier,
): Seconds {
  const { settings } = world;
  const leave = Math.max(world.now, courier.freeAt);
  const arrive = leave + world.travel(courier.place, order.pickup, courier.vehicle) + settings.pickupService;
  return Math.max(arrive, order.readyAt) + direct + settings.bundles.delayLimit;
}

export function delayCost(bundle: Bundle, pickupAt: Seconds, weights: Weights): number {
  let cost = 0;
  for (const { order, pickup, after, direct } of bundle.drops) {
    const deliveredAt = pickupAt + after;
    const collectedAt = pickupAt + pickup.after;
    cost += (weights.delay * (deliveredAt - order.readyAt - direct)) / MINUTE;
    cost += (weights.wait * (collectedAt - order.readyAt)) / MINUTE;
    cost += lateCost(deliveredAt - order.dueAt, weights);
    const wait = (collectedAt - pickup.readyAt) / MINUTE;
    if (wait > 0) cost += weights.waitSquared * wait * wait;
  }
  return cost;
}

export function lateCost(seconds: Seconds, { late, lateSquared }: Weights): number {
  const minutes = seconds / MINUTE;
  return minutes > 0 ? late * minutes + lateSquared * minutes * minutes : 0;
}

export function courierCost(
  { now, settings: { weights } }: PlanWorld,
  courier: PlanCourier,
  { orders }: Bundle,
  pickupAt: Seconds,
): number {
  const preferred = orders.every(({ onShift }) => onShift.has(courier.id)) ? weights.onShift : 0;
  return (weights.idle * (pickupAt - now)) / MINUTE + weights.fairness * courier.workload - preferred;
}
