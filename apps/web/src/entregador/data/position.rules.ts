import { metresBetween } from './sequence.rules.js';

export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
  readonly at: string;
}

const MOVED_M = 15;
const STANDING_MS = 60_000;
/** A worse one would move the courier to another street. */
const WORST_M = 500;

/** Standing still, a phone tells once a minute that it is there. */
export function isWorthTelling(before: Fix | null, fix: Fix): boolean {
  if (fix.accuracy > WORST_M) return before === null;
  if (!before) return true;
  const moved = metresBetween(before, fix) >= Math.max(MOVED_M, fix.accuracy / 2);
  return moved || new Date(fix.at).getTime() - new Date(before.at).getTime() >= STANDING_MS;
}

/** Between two batches: often while it moves, seldom while it stands, less often on the last of the battery. */
export function pauseFor({ moving, lowBattery }: { moving: boolean; lowBattery: boolean }): number {
  const usual = moving ? 10_000 : 20_000;
  return lowBattery ? usual * 3 : usual;
}
