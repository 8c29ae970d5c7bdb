const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wait before each attempt to send a webhook or a message; the first is sent at once. */
export const RETRY_SCHEDULE_MS: readonly number[] = [
  0,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
];

const JITTER = 0.2;
/** Limit of a receiver's Retry-After; a longer one is replaced by our schedule. */
const MAX_RETRY_AFTER_MS = 6 * HOUR;

/** null: give up. `random` in [0, 1) spreads the attempts, so that not all hit a receiver at once. */
export function nextAttemptAt(
  tries: number,
  { retryAfter }: { readonly retryAfter: string | null },
  now: Date,
  random: () => number,
): Date | null {
  const planned = RETRY_SCHEDULE_MS[tries];
  if (planned === undefined) return null;
  const spread = planned * (1 - JITTER + 2 * JITTER * random());
  const asked = retryAfter === null ? null : retryAfterMs(retryAfter, now);
  const reasonable = asked !== null && asked <= MAX_RETRY_AFTER_MS ? asked : 0;
  return new Date(now.getTime() + Math.round(Math.max(spread, reasonable)));
}

/** A header with seconds or an HTTP date; null: neither. */
export function retryAfterMs(header: string, now: Date): number | null {
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
