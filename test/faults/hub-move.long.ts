import { HubMover } from '#cells';
import { Database, Hubs } from '#domain';
import { createDataSource } from '#runtime';
import { serve, startEmbeddedPostgres, type EmbeddedPostgres } from '#runtime/testing';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayProcess } from '../../apps/gateway/src/process.js';
import { runGateway, type RunningGateway } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { fillHub } from './full-hub.builder.js';
import { OrderingClients } from './ordering-clients.driver.js';
import { acknowledgedOrders } from './outage.verdict.js';

const SIZES = (process.env['MOVE_ORDERS'] ?? '2000,100000').split(',').map(Number);
const SECRET_KEY = 'a-secret-only-for-tests';
const EVENTS = [
  'ORDER_CREATED',
  'ORDER_ACCEPTED',
  'ORDER_ARRIVED_AT_PICKUP',
  'ORDER_COLLECTED',
  'ORDER_COMPLETED',
];
const REST_MS = 200;
const LIMIT_MS = 1_000;
const POLL_MS = 1_000;
const HOUR_MS = 3_600_000;
const SETTINGS = {
  wal_level: 'logical',
  max_replication_slots: '20',
  max_wal_senders: '20',
  max_sync_workers_per_subscription: '4',
  max_logical_replication_workers: '8',
  max_worker_processes: '16',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
};

describe.each(SIZES)('a hub of %i orders that moves while it takes orders', (orders) => {
  let folder: string;
  let servers: EmbeddedPostgres[];
  let databases: Database[];
  let first: RunningGateway;
  let second: RunningGateway;
  let receiver: TestReceiver;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lm-move-'));
    await chmod(folder, 0o755);
    receiver = await TestReceiver.start();
    servers = await Promise.all(
      ['one', 'other'].map((name) =>
        startEmbeddedPostgres({ dataDir: join(folder, name), settings: SETTINGS }),
      ),
    );
    const env = (i: number) => ({ DATABASE_URL: servers[i]!.url('postgres'), SECRET_KEY, CELLS: 'true' });
    first = await runGateway(folder, env(0));
    const { ready: _ready, prepare: _prepare, ...definition } = gatewayProcess();
    const variables = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', WEBHOOK_ALLOW_INSECURE: 'true' };
    const running = await serve(definition, { ...variables, ...env(1), CELL_ID: '1' });
    second = { ...running, baseUrl: running.server.baseUrl, facts: first.facts };
    databases = await Promise.all(
      servers.map(async (server) => {
        const url = server.url('postgres');
        const timeouts = { statementTimeoutMs: HOUR_MS };
        const settings = { url, poolSize: 5, applicationName: 'hub move', ...timeouts };
        return new Database(await createDataSource(settings).initialize());
      }),
    );
  }, HOUR_MS);

  afterAll(async () => {
    await Promise.all(databases.map(({ dataSource }) => dataSource.destroy()));
    await Promise.all([first.close(), second.close()]);
    await Promise.all(servers.map((server) => server.stop()));
    await receiver.close();
    await rm(folder, { recursive: true });
  });

  /** An order that has ended, all of whose events are sent. */
  async function endedOrder(hubId: number): Promise<number> {
    for (;;) {
      const found = await databases[0]!.unchecked.first<{ id: number }>(
        `select o.id from orders o where hub_id = $1 and status = 'completed' and $2 <= (
           select count(*) from webhook_deliveries d where d.aggregate_id = o.id and d.state = 'delivered') limit 1`,
        [hubId, EVENTS.length],
      );
      if (found) return found.id;
      await pause(POLL_MS);
    }
  }

  it(
    'refuses writes for less than a second, and loses nothing',
    async () => {
      const { hub, fullApi } = first.facts;
      const hubs = first.server.nest.get(Hubs, { strict: false });
      await hubs.update(hub.id, { sandbox: true, settings: { robotStepSeconds: 1 } });
      const callers = await OrderingClients.signIn(first);
      const asHub = { Authorization: `Bearer ${fullApi.hubKey}` };
      const wallet = `/api/v1/usuarios/${String(fullApi.clienteId)}/carteira/creditos`;
      await callers.call(wallet, asHub, { valor: 900_000 });
      await callers.call('/api/v1/webhooks', asHub, { url: receiver.url(), eventos: EVENTS });
      await callers.order('full-api');
      const order = await endedOrder(hub.id);
      const filled = performance.now();
      const rows = await fillHub(databases[0]!, order, orders);
      console.log(`${String(rows)} rows of ${String(orders)} orders written in ${seconds(filled)}`);
      callers.start(1, REST_MS);
      const begun = performance.now();
      const mover = new HubMover(
        {
          here: databases[0]!,
          there: databases[1]!,
          clock: first.core.clock,
          progress: (line) => process.stdout.write(`${seconds(begun)}  ${line}\n`),
        },
        { hubId: hub.id, address: second.baseUrl, sourceUrl: servers[0]!.url('postgres') },
      );
      const outcome = await mover.move();
      console.log(`Moved in ${seconds(begun)}: ${JSON.stringify(outcome)}`);
      await callers.stop();
      const acknowledged = await acknowledgedOrders(second, callers);
      const found = await databases[1]!.unchecked.query('select from orders where id = any($1::bigint[])', [
        acknowledged,
      ]);
      expect(found).toHaveLength(callers.counts.reduce((a, b) => a + b));
      console.log(
        `${String(found.length)} orders acknowledged, ${String(callers.refused.length)} answers of 503 or 421`,
      );
      expect(outcome.pause?.totalMs).toBeLessThan(LIMIT_MS);
    },
    HOUR_MS,
  );
});

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
