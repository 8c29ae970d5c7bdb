import { clearMovedHub, HubMover } from '#cells';
import { Database, Hubs } from '#domain';
import { createDataSource } from '#runtime';
import { serve, startEmbeddedPostgres, type EmbeddedPostgres } from '#runtime/testing';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayProcess } from '../../apps/gateway/src/process.js';
import { EventStreamClient } from '../support/event-stream-client.js';
import { runGateway, until, type RunningGateway } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { fillEveryTable } from './every-table.driver.js';
import { OrderingClients } from './ordering-clients.driver.js';
import { acknowledgedOrders, expectWholeRecords } from './outage.verdict.js';

const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'logical',
  max_connections: '60',
  // Copies of tables spend their time waiting for others' transactions.
  max_replication_slots: '20',
  max_wal_senders: '20',
  max_sync_workers_per_subscription: '8',
  max_logical_replication_workers: '12',
  max_worker_processes: '20',
  max_active_replication_origins: '20',
};
const SECRET_KEY = 'a-secret-only-for-tests';
/** In the order in which an order meets them. */
const EVENTS = [
  'ORDER_CREATED',
  'ORDER_ACCEPTED',
  'ORDER_ARRIVED_AT_PICKUP',
  'ORDER_COLLECTED',
  'ORDER_COMPLETED',
];
const ENOUGH = 2;
/** Rest of each client between two orders: some are under way at any time, more would prove nothing. */
const REST_MS = 1_500;
/** Without other load it is a tenth of it. */
const MAX_PAUSE_MS = 5_000;
/** No busy machine makes a command look dead; the spec ends the lease of one that is. */
const LEASE_MS = 120_000;

/** A cell: a PostgreSQL of its own and a gateway. */
interface Cell {
  readonly postgres: EmbeddedPostgres;
  readonly gateway: RunningGateway;
  /** As `hub move` connects. */
  readonly connection: Database;
}

describe('a hub that moves to another cell and back, with orders under way', () => {
  let folder: string;
  let first: Cell;
  let second: Cell;
  let hubId: number;
  let receivers: TestReceiver[];
  let callers: OrderingClients;

  async function startPostgres(name: string): Promise<EmbeddedPostgres> {
    return startEmbeddedPostgres({ dataDir: join(folder, name), settings: SETTINGS });
  }

  async function connect(postgres: EmbeddedPostgres): Promise<Database> {
    const settings = { url: postgres.url('postgres'), poolSize: 5, applicationName: 'hub-move-test' };
    return new Database(await createDataSource(settings).initialize());
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lm-cells-'));
    await chmod(folder, 0o755);
    receivers = await Promise.all([1, 2, 3].map(() => TestReceiver.start()));
    const [one, other] = await Promise.all(['one', 'other'].map(startPostgres));
    const env = (postgres: EmbeddedPostgres) => ({
      DATABASE_URL: postgres.url('postgres'),
      SECRET_KEY,
      CELLS: 'true',
    });
    // The other cell has no demonstration: its operators would have the e-mails of the first.
    const { ready: _ready, prepare: _prepare, ...definition } = gatewayProcess();
    const variables = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', WEBHOOK_ALLOW_INSECURE: 'true' };
    const [gateway, running] = await Promise.all([
      runGateway(folder, env(one!)),
      serve(definition, { ...variables, ...env(other!), CELL_ID: '1' }),
    ]);
    const beside = { ...running, baseUrl: running.server.baseUrl, facts: gateway.facts };
    first = { postgres: one!, gateway, connection: await connect(one!) };
    second = { postgres: other!, gateway: beside, connection: await connect(other!) };
    hubId = gateway.facts.hub.id;

    const hubs = first.gateway.server.nest.get(Hubs, { strict: false });
    await hubs.update(hubId, { sandbox: true, settings: { robotStepSeconds: 1 } });
    callers = await OrderingClients.signIn(gateway);
    const asHub = { Authorization: `Bearer ${gateway.facts.fullApi.hubKey}` };
    const wallet = `/api/v1/usuarios/${String(gateway.facts.fullApi.clienteId)}/carteira/creditos`;
    await callers.call(wallet, asHub, { valor: 90_000 });
    for (const receiver of receivers)
      await callers.call('/api/v1/webhooks', asHub, { url: receiver.url(), eventos: EVENTS });
    callers.start(1, REST_MS);
    await enoughMore();
  });

  afterAll(async () => {
    await callers.stop();
    await Promise.all([first, second].map(({ connection }) => connection.dataSource.destroy()));
    await Promise.all([first, second].map(({ gateway }) => gateway.close()));
    await Promise.all([first, second].map(({ postgres }) => postgres.stop()));
    await Promise.all(receivers.map((receiver) => receiver.close()));
    await rm(folder, { recursive: true });
  });

  /** `endAt`: the command is ended when it prints this. */
  const mover = (from: Cell, to: Cell, endAt: RegExp | null = null) =>
    moverOn(from, to, (line) => {
      if (endAt?.test(line)) throw new Error('the command was ended');
    });

  const moveAndEnd = (at: RegExp) =>
    expect(mover(first, second, at).move()).rejects.toThrow('the command was ended');

  const moverOn = (from: Cell, to: Cell, progress: (line: string) => void, here = from.connection) =>
    new HubMover(
      { here, there: to.connection, clock: from.gateway.core.clock, progress, leaseMs: LEASE_MS },
      { hubId, address: to.gateway.baseUrl, sourceUrl: from.postgres.url('postgres') },
    );

  /** The command dies when it prints this: it can no longer say anything to its cell. */
  async function moveAndDie(at: string): Promise<void> {
    const here = await connect(first.postgres);
    const die = (line: string) => {
      if (line !== at) return;
      void here.pool.end();
      throw new Error('killed');
    };
    await expect(moverOn(first, second, die, here).move()).rejects.toThrow(
      'Cannot use a pool after calling end',
    );
  }
  /** As if the time of its lease had passed. */
  const leaseEnds = () =>
    first.connection.execute(
      'update cells.hub_moves set leased_until = clock_timestamp() where hub_id = $1',
      [hubId],
    );

  async function enoughMore(): Promise<void> {
    const before = callers.counts;
    await until('every face takes orders', () =>
      callers.counts.every((count, i) => count >= before[i]! + ENOUGH),
    );
  }

  const ordersIn = async ({ connection }: Cell) =>
    (await connection.unchecked.first<{ n: number }>(
      'select count(*)::int as n from orders where hub_id = $1',
      [hubId],
    ))!.n;

  async function courierStream({ gateway }: Cell): Promise<{ token: string; stream: EventStreamClient }> {
    const { phone, password } = gateway.facts.couriers[0]!;
    const answer = await fetch(`${gateway.baseUrl}/api/courier/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone, password }),
    });
    const { token } = (await answer.json()) as { token: string };
    return { token, stream: await EventStreamClient.open(`${gateway.baseUrl}/api/courier/events`, token) };
  }

  it('a rehearsal counts what will move', async () => {
    const tables = await fillEveryTable(first.connection, hubId);
    expect(Object.keys(await mover(first, second).rehearse()).sort()).toEqual(tables);
  });

  it('a move that is given up leaves everything as it was', async () => {
    await moveAndEnd(/tables copied/);
    await enoughMore();
    await moveAndEnd(/work rests/);
    await enoughMore();
    await mover(first, second).giveUp();
    await enoughMore();
    expect(callers.refused.map(({ status }) => status)).toEqual([]);
    expect(await ordersIn(second)).toBe(0);
    const left = await first.connection.unchecked.query(
      `select relname from pg_class where relreplident = 'f' and relkind = 'r' and relnamespace = 'public'::regnamespace
       union all select tgname from pg_trigger where tgname like 'hub_move%'
       union all select pubname from pg_publication union all select slot_name from pg_replication_slots`,
    );
    expect(left).toEqual([]);
  }, 240_000);

  it('a mover that dies before the other cell may begin leaves the hub working here', async () => {
    await moveAndDie('Writes are refused');
    await expect(mover(first, second).move()).rejects.toMatchObject({
      facts: { problem: expect.stringContaining('Another command moves this hub') },
    });
    await until('a write is refused meanwhile', () => callers.refused.length > 0);
    // Nobody gives up or moves on.
    await leaseEnds();
    await enoughMore();
    expect(new Set(callers.refused.map(({ status }) => status))).toEqual(new Set([503]));
  }, 240_000);

  it('a mover that dies afterwards leaves it working there', async () => {
    const { token, stream } = await courierStream(first);
    await moveAndDie('The other cell begins');
    await enoughMore();
    expect(callers.refused.map(({ status }) => status)).toContain(421);
    expect(callers.refused.filter(({ status }) => status !== 503 && status !== 421)).toEqual([]);
    const clear = () => clearMovedHub(first.connection, first.gateway.core.clock, hubId, () => undefined);
    await expect(clear()).rejects.toMatchObject({
      facts: { problem: expect.stringContaining('still open') },
    });
    await mover(first, second).move();
    stream.hangUp();
    const refused = await fetch(`${first.gateway.baseUrl}/api/courier/offers`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([refused.status, refused.headers.get('location')]).toEqual([421, second.gateway.baseUrl]);
    (await EventStreamClient.open(`${second.gateway.baseUrl}/api/courier/events`, token)).hangUp();
    await clear();
    expect(await ordersIn(first)).toBe(0);
    await expect(mover(first, second).move()).rejects.toMatchObject({
      facts: { problem: 'The hub works in another cell' },
    });
    await expectWholeRecords(second.gateway);
  }, 240_000);

  it('it moves back, where ids are smaller, and every event came once and in its order', async () => {
    const { rows, pause } = await mover(second, first).move();
    expect(rows).toBeGreaterThan(100);
    expect(pause?.totalMs ?? Infinity).toBeLessThan(MAX_PAUSE_MS);
    await enoughMore();
    await callers.stop();
    await clearMovedHub(second.connection, second.gateway.core.clock, hubId, () => undefined);
    await expectWholeRecords(first.gateway);
    const orders = await acknowledgedOrders(first.gateway, callers);
    expect(new Set(orders).size).toBe(callers.counts.reduce((a, b) => a + b));
    await until('all events are sent', async () => {
      const open = await first.connection.unchecked.first<{ n: number }>(
        `select (select count(*) from outbox where processed_at is null)
              + (select count(*) from webhook_deliveries where state in ('due', 'queued')) as n`,
      );
      return open?.n === 0;
    });
    for (const receiver of receivers) expectOnceInOrder(receiver, orders);
  }, 240_000);
});

function expectOnceInOrder(receiver: TestReceiver, orders: readonly number[]): void {
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids.length).toBe(new Set(ids).size);
  const ranks = new Map<number, number[]>();
  for (const body of receiver.bodies()) {
    const { order, event } = JSON.parse(body) as { order: { id: number }; event: string };
    ranks.set(order.id, [...(ranks.get(order.id) ?? []), EVENTS.indexOf(event)]);
  }
  for (const id of orders) expect(ranks.get(id)?.[0]).toBe(0);
  const unordered = [...ranks].filter(([, seen]) => seen.some((rank, i) => i > 0 && rank < seen[i - 1]!));
  expect(unordered).toEqual([]);
}
