import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type HubPass, hubSettingsSchema, InProcessPlanning, PlanTooSlow } from '#domain';
import { ManualClock } from '../../../../test/support/manual-clock.js';
import { ThreadedPlanning } from './threaded-planning.js';
import { createLogger } from '../logging/logger.js';

const NOW = new Date('2026-11-20T15:00:00Z');
/** Options with which the thread runs the sources, as this test does. */
const FROM_SOURCES = [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('../../../../test/support/typescript.mjs')).href,
];

const dispatch = hubSettingsSchema.parse({ dispatch: { strategy: 'planned' } }).dispatch;

function passOf(orders: number, couriers: number): HubPass {
  const place = (n: number) => ({ latitude: -22.9 + (n % 7) * 0.004, longitude: -47.06 + (n % 5) * 0.004 });
  const each = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  return {
    now: NOW,
    dispatch,
    types: [{ id: 1, kind: 'motorbike', maxWeightKg: null }],
    areas: [],
    ways: {},
    orderLimit: 250,
    rows: {
      orders: each(orders).map((id) => ({
        id,
        attempt: 1,
        merchantId: id % 4,
        pickup: place(id),
        drops: [place(id * 3)],
        placedAt: NOW,
        readyAt: null,
        deliverBy: new Date(NOW.getTime() + 2_400_000),
        vehicleTypeIds: [1],
        combinable: true,
        weightKg: null,
        excludedCourierIds: [],
      })),
      couriers: each(couriers).map((id) => ({
        id,
        position: place(id * 2),
        vehicleTypeIds: [1],
        activeOrders: 0,
        exclusiveOrders: 0,
        freeSince: NOW,
        recentOrders: 0,
        shiftEndsAt: null,
      })),
      carried: [],
    },
  };
}

describe('planning in a thread', () => {
  const clock = new ManualClock(NOW);
  const logger = createLogger({ level: 'silent', app: 'test', destination: process.stderr });
  const opened: ThreadedPlanning[] = [];
  // A thread compiles the sources first, which takes its time on a busy machine.
  const open = (program?: string, answerLimitMs = 60_000) => {
    const planning = new ThreadedPlanning(clock, logger, {
      ...(program === undefined
        ? { execArgv: FROM_SOURCES }
        : {
            program: new URL(
              `data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from 'node:worker_threads';${program}`)}`,
            ),
          }),
      answerLimitMs,
    });
    opened.push(planning);
    return planning;
  };
  /** Programs of these tests answer with the id of their thread instead of a plan. */
  const threadOf = async (planning: ThreadedPlanning, orders = 1) =>
    (await planning.plan(passOf(orders, 1))) as unknown as number;
  const ANSWER = `({ id }) => parentPort.postMessage({ id, plan: threadId })`;

  afterEach(async () => {
    for (const planning of opened.splice(0)) await planning.close();
  });

  it('plans the same as in the process, which is not blocked', async () => {
    const pass = passOf(60, 80);
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const plan = await open().plan(pass);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
    expect(plan.commit.length).toBeGreaterThan(10);
    expect(plan).toEqual(await new InProcessPlanning().plan(pass));
  });

  it('has one thread for all passes', async () => {
    const planning = open(`parentPort.on('message', ${ANSWER})`);
    const threads = await Promise.all([threadOf(planning), threadOf(planning)]);
    expect(new Set([...threads, await threadOf(planning)]).size).toBe(1);
  });

  it('plans the passes of a dead thread in the process, and starts another', async () => {
    const pass = passOf(2, 2);
    const planning = open(
      `parentPort.on('message', (asked) => (asked.pass.rows.orders.length === 2 ? process.exit(1) : (${ANSWER})(asked)))`,
    );
    const first = await threadOf(planning);
    expect(await planning.plan(pass)).toEqual(await new InProcessPlanning().plan(pass));
    const second = await threadOf(planning);
    expect(typeof second).toBe('number');
    expect(second).not.toBe(first);
  });

  it('plans in the process where no thread can be started, and tries again after a minute', async () => {
    const failures = jest.spyOn(logger, 'error');
    const planning = open(`throw new Error('no such module')`);
    const pass = passOf(2, 2);
    const expected = await new InProcessPlanning().plan(pass);
    expect(await planning.plan(pass)).toEqual(expected);
    expect(await planning.plan(pass)).toEqual(expected);
    expect(failures).toHaveBeenCalledTimes(1);
    clock.advance({ minutes: 1 });
    expect(await planning.plan(pass)).toEqual(expected);
    expect(failures).toHaveBeenCalledTimes(2);
  });

  it('gives up a pass that a thread does not answer in time, and the thread with it', async () => {
    const pass = passOf(2, 2);
    const planning = open(`parentPort.on('message', () => { for (;;); })`, 50);
    await expect(planning.plan(pass)).rejects.toEqual(new PlanTooSlow(2));
    expect(await planning.plan(pass)).toEqual(await new InProcessPlanning().plan(pass));
  });

  it('passes on what the planner throws', async () => {
    const broken = { ...passOf(1, 1), types: null } as unknown as HubPass;
    await expect(open().plan(broken)).rejects.toThrow('Cannot read properties of null');
  });
});
