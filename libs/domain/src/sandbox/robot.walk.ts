import { DomainError, type Point } from '../shared/index.js';
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

/**
 * The next place on the way: streets lead first along one side of the block, then along the other. `moves` have been
 * made of it; the last one ends at the target exactly.
 */
export function nextPlace(from: Point, to: Point, moves: number): Point {
  const left = MOVES_PER_LEG - moves;
  if (left <= 1) return to;
  const north = to.latitude - from.latitude;
  const east = to.longitude - from.longitude;
  const stretch = (Math.abs(north) + Math.abs(east)) / left;
  const goneNorth = Math.sign(north) * Math.min(Math.abs(north), stretch);
  const goneEast = Math.sign(east) * Math.min(Math.abs(east), stretch - Math.abs(goneNorth));
  return { latitude: from.latitude + goneNorth, longitude: from.longitude + goneEast };
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
