import type { Client } from 'openapi-fetch';
import type { paths } from '../../ground/api/console.js';
import { Problem, problemOf } from '../../ground/api/problem.js';
import { now } from '../../ground/time.js';
import type { Order } from './answers.rules.js';
import { corrected, type Skew } from './server-clock.rules.js';

export type * from './answers.rules.js';

/** Timeout of one request: a photo on a bad network takes long. */
const REQUEST_TIMEOUT_MS = 60_000;

interface Sent {
  readonly params?: {
    readonly path?: Readonly<Record<string, string | number>>;
    readonly query?: Readonly<Record<string, string | number>>;
  };
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Received {
  readonly body: unknown;
  /** Whether it is the answer that the same request got before: the record may have changed since. */
  readonly replayed: boolean;
}

/**
 * Sends a request and reads its answer.
 * @throws Problem on a refusal; its code is `offline` when there is no network
 */
export async function exchange(method: string, path: string, { body, headers }: Sent): Promise<Received> {
  const form = body instanceof FormData;
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: { ...(body !== undefined && !form && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw await problemOf(response);
    const text = await response.text();
    return {
      body: text === '' ? undefined : JSON.parse(text),
      replayed: response.headers.has('Idempotency-Replayed'),
    };
  } catch (error) {
    // A page instead of an answer is of the network too: a hotel's or a mobile operator's.
    throw error instanceof Problem ? error : new Problem(0, 'offline', 'offline');
  }
}

function send(method: string) {
  return async (template: string, sent: Sent = {}) => {
    const { path = {}, query = {} } = sent.params ?? {};
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const address = asked.size > 0 ? `${filled}?${asked}` : filled;
    return { data: (await exchange(method, address, sent)).body };
  };
}

/** The courier API, typed by its OpenAPI document; `openapi-fetch` would be a thirtieth of the app's weight limit. */
export const api = {
  GET: send('GET'),
  POST: send('POST'),
  PUT: send('PUT'),
  DELETE: send('DELETE'),
} as unknown as Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

export async function answer<D>(call: Promise<{ data?: D }>): Promise<D> {
  return (await call).data as D;
}

/** The order as the server has it; null: it is no longer this courier's. @throws Problem */
export async function readOrder(id: number): Promise<Order | null> {
  try {
    return await answer(api.GET('/api/courier/orders/{id}', { params: { path: { id } } }));
  } catch (error) {
    // Another 404 comes from something before the server.
    if (error instanceof Problem && error.code === 'order_not_found') return null;
    throw error;
  }
}

/** The courier's shift; its end may be a time that was told before. Every phone loads it, so it has no file of its own. */
export const shift = {
  begin: () => answer(api.POST('/api/courier/online', { body: {} })),
  endAt: (until: string | null) => answer(api.POST('/api/courier/online', { body: { until } })),
  end: () => answer(api.POST('/api/courier/offline')),
};

/** No network, too slow, the hub moves to another server, too early, too many requests. */
const PASSING = new Set([0, 408, 421, 425, 429]);

/** Whether an error comes from the network or a server that is away: then the request is tried again later. */
export function isPassing(error: unknown): boolean {
  return error instanceof Problem && (PASSING.has(error.status) || error.status >= 500);
}

/** Whether an error means that the session has ended: another password, a suspension, thirty days. */
export function isEnd(error: unknown): boolean {
  return error instanceof Problem && (error.status === 401 || error.code === 'caller_blocked');
}

const SKEW = 'clock-skew';
let skew: Skew = { ms: Number(localStorage.getItem(SKEW) ?? 0), doubtedMs: null };

/** Whether somebody has worked with this phone; a log-out forgets it. */
export function isKnownPhone(): boolean {
  return localStorage.getItem(SKEW) !== null;
}

/** Notes the server's time: clocks of cheap phones are often wrong. `fresh`: the message was waited for. */
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
