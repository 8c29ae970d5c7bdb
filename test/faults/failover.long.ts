import { Database } from '#domain';
import { createDataSource } from '#runtime';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGateway, until, type RunningGateway } from '../support/running-gateway.js';
import { TestReceiver } from '../support/test-receiver.js';
import { OrderingClients } from './ordering-clients.driver.js';
import { expectNothingLost, expectWholeRecords } from './outage.verdict.js';
import { ReplicatedPostgres } from './replicated-postgres.harness.js';

const PER_FACE = 2;
/** Rest of each client between two orders: some are always under way, in the long run as many as can be. */
const REST_MS = 0;
const ENOUGH = 5;
/** On an idle machine it takes three seconds. */
const WRITES_AGAIN_WITHIN_MS = 10_000;

/** A primary and its streaming standby; one gateway knows both, one knows the standby only. */
describe('a primary that freezes, and its standby that is promoted', () => {
  let postgres: ReplicatedPostgres;
  let receiver: TestReceiver;
  let folder: string;
  let gateway: RunningGateway;
  let onStandby: RunningGateway;

  beforeAll(async () => {
    [postgres, receiver, folder] = await Promise.all([
      ReplicatedPostgres.start(),
      TestReceiver.start(),
      mkdtemp(join(tmpdir(), 'lm-failover-')),
    ]);
    const SECRET_KEY = 'a-secret-only-for-tests';
    gateway = await runGateway(folder, { DATABASE_URL: postgres.url, SECRET_KEY });
    onStandby = await runGateway(folder, { DATABASE_URL: postgres.standbyUrl, SECRET_KEY });
  });

  afterAll(async () => {
    await Promise.all([gateway.close(), onStandby.close()]);
    await Promise.all([postgres.close(), receiver.close(), rm(folder, { recursive: true })]);
  });

  const ready = async ({ baseUrl }: RunningGateway) => {
    const answer = await fetch(`${baseUrl}/health/ready`);
    const { checks } = (await answer.json()) as { checks: Record<string, string> };
    return { status: answer.status, database: checks['database'] };
  };

  it('on the standby writes are refused, reads are answered, and it is not ready', async () => {
    expect(await ready(onStandby)).toEqual({ status: 503, database: 'read-only' });
    const { hubKey } = onStandby.facts.fullApi;
    const headers = { Authorization: `Bearer ${hubKey}`, 'Content-Type': 'application/json' };
    const list = await fetch(`${onStandby.baseUrl}/api/v1/orders`, { headers });
    expect(list.status).toBe(200);
    const url = receiver.url('/refused');
    const body = JSON.stringify({ url, eventos: ['ORDER_CREATED'] });
    const write = await fetch(`${onStandby.baseUrl}/api/v1/webhooks`, { method: 'POST', headers, body });
    expect([write.status, write.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    const { rows } = await onStandby.core.database.pool.query(
      `select count(*)::int as n from pg_stat_activity where query ~ 'outbox|webhook_deliveries' and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('on a database of its own the demonstration takes no receiver on this machine', () => {
    expect(gateway.core.config).toMatchObject({ databaseUrl: postgres.url, loopbackReceivers: false });
  });

  it('writes go on at the standby within seconds of its promotion, and nothing acknowledged is lost', async () => {
    const callers = await OrderingClients.signIn(gateway);
    const { hubKey, clienteId } = gateway.facts.fullApi;
    const asHub = { Authorization: `Bearer ${hubKey}` };
    const prepared = [
      await callers.call('/api/v1/webhooks', asHub, {
        url: receiver.url('/orders'),
        eventos: ['ORDER_CREATED'],
      }),
      await callers.call(`/api/v1/usuarios/${String(clienteId)}/carteira/creditos`, asHub, { valor: 90_000 }),
    ];
    expect(prepared.map(({ status }) => status)).toEqual([201, 201]);
    const enoughMore = async () => {
      const before = callers.counts;
      await until('every face takes orders', () =>
        callers.counts.every((count, i) => count >= before[i]! + ENOUGH),
      );
    };
    callers.start(PER_FACE, REST_MS);
    await enoughMore();

    const other = await anotherConnection(postgres.primary.url('postgres'));
    postgres.freezePrimary();
    // A connection without the watch ends by its own time limit.
    const unanswered = expect(other.unchecked.query('select 1')).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
    await until('the gateway notices', async () => (await ready(gateway)).status === 503);
    const promoted = performance.now();
    await postgres.promoteStandby();
    await enoughMore();
    expect(performance.now() - promoted).toBeLessThan(WRITES_AGAIN_WITHIN_MS);
    expect(await ready(gateway)).toEqual({ status: 200, database: 'ok' });
    await callers.stop();
    expect(new Set(callers.refused.map(({ status }) => status))).toEqual(new Set([503]));
    await unanswered;
    await other.dataSource.destroy();

    await until('the other gateway works too', async () => (await ready(onStandby)).status === 200);
    // Ends the lease of a sender whose connection was lost.
    await gateway.core.database.execute(
      'update webhook_deliveries set leased_until = null where leased_until is not null',
    );
    await expectNothingLost(gateway, callers, receiver);
    await expectWholeRecords(gateway);
    expectEachOnce(receiver);
  });

  it('background work rests while the server takes no writes, and starts again', async () => {
    const standby = async (readOnly: boolean) => {
      await postgres.askStandby(
        `alter system set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`,
      );
      await postgres.askStandby('select pg_reload_conf()');
      const state = readOnly ? 'read-only' : 'writable';
      for (const { core } of [gateway, onStandby])
        await until('both gateways know', () => core.watch?.state === state);
    };
    await standby(true);
    await standby(false);
    const callers = await OrderingClients.signIn(gateway);
    let id = 0;
    // The state is asked for by each connection in its turn: one that is not yet told refuses once more.
    await until('an order is taken', async () => {
      const { status, body } = await callers.order('full-api');
      if (status === 201) ({ id } = body as { id: number });
      return status === 201;
    });
    await until('its event is received', () =>
      receiver.bodies().some((text) => (JSON.parse(text) as { order: { id: number } }).order.id === id),
    );
    expect((await fetch(`${gateway.baseUrl}/metrics`)).status).toBe(200);
  });
});

async function anotherConnection(url: string): Promise<Database> {
  const settings = { url, poolSize: 1, applicationName: 'another', statementTimeoutMs: 1_000 };
  return new Database(await createDataSource(settings).initialize());
}

/** An order's event has one id at the receiver, however often it was sent; no id stands for two orders. */
function expectEachOnce(receiver: TestReceiver): void {
  const idsByOrder = new Map<number, Set<string>>();
  const ordersById = new Map<string, Set<number>>();
  for (const { headers, body } of receiver.received) {
    const { order } = JSON.parse(body) as { order: { id: number } };
    const id = String(headers['webhook-id']);
    idsByOrder.set(order.id, (idsByOrder.get(order.id) ?? new Set()).add(id));
    ordersById.set(id, (ordersById.get(id) ?? new Set()).add(order.id));
  }
  expect([...idsByOrder].filter(([, ids]) => ids.size > 1)).toEqual([]);
  expect([...ordersById].filter(([, orders]) => orders.size > 1)).toEqual([]);
}
