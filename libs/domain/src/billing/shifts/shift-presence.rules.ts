import type { Point } from '../../base/index.js';

/** In milliseconds since 1970. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

/** Where the courier's app was. It holds until the next one. */
export interface SeenPoint extends Point {
  readonly at: number;
}

interface Presence {
  /** While the courier was available. */
  readonly spells: readonly Span[];
  /** In order of time. */
  readonly sightings: readonly SeenPoint[];
  /** While the courier carried orders, and on the way back: wherever that was. */
  readonly errands: readonly Span[];
}

const MINUTE_MS = 60_000;

/** Whole minutes of the shift in which the courier was available where orders can reach them. */
export function countedMinutes(
  shift: Span,
  { spells, sightings, errands }: Presence,
  isReached: (point: Point) => boolean,
): number {
  const there = sightings.flatMap((one, i) =>
    isReached(one) ? [{ since: one.at, until: sightings[i + 1]?.at ?? shift.until }] : [],
  );
  const counted = merged([...there, ...errands]).flatMap((span) =>
    merged(spells).map((spell) => lengthOf(common(common(span, spell), shift))),
  );
  return Math.floor(counted.reduce((sum, one) => sum + one, 0) / MINUTE_MS);
}

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.since - b.since)) {
    const last = all.at(-1);
    if (last === undefined || span.since > last.until) all.push(span);
    else all[all.length - 1] = { since: last.since, until: Math.max(last.until, span.until) };
  }
  return all;
}

function common(one: Span, other: Span): Span {
  return { since: Math.max(one.since, other.since), until: Math.min(one.until, other.until) };
}

function lengthOf({ since, until }: Span): number {
  return Math.max(0, until - since);
}
