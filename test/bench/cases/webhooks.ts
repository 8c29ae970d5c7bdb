import { hubScope, WebhookSubscriptions } from '#domain';
import { orderBody } from '../bodies.js';
import { traffic } from '../http-case.js';
import { median } from '../statistics.js';
import { multiply } from '../stage/rows.js';
import { memoryMb } from '../stage/processes.js';
import type { Stage } from '../stage/stage.js';
import { NOTHING_ELSE, type BenchCase, type Driven } from '../types.js';

const POLL_MS = 20;
const LIMIT_MS = 300_000;
const CONNECTIONS = 32;
const RECEIVERS = 20;

/** Events of so many orders at once, from the commit to the last webhook taken. */
export const drain: BenchCase = {
  name: 'webhooks drain',
  run: async (stage) => {
    const { events } = stage.sizes;
    const ours: number[] = [];
    const floor: number[] = [];
    for (let round = 1; round <= stage.sizes.rounds; round++) {
      ours.push(events / (await listening(stage, () => drainOurs(stage, events))));
      floor.push(events / (await drainFloor(stage, events)));
      stage.say(
        `  webhooks drain, round ${String(round)}: ${ours.at(-1)!.toFixed(0)}/s, floor ${floor.at(-1)!.toFixed(0)}/s`,
      );
    }
    const [speed, floorSpeed] = [median(ours), median(floor)];
    return [
      {
        ...NOTHING_ELSE,
        name: 'webhooks drain',
        unit: '/s',
        ours: speed,
        floor: floorSpeed,
        ratio: speed / floorSpeed,
        goal: 5_000,
        goalRatio: 0.45,
        memoryMb: memoryMb(stage.gateway.pid),
      },
    ];
  },
};

/** From the answer to POST /orders to its webhook, while orders come at a steady pace. */
export const latency: BenchCase = {
  name: 'webhooks latency',
  run: async (stage) => {
    const { sizes, load } = stage;
    const drive = { ...placing(stage, 'latency'), ratePerSecond: sizes.latencyPerSecond };
    // Else the pages that the backlogs of the case before it left are written beside it.
    await stage.core.db.execute('checkpoint');
    const { p50Ms, p99Ms } = await listening(stage, async () => {
      await load.latency({ ...drive, seconds: sizes.warmUpSeconds });
      return load.latency({ ...drive, seconds: sizes.seconds * sizes.rounds });
    });
    const memory = memoryMb(stage.gateway.pid);
    const measured = { unit: ' ms', ours: p50Ms, goal: 10, p50Ms, p99Ms, memoryMb: memory };
    return [{ ...NOTHING_ELSE, name: 'webhooks latency', ...measured }];
  },
};

/** How long nineteen receivers wait while the twentieth answers nobody, against how long they wait otherwise. */
export const hanging: BenchCase = {
  name: 'webhooks hanging',
  run: async (stage) => {
    const { sizes, load } = stage;
    const ratePerSecond = Math.max(10, sizes.latencyPerSecond / RECEIVERS);
    const drive = { ...placing(stage, 'hanging'), ratePerSecond, seconds: sizes.seconds * sizes.rounds };
    const others = () => load.latency(drive, RECEIVERS - 1);
    const [without, beside] = await listening(
      stage,
      async () => {
        await load.latency({ ...drive, seconds: sizes.warmUpSeconds }, RECEIVERS);
        const undisturbed = await others();
        await load.hang(RECEIVERS - 1, true);
        return [undisturbed, await others()] as const;
      },
      RECEIVERS,
    );
    await load.hang(RECEIVERS - 1, false);
    const told = ({ p50Ms, p99Ms }: Driven) => `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
    stage.say(`  webhooks hanging: ${told(without)} without, ${told(beside)} beside one that hangs`);
    const measured = { unit: '×', ours: beside.p99Ms / without.p99Ms, goal: 2 };
    return [
      { ...NOTHING_ELSE, name: 'webhooks hanging', ...measured, p50Ms: beside.p50Ms, p99Ms: beside.p99Ms },
    ];
  },
};

function placing({ world, gateway }: Stage, prefix: string) {
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

/** So many receivers subscribed to new orders for as long as `work` takes. */
async function listening<Result>(stage: Stage, work: () => Promise<Result>, count = 1): Promise<Result> {
  const { core, world, load } = stage;
  const scope = hubScope(world.hubId);
  const subscriptions = core.get(WebhookSubscriptions);
  const ids: number[] = [];
  const wanted = { face: 'full-api', events: ['ORDER_CREATED'], topics: ['order.created'] } as const;
  for (const url of await load.receiverUrls(count))
    ids.push((await subscriptions.create(scope, { ...wanted, url })).id);
  try {
    return await work();
  } finally {
    for (const id of ids) await subscriptions.remove(scope, 'full-api', id);
  }
}

async function drainOurs(stage: Stage, events: number): Promise<number> {
  const { db } = stage.core;
  await stage.load.forget();
  await eventsOf(stage, events, 'null');
  const began = performance.timeOrigin + performance.now();
  await db.execute('notify outbox');
  const lastAt = await received(stage, events);
  await stage.settle();
  return (lastAt - began) / 1_000;
}

/** New events of as many orders, as if they had just been committed. */
async function eventsOf({ core: { db } }: Stage, count: number, processedAt: string): Promise<number[]> {
  const template = await db.first<{ id: number }>(
    `select id from outbox where topic = 'order.created' order by id limit 1`,
  );
  return multiply(db, 'outbox', template!.id, count, {
    stream: `'bench:' || gen_random_uuid()`,
    processed_at: processedAt,
  });
}

async function received({ load }: Stage, count: number): Promise<number> {
  const until = performance.now() + LIMIT_MS;
  while (performance.now() < until) {
    const { taken, lastAt } = await load.received();
    if (taken > count) throw new Error(`${String(taken)} webhooks came for ${String(count)} events`);
    if (taken === count) return lastAt;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error('The webhooks did not come in time');
}

/** The floor drains its own table when it is asked to, and answers when all is sent and written down. */
async function drainFloor(stage: Stage, events: number): Promise<number> {
  const { db } = stage.core;
  await stage.load.forget();
  const ids = await eventsOf(stage, events, 'now()');
  // What orders placed on the floor have left there is not part of this backlog.
  await db.execute('truncate floor.outbox');
  await db.execute(`insert into floor.outbox select * from outbox where id = any($1::bigint[])`, [ids]);
  await db.execute(`update floor.outbox set processed_at = null where id = any($1::bigint[])`, [ids]);
  const began = performance.timeOrigin + performance.now();
  const answer = await fetch(`${stage.floorOrigin}/drain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: await stage.load.receiverUrl() }),
  });
  if (!answer.ok) throw new Error(`The floor's drain answered ${String(answer.status)}`);
  return ((await received(stage, events)) - began) / 1_000;
}
