import { demandOf } from './bundle.rules.js';
import type { Bundle } from './bundle.types.js';
import { bundleOf } from './bundle-visits.calculator.js';
import { hasRoomInTime, IMPOSSIBLE, pairOf, type PairPricing } from './plan.rules.js';
import { type PricedAssignment, tripOf } from './planned-trip.mapper.js';
import type { PlanAlternative, PlanCourier, PlanOrder, PlanWorld, Seconds } from './planning.types.js';
import { timetableOf } from './timetable.calculator.js';
import { pickupTime } from './trip-cost.rules.js';

export const OBSTACLES = ['vehicle', 'weight', 'declined', 'full', 'busy', 'shift', 'far'] as const;
type Obstacle = (typeof OBSTACLES)[number];

interface Candidate extends Pick<PlanAlternative, 'courierId' | 'pickupAt' | 'cost'> {
  /** The order's last drop. */
  readonly dropAt: Seconds;
  /** Delay of deliveries that the courier has already. */
  readonly delays: readonly { readonly orderId: number; readonly by: Seconds }[];
  readonly obstacle: Obstacle | null;
}

/** The cheapest first, obstacles last. `waiting` orders decide what a courier's minute is worth. */
export function candidatesFor(world: PlanWorld, order: PlanOrder, waiting: number): Candidate[] {
  const limit = world.now + world.settings.horizon;
  const free = world.couriers.filter(({ freeAt }) => freeAt <= limit).length;
  const demand = demandOf(Math.max(1, waiting), free, world.settings);
  const pricing = { world, couriers: world.couriers, demand, limit };
  const bundle = bundleOf(world, [order], '', world.now + demand.reach);
  const all = world.couriers.map((courier) => candidateOf(pricing, bundle, courier));
  return all.sort(
    (a, b) =>
      Number(a.obstacle !== null) - Number(b.obstacle !== null) ||
      (a.obstacle === null ? a.cost - b.cost : a.pickupAt - b.pickupAt) ||
      a.courierId - b.courierId,
  );
}

function candidateOf(pricing: PairPricing, bundle: Bundle, courier: PlanCourier): Candidate {
  const { world } = pricing;
  const pair = pairOf(pricing, bundle, courier);
  const { deliveries, pickupAt } = tripOf(world, bundle, courier, pair, []);
  return {
    courierId: courier.id,
    pickupAt,
    // An order whose stops are named later has no delivery.
    dropAt: Math.max(pickupAt, deliveries[0]?.at ?? 0),
    cost: pair.cost,
    delays: delaysOf(world, courier, pair),
    obstacle: pair.cost >= IMPOSSIBLE ? obstacleOf(pricing, bundle, courier) : null,
  };
}

/** Deliveries that the order delays: those behind it in a trip, none where its own trip follows. */
function delaysOf(
  world: PlanWorld,
  { underway, vehicle }: PlanCourier,
  { insertion }: PricedAssignment,
): Candidate['delays'] {
  if (insertion === null || underway === null) return [];
  const before = timetableOf(underway, underway.visits, world.settings, (from, to) =>
    world.travel(from, to, vehicle),
  );
  const last = new Map<number, Seconds>();
  for (const [i, { kind, orderId }] of underway.visits.entries())
    if (kind === 'drop') last.set(orderId, before.at[i] ?? 0);
  return [...last].flatMap(([orderId, at]) => {
    const now = insertion.visits.findLast((one) => one.orderId === orderId && one.kind === 'drop')?.at ?? at;
    return now > at ? [{ orderId, by: now - at }] : [];
  });
}

/** The first obstacle, in the sequence in which `pairOf` checks them. */
function obstacleOf({ world, limit }: PairPricing, bundle: Bundle, courier: PlanCourier): Obstacle {
  const { vehicles, declinedBy } = bundle.orders[0];
  const tests: readonly (readonly [Obstacle, boolean])[] = [
    ['vehicle', !vehicles.has(courier.vehicle)],
    ['weight', bundle.weightKg > courier.maxWeightKg],
    ['declined', declinedBy.has(courier.id)],
    ['full', bundle.load > courier.room || !hasRoomInTime(world, bundle, courier)],
    ['busy', courier.freeAt > limit],
    ['shift', pickupTime(world, bundle, courier) > courier.shiftEndsAt],
  ];
  return tests.find(([, stands]) => stands)?.[0] ?? 'far';
}
