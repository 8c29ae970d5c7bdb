import { hubScope, WebhookSubscriptions } from '#domain';
import { until } from '../../../test/support/until.js';
import { orderBody } from '../request-bodies.js';
import { traffic } from '../http-case.js';
import { inTurn } from '../rounds.js';
import { copyRow } from '../setup/row-copies.js';
import { memoryMb } from '../setup/processes.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { type BenchCase } from '../types.js';

const CONNECTIONS = 32;

/**
 * Events of as many orders, all due at once, from the commit to the last accepted webhook; a first round warms each side.
 * The floor stores nothing.
 */
export const drain: BenchCase = {
  name: 'webhooks drain',
  quick: 'measured',
  run: async (stage) => {
    const { events } = stage.sizes;
    const ours = async () => {
      const seconds = await withReceiver(stage, () => drainOurs(stage, events));
      return { perSecond: events / seconds, memoryMb: memoryMb(stage.gateway.pid) };
    };
    const floor = async () => ({ perSecond: events / (await drainFloor(stage, events)) });
    const named = { name: 'webhooks drain', goal: 5_000, goalRatio: 0.65 };
    return [await inTurn(stage, named, { ours, floor })];
  },
};

export function orderTraffic({ world, gateway }: BenchSetup, prefix: string) {
  const key = { authorization: `Bearer ${world.fullApiKey}` };
  const name = `${prefix}-{{n}}`;
  const orders = traffic(gateway.origin, key, {
    path: '/api/v1/orders',
    body: orderBody(world, { external_id: name }),
    expect: { status: 201, includes: [name] },
  });
  return { traffic: orders, connections: CONNECTIONS };
}

/** The receiver is subscribed to new orders of the hub while `work` runs. */
export async function withReceiver<Result>(stage: BenchSetup, work: () => Promise<Result>): Promise<Result> {
  const { core, world, load } = stage;
  const scope = hubScope(world.hubId);
  const subscriptions = core.get(WebhookSubscriptions);
  const [url = ''] = await load.receiverUrls(1);
  const wanted = { face: 'full-api', events: ['ORDER_CREATED'], topics: ['order.created'], url } as const;
  const { id } = await subscriptions.create(scope, wanted);
  try {
    return await work();
  } finally {
    await subscriptions.remove(scope, 'full-api', id);
  }
}

async function drainOurs(stage: BenchSetup, events: number): Promise<number> {
  await stage.load.resetReceivers();
  await copyEvents(stage, events, 'null');
  const began = performance.timeOrigin + performance.now();
  await stage.core.db.execute('notify outbox');
  const lastAt = await waitForWebhooks(stage, events);
  await stage.waitUntilIdle();
  return (lastAt - began) / 1_000;
}

/** As just committed. */
async function copyEvents(
  { core: { db } }: BenchSetup,
  count: number,
  processedAt: string,
): Promise<number[]> {
  const template = await db.first<{ id: number }>(
    `select id from outbox where topic = 'order.created' order by id limit 1`,
  );
  return copyRow(db, 'outbox', template!.id, count, {
    stream: `'bench:' || gen_random_uuid()`,
    created_at: 'now()',
    processed_at: processedAt,
  });
}

/** @returns when the last one came */
async function waitForWebhooks({ load }: BenchSetup, count: number): Promise<number> {
  const haveCome = async () => (await load.received()).taken >= count;
  await until('the webhooks come', haveCome, { limitMs: 300_000 });
  const { taken, lastAt } = await load.received();
  if (taken > count) throw new Error(`${String(taken)} webhooks came for ${String(count)} events`);
  return lastAt;
}

/** The floor drains its own table on request, and answers when everything is sent and stored. */
async function drainFloor(stage: BenchSetup, events: number): Promise<number> {
  const { db } = stage.core;
  await stage.load.resetReceivers();
  const ids = await copyEvents(stage, events, 'now()');
  // Events of orders that were created on the floor are not part of this drain.
  await db.execute('truncate floor.outbox');
  await db.execute(`insert into floor.outbox select * from outbox where id = any($1::bigint[])`, [ids]);
  await db.execute(`update floor.outbox set processed_at = null where id = any($1::bigint[])`, [ids]);
  const began = performance.timeOrigin + performance.now();
  const answer = await fetch(`${stage.floor.origin}/drain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: (await stage.load.receiverUrls(1))[0] }),
  });
  if (!answer.ok) throw new Error(`The floor's drain answered ${String(answer.status)}`);
  return ((await waitForWebhooks(stage, events)) - began) / 1_000;
}
