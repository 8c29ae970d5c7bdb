import type { HubSettings } from '../../company/index.js';
import { distanceMeters, type Point } from '../../base/index.js';
import { plan } from '../planning/plan.rules.js';
import type {
  PlanCourier,
  PlannedTrip,
  PlanOrder,
  PlanSettings,
  PlanWorld,
} from '../planning/planning.types.js';
import { type AreaBox, planRegions } from '../planning-regions.rules.js';
import { reachOf } from '../planning-world.mapper.js';
import { radiusFor } from '../shift-preference.rules.js';
import type { ReplayStrategy } from './replay.types.js';

type Dispatch = HubSettings['dispatch'];

/** Longer than anything waits, so that a pass of one order and one courier commits at once. */
const A_DAY = 24 * 3600;

/** What a hub's strategy comes to in a replay. `courierIds`: whom the couriers of the replay stand for. */
export function replayStrategyOf(
  dispatch: Dispatch,
  courierIds: readonly number[],
  areas: readonly AreaBox[],
): ReplayStrategy<Point> {
  const isNear = (way: number, from: Point, to: Point) => reachOf(dispatch, () => way)(from, to, 0);
  const inReach: Rank<Point> = (way, courier, order) =>
    isNear(way, courier.place, order.pickup) ? way : Infinity;
  switch (dispatch.strategy) {
    case 'planned':
      return (world, settings) =>
        planRegions(
          {
            ...world,
            isInReach: reachOf(dispatch, (from, to, vehicle) => world.travel(from, to, vehicle)),
          },
          settings,
          areas,
        );
    // Of those who are asked together, the nearest answers first.
    case 'nearest_first':
    case 'broadcast':
      return (world, settings) => askOneByOne(world, settings, onShiftInRing(world, dispatch, inReach));
    case 'fixed_list': {
      const place = new Map(dispatch.fixedCourierIds.map((id, i) => [id, i]));
      const listed: Rank<Point> = (_way, { id }) => place.get(courierIds[id] ?? -1) ?? Infinity;
      return (world, settings) => askOneByOne(world, settings, listed);
    }
  }
}

/** Where somebody is on a planned shift: as `CourierChoice`, those on shift first within each step of the radius. */
function onShiftInRing(world: PlanWorld<Point>, dispatch: Dispatch, inReach: Rank<Point>): Rank<Point> {
  if (!world.orders.some(({ onShift }) => onShift?.size)) return inReach;
  return (way, courier, order) => {
    if (inReach(way, courier, order) === Infinity) return Infinity;
    return (
      (ringOf(dispatch, way, distanceMeters(courier.place, order.pickup)) * 2 +
        (order.onShift?.has(courier.id) ? 0 : 1)) *
        A_DAY +
      way
    );
  };
}

function ringOf(dispatch: Dispatch, way: number, metres: number): number {
  const { reach, initialRadiusM, maxRadiusM } = dispatch;
  if (reach === null) return radiusFor(metres, dispatch, Math.min(initialRadiusM, maxRadiusM));
  const [first, step, most] = [reach.initialMinutes, reach.stepMinutes, reach.maxMinutes].map(
    (min) => min * 60,
  );
  return radiusFor(way, { radiusStepM: step ?? 0, maxRadiusM: most ?? 0 }, Math.min(first ?? 0, most ?? 0));
}

/** The nearest free courier, one order at a time, asked again with every pass: what `nearest_first` comes to. */
export function replayNearestFirst<Place>(
  world: PlanWorld<Place>,
  settings: PlanSettings,
): { commit: PlannedTrip[] } {
  return askOneByOne(world, settings, (way) => way);
}

/** The least is asked first; Infinity is not asked. */
type Rank<Place> = (way: number, courier: PlanCourier<Place>, order: PlanOrder<Place>) => number;

function askOneByOne<Place>(
  world: PlanWorld<Place>,
  settings: PlanSettings,
  rank: Rank<Place>,
): { commit: PlannedTrip[] } {
  const taken = new Set<number>();
  const commit: PlannedTrip[] = [];
  for (const order of [...world.orders].sort((a, b) => a.placedAt - b.placedAt)) {
    const courier = first(world, order, taken, rank);
    if (courier === null) continue;
    const alone = { ...world, orders: [order], couriers: [{ ...courier, underway: null }] };
    for (const trip of plan(alone, { ...settings, step: A_DAY, horizon: A_DAY }).commit) {
      taken.add(trip.courierId);
      commit.push(trip);
    }
  }
  return { commit };
}

function first<Place>(
  world: PlanWorld<Place>,
  order: PlanOrder<Place>,
  taken: ReadonlySet<number>,
  rank: Rank<Place>,
): PlanCourier<Place> | null {
  let best: PlanCourier<Place> | null = null;
  let least = Infinity;
  for (const courier of world.couriers) {
    const { id, freeAt, vehicle, place } = courier;
    if (freeAt > world.now || taken.has(id) || order.declinedBy.has(id)) continue;
    if (order.vehicles !== null && !order.vehicles.has(vehicle)) continue;
    const ranked = rank(world.travel(place, order.pickup, vehicle), courier, order);
    if (ranked < least) [best, least] = [courier, ranked];
  }
  return best;
}
