import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderFate, SimulatedDay } from './simulation.harness.js';

/** Writes a day as the three files that the benchmark's own evaluator reads, so that others can certify it. */
export function writeEvaluatorFiles(folder: string, simulated: SimulatedDay): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, header: string, rows: readonly (readonly (string | number)[])[]) =>
    writeFileSync(join(folder, file), `${[header, ...rows.map((row) => row.join(' '))].join('\n')}\n`);
  const { fates, couriers } = simulated;
  const name = (id: number) => (fates[id] as OrderFate).order.name;
  write(
    'assignments.txt',
    'time pickup courier orders',
    couriers
      .flatMap(({ courier, trips }) => trips.map(({ decidedAt, trip }) => ({ courier, decidedAt, trip })))
      .sort((a, b) => a.decidedAt - b.decidedAt)
      .map(({ courier, decidedAt, trip }) => [
        decidedAt / 60,
        trip.pickupAt / 60,
        courier.name,
        ...trip.deliveries.map(({ orderId }) => name(orderId)),
      ]),
  );
  write(
    'orders.txt',
    'order placement ready pickup drop courier',
    fates.flatMap(({ order, courier, pickupAt, deliveredAt }) =>
      courier
        ? [[order.name, order.placedAt, order.readyAt, pickupAt / 60, deliveredAt / 60, courier.courier.name]]
        : [],
    ),
  );
  write(
    'couriers.txt',
    'courier departure origin destination',
    couriers.flatMap((courier) => legs(courier, fates)),
  );
}

function legs(
  { courier, trips }: SimulatedDay['couriers'][number],
  fates: readonly OrderFate[],
): (string | number)[][] {
  let origin = '0';
  return trips.map(({ trip }) => {
    const last = fates[trip.deliveries.at(-1)?.orderId ?? -1]?.order.name ?? '0';
    const restaurant = fates[trip.deliveries[0]?.orderId ?? -1]?.order.restaurant.name ?? '0';
    const row = [courier.name, trip.leaveAt / 60, origin, restaurant];
    origin = last;
    return row;
  });
}
