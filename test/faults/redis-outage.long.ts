import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createTestDatabase,
  findRedisServer,
  startTestRedis,
  type TestDatabase,
  type TestRedis,
} from '../support/index.js';
import { runGateway, until, type RunningGateway } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { OrderingClients } from './ordering-clients.driver.js';
import { acknowledgedOrders, expectNothingLost, expectWholeRecords } from './outage.verdict.js';

const ABSENCE_MS = 65_000;
/** Pause of each client between two orders. */
const REST_MS = 250;
/** Without wake-ups, sweeps find what is due; a retry after five seconds comes on top. */
const WITHOUT_WAKE_UPS_MS = 30_000;
/** Share of orders whose first attempt the receiver refuses: one in so many. */
const UNLUCKY = 5;

const redisServer = findRedisServer();
if (redisServer === null) console.log("Redis' long absence skipped: there is no redis-server on the PATH");

/** An outage of a minute on the machine's clock: longer than every limit, lease and back-off involved. */
(redisServer === null ? describe.skip : describe)('Redis gone for a minute, under a light load', () => {
  let database: TestDatabase;
  let redis: TestRedis;
  let receiver: TestReceiver;
  let gateway: RunningGateway;
  let callers: OrderingClients;
  let dataDir: string;

  beforeAll(async () => {
    [database, redis, receiver, dataDir] = await Promise.all([
      createTestDatabase(),
      startTestRedis(redisServer ?? ''),
      TestReceiver.start(),
      mkdtemp(join(tmpdir(), 'lm-redis-gone-')),
    ]);
    gateway = await runGateway(dataDir, {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SECRET_KEY: 'a-secret-only-for-tests',
    });
    callers = await OrderingClients.signIn(gateway);
    const { hubKey, clienteId } = gateway.facts.fullApi;
    const asHub = { Authorization: `Bearer ${hubKey}` };
    const prepared = [
      await callers.call('/api/v1/webhooks', asHub, { url: receiver.url(), eventos: ['ORDER_CREATED'] }),
      await callers.call(`/api/v1/usuarios/${String(clienteId)}/carteira/creditos`, asHub, { valor: 90_000 }),
    ];
    expect(prepared.map(({ status }) => status)).toEqual([201, 201]);
  });

  afterAll(async () => {
    await callers.stop();
    await gateway.close();
    await Promise.all([redis.close(), receiver.close(), rm(dataDir, { recursive: true })]);
    await database.close();
  });

  /** When the receiver accepted each order, which excludes refused first attempts. */
  const accepted = new Map<number, number>();
  const unlucky = new Set<number>();

  it('loses nothing, refuses nobody, and still tries again what failed; then all is prompt again', async () => {
    receiver.reacts(({ body }) => {
      const { id } = (JSON.parse(body) as { order: { id: number } }).order;
      if (id % UNLUCKY === 0 && !unlucky.has(id)) {
        unlucky.add(id);
        return { status: 503 };
      }
      if (!accepted.has(id)) accepted.set(id, performance.now());
      return { status: 200 };
    });
    const queueIs = (state: string) => async () => {
      const { body } = await callers.call('/health/ready', {});
      return (body as { checks: Record<string, string> }).checks['queue'] === state;
    };
    callers.start(1, REST_MS);
    await until('orders are told of', () => accepted.size > 20);

    const gone = performance.now();
    await redis.kill();
    await until('its absence is told', queueIs('away'));
    await pause(ABSENCE_MS - WITHOUT_WAKE_UPS_MS);
    const early = await acknowledgedOrders(gateway, callers);
    await pause(WITHOUT_WAKE_UPS_MS);
    const late = early.filter((id) => !accepted.has(id));
    expect(performance.now() - gone).toBeGreaterThan(60_000);
    expect(early.length).toBeGreaterThan(100);
    expect(late).toEqual([]);
    expect(early.some((id) => unlucky.has(id) && accepted.get(id)! > gone)).toBe(true);

    await redis.start();
    await until('its return is told', queueIs('ok'));
    const back = accepted.size;
    await until('orders are told of again', () => accepted.size > back + 20);
    await callers.stop();
    expect(callers.refused).toEqual([]);
    await expectNothingLost(gateway, callers, receiver);
    await until('what failed was tried again', () => [...unlucky].every((id) => accepted.has(id)));
    await expectWholeRecords(gateway);
  }, 240_000);
});
