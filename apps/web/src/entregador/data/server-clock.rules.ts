/** How far the server's clock is ahead of the phone's. */
export interface Skew {
  readonly ms: number;
  /** A smaller lead that one message showed; null: none did. */
  readonly doubtedMs: number | null;
}

/** Largest difference of two messages with the same lead, caused by the network. */
const SAME_MS = 2_000;

/**
 * The lead after a message with the server's time. Messages come late and never early, a sleeping phone's much later: a
 * greater lead is true at once, a smaller one only when the next message confirms it, as after the phone's clock was set.
 */
export function corrected({ ms, doubtedMs }: Skew, shownMs: number): Skew {
  const confirmed = doubtedMs !== null && Math.abs(shownMs - doubtedMs) <= SAME_MS;
  return shownMs >= ms || confirmed ? { ms: shownMs, doubtedMs: null } : { ms, doubtedMs: shownMs };
}
