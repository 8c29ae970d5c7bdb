import { DEFAULT_PLAN_SETTINGS, plan, type PlanWorld, type TripUnderway } from '#domain';
import { seededRandom } from '../../simulation/seeded-random.provider.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';

const ORDERS = 150;
const COURIERS = 400;
const GOAL_MS = 300;
const NOON = 12 * 3_600;
const METRES_PER_SECOND = 5;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One pass of the dispatch planner over a large hub at its busiest. */
export const planning: BenchCase = {
  name: 'planning pass',
  run: ({ sizes }) => {
    const passes = 20 * (sizes.rounds + 1);
    const times = Array.from({ length: passes }, (_, seed) => {
      const world = rushHour(seed);
      const began = performance.now();
      plan(world, DEFAULT_PLAN_SETTINGS);
      return performance.now() - began;
    }).slice(20);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return Promise.resolve([
      {
        ...EMPTY_RESULT,
        name: `planning pass, ${String(ORDERS)} × ${String(COURIERS)}, p99`,
        unit: ' ms',
        ours: at(0.99),
        goal: GOAL_MS,
        p50Ms: at(0.5),
        p99Ms: at(0.99),
      },
    ]);
  },
};

function rushHour(seed: number): PlanWorld<Place> {
  const random = seededRandom(seed);
  const place = (): Place => ({ x: random() * 12_000, y: random() * 12_000 });
  const restaurants = Array.from({ length: 40 }, place);
  return {
    now: NOON,
    orders: Array.from({ length: ORDERS }, (_, id) => {
      const at = Math.floor(random() * restaurants.length);
      const placedAt = NOON - Math.round(random() * 1_200);
      return {
        id,
        pickup: restaurants[at] ?? place(),
        pickupKey: at,
        drops: [place()],
        placedAt,
        readyAt: placedAt + Math.round(random() * 1_800),
        dueAt: placedAt + 2_400,
        load: 1,
        weightKg: 1,
        canCombine: true,
        vehicles: null,
        declinedBy: new Set<number>(),
      };
    }),
    couriers: Array.from({ length: COURIERS }, (_, id) => {
      const freeAt = NOON + Math.round(Math.max(0, random() - 0.4) * 1_800);
      const end = place();
      return {
        id,
        vehicle: 0,
        place: end,
        freeAt,
        shiftEndsAt: NOON + 7_200,
        room: 3,
        maxWeightKg: 20,
        underway: freeAt > NOON ? carrying(COURIERS + id, place(), end) : null,
        workload: Math.round(random() * 4) - 2,
      };
    }),
    travel: (from, to) => Math.round(Math.hypot(from.x - to.x, from.y - to.y) / METRES_PER_SECOND),
  };
}

/** A courier who has collected an order and is on the way to its drop. */
function carrying(orderId: number, place: Place, drop: Place): TripUnderway<Place> {
  const due = NOON + 1_800;
  const visit = { orderId, place: drop, pickupKey: orderId, readyAt: NOON, dueAt: due, latestAt: due };
  return { place, at: NOON, visits: [{ ...visit, kind: 'drop' }], load: 1, weightKg: 1 };
}
