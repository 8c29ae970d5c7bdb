import type { OrderRecord, Place } from '../../ordering/index.js';
import { distanceMeters, DomainError, type Point } from '../../base/index.js';
import type { RobotTask } from './robot-task.store.js';

/** Moves from the beginning to the end of a leg. */
export const MOVES_PER_LEG = 3;

/** About 900 m from the pickup, within the first radius of a search. */
export function startPointNear({ latitude, longitude }: Point): Point {
  return { latitude: latitude - 0.006, longitude: longitude - 0.006 };
}

export function requirePoint({ latitude, longitude }: Place): Point {
  if (latitude === null || longitude === null) throw new DomainError('required_value', { field: 'address' });
  return { latitude, longitude };
}

/** 0 on another leg than the robot's last. */
export function movesOnLeg(task: RobotTask, leg: string): number {
  return task.leg === leg ? task.moves : 0;
}

/** `share`: 0 to 1. */
export function pointAlong(line: readonly Point[], share: number): Point | undefined {
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

/** The next stop of a courier call gets an invented address. */
export function testStop({ pickup }: OrderRecord, ordinal: number) {
  const { latitude, longitude } = requirePoint(pickup);
  return {
    address: `Rua de Teste, ${String(ordinal * 100)}`,
    latitude: latitude + 0.008 * ordinal,
    longitude: longitude + 0.004 * ordinal,
  };
}
