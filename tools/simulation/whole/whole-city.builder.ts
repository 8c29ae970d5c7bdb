import { type Point } from '#domain';
import { seededRandom } from '../../../test/support/seeded-random.js';
import type { WholeDay } from './whole-day.types.js';

interface WholeCityOptions {
  readonly seed: number;
  readonly orders: number;
  readonly couriers: number;
  /** Within which the orders are placed. */
  readonly minutes: number;
}

const MIDDLE: Point = { latitude: -22.9, longitude: -47.06 };
/** Degrees from one side to the other: about five kilometres. */
const ACROSS = 0.045;
const RESTAURANTS = 5;
const DECLINES = 0.2;

/** A made-up quarter on real coordinates, for orders and couriers of a hub. */
export function wholeCity({ seed, orders, couriers, minutes }: WholeCityOptions): WholeDay {
  const random = seededRandom(seed);
  const place = (): Point => ({
    latitude: MIDDLE.latitude + (random() - 0.5) * ACROSS,
    longitude: MIDDLE.longitude + (random() - 0.5) * ACROSS,
  });
  const restaurants = Array.from({ length: RESTAURANTS }, place);
  const declined = Array.from({ length: orders }, () =>
    Array.from({ length: couriers }, () => random() < DECLINES),
  );
  return {
    orders: Array.from({ length: orders }, () => {
      const placedAt = Math.floor(random() * minutes * 60);
      return {
        placedAt,
        readyAt: placedAt + Math.round((4 + random() * 12) * 60),
        pickup: restaurants[Math.floor(random() * RESTAURANTS)] ?? MIDDLE,
        drop: place(),
      };
    }).sort((a, b) => a.placedAt - b.placedAt),
    couriers: Array.from({ length: couriers }, () => ({
      onAt: Math.floor(random() * 4) * 60,
      place: place(),
    })),
    declines: (order, courier) => declined[order]?.[courier] ?? false,
  };
}
