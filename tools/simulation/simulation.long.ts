import { generateDay } from './city.builder.js';
import type { Point } from './day.types.js';
import { outcomeOf } from './outcome.calculator.js';
import { simulate, type SimulatedDay } from './simulation.harness.js';
import { BENCHMARK_SETTINGS, STRATEGIES } from './strategies.driver.js';

const day = generateDay({ seed: 7, orders: 150, restaurants: 25, couriers: 32 });
const settings = BENCHMARK_SETTINGS;

/** Metres east, where a river flows from north to south: each crossing takes ten minutes more. */
const RIVER = 4_400;

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

  it('goes by the roads of the town, where the plan knows the river and the nearest courier is sent across it', () => {
    const isEast = ({ x }: Point) => x > RIVER;
    const roads = (from: Point, to: Point) =>
      Math.round(Math.hypot(from.x - to.x, from.y - to.y) / 7.4) + (isEast(from) === isEast(to) ? 0 : 600);
    const byRoad = simulate(day, STRATEGIES.planned, { settings, roads });
    let crossings = 0;
    for (const fate of byRoad.fates) {
      if (fate.courier === null) continue;
      const way = roads(fate.order.restaurant.at, fate.order.drop);
      expect(fate.deliveredAt - fate.pickupAt).toBeGreaterThanOrEqual(way);
      if (way >= 600) crossings++;
    }
    expect(crossings).toBeGreaterThan(5);
    const nearest = simulate(day, STRATEGIES.nearest_first, { settings, roads });
    expect(outcomeOf(byRoad).clickToDoor).toBeLessThan(outcomeOf(nearest).clickToDoor);
  });

  it('is the same day every time', () => {
    expect(outcomeOf(simulate(day, STRATEGIES.planned, { settings }))).toEqual(outcomeOf(run));
  });
});
