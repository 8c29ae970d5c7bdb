import { distanceMeters, DomainError, type Point } from '../shared/index.js';
import type { OrderRecord, Place } from '../orders/index.js';
import type { RobotTask } from './robot-task.entity.js';

/** Moves on a way before it is at its end. */
export const MOVES_PER_LEG = 3;

/** About 900 m away: far enough to be seen coming, near enough for the search's first circle. */
const STARTS_OFF: Point = { latitude: 0.006, longitude: 0.006 };

export function startNear(pickup: Point): Point {
  return {
    latitude: pickup.latitude - STARTS_OFF.latitude,
    longitude: pickup.longitude - STARTS_OFF.longitude,
  };
}

export function pointOf({ latitude, longitude }: Place): Point {
  if (latitude === null || longitude === null) throw new DomainError('required_value', { field: 'address' });
  return { latitude, longitude };
}

/** Another way than the last one is begun from its beginning. */
export function movesOn(task: RobotTask, leg: string): number {
  return task.leg === leg ? task.moves : 0;
}

/** Where one is who has gone that share (0 to 1) of a line. */
export function placeOn(line: readonly Point[], share: number): Point | undefined {
  const lengths = line.slice(1).map((point, i) => distanceMeters(line[i] ?? point, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [line[i], line[i + 1]];
    if (from && to && left < length) return between(from, to, left / length);
    left -= length;
  }
  return line.at(-1);
}

function between(from: Point, to: Point, share: number): Point {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}

/** Where a courier call's next stop might be: robots have to invent it. */
export function inventedStop({ pickup }: OrderRecord, ordinal: number) {
  const { latitude, longitude } = pointOf(pickup);
  return {
    address: `Rua de Teste, ${String(ordinal * 100)}`,
    latitude: latitude + 0.008 * ordinal,
    longitude: longitude + 0.004 * ordinal,
  };
}
