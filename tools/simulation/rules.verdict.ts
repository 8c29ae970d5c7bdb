import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day, DayCourier, DayOrder, Point } from './day.types.js';

/** The results that a day's three files show, and every rule of the benchmark that they break. */
interface Verdict {
  readonly violations: readonly string[];
  readonly delivered: number;
  readonly clickToDoor: number;
  readonly readyToPickup: number;
}

interface Assignment {
  readonly time: number;
  readonly pickup: number;
  readonly courier: string;
  readonly orders: readonly string[];
}

interface Delivery {
  readonly pickup: number;
  readonly drop: number;
  readonly courier: string;
}

/**
 * Checks the files that `--out` writes against the day alone. The check knows the benchmark's rules and not the
 * simulation, so that a mistake in one is not repeated in the other. Instants are minutes.
 */
export function judge(day: Day, folder: string): Verdict {
  return new Judge(day, folder).judge();
}

class Judge {
  private readonly violations: string[] = [];
  private readonly orders: ReadonlyMap<string, DayOrder>;
  private readonly deliveries: ReadonlyMap<string, Delivery>;
  private readonly assignments: readonly Assignment[];
  private readonly departures: ReadonlyMap<string, readonly number[]>;

  constructor(
    private readonly day: Day,
    folder: string,
  ) {
    this.orders = new Map(day.orders.map((order) => [order.name, order]));
    this.assignments = rows(folder, 'assignments.txt').map(([time, pickup, courier = '', ...orders]) => ({
      time: Number(time),
      pickup: Number(pickup),
      courier,
      orders,
    }));
    this.deliveries = new Map(
      rows(folder, 'orders.txt').map(([order = '', , , pickup, drop, courier = '']) => [
        order,
        { pickup: Number(pickup), drop: Number(drop), courier },
      ]),
    );
    const departures = new Map<string, number[]>();
    for (const [courier = '', departure] of rows(folder, 'couriers.txt'))
      departures.set(courier, [...(departures.get(courier) ?? []), Number(departure)]);
    this.departures = departures;
  }

  judge(): Verdict {
    this.checkOnce();
    for (const courier of this.day.couriers) this.checkCourier(courier);
    const known = [...this.deliveries].flatMap(([name, delivery]) => {
      const order = this.orders.get(name);
      return order ? [{ ...delivery, order }] : [];
    });
    const mean = (minutes: (one: (typeof known)[number]) => number) =>
      known.reduce((sum, one) => sum + minutes(one), 0) / Math.max(1, known.length);
    return {
      violations: this.violations,
      delivered: known.length,
      clickToDoor: mean(({ drop, order }) => drop - order.placedAt),
      readyToPickup: mean(({ pickup, order }) => pickup - order.readyAt),
    };
  }

  private checkOnce(): void {
    const assigned = this.assignments.flatMap(({ orders }) => orders);
    const names = new Set(assigned);
    if (names.size < assigned.length) this.violations.push('an order is assigned twice');
    for (const name of names) {
      if (!this.orders.has(name)) this.violations.push(`${name} is no order of the day`);
      if (!this.deliveries.has(name)) this.violations.push(`${name} is assigned and not delivered`);
    }
    for (const name of this.deliveries.keys())
      if (!names.has(name)) this.violations.push(`${name} is delivered and not assigned`);
    const couriers = new Set(this.day.couriers.map(({ name }) => name));
    for (const { courier } of this.assignments)
      if (!couriers.has(courier)) this.violations.push(`${courier} is no courier of the day`);
  }

  /** Follows a courier from the start of the shift through every assignment. */
  private checkCourier({ name, start, onAt, offAt }: DayCourier): void {
    let place = start;
    let free = onAt;
    const own = this.assignments
      .filter(({ courier }) => courier === name)
      .sort((a, b) => a.pickup - b.pickup);
    const departures = this.departures.get(name) ?? [];
    this.demand(departures.length === own.length, `${name} departs as often as assigned`);
    for (const [i, { time, pickup, orders }] of own.entries()) {
      const what = `${name} at ${String(pickup)}`;
      const carried = orders.flatMap((order) => this.orders.get(order) ?? []);
      const [first] = carried;
      if (!first) continue;
      const departs = departures[i] ?? 0;
      this.demand(departs >= free && departs >= time, `${what}: departs when free and assigned`);
      this.demand(time >= onAt && time <= offAt, `${what}: assigned within the shift`);
      this.demand(pickup <= offAt, `${what}: collects within the shift`);
      const arrives = departs + this.travel(place, first.restaurant.at) + this.day.pickupServiceMinutes / 2;
      this.demand(pickup >= arrives, `${what}: has the time to come`);
      for (const order of carried) {
        this.demand(order.restaurant.name === first.restaurant.name, `${what}: one restaurant`);
        this.demand(time >= order.placedAt, `${what}: ${order.name} is known`);
        this.demand(pickup >= order.readyAt, `${what}: ${order.name} is ready`);
      }
      ({ place, free } = this.checkDrops(name, pickup, carried));
    }
  }

  private checkDrops(
    courier: string,
    pickup: number,
    carried: readonly DayOrder[],
  ): { place: Point; free: number } {
    let place = carried[0]?.restaurant.at ?? { x: 0, y: 0 };
    let free = pickup + this.day.pickupServiceMinutes / 2;
    for (const order of carried) {
      const drop = free + this.travel(place, order.drop) + this.day.dropServiceMinutes / 2;
      const told = this.deliveries.get(order.name);
      this.demand(
        told?.courier === courier && told.pickup === pickup && told.drop === drop,
        `${order.name} is collected at ${String(pickup)} and delivered at ${String(drop)} by ${courier}`,
      );
      free = drop + this.day.dropServiceMinutes / 2;
      place = order.drop;
    }
    return { place, free };
  }

  private travel(from: Point, to: Point): number {
    return Math.ceil(Math.hypot(from.x - to.x, from.y - to.y) / this.day.metersPerMinute);
  }

  private demand(holds: boolean, rule: string): void {
    if (!holds) this.violations.push(`broken: ${rule}`);
  }
}

function rows(folder: string, file: string): string[][] {
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  return lines.map((line) => line.split(' '));
}
