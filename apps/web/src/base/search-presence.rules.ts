/** The search ignores couriers whose last position is older (the core's `POSITION_FRESH_MS`, which a spec compares). */
export const POSITION_FRESH_MS = 3 * 60_000;

/** Since when (ms) the search no longer counts a courier on shift; null: it counts them, or never had a position. */
export function outOfSearchSince(lastSeenAt: string | null, nowMs: number): number | null {
  if (lastSeenAt === null) return null;
  const until = Date.parse(lastSeenAt) + POSITION_FRESH_MS;
  return until < nowMs ? until : null;
}
