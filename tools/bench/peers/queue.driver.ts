/** One queue in a process of its own: a backlog from the first claim on, or jobs at a steady rate. Tells its parent the figures. */
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../statistics.js';
import { PeerModules } from './peer-modules.js';
import { QUEUES, type Job } from './queues.js';

/** With its id and quotes about 700 bytes. */
const TEXT = 'x'.repeat(680);
const ADDED_AT_ONCE = 1_000;
/** A backlog that is not through by then has told its rate. */
const BACKLOG_LIMIT_MS = 30_000;
/** Jobs that are not claimed so long after the last one was added count with the time until then. */
const WAIT_LIMIT_MS = 10_000;

const { PEER, PEERS_FOLDER, DATABASE_URL, BACKLOG, PER_SECOND, SECONDS } = process.env as Record<
  string,
  string
>;
const queue = await QUEUES[PEER!]!(DATABASE_URL!, new PeerModules(PEERS_FOLDER!));
const claims = new Map<number, number>();
let seen: () => void = () => undefined;

const jobs = (from: number, count: number): Job[] =>
  Array.from({ length: count }, (_, i) => ({ id: from + i, text: TEXT }));

const work = () =>
  queue.work(({ id }) => {
    if (claims.has(id)) throw new Error(`Job ${String(id)} was claimed twice`);
    claims.set(id, performance.now());
    seen();
  });

async function drained(count: number) {
  for (let added = 0; added < count; added += ADDED_AT_ONCE)
    await queue.add(jobs(added, Math.min(ADDED_AT_ONCE, count - added)));
  const all = new Promise<void>((done) => {
    seen = () => claims.size === count && done();
  });
  const began = performance.now();
  await work();
  await Promise.race([all, pause(BACKLOG_LIMIT_MS, undefined, { ref: false })]);
  return { perSecond: claims.size / ((performance.now() - began) / 1_000) };
}

/** Time from the commit of a job, as its producer sees it, to its claim. */
async function waited(perSecond: number, seconds: number) {
  await work();
  // The first second is of cold code.
  const cold = await added(0, perSecond, 1);
  const commits = await added(cold.size, perSecond, seconds);
  const until = performance.now() + WAIT_LIMIT_MS;
  while (claims.size < cold.size + commits.size && performance.now() < until) await pause(5);
  const now = performance.now();
  const waits = [...commits]
    .map(([id, at]) => Math.max(0, (claims.get(id) ?? now) - at))
    .sort((a, b) => a - b);
  return { p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
}

async function added(first: number, perSecond: number, seconds: number): Promise<Map<number, number>> {
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
  return commits;
}

const figures = BACKLOG ? await drained(Number(BACKLOG)) : await waited(Number(PER_SECOND), Number(SECONDS));
process.send?.(figures, () => process.exit(0));
