import { OutboxRetention, WebhookRetention } from '#domain';
import { performance } from 'node:perf_hooks';
import type { GrowthSide } from './growth-side.js';

const DAY_MS = 86_400_000;
const SECONDS = 10;

/** What is deleted or dropped when a day is over: the rows of the oldest day. */
const KEPT = [
  {
    name: 'events',
    oldest: 'select min(processed_at) as at from outbox',
    rows: 'select count(*)::int as rows from outbox where processed_at < $1',
    retention: OutboxRetention,
  },
  {
    name: 'deliveries with attempts',
    oldest: 'select min(settled_at) as at from webhook_deliveries',
    rows: 'select count(*)::int as rows from webhook_deliveries where settled_at < $1',
    retention: WebhookRetention,
  },
];

/** Removes the oldest day, as the worker does, while orders are placed, and tells what both took. */
export async function cleanUp(side: GrowthSide, connections: number): Promise<string> {
  const { load, requests } = side;
  const placing = { traffic: requests['create']!, connections, seconds: SECONDS };
  await load.drive(placing);
  const without = await load.drive(placing);
  await side.waitUntilIdle();
  const removing = removeOldestDay(side);
  const beside = await load.drive(placing);
  const times = await removing;
  await side.waitUntilIdle();
  const ms = ({ p50Ms, p99Ms }: typeof beside) => `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
  return [...times, `create without clean-up: ${ms(without)}; beside it: ${ms(beside)}`].join('\n');
}

async function removeOldestDay({ core }: GrowthSide): Promise<string[]> {
  const times: string[] = [];
  for (const { name, oldest, rows, retention } of KEPT) {
    const at = (await core.db.first<{ at: Date | null }>(oldest))?.at;
    if (!at) continue;
    const before = new Date(at.getTime() + DAY_MS);
    const old = async () => (await core.db.first<{ rows: number }>(rows, [before]))?.rows ?? 0;
    const there = await old();
    const began = performance.now();
    let slowestMs = 0;
    for (let count = -1; count !== 0;) {
      const batchBegan = performance.now();
      count = await core.get<OutboxRetention | WebhookRetention>(retention).prune(before);
      slowestMs = Math.max(slowestMs, performance.now() - batchBegan);
    }
    const seconds = (performance.now() - began) / 1_000;
    times.push(
      `clean-up of a day of ${name}: ${String(there - (await old()))} in ${seconds.toFixed(1)} s, the slowest statement ${slowestMs.toFixed(0)} ms`,
    );
  }
  return times;
}
