import { distanceMeters, type GazetteerRow, type Point } from '#domain';
import { demoStreets } from '#domain/testing';
import { seededRandom } from '../../../test/support/seeded-random.js';

export interface Stretch {
  readonly from: number;
  readonly until: number;
}

type DayShop = ReturnType<typeof shopOf>;
export type DayRider = ReturnType<typeof riderOf>;
/** Besides what riders do. */
export type OrderFault = 'cancelled_early' | 'cancelled_on_board' | 'absent' | 'puncture' | null;

/** With everything that goes wrong in it, the same for every strategy. Times are seconds of the day. */
export interface CompanyDay {
  readonly startsAt: Date;
  readonly seconds: number;
  /** After the last order; absent: as long as a usual day needs. */
  readonly restSeconds?: number;
  readonly shops: readonly DayShop[];
  readonly orders: ReturnType<typeof ordersOf>;
  readonly riders: readonly DayRider[];
  /** The receiver of webhooks answers with 503. */
  readonly receiverDown: Stretch;
  /** No worker runs; each stretch ends with a restart. */
  readonly workerAway: readonly Stretch[];
  /** The rider's answer to an offer of the order. */
  answerOf(order: number, rider: number): 'accept' | 'decline' | 'ignore';
}

interface DayOptions {
  readonly seed: number;
  /** Local hour of the first order. */
  readonly fromHour: number;
  readonly hours: number;
  readonly orders: number;
  readonly shops: number;
  readonly riders: number;
}

const HOUR = 3_600;
const MINUTE = 60;
/** A Thursday; the demonstration's city is three hours behind. */
const MIDNIGHT = Date.parse('2026-11-19T03:00:00Z');
/** Orders in each hour from ten: lunch, and a longer evening. */
const DEMAND = [35, 90, 160, 130, 60, 40, 40, 60, 110, 170, 180, 140, 80, 40];
const FIRST_HOUR = 10;
/** Customers of a shop live within this distance. */
const REACH_M = 2_600;
const DECLINES = 0.08;
const IGNORES = 0.03;

type Random = () => number;

/** A day of a company in the streets of the demonstration's city: the same seed makes the same day. */
export function companyDay(options: DayOptions): CompanyDay {
  const random = seededRandom(options.seed);
  const streets = demoStreets();
  const shops = Array.from({ length: options.shops }, (_, n) => shopOf(n, random, streets));
  const orders = ordersOf(options, shops, random, streets);
  const riders = Array.from({ length: options.riders }, (_, n) => riderOf(n, options, random, streets));
  const seconds = options.hours * HOUR;
  const answers = orders.map(() => riders.map(() => random()));
  return {
    startsAt: new Date(MIDNIGHT + options.fromHour * HOUR * 1_000),
    seconds,
    shops,
    orders,
    riders,
    receiverDown: part(seconds, 0.35, 0.4),
    workerAway: [part(seconds, 0.2, 0.2, 90), part(seconds, 0.55, 0.55, 150), part(seconds, 0.7, 0.7, 60)],
    answerOf: (order, rider) => {
      const chance = answers[order]?.[rider] ?? 1;
      return chance < DECLINES ? 'decline' : chance < DECLINES + IGNORES ? 'ignore' : 'accept';
    },
  };
}

function part(seconds: number, from: number, until: number, more = 0): Stretch {
  return { from: Math.round(seconds * from), until: Math.round(seconds * until) + more };
}

function shopOf(n: number, random: Random, streets: readonly GazetteerRow[]) {
  // By invoice, from its wallet, or the recipient pays at the door.
  const pays: 'invoiced' | 'wallet' | 'on_delivery' =
    random() < 0.7 ? 'invoiced' : random() < 0.6 ? 'wallet' : 'on_delivery';
  return { name: `Loja ${n + 1}`, place: addressIn(random, streets), pays };
}

function ordersOf(
  { fromHour, hours, orders }: DayOptions,
  shops: readonly DayShop[],
  random: Random,
  streets: readonly GazetteerRow[],
) {
  const demand = Array.from({ length: hours }, (_, hour) => DEMAND[fromHour + hour - FIRST_HOUR] ?? 40);
  const all = demand.reduce((sum, one) => sum + one, 0);
  return Array.from({ length: orders }, () => {
    let left = random() * all;
    const hour = demand.findIndex((weight) => (left -= weight) < 0);
    const placedAt = Math.floor((Math.max(0, hour) + random()) * HOUR);
    // A few shops have most of the orders.
    const shop = Math.floor(random() ** 1.6 * shops.length);
    const readyAt = placedAt + Math.round(minutes(random, 6, 20));
    return {
      placedAt,
      shop,
      drop: dropNear(shops[shop]!.place, random, streets),
      // As the shop says when it orders.
      readyAt,
      reallyReadyAt: Math.max(placedAt, readyAt + Math.round(minutes(random, -4, 5))),
      fault: faultOf(random()),
    };
  }).sort((a, b) => a.placedAt - b.placedAt);
}

function faultOf(chance: number): OrderFault {
  if (chance < 0.02) return 'cancelled_early';
  if (chance < 0.025) return 'cancelled_on_board';
  if (chance < 0.04) return 'absent';
  return chance < 0.052 ? 'puncture' : null;
}

/** Two in three work at lunch, all in the evening, some between; each as if asked when they like. */
function riderOf(
  n: number,
  { fromHour, hours }: DayOptions,
  random: Random,
  streets: readonly GazetteerRow[],
) {
  const at = (hour: number): number => Math.round((hour - fromHour + (random() - 0.5) * 0.6) * HOUR);
  const lunch = { from: at(10.6), until: at(15) };
  const evening = { from: at(17.6), until: at(24) };
  const between = { from: at(10.3), until: at(18) };
  const wanted = n % 5 === 0 ? [between] : n % 3 === 0 ? [evening] : [lunch, evening];
  const end = hours * HOUR;
  const shifts = wanted
    .map(({ from, until }) => ({ from: Math.max(0, from), until: Math.min(end + 2 * HOUR, until) }))
    .filter(({ from, until }) => until - from > HOUR / 2);
  return {
    start: addressIn(random, streets),
    shifts,
    // The rider is offline and has no orders.
    breaks: shifts
      .filter(() => random() < 0.4)
      .map((shift) => within(shift, random, 12 * MINUTE, 25 * MINUTE)),
    // The phone sends no positions, though the rider goes on.
    silences: shifts
      .filter(() => random() < 0.5)
      .map((shift) => within(shift, random, 4 * MINUTE, 12 * MINUTE)),
    // Multiplies the time that the roads take.
    pace: 0.9 + random() * 0.45,
  };
}

function within({ from, until }: Stretch, random: Random, least: number, most: number): Stretch {
  const begin = Math.round(from + (0.2 + 0.6 * random()) * (until - from));
  return { from: begin, until: begin + Math.round(least + (most - least) * random()) };
}

function minutes(random: Random, least: number, most: number): number {
  return (least + (most - least) * random()) * MINUTE;
}

function dropNear(shop: Point, random: Random, streets: readonly GazetteerRow[]) {
  for (;;) {
    const found = addressIn(random, streets);
    if (distanceMeters(shop, found) < REACH_M) return found;
  }
}

function addressIn(random: Random, streets: readonly GazetteerRow[]) {
  const row = streets[Math.floor(random() * streets.length)]!;
  const share = random();
  const between = (from: number, to: number): number => Number((from + (to - from) * share).toFixed(6));
  const number = Math.round(between(row.numberFrom, row.numberTo));
  return {
    address: `${row.street}, ${number}`,
    district: row.district,
    latitude: between(row.fromLatitude, row.toLatitude),
    longitude: between(row.fromLongitude, row.toLongitude),
  };
}
