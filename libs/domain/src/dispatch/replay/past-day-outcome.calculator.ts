import { seconds } from '../planning-world.mapper.js';
import type { HubDayOutcome, PastDay, PastOrder } from './hub-replay.types.js';

/** When an order was collected and delivered, and by whom. Instants are seconds. */
export interface OrderEnd {
  readonly order: PastOrder;
  readonly courierId: number;
  readonly pickupAt: number;
  readonly deliveredAt: number;
}

/** The day as it really was. Nobody measured the way. */
export function actualOutcome(day: PastDay): HubDayOutcome {
  const ends = day.orders.flatMap((order): OrderEnd[] =>
    order.courierId === null || order.deliveredAt === null
      ? []
      : [
          {
            order,
            courierId: order.courierId,
            pickupAt: seconds(order.collectedAt ?? order.deliveredAt),
            deliveredAt: seconds(order.deliveredAt),
          },
        ],
  );
  return outcomeOf(day, ends, null);
}

export function outcomeOf(
  { orders, shifts }: PastDay,
  ends: readonly OrderEnd[],
  kilometres: number | null,
): HubDayOutcome {
  const minutes = ends.map(({ order, deliveredAt }) => (deliveredAt - seconds(order.placedAt)) / 60);
  const waits = ends.map(({ order, pickupAt }) =>
    Math.max(0, (pickupAt - seconds(order.readyAt ?? order.placedAt)) / 60),
  );
  const hours = new Map<number, number>();
  for (const { courierId, onAt, offAt } of shifts)
    hours.set(courierId, (hours.get(courierId) ?? 0) + (seconds(offAt) - seconds(onAt)) / 3_600);
  const pay = new Map<number, number>();
  for (const { courierId, order } of ends)
    pay.set(courierId, (pay.get(courierId) ?? 0) + order.courierPayCents);
  const perHour = [...hours].flatMap(([courierId, on]) => (on > 0 ? [(pay.get(courierId) ?? 0) / on] : []));
  const dutyHours = sum([...hours.values()]);
  const courierPayCents = sum(ends.map(({ order }) => order.courierPayCents));
  return {
    orders: orders.length,
    delivered: ends.length,
    late: ends.filter(({ order, deliveredAt }) => deliveredAt > seconds(order.deliverBy)).length,
    deliveryMinutes: mean(minutes),
    slowDeliveryMinutes: quantile(minutes, 0.9),
    pickupWaitMinutes: mean(waits),
    kilometres,
    dutyHours,
    courierPayCents,
    payPerHourCents: dutyHours > 0 ? Math.round(courierPayCents / dutyHours) : null,
    lowPayPerHourCents: rounded(quantile(perHour, 0.1)),
    lostCents:
      sum(orders.map(({ totalCents }) => totalCents)) - sum(ends.map(({ order }) => order.totalCents)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
