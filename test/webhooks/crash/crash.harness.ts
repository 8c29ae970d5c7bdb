import { findRedisServer, startTestRedis, testDomain, type TestRedis } from '../../support/index.js';
import { aHubWorld, type HubWorld } from '../../support/builders/index.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { runs } from '../../support/test-mode.js';
import { harnessOn, type WebhookHarness } from '../webhook.harness.js';
import { CrashProcess, ROLES, type ProcessTask, type Role } from './crash-process.harness.js';
import { startCrashablePostgres, type CrashablePostgres } from './crash-postgres.harness.js';

const SECRET = 'a-secret-only-for-tests';
const BEGIN = new Date('2026-03-02T12:00:00.000Z').getTime();
/** Longer than a lease: deliveries of a killed sender can be claimed afterwards. */
const LATER_MS = 61_000;
/** Most deliveries between two crashes. */
const MAX_BETWEEN_CRASHES = runs(12, 40);

export type CrashTarget = Role | 'postgres' | 'redis';
export const CRASH_TARGETS: readonly CrashTarget[] = [...ROLES, 'postgres', 'redis'];

interface ReceivedEvent {
  readonly order: number;
  readonly event: number;
  readonly webhookId: string;
  readonly body: string;
}

export interface CrashOutcome {
  readonly received: readonly ReceivedEvent[];
  /** Orders with an event in the outbox, whether or not a process knows of it. */
  readonly committed: readonly number[];
  /** Orders whose commit the writing process saw. */
  readonly confirmed: readonly number[];
  readonly ordersOnRecord: ReadonlySet<number>;
}

interface CrashSetup {
  readonly postgres: CrashablePostgres;
  /** null: no Redis on this machine. */
  readonly redis: TestRedis | null;
  readonly receiver: TestReceiver;
  readonly world: HubWorld;
  readonly processes: ReadonlyMap<Role, CrashProcess>;
  readonly confirmed: number[];
}

/**
 * Kills processes and servers one after the other at random moments of work and starts them again; then sends
 * what was left.
 */
export async function crash(victims: readonly CrashTarget[]): Promise<CrashOutcome> {
  const scene = await setUp();
  const { receiver, processes } = scene;
  let sendersNow = BEGIN;
  for (const [role, killable] of processes) killable.start(taskFor(scene, role, sendersNow));
  for (const victim of victims) {
    await receiver.has(receiver.received.length + 1 + Math.floor(Math.random() * MAX_BETWEEN_CRASHES));
    if (victim === 'sender') sendersNow += LATER_MS;
    await kill(scene, victim, sendersNow);
  }
  await receiver.has(receiver.received.length + MAX_BETWEEN_CRASHES);
  for (const killable of processes.values()) await killable.kill();
  return await takeStock(scene, sendersNow + 60 * LATER_MS);
}

async function setUp(): Promise<CrashSetup> {
  const postgres = await startCrashablePostgres();
  const redisServer = findRedisServer();
  const redis = redisServer === null ? null : await startTestRedis(redisServer);
  const receiver = await TestReceiver.start();
  receiver.reacts(() => ({ status: 200, delayMs: 3 }));
  const domain = await testDomain({ database: await postgres.open(), now: new Date(BEGIN) });
  const world = await aHubWorld({ get: domain.get, core: domain });
  await harnessOn(domain).subscribe(receiver.url(), { hubId: world.hub.id });
  await domain.close();
  const confirmed: number[] = [];
  const processes = new Map(ROLES.map((role) => [role, new CrashProcess(role, (id) => confirmed.push(id))]));
  return { postgres, redis, receiver, world, processes, confirmed };
}

/** Senders run on a later clock than the others, so that everything due for one of them is due for all. */
function taskFor(
  { postgres, redis, world }: CrashSetup,
  role: Role,
  sendersNow: number,
): Omit<ProcessTask, 'role'> {
  return {
    databaseUrl: postgres.url,
    redisUrl: redis?.url ?? null,
    now: new Date(role === 'sender' ? sendersNow : BEGIN).toISOString(),
    secret: SECRET,
    world,
  };
}

async function kill(scene: CrashSetup, victim: CrashTarget, sendersNow: number): Promise<void> {
  const { postgres, redis, receiver, processes } = scene;
  if (victim === 'postgres') {
    await postgres.crash();
  } else if (victim === 'redis') {
    // A process cannot start without Redis, restarted once the running ones have delivered without it.
    for (const killable of processes.values()) await killable.ready();
    await redis?.kill();
    await receiver.has(receiver.received.length + 5);
    await redis?.start();
  } else {
    const killable = processes.get(victim);
    await killable?.kill();
    killable?.start(taskFor(scene, victim, sendersNow));
  }
}

/** Sends the rest, and returns what the receiver got and what the database holds. */
async function takeStock(scene: CrashSetup, nowMs: number): Promise<CrashOutcome> {
  const { postgres, redis, receiver, world, confirmed } = scene;
  const harness = harnessOn(await testDomain({ database: await postgres.open(), now: new Date(nowMs) }));
  await carryOut(harness);
  const rows = await harness.db.query<{ id: number; order: number }>(
    `select id, aggregate_id as "order" from outbox where topic like 'order.%' and hub_id = $1`,
    [world.hub.id],
  );
  await harness.close();
  await Promise.all([postgres.close(), redis?.close(), receiver.close()]);
  const received = receiver.received.map(({ body, headers }) => {
    const { id, n } = JSON.parse(body) as { id: number; n: number };
    return { order: id, event: n, body, webhookId: headers['webhook-id'] ?? '' };
  });
  const ordersOnRecord = new Set(rows.map((row) => row.order));
  return { received: received, committed: rows.map((row) => row.id), confirmed, ordersOnRecord };
}

async function carryOut(harness: WebhookHarness): Promise<void> {
  await harness.relay.drain();
  const sender = harness.sender();
  for (let moved = 1; moved > 0; moved = await harness.streams.sweep()) await sender.drain();
  await harness.stopSenders();
}
