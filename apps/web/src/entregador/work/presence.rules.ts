import { outOfSearchSince } from '../../base/search-presence.rules.js';

/** `locating`: the search has had no position of this shift yet. */
export type Presence = 'off' | 'searched' | 'locating' | { readonly outMinutes: number };

/** An older position is from another shift, so the courier was not out of the search meanwhile. */
const ANOTHER_SHIFT_MINUTES = 60;
const MINUTE_MS = 60_000;

/** Whether the search counts a courier. `sent`: time of the newest position that the server took from this phone. */
export function presenceOf(
  { online, lastSeenAt }: { readonly online: boolean; readonly lastSeenAt: string | null },
  sent: string | null,
  nowMs: number,
): Presence {
  if (!online) return 'off';
  const seen = sent !== null && (lastSeenAt === null || sent > lastSeenAt) ? sent : lastSeenAt;
  if (seen === null) return 'locating';
  const since = outOfSearchSince(seen, nowMs);
  if (since === null) return 'searched';
  const outMinutes = Math.floor((nowMs - since) / MINUTE_MS);
  return outMinutes >= ANOTHER_SHIFT_MINUTES ? 'locating' : { outMinutes };
}
