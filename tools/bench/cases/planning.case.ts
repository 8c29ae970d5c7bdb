import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  type HubPass,
  hubSettingsSchema,
  InProcessPlanning,
  type PlanningThread,
  type Point,
  SystemClock,
} from '#domain';
import { placeNumbersOf } from '#domain/testing';
import { seededRandom } from '../../../test/support/seeded-random.js';
import { prepareRoads, writeRoads } from '#city/testing';
import { createLogger } from '#runtime';
import { ThreadedPlanning, ThreadedRoads } from '#runtime/testing';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gridRoads } from '../../../test/support/road-oracle.js';
import { quantile } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase, type CaseResult } from '../types.js';

const ORDERS = 150;
const COURIERS = 400;
const GOAL_MS = 300;
/** What another answer may be held up by while passes run one after the other. */
const DELAY_GOAL_MS = 20;
const NOON = Date.parse('2026-11-20T12:00:00Z');
/** In degrees: about twelve kilometres across. */
const ACROSS = 0.11;
const SOUTH = -22.9;
const WEST = -47.1;

const { dispatch } = hubSettingsSchema.parse({ dispatch: { strategy: 'planned' } });

/** One pass of the dispatch planner over a large hub at its busiest, and what the process can do meanwhile. */
export const planning: BenchCase = {
  name: 'planning pass',
  run: async ({ sizes: { planningPasses: warmUp, planningCorners: corners, rounds } }) => {
    const passes = Array.from({ length: warmUp * (rounds + 1) }, (_, seed) => rushHour(seed));
    const logger = createLogger({ level: 'error', app: 'bench', destination: process.stderr });
    const thread = new ThreadedPlanning(new SystemClock(), logger);
    try {
      const beside = await measure(thread, passes, warmUp);
      const byRoad = await measureByRoad(thread, passes, { warmUp, corners });
      const inProcess = await measure(new InProcessPlanning(), passes, warmUp);
      const size = `${String(ORDERS)} × ${String(COURIERS)}`;
      return [
        result(`planning pass, ${size}, p99`, beside.passMs, GOAL_MS),
        result(`planning pass by road, ${size}, p99`, byRoad, GOAL_MS),
        result('event loop delay while passes run, p99', beside.delayMs, DELAY_GOAL_MS),
        result('the same without a thread of its own, p99', inProcess.delayMs, null),
      ];
    } finally {
      await thread.close();
    }
  },
};

interface Spread {
  readonly p50: number;
  readonly p99: number;
}

function result(name: string, { p50, p99 }: Spread, goal: number | null): CaseResult {
  return { ...EMPTY_RESULT, name, unit: ' ms', ours: p99, goal, p50Ms: p50, p99Ms: p99 };
}

/** The same with its ways asked of a city of 14,000 corners in a thread of its own, as `PlanningGround` asks for them. */
async function measureByRoad(
  thread: PlanningThread,
  passes: readonly HubPass[],
  { warmUp, corners }: { readonly warmUp: number; readonly corners: number },
): Promise<Spread> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lm-bench-planning-'));
  mkdirSync(join(dataDir, 'cities/grid'), { recursive: true });
  const grid = { columns: corners, rows: corners, latitude: SOUTH, longitude: WEST };
  writeRoads(join(dataDir, 'cities/grid/roads.bin'), prepareRoads(gridRoads(grid)));
  const logger = createLogger({ level: 'error', app: 'bench', destination: process.stderr });
  const roads = new ThreadedRoads(new SystemClock(), logger, { dataDir });
  const times: number[] = [];
  try {
    for (const pass of passes) {
      const began = performance.now();
      const { stops, starts } = placeNumbersOf(pass.rows, pass.types);
      const known = await roads.times([...stops, ...(starts.get('motorbike') ?? [])], stops, 'motorbike');
      await thread.plan({ ...pass, ways: known ? { motorbike: Uint16Array.from(known) } : {} });
      times.push(performance.now() - began);
    }
  } finally {
    await roads.close();
    rmSync(dataDir, { recursive: true });
  }
  return spreadOf(times.slice(warmUp));
}

/** Passes one after the other; the first ones warm the thread up. */
async function measure(
  thread: PlanningThread,
  passes: readonly HubPass[],
  warmUp: number,
): Promise<{ passMs: Spread; delayMs: Spread }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  for (const [i, pass] of passes.entries()) {
    if (i === warmUp) delay.enable();
    const began = performance.now();
    await thread.plan(pass);
    times.push(performance.now() - began);
    // A turn of the event loop, as between two passes of a worker.
    await new Promise((resolve) => setImmediate(resolve));
  }
  delay.disable();
  return {
    passMs: spreadOf(times.slice(warmUp)),
    delayMs: { p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6 },
  };
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

function rushHour(seed: number): HubPass {
  const random = seededRandom(seed);
  const place = (): Point => ({
    latitude: SOUTH + random() * ACROSS,
    longitude: WEST + random() * ACROSS,
  });
  const minutesAgo = (minutes: number) => new Date(NOON - Math.round(minutes * 60_000));
  const restaurants = Array.from({ length: 40 }, place);
  const couriers = Array.from({ length: COURIERS }, (_, i) => i + 1);
  return {
    now: new Date(NOON),
    dispatch,
    types: [{ id: 1, kind: 'motorbike', maxWeightKg: 20 }],
    areas: [],
    ways: {},
    orderLimit: ORDERS,
    rows: {
      orders: Array.from({ length: ORDERS }, (_, i) => {
        const merchantId = Math.floor(random() * restaurants.length);
        const placedAt = minutesAgo(random() * 20);
        return {
          id: i + 1,
          attempt: 1,
          merchantId,
          pickup: restaurants[merchantId] ?? place(),
          drops: [place()],
          placedAt,
          readyAt: new Date(placedAt.getTime() + Math.round(random() * 1_800_000)),
          deliverBy: new Date(placedAt.getTime() + 2_400_000),
          vehicleTypeIds: [1],
          combinable: true,
          weightKg: 1,
          excludedCourierIds: [],
        };
      }),
      couriers: couriers.map((id) => ({
        id,
        position: place(),
        vehicleTypeIds: [1],
        activeOrders: id % 5 < 3 ? 1 : 0,
        exclusiveOrders: 0,
        freeSince: minutesAgo(random() * 40),
        recentOrders: Math.round(random() * 4),
        shiftEndsAt: null,
      })),
      // Three of five have collected an order and are on the way to its drop.
      carried: couriers
        .filter((id) => id % 5 < 3)
        .map((courierId) => ({
          id: ORDERS + courierId,
          courierId,
          merchantId: 0,
          deliverBy: new Date(NOON + 900_000),
          weightKg: 1,
          latestAt: new Date(NOON + 1_800_000),
          pickup: null,
          returnTo: null,
          readyAt: null,
          drops: [place()],
        })),
    },
  };
}
