/** The search ignores couriers whose last position is older (a spec compares the core's number). */
export const POSITION_FRESH_MS = 3 * 60_000;

/** Since when (ms) the search ignores a courier on shift; null: it counts them, or had no position. */
export function outOfSearchSince(lastSeenAt: string | null, nowMs: number): number | null {
  if (lastSeenAt === null) return null;
  const until = Date.parse(lastSeenAt) + POSITION_FRESH_MS;
  return until < nowMs ? until : null;
}
