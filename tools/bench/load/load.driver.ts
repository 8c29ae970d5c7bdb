import { Pool } from 'undici';
import type { Drive, Driven, Traffic } from '../types.js';
import { timesOf } from '../statistics.js';

interface Request {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly includes: readonly string[];
}

/** Never repeats within a run, so that unique values stay unique. */
let serial = 0;

/** Keeps connections busy with one kind of request for a while and checks every answer. */
export async function drive({ traffic, connections, seconds, ratePerSecond }: Drive): Promise<Driven> {
  const pool = new Pool(traffic.origin, { connections, pipelining: 1 });
  const once = async () => {
    const request = next(traffic);
    const sent = performance.now();
    const answer = await exchange(pool, traffic, request);
    const tookMs = performance.now() - sent;
    check(traffic, request, answer);
    return tookMs;
  };
  try {
    return await driveBy(once, connections, seconds, ratePerSecond);
  } finally {
    await pool.close();
  }
}

/** In as many lanes or at a rate; `once` returns how long it took. */
export async function driveBy(
  once: () => Promise<number>,
  lanes: number,
  seconds: number,
  ratePerSecond?: number,
): Promise<Driven> {
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  const timed = async () => {
    latencies.push(await once());
  };
  if (ratePerSecond === undefined) await closedLoop(timed, lanes, until);
  else await openLoop(timed, ratePerSecond, until);
  const perSecond = latencies.length / ((performance.now() - began) / 1_000);
  return { answered: latencies.length, perSecond, ...timesOf(latencies) };
}

async function closedLoop(once: () => Promise<void>, connections: number, until: number): Promise<void> {
  const lane = async () => {
    while (performance.now() < until) await once();
  };
  await Promise.all(Array.from({ length: connections }, lane));
}

async function openLoop(once: () => Promise<void>, perSecond: number, until: number): Promise<void> {
  const began = performance.now();
  const under: Promise<void>[] = [];
  while (performance.now() < until) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (under.length < due) under.push(once());
    await new Promise((done) => setTimeout(done, 2));
  }
  await Promise.all(under);
}

function next(traffic: Traffic): Request {
  const n = serial++;
  const pick = traffic.picks?.[n % traffic.picks.length] ?? '';
  const now = performance.timeOrigin + performance.now();
  const ago = (_: string, seconds: string) => new Date(now - Number(seconds) * 1_000).toISOString();
  const fill = (text: string) =>
    text
      .replaceAll('{{n}}', String(n))
      .replaceAll('{{n12}}', String(n).padStart(12, '0'))
      .replaceAll('{{pick}}', pick)
      .replaceAll(/\{\{ago (\d+)\}\}/g, ago);
  return {
    path: fill(traffic.path),
    headers: Object.fromEntries(Object.entries(traffic.headers).map(([name, value]) => [name, fill(value)])),
    body: traffic.body === undefined ? null : fill(traffic.body),
    includes: traffic.expect.includes.map(fill),
  };
}

async function exchange(pool: Pool, { method }: Traffic, { path, headers, body }: Request) {
  const answer = await pool.request({ path, method, headers, body });
  return { status: answer.statusCode, text: await answer.body.text() };
}

function check(
  { method, expect }: Traffic,
  request: Request,
  answer: { status: number; text: string },
): void {
  const missing = request.includes.find((text) => !answer.text.includes(text));
  if (answer.status === expect.status && missing === undefined) return;
  const what = missing === undefined ? `instead of ${String(expect.status)}` : `without ${missing}`;
  throw new Error(
    `${method} ${request.path} answered ${String(answer.status)} ${what}: ${answer.text.slice(0, 500)}`,
  );
}
