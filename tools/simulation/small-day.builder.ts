import type { Day } from './day.types.js';

const SPAN_MINUTES = 90;
/** Couriers who come so long after the first order still count. */
const LATE_MINUTES = 30;

interface SmallDayOptions {
  readonly orders: number;
  readonly couriers: number;
}

/**
 * Cuts a small town out of a day: some of the orders of its busiest hour and a half, evenly spread over it, and some of
 * the couriers who are on duty for nearly all of it. Small enough for an exact optimum.
 */
export function smallDay(day: Day, size: SmallDayOptions): Day {
  const from = busiestFrom(day);
  const to = from + SPAN_MINUTES;
  const within = day.orders
    .filter(({ placedAt }) => placedAt >= from && placedAt < to)
    .sort((a, b) => a.placedAt - b.placedAt);
  const onDuty = day.couriers.filter(({ onAt, offAt }) => onAt <= from + LATE_MINUTES && offAt >= to);
  return { ...day, orders: spread(within, size.orders), couriers: spread(onDuty, size.couriers) };
}

function busiestFrom({ orders }: Day): number {
  const counts = orders.map(({ placedAt: from }) => ({
    from,
    count: orders.filter(({ placedAt }) => placedAt >= from && placedAt < from + SPAN_MINUTES).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).from;
}

function spread<T>(all: readonly T[], wanted: number): T[] {
  if (all.length <= wanted) return [...all];
  return Array.from({ length: wanted }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / wanted)]!);
}
