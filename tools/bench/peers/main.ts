/** One queue in a process of its own: a backlog from the first claim on, then jobs at a steady rate. Tells its parent the figures. */
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../statistics.js';
import { PeerModules } from './peer-modules.js';
import { QUEUES, type Job } from './queues.js';

/** With its id and quotes about 700 bytes. */
const TEXT = 'x'.repeat(680);
const ADDED_AT_ONCE = 1_000;

const { PEER, PEERS_FOLDER, DATABASE_URL, BACKLOG, PER_SECOND, SECONDS } = process.env as Record<
  string,
  string
>;
const queue = await QUEUES[PEER!]!(DATABASE_URL!, new PeerModules(PEERS_FOLDER!));
const claims = new Map<number, number>();
let seen: () => void = () => undefined;

const jobs = (from: number, count: number): Job[] =>
  Array.from({ length: count }, (_, i) => ({ id: from + i, text: TEXT }));

async function drained(count: number): Promise<number> {
  for (let added = 0; added < count; added += ADDED_AT_ONCE)
    await queue.add(jobs(added, Math.min(ADDED_AT_ONCE, count - added)));
  const all = new Promise<void>((done) => {
    seen = () => claims.size === count && done();
  });
  const began = performance.now();
  await queue.work(({ id }) => {
    if (claims.has(id)) throw new Error(`Job ${String(id)} was claimed twice`);
    claims.set(id, performance.now());
    seen();
  });
  await all;
  return count / ((performance.now() - began) / 1_000);
}

/** Time from the commit of a job, as its producer sees it, to its claim. */
async function waited(first: number, perSecond: number, seconds: number) {
  const commits = new Map<number, number>();
  const under: Promise<void>[] = [];
  const began = performance.now();
  while (performance.now() - began < seconds * 1_000) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (under.length < due) {
      const [job] = jobs(first + under.length, 1);
      under.push(queue.add([job!]).then(() => void commits.set(job!.id, performance.now())));
    }
    await pause(2);
  }
  await Promise.all(under);
  while (claims.size < first + under.length) await pause(5);
  const waits = [...commits].map(([id, at]) => Math.max(0, claims.get(id)! - at)).sort((a, b) => a - b);
  return { p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
}

const perSecond = await drained(Number(BACKLOG));
// The first second is of cold code.
const warm = Number(BACKLOG);
await waited(warm, Number(PER_SECOND), 1);
const latency = await waited(claims.size, Number(PER_SECOND), Number(SECONDS));
process.send?.({ perSecond, ...latency });
await queue.stop();
process.disconnect();
