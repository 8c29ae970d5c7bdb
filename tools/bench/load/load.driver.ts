import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { timesOf } from '../statistics.js';

/**
 * Requests of one kind. In path, headers, body and expected texts `{{n}}` is the request's serial number,
 * `{{n12}}` that in twelve digits, `{{pick}}` one of `picks` in turn, `{{ago 3}}` three seconds ago.
 */
export interface Traffic {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: a GET. */
  readonly body?: string;
  readonly picks?: readonly string[];
  /** Default 200. Another status, or an answer without all of `includes`, fails the run. */
  readonly status?: number;
  readonly includes?: readonly string[];
}

interface Drive {
  readonly traffic: Traffic;
  readonly connections: number;
  readonly seconds: number;
  /** Requests start at this rate, however slow the answers; absent: as fast as the connections allow. */
  readonly ratePerSecond?: number;
}

/** Keeps connections busy with one kind of request for a while and checks every answer. */
export async function drive({ traffic, connections, seconds, ratePerSecond }: Drive) {
  const pool = new Pool(traffic.origin, { connections, pipelining: 1 });
  try {
    return await driveBy(() => ask(pool, traffic), connections, seconds, ratePerSecond);
  } finally {
    await pool.close();
  }
}

/** In as many lanes, once in each at least, or at a rate; `once` returns how long it took. */
export async function driveBy(
  once: () => Promise<number>,
  lanes: number,
  seconds: number,
  ratePerSecond?: number,
) {
  const latencies: number[] = [];
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1_000;
  const timed = async () => {
    latencies.push(await once());
  };
  const lane = async () => {
    do await timed();
    while (elapsed() < seconds);
  };
  const under: Promise<void>[] = [];
  if (ratePerSecond === undefined) under.push(...Array.from({ length: lanes }, lane));
  else
    while (elapsed() < seconds) {
      while (under.length < elapsed() * ratePerSecond) under.push(timed());
      await pause(2);
    }
  await Promise.all(under);
  return { answered: latencies.length, perSecond: latencies.length / elapsed(), ...timesOf(latencies) };
}

/** Never repeats within a run, so that unique values stay unique. */
let serial = 0;

async function ask(pool: Pool, { status = 200, includes = [], ...traffic }: Traffic): Promise<number> {
  const n = String(serial++);
  const pick = traffic.picks?.[Number(n) % traffic.picks.length] ?? '';
  const now = performance.timeOrigin + performance.now();
  const ago = (_: string, seconds: string) => new Date(now - Number(seconds) * 1_000).toISOString();
  const fill = (text: string) =>
    text
      .replaceAll('{{n}}', n)
      .replaceAll('{{n12}}', n.padStart(12, '0'))
      .replaceAll('{{pick}}', pick)
      .replaceAll(/\{\{ago (\d+)\}\}/g, ago);
  const [method, type, body] =
    traffic.body === undefined
      ? (['GET', {}, null] as const)
      : (['POST', { 'content-type': 'application/json' }, fill(traffic.body)] as const);
  const named = Object.entries(traffic.headers).map(([name, value]) => [name, fill(value)]);
  const request = {
    method,
    path: fill(traffic.path),
    headers: { ...type, ...Object.fromEntries(named) },
    body,
  };
  const sent = performance.now();
  const answer = await pool.request(request);
  const text = await answer.body.text();
  const tookMs = performance.now() - sent;
  const missing = includes.map(fill).find((wanted) => !text.includes(wanted));
  if (answer.statusCode === status && missing === undefined) return tookMs;
  const what = missing === undefined ? `instead of ${status}` : `without ${missing}`;
  const told = `${answer.statusCode} ${what}: ${text.slice(0, 500)}`;
  throw new Error(`${method} ${request.path} answered ${told}`);
}
