import { seededRandom } from '../../test/support/seeded-random.js';
import type { Day, DayCourier, DayOrder, Point } from './day.types.js';

interface CityOptions {
  readonly seed: number;
  readonly orders: number;
  readonly restaurants: number;
  readonly couriers: number;
}

const WIDTH_M = 9_000;
const LUNCH = 12 * 60 + 15;
const DINNER = 19 * 60 + 30;
const SHIFT_STARTS = [10 * 60 + 30, 11 * 60, 17 * 60, 18 * 60];
const SHIFT_MINUTES = 4 * 60;

/** A made-up city on a made-up day: a lunch and a dinner rush, restaurants around the centre, shifts of four hours. */
export function generateDay({ seed, orders, restaurants, couriers }: CityOptions): Day {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  const around = (middle: number, spread: number) =>
    Math.round(middle + (random() + random() + random() - 1.5) * spread);
  const point = (spread: number): Point => ({
    x: around(WIDTH_M / 2, spread),
    y: around(WIDTH_M / 2, spread),
  });
  const places = Array.from({ length: restaurants }, (_, i) => ({
    name: `r${String(i + 1)}`,
    at: point(3_000),
  }));
  return {
    name: `city-${String(seed)}`,
    metersPerMinute: 320,
    pickupServiceMinutes: 4,
    dropServiceMinutes: 4,
    targetMinutes: 40,
    payPerOrder: 10,
    payPerHour: 15,
    orders: Array.from({ length: orders }, (_, i): DayOrder => {
      const placedAt = around(random() < 0.45 ? LUNCH : DINNER, 70);
      return {
        name: `o${String(i + 1)}`,
        drop: point(4_500),
        restaurant: places[Math.floor(random() * places.length)]!,
        placedAt,
        readyAt: placedAt + Math.round(between(5, 30)),
      };
    }),
    couriers: Array.from({ length: couriers }, (_, i): DayCourier => {
      const onAt = SHIFT_STARTS[i % SHIFT_STARTS.length]!;
      return { name: `c${String(i + 1)}`, start: point(4_000), onAt, offAt: onAt + SHIFT_MINUTES };
    }),
  };
}
