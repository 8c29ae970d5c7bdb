import { generateDay } from './city.builder.js';
import type { Point as Coordinates, RoutePlanner } from '#domain';
import { dayPage } from './day-map.page.js';
import { outcomeOf } from './outcome.calculator.js';
import { roadsOf } from './roads.calculator.js';
import { simulate, type SimulatedDay } from './simulation.harness.js';
import { BENCHMARK_SETTINGS, STRATEGIES } from './strategies.driver.js';

const day = generateDay({ seed: 7, orders: 150, restaurants: 25, couriers: 32 });
const settings = BENCHMARK_SETTINGS;

/** Roads of a town with a river from north to south: each crossing takes ten minutes more. */
class RiverRoutes implements Pick<RoutePlanner, 'times'> {
  most = 0;

  times(
    _hub: number,
    sources: readonly Coordinates[],
    destinations: readonly Coordinates[],
  ): Promise<Uint16Array> {
    this.most = Math.max(this.most, sources.length + destinations.length);
    const east = ({ longitude }: Coordinates) => longitude > RIVER;
    const cells = sources.flatMap((from) =>
      destinations.map((to) => {
        const degrees = Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude);
        return Math.round(degrees * 15_000) + (east(from) === east(to) ? 0 : 600);
      }),
    );
    return Promise.resolve(Uint16Array.from(cells));
  }
}
const RIVER = -47.057;

describe('a simulated day', () => {
  let run: SimulatedDay;

  beforeAll(() => {
    run = simulate(day, STRATEGIES.planned, { settings });
  });

  it('keeps to the rules of the benchmark: nothing collected before it is ready, nor after the shift', () => {
    for (const { order, courier, pickupAt, deliveredAt } of run.fates) {
      if (courier === null) continue;
      expect(pickupAt).toBeGreaterThanOrEqual(order.readyAt * 60);
      expect(pickupAt).toBeLessThanOrEqual(courier.courier.offAt * 60);
      expect(deliveredAt).toBeGreaterThan(pickupAt);
    }
  });

  it('has each courier on one trip at a time', () => {
    for (const { trips } of run.couriers)
      for (const [i, { decidedAt }] of trips.entries())
        if (i > 0) expect(decidedAt).toBeGreaterThanOrEqual(trips[i - 1]!.trip.freeAt - settings.step);
  });

  it('is delivered faster, and more of it, by the plan than by the nearest courier', () => {
    const plan = outcomeOf(run);
    const nearest = outcomeOf(simulate(day, STRATEGIES.nearest_first, { settings }));
    expect(plan.undelivered).toBeLessThanOrEqual(nearest.undelivered);
    expect(plan.clickToDoor).toBeLessThan(nearest.clickToDoor - 3);
    expect(plan.readyToPickup).toBeLessThan(nearest.readyToPickup / 2);
  });

  it('loses little to couriers who decline a fifth of the offers and answer after half a minute', () => {
    const asked = simulate(day, STRATEGIES.planned, { settings: { ...settings, offer: 30 }, declines: 0.2 });
    expect(asked.declined).toBeGreaterThan(10);
    expect(outcomeOf(asked).clickToDoor - outcomeOf(run).clickToDoor).toBeLessThan(1.5);
  });

  it('goes by the roads of the route planner, asked for in tables of at most a hundred points', async () => {
    const routes = new RiverRoutes();
    const roads = await roadsOf(day, routes);
    expect(routes.most).toBe(100);
    const byRoad = simulate(day, STRATEGIES.planned, { settings, roads });
    let crossings = 0;
    for (const fate of byRoad.fates) {
      if (fate.courier === null) continue;
      const way = roads(fate.order.restaurant.at, fate.order.drop);
      expect(fate.deliveredAt - fate.pickupAt).toBeGreaterThanOrEqual(way);
      if (way >= 600) crossings++;
    }
    expect(crossings).toBeGreaterThan(5);
    // The plan knows the river; a courier from this side of it is sent.
    const nearest = simulate(day, STRATEGIES.nearest_first, { settings, roads });
    expect(outcomeOf(byRoad).clickToDoor).toBeLessThan(outcomeOf(nearest).clickToDoor);
  });

  it('is the same day every time', () => {
    expect(outcomeOf(simulate(day, STRATEGIES.planned, { settings }))).toEqual(outcomeOf(run));
  });

  it('is a page of its own: every order in it, and no other host', () => {
    const page = dayPage({ planned: run });
    const [, json = ''] = /<script id="data" type="application\/json">(.*)<\/script>/.exec(page) ?? [];
    const [{ strategy, orders, couriers }] = JSON.parse(json) as [
      { strategy: string; orders: unknown[]; couriers: { track: number[][] }[] },
    ];
    expect([strategy, orders.length, couriers.length]).toEqual(['planned', 150, 32]);
    for (const { track } of couriers) {
      const minutes = track.map(([minute = 0]) => minute);
      expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    }
    expect(page).not.toMatch(/https?:|src=|href=/);
  });
});
