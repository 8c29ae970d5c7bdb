import type { Client } from 'openapi-fetch';
import type { paths } from '../../ground/api/console.js';
import { Problem, problemOf } from '../../ground/api/problem.js';
import { now } from '../../ground/time.js';
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

/**
 * Sends a request and reads its answer.
 * @throws Problem on a refusal; its code is `offline` when there is no network
 */
export async function request(method: string, path: string, { body, headers }: Sent): Promise<unknown> {
  const form = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: { ...(body !== undefined && !form && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Problem(0, 'offline', 'offline');
  });
  if (!response.ok) throw await problemOf(response);
  const text = await response.text().catch(() => {
    throw new Problem(0, 'offline', 'offline');
  });
  return text === '' ? undefined : JSON.parse(text);
}

function send(method: string) {
  return async (template: string, sent: Sent = {}) => {
    const { path = {}, query = {} } = sent.params ?? {};
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const address = asked.size > 0 ? `${filled}?${asked}` : filled;
    return { data: await request(method, address, sent) };
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

/** Whether an error comes from the network or a server that is away: then the request is tried again later. */
export function isPassing(error: unknown): boolean {
  return error instanceof Problem && (error.status === 0 || error.status >= 500 || error.status === 429);
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
