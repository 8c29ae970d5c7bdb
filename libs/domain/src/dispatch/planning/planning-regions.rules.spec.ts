import type { GeoBox } from '../../base/index.js';
import { DEFAULT_PLAN_SETTINGS } from './plan-settings.rules.js';
import { plan } from './plan.rules.js';
import type { PlanCourier, PlanOrder, PlanWorld } from './planning.types.js';
import type { NumberedPlace } from './pass-places.calculator.js';
import { planRegions } from './planning-regions.rules.js';

const NOON = 12 * 3_600;
const METRES_PER_DEGREE = 111_195;

const at = (north: number): NumberedPlace => ({
  latitude: north / METRES_PER_DEGREE,
  longitude: 0,
  row: 0,
  column: 0,
});
/** An area from so many metres north of the equator to so many. */
const area = (from: number, to: number): GeoBox => ({
  south: from / METRES_PER_DEGREE,
  north: to / METRES_PER_DEGREE,
  west: 0,
  east: 0.05,
});
const order = (id: number, north: number): PlanOrder => ({
  id,
  pickup: at(north),
  pickupKey: id,
  drops: [at(north + 500)],
  placedAt: NOON,
  readyAt: NOON,
  dueAt: NOON + 2_400,
  load: 1,
  weightKg: 0,
  canCombine: true,
  vehicles: new Set([0]),
  declinedBy: new Set(),
  onShift: new Set(),
});
const courier = (id: number, north: number): PlanCourier => ({
  id,
  vehicle: 0,
  place: at(north),
  freeAt: NOON,
  shiftEndsAt: NOON + 14_400,
  room: 3,
  spare: 3,
  maxWeightKg: 20,
  underway: null,
  workload: 0,
});
const world = (orders: readonly PlanOrder[], couriers: readonly PlanCourier[]): PlanWorld => ({
  settings: DEFAULT_PLAN_SETTINGS,
  now: NOON,
  orders,
  couriers,
  isInReach: () => true,
  travel: (from, to) => Math.round((Math.abs(from.latitude - to.latitude) * METRES_PER_DEGREE) / 8),
});
const given = ({ commit }: ReturnType<typeof plan>) =>
  commit.flatMap(({ courierId, deliveries }) => deliveries.map(({ orderId }) => [orderId, courierId]));

describe('a pass over a hub with several service areas', () => {
  // The courier of the second town would be sooner at the order of the first than its own courier.
  const towns = world([order(1, 4_900)], [courier(11, -2_000), courier(12, 10_400)]);

  it('plans towns that do not touch each for itself', () => {
    expect(given(plan(towns))).toEqual([[1, 12]]);
    const areas = [area(0, 5_000), area(10_500, 21_000)];
    expect(given(planRegions(towns, areas))).toEqual([[1, 11]]);
    const both = world([...towns.orders, order(2, 20_500)], towns.couriers);
    expect(given(planRegions(both, areas))).toEqual([
      [1, 11],
      [2, 12],
    ]);
    const deserted = world(both.orders, [courier(11, -2_000)]);
    expect(planRegions(deserted, areas)).toMatchObject({ unassigned: [2] });
  });

  it('plans the first orders of each town, though one has more than a pass may plan', () => {
    const waiting = [1, 2, 3].map((id) => order(id, 4_000 + id));
    const rush = world([...waiting, order(4, 20_500), order(5, 20_400)], [courier(12, 20_400)]);
    const { commit, unassigned } = planRegions(rush, [area(0, 5_000), area(10_500, 21_000)], 1);
    expect([commit.map(({ deliveries }) => deliveries.map(({ orderId }) => orderId)), unassigned]).toEqual([
      [[4]],
      [1],
    ]);
    expect(planRegions(rush, [], 3)).toMatchObject(plan({ ...rush, orders: waiting }));
  });

  it('is one pass where areas touch, directly or through others, or where there are none', () => {
    for (const areas of [
      [],
      [area(0, 30_000)],
      [area(0, 5_000), area(9_000, 21_000)],
      [area(0, 5_000), area(14_000, 21_000), area(6_000, 9_500)],
    ])
      expect(planRegions(towns, areas)).toEqual(plan(towns));
  });

  it('counts who is outside all areas to the nearest', () => {
    const outside = world([order(1, 22_000)], [courier(11, -900), courier(12, 19_000)]);
    expect(given(planRegions(outside, [area(0, 5_000), area(12_000, 21_000)]))).toEqual([[1, 12]]);
  });
});
