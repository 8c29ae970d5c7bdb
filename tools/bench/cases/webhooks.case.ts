import { hubScope, WebhookSubscriptions, type Scope } from '#domain';
import { orderBody } from '../request-bodies.js';
import { traffic } from '../http-case.js';
import { compared } from '../statistics.js';
import { copyRow } from '../setup/row-copies.js';
import { memoryMb } from '../setup/processes.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { EMPTY_RESULT, type BenchCase, type Driven } from '../types.js';

const POLL_MS = 20;
const LIMIT_MS = 300_000;
const CONNECTIONS = 32;
const RECEIVERS = 20;

/** What a drain needs of a benchmark. */
type Receiving = Pick<BenchSetup, 'core' | 'world' | 'load' | 'waitUntilIdle'>;

/**
 * Events of as many orders, all due at once, from the commit to the last accepted webhook; a first round warms each side.
 * It is compared with two floors: one that stores nothing, and one that stores what a delivery leaves to be seen.
 */
export const drain: BenchCase = {
  name: 'webhooks drain',
  quick: 'measured',
  run: async (stage) => {
    const { events } = stage.sizes;
    const [ours, empty, stored]: [number[], number[], number[]] = [[], [], []];
    const turn = async () => [
      events / (await withReceivers(stage, () => drainOurs(stage, events))),
      events / (await drainFloor(stage, events, '/drain')),
      events / (await drainFloor(stage, events, '/drain-stored')),
    ];
    await turn();
    for (let round = 1; round <= stage.sizes.rounds; round++) {
      const [mine = 0, its = 0, storing = 0] = await turn();
      ours.push(mine);
      empty.push(its);
      stored.push(storing);
      const speeds = `${mine.toFixed(0)}/s, floor ${its.toFixed(0)}/s, floor that stores ${storing.toFixed(0)}/s`;
      stage.log(`  webhooks drain, round ${String(round)}: ${speeds}`);
    }
    const measured = (name: string, floors: readonly number[], goalRatio: number | null) => ({
      ...EMPTY_RESULT,
      name,
      unit: '/s',
      ...compared(ours.map((speed, i) => ({ ours: speed, floor: floors[i]! }))),
      goal: 5_000,
      goalRatio,
      memoryMb: memoryMb(stage.gateway.pid),
    });
    return [
      measured('webhooks drain', empty, 0.65),
      measured('webhooks drain beside a floor that stores', stored, null),
    ];
  },
};

/** Time from the answer of POST /orders to its webhook, while orders come at a steady rate. */
export const latency: BenchCase = {
  name: 'webhooks latency',
  run: async (stage) => {
    const { sizes, load } = stage;
    const drive = { ...orderTraffic(stage, 'latency'), ratePerSecond: sizes.latencyPerSecond };
    // Otherwise pages of the earlier case's backlogs would be written to disk meanwhile.
    await stage.core.db.execute('checkpoint');
    const { p50Ms, p99Ms } = await withReceivers(stage, async () => {
      await load.latency({ ...drive, seconds: sizes.warmUpSeconds });
      return load.latency({ ...drive, seconds: sizes.seconds * sizes.rounds });
    });
    const memory = memoryMb(stage.gateway.pid);
    const measured = { unit: ' ms', ours: p50Ms, goal: 10, p50Ms, p99Ms, memoryMb: memory };
    return [{ ...EMPTY_RESULT, name: 'webhooks latency', ...measured }];
  },
};

/** Waiting time of nineteen receivers while the twentieth hangs, compared with the time without it. */
export const hanging: BenchCase = {
  name: 'webhooks hanging',
  run: async (stage) => {
    const { sizes, load } = stage;
    const ratePerSecond = Math.max(10, sizes.latencyPerSecond / RECEIVERS);
    const drive = { ...orderTraffic(stage, 'hanging'), ratePerSecond, seconds: sizes.seconds * sizes.rounds };
    const others = () => load.latency(drive, RECEIVERS - 1);
    const [without, beside] = await withReceivers(
      stage,
      async () => {
        await load.latency({ ...drive, seconds: sizes.warmUpSeconds }, RECEIVERS);
        const undisturbed = await others();
        await load.setHanging(RECEIVERS - 1, true);
        return [undisturbed, await others()] as const;
      },
      RECEIVERS,
    );
    await load.setHanging(RECEIVERS - 1, false);
    const latencies = ({ p50Ms, p99Ms }: Driven) => `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
    stage.log(
      `  webhooks hanging: ${latencies(without)} without, ${latencies(beside)} beside one that hangs`,
    );
    const measured = { unit: '×', ours: beside.p99Ms / without.p99Ms, goal: 2 };
    return [
      { ...EMPTY_RESULT, name: 'webhooks hanging', ...measured, p50Ms: beside.p50Ms, p99Ms: beside.p99Ms },
    ];
  },
};

export function orderTraffic({ world, gateway }: BenchSetup, prefix: string) {
  const key = { authorization: `Bearer ${world.fullApiKey}` };
  const name = `${prefix}-{{n}}`;
  const orders = traffic(gateway.origin, key, {
    method: 'POST',
    path: '/api/v1/orders',
    body: orderBody(world, { external_id: name }),
    expect: { status: 201, includes: [name] },
  });
  return { traffic: orders, connections: CONNECTIONS };
}

/** Subscribes `count` receivers to new orders while `work` runs: those of the hub, or of a merchant each. */
export async function withReceivers<Result>(
  stage: Receiving,
  work: (subscriptionIds: readonly number[]) => Promise<Result>,
  count = 1,
  merchantIds: readonly (number | null)[] = [],
): Promise<Result> {
  const { core, world, load } = stage;
  const hub = hubScope(world.hubId);
  const subscriptions = core.get(WebhookSubscriptions);
  const made: { readonly scope: Scope; readonly id: number }[] = [];
  const wanted = { face: 'full-api', events: ['ORDER_CREATED'], topics: ['order.created'] } as const;
  for (const [i, url] of (await load.receiverUrls(count)).entries()) {
    const scope = { ...hub, merchantId: merchantIds[i] ?? null };
    made.push({ scope, id: (await subscriptions.create(scope, { ...wanted, url })).id });
  }
  try {
    return await work(made.map(({ id }) => id));
  } finally {
    for (const { scope, id } of made) await subscriptions.remove(scope, 'full-api', id);
  }
}

export async function drainOurs(stage: Receiving, events: number): Promise<number> {
  const { db } = stage.core;
  await stage.load.resetReceivers();
  await copyEvents(stage, events, 'null');
  const began = performance.timeOrigin + performance.now();
  await db.execute('notify outbox');
  const lastAt = await waitForWebhooks(stage, events);
  await stage.waitUntilIdle();
  return (lastAt - began) / 1_000;
}

/** The event that others are copied from. */
export async function eventTemplate({ core: { db } }: Pick<Receiving, 'core'>): Promise<number> {
  const template = await db.first<{ id: number }>(
    `select id from outbox where topic = 'order.created' order by id limit 1`,
  );
  return template!.id;
}

/** New events of as many orders, as just committed. */
export async function copyEvents(
  stage: Pick<Receiving, 'core'>,
  count: number,
  processedAt: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  return copyRow(stage.core.db, 'outbox', await eventTemplate(stage), count, {
    stream: `'bench:' || gen_random_uuid()`,
    created_at: 'now()',
    processed_at: processedAt,
    ...changes,
  });
}

async function waitForWebhooks({ load }: Receiving, count: number): Promise<number> {
  const until = performance.now() + LIMIT_MS;
  while (performance.now() < until) {
    const { taken, lastAt } = await load.received();
    if (taken > count) throw new Error(`${String(taken)} webhooks came for ${String(count)} events`);
    if (taken === count) return lastAt;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error('The webhooks did not come in time');
}

/** The floor drains its own table on request, and answers when everything is sent and stored. */
async function drainFloor(stage: BenchSetup, events: number, path: string): Promise<number> {
  const { db } = stage.core;
  await stage.load.resetReceivers();
  const ids = await copyEvents(stage, events, 'now()');
  // Events of orders that were created on the floor are not part of this drain.
  await db.execute('truncate floor.outbox');
  await db.execute(`insert into floor.outbox select * from outbox where id = any($1::bigint[])`, [ids]);
  await db.execute(`update floor.outbox set processed_at = null where id = any($1::bigint[])`, [ids]);
  const began = performance.timeOrigin + performance.now();
  const answer = await fetch(`${stage.floor.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: await stage.load.receiverUrl() }),
  });
  if (!answer.ok) throw new Error(`The floor's drain answered ${String(answer.status)}`);
  return ((await waitForWebhooks(stage, events)) - began) / 1_000;
}
