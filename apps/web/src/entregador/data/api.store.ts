import { callBy, exchange } from '../../base/api/call.js';
import { Problem } from '../../base/api/problem.js';
import { now } from '../../base/clock.js';
import type { Order } from './answers.rules.js';
import { SKEW } from './known-phone.store.js';
import { corrected, type Skew } from './server-clock.rules.js';

export type * from './answers.rules.js';

/** Timeout of one request: a photo on a bad network takes long. */
const REQUEST_TIMEOUT_MS = 60_000;

const send: typeof exchange = (method, address, sent) =>
  exchange(method, address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...sent });

export const call = callBy(send);

/** Sends an act. `replayed`: the answer is that of an earlier, equal request, and the record may have changed since. @throws Problem */
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
