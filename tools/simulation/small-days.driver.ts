import type { Day } from './day.types.js';
import { optimumOf } from './optimum.calculator.js';
import { outcomeOf } from './outcome.calculator.js';
import { simulate } from './simulation.harness.js';
import { smallDay } from './small-day.builder.js';
import { BENCHMARK_SETTINGS, STRATEGIES } from './strategies.driver.js';

/** Few enough for an exact optimum, and so many couriers that each has two orders. */
const SIZE = { orders: 12, couriers: 6 };

interface Comparison {
  readonly compared: number;
  /** Days of which not even the optimum delivers all orders. */
  readonly impossible: number;
  /** Mean click-to-door in minutes. */
  readonly optimum: number;
  readonly strategies: readonly {
    readonly name: string;
    readonly undelivered: number;
    readonly clickToDoor: number;
    /** Per cent of the optimum's click-to-door. */
    readonly above: number;
  }[];
}

/** A small town cut out of each day: what strategies come to, beside the optimum that knows the whole day. */
export function compareWithOptimum(days: readonly Day[]): Comparison {
  const solved = days.map((day) => smallDay(day, SIZE)).map((day) => ({ day, best: optimumOf(day) }));
  const possible = solved.flatMap(({ day, best }) =>
    best === null ? [] : [{ day, best: best / day.orders.length }],
  );
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const optimum = mean(possible.map(({ best }) => best));
  const strategies = Object.entries(STRATEGIES).map(([name, strategy]) => {
    const outcomes = possible.map(({ day }) =>
      outcomeOf(simulate(day, strategy, { settings: BENCHMARK_SETTINGS })),
    );
    const clickToDoor = mean(outcomes.map((outcome) => outcome.clickToDoor));
    return {
      name,
      undelivered: mean(outcomes.map(({ undelivered }) => undelivered)),
      clickToDoor,
      above: 100 * (clickToDoor / optimum - 1),
    };
  });
  return { compared: possible.length, impossible: solved.length - possible.length, optimum, strategies };
}
