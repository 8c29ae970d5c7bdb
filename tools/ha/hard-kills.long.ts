import type { Database } from '#domain';
import { freePort } from '#runtime/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRedisServer, startTestRedis, type TestRedis } from '../../test/support/test-redis.js';
import { until } from '../../test/support/until.js';
import { startCrashablePostgres } from '../../test/webhooks/crash/crash-postgres.harness.js';
import { startAppClients } from './app-clients.driver.js';
import { furnish } from './furnished-hubs.js';
import { GatewayProcess } from './gateway-process.js';
import { APP_WORKS, MixedLoad, WORKS, type Acknowledged } from './mixed-load.driver.js';
import { recordsOf, verdictOf } from './trial.verdict.js';
import { WebhookReceiver } from './webhook-receiver.js';

/** HARD_KILLS: fewer, to try a change. */
const KILLS = Number(process.env['HARD_KILLS'] ?? 100);
const REDIS_AWAY_MS = 2_000;
/** Acts of each kind of work between two kills. */
const ENOUGH = 2;
/** A kill comes at any moment of what is under way. */
const ANY_MOMENT_MS = 500;

/** Each server is killed by SIGKILL and started again. */
interface Parts {
  readonly gateway: GatewayProcess;
  readonly postgres: Awaited<ReturnType<typeof startCrashablePostgres>>;
  readonly redis: TestRedis;
}
type Kill = (all: Parts) => Promise<unknown>;

const VICTIMS = Object.entries<Kill>({
  gateway: ({ gateway }) => gateway.crash(),
  PostgreSQL: ({ postgres }) => postgres.crash(),
  Redis: async ({ redis }) => {
    await redis.kill();
    await pause(REDIS_AWAY_MS);
    await redis.start();
  },
  'gateway and PostgreSQL': ({ gateway, postgres }) => Promise.all([gateway.crash(), postgres.crash()]),
});

const redisServer = findRedisServer();
if (redisServer === null) console.log('Hard kills skipped: there is no redis-server on the PATH');

/** SIGKILL to each part in turn, under the load of the apps' APIs and the three protocols. */
(redisServer === null ? describe.skip : describe)('hard kills under load', () => {
  let all: Parts;
  let folder: string;
  let receiver: WebhookReceiver;
  let load: MixedLoad;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'last-mile-kills-'));
    const postgres = await startCrashablePostgres();
    const redis = await startTestRedis(redisServer ?? '');
    const urls = { primary: postgres.url, redis: redis.url };
    const gateway = await GatewayProcess.open('gateway', await freePort(), { folder, urls });
    all = { gateway, postgres, redis };
    const { facts } = gateway;
    receiver = await WebhookReceiver.start();
    // All orders are cancelled except delivered ones: the platform would search couriers for the others all
    // the time.
    load = await MixedLoad.signIn([gateway.baseUrl], facts, 1);
    await furnish(load, facts, receiver);
    await startAppClients(load, facts, receiver.url('robots'));
    expect(load.wrong).toEqual([]);
    load.start();
  }, 600_000);

  afterAll(async () => {
    await load.stop();
    await all.gateway.close();
    await Promise.all([all.postgres.close(), all.redis.close(), receiver.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const works = [...WORKS, ...APP_WORKS];
  const enoughMore = () => load.enoughMore(works, ENOUGH, () => expect(load.wrong).toEqual([]));

  /** Connections end before the next kill. */
  async function onDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const database = await all.postgres.open();
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  }

  /** Everything acknowledged is on record once and the books are right, while the load goes on. */
  const expectOnRecord = (acknowledged: readonly Acknowledged[]) =>
    onDatabase((db) => {
      const isOnRecord = async () => {
        const { missing, ...wrong } = await recordsOf(db, acknowledged);
        expect(wrong).toEqual({ doubled: [], books: [] });
        return missing.length === 0;
      };
      // Requests of Open Delivery are decided after their answer.
      return until('all is on record', isOnRecord, { limitMs: 180_000, lookEveryMs: 250 });
    });

  it(`loses and doubles nothing in ${KILLS} of them, and answers none by 500`, async () => {
    const began = performance.now();
    for (let nth = 0; nth < KILLS; nth++) {
      const [victim, kill] = VICTIMS[nth % VICTIMS.length]!;
      const before = load.acknowledged.length;
      await enoughMore();
      await pause(Math.random() * ANY_MOMENT_MS);
      await kill(all);
      const killed = performance.now();
      await all.gateway.ready();
      const readyMs = performance.now() - killed;
      await enoughMore();
      await expectOnRecord(load.acknowledged.slice(before));
      console.log(
        `${nth + 1}. ${victim}: ready after ${(readyMs / 1_000).toFixed(1)} s, ${load.acknowledged.length - before} writes acknowledged and on record`,
      );
    }
    await load.stop();
    const { webhooks, ...wrong } = await onDatabase((db) => verdictOf(db, load, receiver));
    const acknowledged = Object.fromEntries(works.map((work) => [work, load.count(work)]));
    console.log(
      `${KILLS} kills in ${((performance.now() - began) / 60_000).toFixed(1)} min; acknowledged ${JSON.stringify(acknowledged)}; ` +
        `answers ${JSON.stringify(load.answers)}; webhooks ${JSON.stringify(webhooks)}`,
    );
    expect({ ...wrong, wrong: load.wrong }).toEqual({ missing: [], doubled: [], books: [], wrong: [] });
    expect(webhooks).toMatchObject({ notSent: 0, outOfOrder: 0 });
  }, 14_400_000);
});
