import { callBy, exchange } from '../../base/api/call.js';
import { Problem } from '../../base/api/problem.js';
import { now } from '../../base/clock.js';
import type { Order } from './answers.rules.js';
import { SKEW } from './known-phone.store.js';

export type * from './answers.rules.js';

/** Timeout of one request: a photo on a bad network takes long. */
const REQUEST_TIMEOUT_MS = 60_000;

const send: typeof exchange = (method, address, sent) =>
  exchange(method, address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...sent });

export const call = callBy(send);

/** Sends an act. `replayed`: an earlier request's answer; it may be outdated. @throws Problem */
export async function sendAct(...request: Parameters<typeof exchange>) {
  const { data, response } = await send(...request);
  return { body: data, replayed: response.headers.has('Idempotency-Replayed') };
}

/** The order as the server has it; null: it is no longer this courier's. @throws Problem */
export async function readOrder(id: number): Promise<Order | null> {
  try {
    return await call('/api/courier/orders/{id}', { id });
  } catch (error) {
    // Another 404 comes from a proxy before the server.
    if (error instanceof Problem && error.code === 'order_not_found') return null;
    throw error;
  }
}

/** Whether an error means that the session has ended: another password, a suspension, thirty days. */
export function isEnd(error: unknown): boolean {
  return error instanceof Problem && (error.status === 401 || error.code === 'caller_blocked');
}

let skew: Skew = { ms: Number(localStorage.getItem(SKEW) ?? 0), doubtedMs: null };

/** Notes the server's time: clocks of cheap phones are often wrong. `fresh`: sleep has not delayed it. */
export function noteServerTime(at: string, fresh: boolean): void {
  const shownMs = new Date(at).getTime() - now();
  skew = fresh ? { ms: shownMs, doubtedMs: null } : corrected(skew, shownMs);
  localStorage.setItem(SKEW, String(skew.ms));
}

/** The server's time at an instant of the phone's clock. */
export function serverTime(instant: number): number {
  return instant + skew.ms;
}

export function serverNow(): number {
  return serverTime(now());
}

/** How far the server's clock is ahead of the phone's. */
export interface Skew {
  readonly ms: number;
  /** A smaller lead that one message showed; null: none did. */
  readonly doubtedMs: number | null;
}

/** Largest difference of two messages with the same lead, caused by the network. */
const SAME_MS = 2_000;

/**
 * The lead after a message with the server's time. Messages come late, never early, a sleeping phone's much
 * later: a greater lead is true at once, a smaller one once the next confirms it, as after a clock was set.
 */
export function corrected({ ms, doubtedMs }: Skew, shownMs: number): Skew {
  const confirmed = doubtedMs !== null && Math.abs(shownMs - doubtedMs) <= SAME_MS;
  return shownMs >= ms || confirmed ? { ms: shownMs, doubtedMs: null } : { ms, doubtedMs: shownMs };
}
