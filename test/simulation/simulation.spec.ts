import { generateDay } from './city.builder.js';
import { dayPage } from './day-map.page.js';
import { outcomeOf } from './outcome.calculator.js';
import { simulate, type SimulatedDay } from './simulation.harness.js';
import { BENCHMARK_SETTINGS, STRATEGIES } from './strategies.driver.js';

const day = generateDay({ seed: 7, orders: 150, restaurants: 25, couriers: 32 });
const settings = BENCHMARK_SETTINGS;

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
