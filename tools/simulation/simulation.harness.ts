import type { PlanSettings, PlanWorld } from '#domain/testing';
import { seededRandom } from '../../test/support/seeded-random.js';
import type { Day, DayCourier, DayOrder, Point } from './day.types.js';
import { playDay } from './played-day.calculator.js';
import type { DayStrategy, PlayableDay, PlayedDay } from './played-day.types.js';

const MINUTE = 60;
/** Orders an hour at which a courier earns the guaranteed pay; more is more than a fair share. */
const FAIR_ORDERS_PER_HOUR = 1.5;
const ROOM = 10;

/** Seconds between two places of the day. */
type Roads = (from: Point, to: Point) => number;

export type Strategy = DayStrategy<Point>;

interface SimulationOptions {
  readonly settings: PlanSettings;
  /** Share of offers that a courier declines. */
  readonly declines?: number;
  /** Greatest difference in minutes between the expected and the real preparation time. */
  readonly uncertainty?: number;
  readonly seed?: number;
  /** Without them the straight line counts, as in the benchmark. */
  readonly roads?: Roads;
  readonly onPass?: (world: PlanWorld<Point>, ms: number) => void;
}

/** The times of an order. Instants are seconds. */
interface OrderFate {
  readonly order: DayOrder;
  readonly courier: SimulatedCourier | null;
  readonly pickupAt: number;
  readonly deliveredAt: number;
  /** The real time; the expected one, which passes use, is in the order. */
  readonly readyAt: number;
}

export type SimulatedCourier = PlayedDay['couriers'][number] & { readonly courier: DayCourier };

export interface SimulatedDay {
  readonly day: Day;
  readonly fates: readonly OrderFate[];
  readonly couriers: readonly SimulatedCourier[];
  readonly declined: number;
}

/** Runs a day of the benchmark by its rules. */
export function simulate(day: Day, strategy: Strategy, options: SimulationOptions): SimulatedDay {
  const random = seededRandom(options.seed ?? 1);
  const orders = [...day.orders].sort((a, b) => a.placedAt - b.placedAt);
  const travel = options.roads ?? straightLines(day);
  const playable = playableOf({ ...day, orders }, travel, options.uncertainty ?? 0, random);
  const played = playDay(playable, {
    ...options,
    strategy,
    fairOrdersPerHour: FAIR_ORDERS_PER_HOUR,
    random,
  });
  const couriers = day.couriers.map((courier, i) => ({ ...played.couriers[i]!, courier }));
  const fates = orders.map((order, i): OrderFate => {
    const { courierId, pickupAt, deliveredAt } = played.orders[i]!;
    const { reallyReadyAt: readyAt } = playable.orders[i]!;
    return {
      order,
      courier: courierId === null ? null : couriers[courierId]!,
      pickupAt,
      deliveredAt,
      readyAt,
    };
  });
  return { day, fates, couriers, declined: played.declined };
}

function playableOf(
  { orders, couriers, targetMinutes }: Day,
  travel: Roads,
  uncertainty: number,
  random: () => number,
): PlayableDay<Point> {
  return {
    orders: orders.map((order) => {
      const off = uncertainty === 0 ? 0 : Math.round((2 * random() - 1) * uncertainty);
      return {
        pickup: order.restaurant.at,
        pickupKey: order.restaurant.name,
        drops: [order.drop],
        placedAt: order.placedAt * MINUTE,
        readyAt: order.readyAt * MINUTE,
        reallyReadyAt: Math.max(order.placedAt, order.readyAt + off) * MINUTE,
        dueAt: (order.placedAt + targetMinutes) * MINUTE,
        load: 1,
        weightKg: 0,
        canCombine: true,
        vehicles: null,
      };
    }),
    couriers: couriers.map(({ start, onAt, offAt }) => ({
      vehicle: 0,
      place: start,
      onAt: onAt * MINUTE,
      offAt: offAt * MINUTE,
      room: ROOM,
      maxWeightKg: Infinity,
    })),
    travel,
  };
}

/** The benchmark counts whole minutes, rounded up. */
function straightLines({ metersPerMinute }: Day): Roads {
  return (from, to) => Math.ceil(Math.hypot(from.x - to.x, from.y - to.y) / metersPerMinute) * MINUTE;
}
