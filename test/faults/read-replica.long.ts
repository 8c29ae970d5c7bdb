import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGateway, until, type RunningGateway } from '../support/running-gateway.js';
import { OrderingClients } from './ordering-clients.driver.js';
import { ReplicatedPostgres } from './replicated-postgres.harness.js';

/** A gateway whose lists come from a standby that can be held back, and is ended at last. */
describe('a standby that answers reads', () => {
  let postgres: ReplicatedPostgres;
  let folder: string;
  let gateway: RunningGateway;
  let callers: OrderingClients;
  let asHub: Record<string, string>;
  let asModelM: Record<string, string>;

  beforeAll(async () => {
    [postgres, folder] = await Promise.all([
      ReplicatedPostgres.start({ synchronous: false }),
      mkdtemp(join(tmpdir(), 'lm-replica-')),
    ]);
    gateway = await runGateway(folder, {
      DATABASE_URL: postgres.primary.url('postgres'),
      DATABASE_READ_URL: postgres.standbyUrl,
      SECRET_KEY: 'a-secret-only-for-tests',
    });
    callers = await OrderingClients.signIn(gateway);
    asHub = { Authorization: `Bearer ${gateway.facts.fullApi.hubKey}` };
    asModelM = { 'api-key': gateway.facts.modelM.hubKey };
    const wallet = `/api/v1/usuarios/${String(gateway.facts.fullApi.clienteId)}/carteira/creditos`;
    await callers.call(wallet, asHub, { valor: 90_000 });
    // The log-in came from the address of all callers here.
    await until('the log-in was a moment ago', standbyAnswers);
  });

  afterAll(async () => {
    await gateway.close();
    await postgres.close();
    await rm(folder, { recursive: true });
  });

  /** NaN: it is not told. */
  async function metric(line: string): Promise<number> {
    const text = await (await fetch(`${gateway.baseUrl}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length) ?? NaN,
    );
  }

  const answered = () => metric('database_replica_reads_total{outcome="answered"}');
  const failed = () => metric('database_replica_reads_total{outcome="failed"}');

  const standbyAnswers = async () => {
    const before = await answered();
    await callers.call('/api/m/solicitacao', asModelM);
    return (await answered()) > before;
  };

  async function order(): Promise<number> {
    const { status, body } = await callers.order('full-api');
    expect(status).toBe(201);
    return (body as { id: number }).id;
  }

  const listedToHub = async (id: number) => {
    const { body } = await callers.call('/api/v1/orders', asHub);
    return JSON.stringify(body).includes(`"id":${String(id)},`);
  };
  const listedToOthers = async (id: number) => {
    const { body } = await callers.call('/api/m/solicitacao', asModelM);
    return JSON.stringify(body).includes(`"${String(id)}"`);
  };

  const listedToBoard = async (query: string) => {
    const asOwner = { Authorization: `Bearer ${gateway.facts.admin.token}` };
    const { body } = await callers.call(`/api/admin/orders?${query}`, asOwner);
    return (body as { items: { id: number }[] }).items.map(({ id }) => id);
  };

  it('serves lists, reports, searches, statements and tracking, and no background work', async () => {
    const { fullApi, admin } = gateway.facts;
    const asOwner = { Authorization: `Bearer ${admin.token}` };
    const id = await order();
    const link = await callers.call(`/api/m/obterLinkRastreio/${String(id)}`, asModelM);
    const token = /\/rastreio\/([0-9A-Za-z]+)/.exec(JSON.stringify(link.body))?.[1] ?? '';
    const reports = ['orders', 'revenue', 'courier-payouts', 'cancellations', 'state-times', 'days'];
    const paths: [string, Record<string, string>][] = [
      ['/api/m/solicitacao', asModelM],
      ['/api/m/condutor', asModelM],
      ['/api/admin/orders', asOwner],
      ['/api/admin/orders?q=Maria', asOwner],
      [`/api/admin/orders?q=${String(id)}`, asOwner],
      ['/api/admin/couriers', asOwner],
      ['/api/admin/withdrawals', asOwner],
      [`/api/admin/wallets/merchants/${String(fullApi.clienteId)}`, asOwner],
      ['/api/admin/webhooks/deliveries', asOwner],
      [`/rastreio/${token}`, {}],
      ...reports.map((name): [string, Record<string, string>] => [
        `/api/admin/reports/${name}?from=2026-01-01&to=2026-01-31`,
        asOwner,
      ]),
    ];
    await until('the standby has the order', async () => listedToOthers(id));
    for (const [path, headers] of paths) {
      const before = await answered();
      const { status } = await callers.call(path, headers);
      expect([path, status, (await answered()) > before]).toEqual([path, 200, true]);
    }
    expect(await failed()).toBe(0);
    const names = await postgres.askStandby<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity where application_name like 'last-mile%' order by 1`,
    );
    expect(names.map(({ name }) => name)).toEqual([
      'last-mile gateway reads',
      'last-mile gateway reads watch',
    ]);
  });

  it('shows its own writes to who wrote, what events told of to boards, and the others what the standby has', async () => {
    await postgres.askStandby('select pg_wal_replay_pause()');
    const id = await order();
    expect([await listedToHub(id), await listedToOthers(id)]).toEqual([true, false]);
    expect([
      await listedToBoard(`ids=${String(id)}`),
      (await listedToBoard('limit=50')).includes(id),
    ]).toEqual([[id], false]);
    // Others see it as soon as the standby is known to be too far behind.
    await until('the primary answers', () => listedToOthers(id));
    expect(await metric('database_replica_lag_seconds')).toBeGreaterThan(5);

    await postgres.askStandby('select pg_wal_replay_resume()');
    await until('the standby answers again', standbyAnswers);
    expect(await listedToOthers(id)).toBe(true);
  });

  it('is done without when it is away', async () => {
    const id = await order();
    await until('the standby has the order', () => listedToOthers(id));
    await postgres.standby.stop();
    expect([await listedToHub(id), await listedToOthers(id)]).toEqual([true, true]);
    await until('its absence is known', async () =>
      Number.isNaN(await metric('database_replica_lag_seconds')),
    );
    const before = [await answered(), await failed()];
    expect(await listedToOthers(id)).toBe(true);
    expect([await answered(), await failed()]).toEqual(before);
  });
});
