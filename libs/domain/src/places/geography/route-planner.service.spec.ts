import { type Hub, type HubSettingsInput, hubSettingsSchema } from '../../company/index.js';
import type { Point } from '../../base/index.js';
import { ManualClock } from '../../../../../test/support/manual-clock.js';
import { RoutePlanner } from './route-planner.service.js';
import { areaOf, SpeedModel } from '../speeds/index.js';
import {
  ExternalRoutes,
  RoadNetworks,
  routeOf,
  straightLine,
  straightRoute,
  straightSeconds,
} from './route-planner.port.js';

const A: Point = { latitude: -22.9, longitude: -47.06 };
const B: Point = { latitude: -22.91, longitude: -47.05 };
/** Outside every city. */
const FAR: Point = { latitude: -20, longitude: -47.05 };
const HUB = 1;

/** A network whose ways are all of the same length; `FAR` it does not know. */
class Roads extends ExternalRoutes {
  asked = 0;
  failing = false;

  constructor(
    private readonly metres: number,
    private readonly there = true,
  ) {
    super();
  }

  override get isAvailable(): boolean {
    return this.there;
  }

  async plan(points: readonly Point[]) {
    return this.knows(points) ? routeOf([{ distanceM: this.metres, durationS: 600 }]) : null;
  }

  async times(sources: readonly Point[], destinations: readonly Point[]) {
    this.asked++;
    if (this.failing) throw new Error('down');
    const cells = sources.flatMap((from) =>
      destinations.map((to) => (from === FAR || to === FAR ? Infinity : this.metres / 10)),
    );
    return Float64Array.from(cells);
  }

  async line(points: readonly Point[]) {
    return this.knows(points) ? [A, A, B] : null;
  }

  private knows(points: readonly Point[]): boolean {
    this.asked++;
    if (this.failing) throw new Error('down');
    return !points.includes(FAR);
  }
}

const NOW = new Date('2026-03-02T15:00:00Z');
const UNTAUGHT = new SpeedModel([]);

const straight = { ...straightRoute([A, B], 'car'), source: 'straight_line' };

function world(settings: HubSettingsInput, { there = true, withServer = true, taught = UNTAUGHT } = {}) {
  const server = new Roads(1_000);
  const roads = new Roads(2_000, there);
  const hub = { settings: hubSettingsSchema.parse(settings), timezone: 'America/Sao_Paulo' } as Hub;
  const read = jest.fn(async () => hub);
  const networks = new RoadNetworks({ roads, ...(withServer && { server }) });
  const planner = new RoutePlanner({ get: read }, networks, { of: async () => taught }, new ManualClock(NOW));
  const source = async () => (await planner.plan(HUB, [A, B], 'car')).source;
  return { server, roads, planner, read, source };
}

describe('the ways of a hub', () => {
  it.each([
    ['server_first', ['server', 'roads', 'straight_line']],
    ['roads_first', ['roads', 'server', 'straight_line']],
    ['server', ['server', 'straight_line', 'straight_line']],
    ['roads', ['roads', 'straight_line', 'straight_line']],
    ['straight_line', ['straight_line', 'straight_line', 'straight_line']],
  ] as const)('asked as %s are of the next one where one is down, and say of whom', async (ways, sources) => {
    const { server, roads, planner } = world({ ways });
    const found: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const to = { ...B, latitude: B.latitude - turn / 100 };
      const { source } = await planner.plan(HUB, [A, to], 'car');
      found.push(source);
      if (source === 'server') server.failing = true;
      if (source === 'roads') roads.failing = true;
    }
    expect(found).toEqual(sources);
  });

  it('outside all that anybody knows are straight, and said to be', async () => {
    const { planner } = world({});
    expect(await planner.plan(HUB, [A, FAR], 'car')).toMatchObject({ source: 'straight_line' });
    expect(await planner.line(HUB, [A, FAR], 'car')).toEqual(straightLine([A, FAR]));
    const times = await planner.times(HUB, [A, FAR], [B, A], 'car');
    const far = [straightSeconds(FAR, B, 'car'), straightSeconds(FAR, A, 'car')];
    expect(times && [...times]).toEqual([100, 100, ...far]);
  });

  it('price on what the hub has chosen', async () => {
    expect(await world({ priceDistances: 'roads' }).planner.priced(HUB, [A, B], 'car')).toMatchObject({
      distanceM: 1_000,
    });
    const chosen = world({ priceDistances: 'straight_line' }).planner;
    expect(await chosen.priced(HUB, [A, B], 'car')).toEqual(straight);
    expect(await chosen.plan(HUB, [A, B], 'car')).toMatchObject({ source: 'server' });
  });

  it('price as before in a hub that has not chosen: straight beside a city, by road beside a server', async () => {
    expect(await world({}, { withServer: false }).planner.priced(HUB, [A, B], 'car')).toEqual(straight);
    const { planner, server } = world({});
    expect(await planner.priced(HUB, [A, B], 'car')).toMatchObject({ source: 'server' });
    server.failing = true;
    expect(await planner.priced(HUB, [B, A], 'car')).toMatchObject({ source: 'straight_line' });
  });

  it('are told both ways to whoever chooses for the prices', async () => {
    const { planner } = world({ priceDistances: 'straight_line' });
    const both = await planner.compared(HUB, [A, B], 'car');
    expect([both.straight.distanceM, both.byRoad?.distanceM]).toEqual([straight.distanceM, 1_000]);
    expect((await planner.compared(HUB, [A, FAR], 'car')).byRoad).toBeNull();
  });

  it('take as long as deliveries of that hour and area have taught, and prices nothing of it', async () => {
    const ridden = { source: 'server', vehicle: 'car', area: areaOf(A), hour: 36, legs: 1_000 };
    const taught = new SpeedModel([{ ...ridden, logs: 1_000 * Math.log(2) }]);
    const { planner } = world({ priceDistances: 'roads' }, { taught });
    const route = await planner.plan(HUB, [A, B], 'car');
    expect(route.durationS).toBeGreaterThan(1_150);
    expect(route.durationS).toBeLessThanOrEqual(1_200);
    expect((await planner.times(HUB, [A], [B], 'car'))?.[0]).toBeGreaterThan(195);
    expect(await planner.priced(HUB, [A, B], 'car')).toMatchObject({ durationS: 600, distanceM: 1_000 });
    // Monday noon in São Paulo.
    const estimate = await planner.estimate(HUB, [A, B], 'car', NOW);
    expect(estimate).toMatchObject({ source: 'server', area: areaOf(A), hour: 36, estimatedS: 600 });
    expect(estimate.learnedS).toBe(route.durationS);
    expect((await planner.plan(HUB, [A, B], 'bicycle')).durationS).toBe(600);
  });

  it('ask nobody, and read nothing, while there is no city', async () => {
    const { planner, roads, read } = world({ priceDistances: 'roads' }, { there: false, withServer: false });
    expect(await planner.plan(HUB, [A, B], 'car')).toEqual(straight);
    expect(await planner.priced(HUB, [A, B], 'car')).toEqual(straight);
    expect(await planner.times(HUB, [A], [B], 'car')).toBeNull();
    await planner.line(HUB, [A, B], 'car');
    expect([roads.asked, read.mock.calls.length]).toEqual([0, 0]);
  });
});
