import { hubScope, WebhookSubscriptions } from '#domain';
import { orderBody } from '../bodies.js';
import { traffic } from '../http-case.js';
import { median } from '../statistics.js';
import { multiply } from '../stage/rows.js';
import { memoryMb } from '../stage/processes.js';
import type { Stage } from '../stage/stage.js';
import { NOTHING_ELSE, type BenchCase } from '../types.js';

const POLL_MS = 20;
const LIMIT_MS = 300_000;
const CONNECTIONS = 32;

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
    const { world, gateway, sizes } = stage;
    const orders = traffic(
      gateway.origin,
      { authorization: `Bearer ${world.fullApiKey}` },
      {
        method: 'POST',
        path: '/api/v1/orders',
        body: orderBody(world, { external_id: 'latency-{{n}}' }),
        expect: { status: 201, includes: ['latency-{{n}}'] },
      },
    );
    const drive = { traffic: orders, connections: CONNECTIONS, ratePerSecond: sizes.latencyPerSecond };
    const measured = await listening(stage, async () => {
      await stage.load.latency({ ...drive, seconds: sizes.warmUpSeconds });
      return stage.load.latency({ ...drive, seconds: sizes.seconds * sizes.rounds });
    });
    const { p50Ms, p99Ms } = measured;
    const memory = memoryMb(gateway.pid);
    return [
      {
        ...NOTHING_ELSE,
        name: 'webhooks latency',
        unit: ' ms',
        ours: p50Ms,
        goal: 10,
        p50Ms,
        p99Ms,
        memoryMb: memory,
      },
    ];
  },
};

/** A subscription to new orders for as long as `work` takes. */
async function listening<Result>({ core, world, load }: Stage, work: () => Promise<Result>): Promise<Result> {
  const scope = hubScope(world.hubId);
  const subscriptions = core.get(WebhookSubscriptions);
  const { id } = await subscriptions.create(scope, {
    face: 'full-api',
    url: await load.receiverUrl(),
    events: ['ORDER_CREATED'],
    topics: ['order.created'],
  });
  try {
    return await work();
  } finally {
    await subscriptions.remove(scope, 'full-api', id);
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
