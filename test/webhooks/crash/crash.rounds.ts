import { findRedisServer, startTestRedis, testDomain, type TestRedis } from '../../support/index.js';
import { aHubWorld, type HubWorld } from '../../support/builders/index.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { houseOn, type House } from '../house.js';
import { Mortal, ROLES, type MortalOrders, type Role } from './mortals.js';
import { startMortalPostgres, type MortalPostgres } from './mortal-postgres.js';

const SECRET = 'a-secret-only-for-tests';
const BEGIN = new Date('2026-03-02T12:00:00.000Z').getTime();
/** Longer than a lease: what a dead sender held is free for the next one. */
const LATER_MS = 61_000;
/** Deliveries between two deaths, at most. */
const LUCK = 40;

export type Victim = Role | 'postgres' | 'redis';
export const VICTIMS: readonly Victim[] = [...ROLES, 'postgres', 'redis'];

interface Heard {
  readonly order: number;
  readonly event: number;
  readonly webhookId: string;
  readonly body: string;
}

export interface Outcome {
  readonly heard: readonly Heard[];
  /** Events in the outbox, whoever knows of them. */
  readonly committed: readonly number[];
  /** Orders that the writing process was told are committed. */
  readonly confirmed: readonly number[];
  readonly ordersOnRecord: ReadonlySet<number>;
}

interface Scene {
  readonly postgres: MortalPostgres;
  /** null: there is no Redis to be had here. */
  readonly redis: TestRedis | null;
  readonly receiver: TestReceiver;
  readonly world: HubWorld;
  readonly mortals: ReadonlyMap<Role, Mortal>;
  readonly confirmed: number[];
}

/** One after the other is killed at work, at a random moment, and born again; then what was left is carried out. */
export async function crash(victims: readonly Victim[]): Promise<Outcome> {
  const scene = await setUp();
  const { receiver, mortals } = scene;
  let sendersNow = BEGIN;
  for (const [role, mortal] of mortals) mortal.live(born(scene, role, sendersNow));
  for (const victim of victims) {
    await receiver.has(receiver.received.length + 1 + Math.floor(Math.random() * LUCK));
    if (victim === 'sender') sendersNow += LATER_MS;
    await kill(scene, victim, sendersNow);
  }
  await receiver.has(receiver.received.length + LUCK);
  for (const mortal of mortals.values()) await mortal.die();
  return await takeStock(scene, sendersNow + 60 * LATER_MS);
}

async function setUp(): Promise<Scene> {
  const postgres = await startMortalPostgres();
  const redisServer = findRedisServer();
  const redis = redisServer === null ? null : await startTestRedis(redisServer);
  const receiver = await TestReceiver.start();
  receiver.reacts(() => ({ status: 200, delayMs: 3 }));
  const domain = await testDomain({ database: await postgres.open(), now: new Date(BEGIN) });
  const world = await aHubWorld({ get: domain.get, core: domain });
  await houseOn(domain).subscribe(receiver.url(), { hubId: world.hub.id });
  await domain.close();
  const confirmed: number[] = [];
  const mortals = new Map(ROLES.map((role) => [role, new Mortal(role, (id) => confirmed.push(id))]));
  return { postgres, redis, receiver, world, mortals, confirmed };
}

/** Only senders live later than the others, so that what is due for one of them is due for all. */
function born({ postgres, redis, world }: Scene, role: Role, sendersNow: number): Omit<MortalOrders, 'role'> {
  return {
    databaseUrl: postgres.url,
    redisUrl: redis?.url ?? null,
    now: new Date(role === 'sender' ? sendersNow : BEGIN).toISOString(),
    secret: SECRET,
    world,
  };
}

async function kill(scene: Scene, victim: Victim, sendersNow: number): Promise<void> {
  const { postgres, redis, receiver, mortals } = scene;
  if (victim === 'postgres') {
    await postgres.crash();
  } else if (victim === 'redis') {
    // Nobody can be born without Redis, and it comes back when those alive have shown that they do without.
    for (const mortal of mortals.values()) await mortal.hasBegun();
    await redis?.kill();
    await receiver.has(receiver.received.length + 5);
    await redis?.start();
  } else {
    const mortal = mortals.get(victim);
    await mortal?.die();
    mortal?.live(born(scene, victim, sendersNow));
  }
}

/** Carries out what was left, and compares nothing yet: what the receiver heard, and what the database knows. */
async function takeStock(scene: Scene, nowMs: number): Promise<Outcome> {
  const { postgres, redis, receiver, world, confirmed } = scene;
  const house = houseOn(await testDomain({ database: await postgres.open(), now: new Date(nowMs) }));
  await carryOut(house);
  const rows = await house.db.query<{ id: number; order: number }>(
    `select id, aggregate_id as "order" from outbox where topic like 'order.%' and hub_id = $1`,
    [world.hub.id],
  );
  await house.close();
  await Promise.all([postgres.close(), redis?.close(), receiver.close()]);
  const heard = receiver.received.map(({ body, headers }) => {
    const { id, n } = JSON.parse(body) as { id: number; n: number };
    return { order: id, event: n, body, webhookId: headers['webhook-id'] ?? '' };
  });
  const ordersOnRecord = new Set(rows.map((row) => row.order));
  return { heard, committed: rows.map((row) => row.id), confirmed, ordersOnRecord };
}

async function carryOut(house: House): Promise<void> {
  await house.relay.drain();
  const sender = house.sender();
  for (let moved = 1; moved > 0; moved = await house.streams.sweep()) await sender.drain();
  await house.rest();
}
