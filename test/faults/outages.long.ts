import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedisServer, startTestRedis, type TestRedis } from '../support/index.js';
import { runGateway, until, type RunningGateway } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { startCrashablePostgres, type CrashablePostgres } from '../webhooks/crash/crash-postgres.harness.js';
import { OrderingClients } from './ordering-clients.driver.js';
import { expectNothingLost, expectWholeRecords } from './outage.verdict.js';

const SECRET_KEY = 'a-secret-only-for-tests';
const PER_FACE = 2;
/** Rest of each client between two orders: some are always under way, in the long run as many as can be. */
const REST_MS = 0;
/** Orders of each face in every phase. */
const ENOUGH = 5;

const redisServer = findRedisServer();
if (redisServer === null) console.log('Faults of Redis skipped: there is no redis-server on the PATH');
const OTHERS = redisServer === null ? [] : ['through Bull'];
/** One of them in each run: the faults are those of the database. */
const ENGINES = ['in the process', ...OTHERS];

let postgres: CrashablePostgres;
let receiver: TestReceiver;
let dataDir: string;

beforeAll(async () => {
  [postgres, receiver, dataDir] = await Promise.all([
    startCrashablePostgres(),
    TestReceiver.start(),
    mkdtemp(join(tmpdir(), 'lm-away-')),
  ]);
});

afterAll(async () => {
  await Promise.all([postgres.close(), receiver.close(), rm(dataDir, { recursive: true })]);
});

describe.each(ENGINES)('under load, woken %s', (engine) => {
  let redis: TestRedis | null = null;
  let gateway: RunningGateway;
  let callers: OrderingClients;

  beforeAll(async () => {
    if (engine === 'through Bull') redis = await startTestRedis(redisServer ?? '');
    gateway = await runGateway(dataDir, {
      DATABASE_URL: postgres.url,
      SECRET_KEY,
      ...(redis && { REDIS_URL: redis.url }),
    });
    callers = await OrderingClients.signIn(gateway);
    const { hubKey, clienteId } = gateway.facts.fullApi;
    const asHub = { Authorization: `Bearer ${hubKey}` };
    const prepared = [
      await callers.call('/api/v1/webhooks', asHub, {
        url: receiver.url(`/${engine.replaceAll(' ', '-')}`),
        eventos: ['ORDER_CREATED'],
      }),
      // Orders of this face are paid by wallet.
      await callers.call(`/api/v1/usuarios/${String(clienteId)}/carteira/creditos`, asHub, { valor: 90_000 }),
    ];
    expect(prepared.map(({ status }) => status)).toEqual([201, 201]);
  });

  beforeEach(async () => {
    callers = await OrderingClients.signIn(gateway);
    callers.start(PER_FACE, REST_MS);
    await enoughMore();
  });

  afterAll(async () => {
    await callers.stop();
    await gateway.close();
    await redis?.close();
  });

  /** Waits until every face has further acknowledged orders. */
  async function enoughMore(): Promise<void> {
    const before = callers.counts;
    await until('every face takes orders', () =>
      callers.counts.every((count, i) => count >= before[i]! + ENOUGH),
    );
  }

  const health = async (path: string) => {
    const { status, body } = await callers.call(`/health/${path}`, {});
    return { status, checks: (body as { checks?: Record<string, string> }).checks };
  };

  it('PostgreSQL goes and comes back: 503 meanwhile, then normal service', async () => {
    await postgres.stop();
    const { facts } = gateway;
    const away = {
      'full-api': await callers.order('full-api'),
      'open-delivery': await callers.order('open-delivery'),
      'model-m': await callers.order('model-m'),
      admin: await callers.call('/api/admin/orders', {
        Authorization: `Bearer ${facts.admin.token}`,
      }),
      login: await callers.call(
        '/api/courier/login',
        {},
        { phone: facts.couriers[0]?.phone, password: facts.couriers[0]?.password },
      ),
      page: await callers.call('/rastreio/abcdefghijklmnopqrstuvwx', {}),
    };
    expect(away).toEqual({
      'full-api': {
        status: 503,
        type: 'application/json',
        body: { mensagem: 'Serviço temporariamente indisponível. Tente novamente em instantes' },
      },
      'open-delivery': {
        status: 503,
        type: 'application/problem+json',
        body: expect.objectContaining({
          status: 503,
          title: 'Serviço indisponível',
          message: expect.any(String),
        }),
      },
      'model-m': {
        status: 503,
        type: 'application/json',
        body: { success: false, errors: [{ code: 0, message: expect.any(String) }] },
      },
      admin: {
        status: 503,
        type: 'application/problem+json',
        body: expect.objectContaining({ status: 503 }),
      },
      login: {
        status: 503,
        type: 'application/problem+json',
        body: expect.objectContaining({ status: 503 }),
      },
      page: { status: 503, type: 'text/html', body: expect.stringContaining('Voltamos já') },
    });
    expect(await health('live')).toMatchObject({ status: 200 });
    expect((await callers.call('/metrics', {})).status).toBe(200);
    expect(await health('ready')).toMatchObject({ status: 503, checks: { database: 'away', queue: 'ok' } });

    await postgres.start();
    await enoughMore();
    expect(await health('ready')).toMatchObject({ status: 200 });
    await callers.stop();
    expect(new Set(callers.refused.map(({ status }) => status))).toEqual(new Set([503]));
    // Ends the lease of deliveries whose sender could not store the result.
    await gateway.core.database.execute(
      'update webhook_deliveries set leased_until = null where leased_until is not null',
    );
    await expectNothingLost(gateway, callers, receiver);
    await expectWholeRecords(gateway);
  });

  it('exports metrics of the outage', async () => {
    await callers.stop();
    const db = gateway.core.database;
    const [order] = await db.unchecked.query<{ id: number }>(
      `select id from orders where status = 'pending' order by id limit 1`,
    );
    const { hubKey } = gateway.facts.fullApi;
    const gone = await fetch(`${gateway.baseUrl}/api/v1/orders/${String(order!.id)}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${hubKey}` },
    });
    expect(gone.status).toBe(200);
    const scrape = async () => String((await callers.call('/metrics', {})).body);
    const value = (from: string, series: string) =>
      Number(new RegExp(`^${series} (\\S+)$`, 'm').exec(from)?.[1]);
    let text = '';
    // Ended orders are counted when the relay passes their last event.
    await until('the counts agree', async () => {
      const counted = await db.unchecked.query<{ status: string; n: number }>(
        'select status, count(*)::int as n from orders where deleted_at is null group by status',
      );
      text = await scrape();
      return (
        counted.some(({ status }) => status === 'cancelled') &&
        counted.every(({ status, n }) => value(text, `orders\\{status="${status}"\\}`) === n)
      );
    });
    expect(value(text, 'orders\\{status="completed"\\}')).toBe(0);
    expect(text).toMatch(
      /^http_requests_total\{face="full-api",route="\/api\/v1\/orders",status="201"\} \d+$/m,
    );
    expect(text).toMatch(/^http_requests_total\{face="model-m",route="[^"]+",status="503"\} \d+$/m);
    for (const state of ['busy', 'idle', 'waiting'])
      expect(text).toMatch(new RegExp(`^database_connections\\{state="${state}"\\} \\d+$`, 'm'));
    expect(text).toMatch(/^queue_jobs\{queue="webhooks\.send\/full-api",state="waiting"\} \d+$/m);
    expect(text).toMatch(/^outbox_lag_seconds [\d.]+$/m);
    expect(text).toMatch(/^webhook_attempts_total\{face="full-api",outcome="delivered"\} \d+$/m);
  });

  if (engine !== 'through Bull') return;

  it('Redis goes and comes back: nobody notices but who looks after it', async () => {
    await redis!.kill();
    const queueIs = (state: string) => async () => (await health('ready')).checks?.['queue'] === state;
    await until('its absence is told', queueIs('away'));
    expect(await health('ready')).toMatchObject({ status: 200, checks: { database: 'ok' } });
    await enoughMore();
    await redis!.start();
    await until('its return is told', queueIs('ok'));
    await enoughMore();
    await callers.stop();
    expect(callers.refused).toEqual([]);
    await expectNothingLost(gateway, callers, receiver);
    await expectWholeRecords(gateway);
  });
});
