import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Day, Point } from './day.types.js';

/** Reads a day in the format of the public meal delivery benchmark: four tab-separated files in a folder. */
export function readDay(folder: string): Day {
  const [parameters = []] = table(folder, 'instance_parameters.txt');
  const [metersPerMinute, pickupService, dropService, target, , payPerOrder, payPerHour] =
    parameters.map(Number);
  const restaurants = new Map(
    table(folder, 'restaurants.txt').map(([name = '', x, y]) => [name, { name, at: point(x, y) }]),
  );
  return {
    name: basename(folder),
    metersPerMinute: metersPerMinute!,
    pickupServiceMinutes: pickupService!,
    dropServiceMinutes: dropService!,
    targetMinutes: target!,
    payPerOrder: payPerOrder!,
    payPerHour: payPerHour!,
    orders: table(folder, 'orders.txt').map(([name = '', x, y, placed, restaurant = '', ready]) => ({
      name,
      drop: point(x, y),
      restaurant: restaurants.get(restaurant)!,
      placedAt: Number(placed),
      readyAt: Number(ready),
    })),
    couriers: table(folder, 'couriers.txt').map(([name = '', x, y, on, off]) => ({
      name,
      start: point(x, y),
      onAt: Number(on),
      offAt: Number(off),
    })),
  };
}

function table(folder: string, file: string): string[][] {
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  return lines.map((line) => line.trim().split('\t'));
}

function point(x: string | undefined, y: string | undefined): Point {
  return { x: Number(x), y: Number(y) };
}
