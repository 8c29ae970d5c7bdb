import { hubScope, WebhookSubscriptions } from '#domain';
import { until } from '../../../test/support/until.js';
import { inTurn } from '../rounds.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { memoryMb } from '../setup/processes.js';
import { copyRow } from '../setup/row-copies.js';
import { type BenchCase } from '../types.js';

/**
 * Events of as many orders, all due at once, from the commit to the last accepted webhook; a first round
 * warms each side. The floor stores nothing.
 */
export const drain: BenchCase = {
  name: 'webhooks drain',
  quick: 'measured',
  run: async (stage) => {
    const ours = async () => {
      const perSecond = await withReceiver(stage, () => drainOurs(stage));
      return { perSecond, memoryMb: memoryMb(stage.gateway.pid) };
    };
    const floor = async () => ({ perSecond: await drainFloor(stage) });
    const named = { name: 'webhooks drain', goal: 5_000, goalRatio: 0.65 };
    return [await inTurn(stage, named, { ours, floor })];
  },
};

/** The receiver is subscribed to new orders of the hub while `work` runs. */
export async function withReceiver<Result>(stage: BenchSetup, work: () => Promise<Result>): Promise<Result> {
  const { core, world, load } = stage;
  const scope = hubScope(world.hubId);
  const subscriptions = core.get(WebhookSubscriptions);
  const [url = ''] = await load.call('receiverUrls', 1);
  const wanted = { face: 'full-api', events: ['ORDER_CREATED'], topics: ['order.created'], url } as const;
  const { id } = await subscriptions.create(scope, wanted);
  try {
    return await work();
  } finally {
    await subscriptions.remove(scope, 'full-api', id);
  }
}

async function drainOurs(stage: BenchSetup): Promise<number> {
  await copyEvents(stage, 'null');
  const rate = await rateAfter(stage, () => stage.core.db.execute('notify outbox'));
  await stage.waitUntilIdle();
  return rate;
}

/** The floor drains its own table on request, and answers when everything is sent and stored. */
async function drainFloor(stage: BenchSetup): Promise<number> {
  const { core, floor, load } = stage;
  const ids = await copyEvents(stage, 'now()');
  // Events of orders that were created on the floor are not part of this drain.
  await core.db.execute('truncate floor.outbox');
  await core.db.execute(`insert into floor.outbox select * from outbox where id = any($1::bigint[])`, [ids]);
  await core.db.execute(`update floor.outbox set processed_at = null`);
  const [url] = await load.call('receiverUrls', 1);
  const headers = { 'content-type': 'application/json' };
  return rateAfter(stage, async () => {
    const request = { method: 'POST', headers, body: JSON.stringify({ url }) };
    const answer = await fetch(`${floor.origin}/drain`, request);
    if (!answer.ok) throw new Error(`The floor's drain answered ${answer.status}`);
  });
}

/** As just committed. What came before does not count. */
async function copyEvents({ core, load, sizes }: BenchSetup, processedAt: string): Promise<number[]> {
  await load.call('resetReceivers');
  const template = await core.db.unchecked.first<{ id: number }>(
    `select id from outbox where topic = 'order.created' order by id limit 1`,
  );
  return copyRow(core.db, 'outbox', template!.id, sizes.events, {
    stream: `'bench:' || gen_random_uuid()`,
    created_at: 'now()',
    processed_at: processedAt,
  });
}

/** Webhooks a second, from the start to the last one. */
async function rateAfter({ load, sizes }: BenchSetup, start: () => Promise<unknown>): Promise<number> {
  const began = performance.timeOrigin + performance.now();
  await start();
  const haveCome = async () => (await load.call('received')).taken >= sizes.events;
  await until('the webhooks come', haveCome, { limitMs: 300_000 });
  const { taken, lastAt } = await load.call('received');
  if (taken > sizes.events) throw new Error(`${taken} webhooks came for ${sizes.events} events`);
  return sizes.events / ((lastAt - began) / 1_000);
}
