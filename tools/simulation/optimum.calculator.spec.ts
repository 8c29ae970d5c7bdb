import { createRequire } from 'node:module';
import { itInLongRuns } from '../../test/support/test-mode.js';
import { generateDay } from './city.builder.js';
import type { Day, DayCourier, DayOrder } from './day.types.js';
import { courierCosts, optimumOf } from './optimum.calculator.js';
import { outcomeOf } from './outcome.calculator.js';
import { simulate } from './simulation.harness.js';
import { smallDay } from './small-day.builder.js';
import { BENCHMARK_SETTINGS, STRATEGIES } from './strategies.driver.js';

/** The package's types describe its CommonJS export as a namespace. */
const loadSolver = createRequire(import.meta.url)('highs') as () => Promise<{
  solve(model: string): { Status: string; ObjectiveValue: number };
}>;

const seeds = [1, 2, 3, 4];
const town = (seed: number, orders: number, couriers: number) =>
  smallDay(generateDay({ seed, orders: 300, restaurants: 12, couriers: 60 }), { orders, couriers });

/** Every way to give the orders, in every sequence, to the couriers, one order a trip. */
function leastByTrying(day: Day): number {
  const travel = (a: DayOrder['drop'], b: DayOrder['drop']) =>
    Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) / day.metersPerMinute);
  const tryFrom = (
    left: readonly DayOrder[],
    at: ReadonlyMap<DayCourier, [DayOrder['drop'], number]>,
  ): number =>
    left.length === 0
      ? 0
      : Math.min(
          ...left.flatMap((order) =>
            day.couriers.map((courier) => {
              const [place, free] = at.get(courier) ?? [courier.start, courier.onAt];
              const arrives = Math.max(free, order.placedAt) + travel(place, order.restaurant.at) + 2;
              const pickup = Math.max(arrives, order.readyAt);
              if (pickup > courier.offAt) return Infinity;
              const drop = pickup + 2 + travel(order.restaurant.at, order.drop) + 2;
              const next = new Map(at).set(courier, [order.drop, drop + 2]);
              return (
                drop -
                order.placedAt +
                tryFrom(
                  left.filter((one) => one !== order),
                  next,
                )
              );
            }),
          ),
        );
  return tryFrom(day.orders, new Map());
}

describe('the optimum of a small day', () => {
  it.each(seeds)('is what trying everything finds, where no two orders have one restaurant (%i)', (seed) => {
    const { orders, ...rest } = town(seed, 5, 2);
    const apart = orders.filter(
      ({ restaurant }, i) => orders.findIndex((other) => other.restaurant.name === restaurant.name) === i,
    );
    const day = { ...rest, orders: apart };
    expect(optimumOf(day)).toBe(leastByTrying(day));
  });

  itInLongRuns(
    'is what a solver of integer programs finds from the costs of each courier and set of orders',
    async () => {
      const day = town(5, 7, 3);
      const columns = courierCosts(day).flatMap((costs, courier) =>
        costs.flatMap((cost, orders) => (orders > 0 && cost < Infinity ? [{ courier, orders, cost }] : [])),
      );
      const name = ({ courier, orders }: { courier: number; orders: number }) =>
        `x${String(courier)}_${String(orders)}`;
      const rows = (which: (column: (typeof columns)[number]) => boolean) =>
        columns.filter(which).map(name).join(' + ');
      const model = [
        'Minimize',
        ` obj: ${columns.map((column) => `${String(column.cost)} ${name(column)}`).join(' + ')}`,
        'Subject To',
        ...day.orders.map((_, i) => ` o${String(i)}: ${rows(({ orders }) => (orders & (1 << i)) !== 0)} = 1`),
        ...day.couriers.map((_, i) => ` c${String(i)}: ${rows(({ courier }) => courier === i)} <= 1`),
        'Binary',
        ` ${columns.map(name).join(' ')}`,
        'End',
      ].join('\n');
      const { Status, ObjectiveValue } = (await loadSolver()).solve(model);
      expect(Status).toBe('Optimal');
      expect(optimumOf(day)).toBeCloseTo(ObjectiveValue, 6);
    },
  );

  it.each(seeds)('is not beaten by the plan, which keeps close to it (%i)', (seed) => {
    const day = town(seed, 10, 5);
    const best = optimumOf(day)! / 10;
    const { undelivered, clickToDoor } = outcomeOf(
      simulate(day, STRATEGIES.planned, { settings: BENCHMARK_SETTINGS }),
    );
    expect(undelivered).toBe(0);
    expect(clickToDoor).toBeGreaterThanOrEqual(best - 1e-9);
    expect(clickToDoor).toBeLessThan(best * 1.06);
  });

  it('does not exist where the shift ends before all can be collected', () => {
    const day = town(1, 4, 1);
    const [courier] = day.couriers as [DayCourier];
    expect(optimumOf({ ...day, couriers: [{ ...courier, offAt: day.orders[0]!.placedAt }] })).toBeNull();
  });
});
