import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../apps/console/src/cli/cli.service.js';
import { openCore, runtimeConfig } from '#runtime';
import { ensureDemo } from '../../apps/gateway/src/demo/demo.service.js';
import { OrderingClients } from '../faults/ordering-clients.driver.js';
import { runGateway, until } from '../support/running-gateway.js';

const COMPARED = ['hubs', 'orders', 'ledger_entries', 'webhook_deliveries', 'credentials', 'streets'];
/**
 * An order paid by wallet, with a subscription whose receiver does not exist, writes a row to every table
 * that is compared.
 */
const NOBODY = 'http://localhost:4999/hook';

describe('npm run cli -- backup and restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-backup-'));
  const file = join(folder, 'backup.tgz');
  const from = { DATA_DIR: join(folder, 'first') };
  const to = { DATA_DIR: join(folder, 'second') };

  beforeAll(async () => {
    const gateway = await runGateway(from.DATA_DIR);
    const callers = await OrderingClients.signIn(gateway);
    const { hubKey, clienteId } = gateway.facts.fullApi;
    const asHub = { Authorization: `Bearer ${hubKey}` };
    await callers.call('/api/v1/webhooks', asHub, { url: NOBODY, eventos: ['ORDER_CREATED'] });
    const wallet = `/api/v1/usuarios/${String(clienteId)}/carteira`;
    await callers.call(`${wallet}/creditos`, asHub, { valor: 900 });
    expect((await callers.order('full-api')).status).toBe(201);
    await until('the delivery waits', async () => {
      const { database } = gateway.core;
      return (
        (await database.unchecked.query(`select from webhook_deliveries where state = 'due'`)).length > 0
      );
    });
    await gateway.close();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function type(words: string[], env: Record<string, string>) {
    const err: string[] = [];
    const code = await runCli(words, env, { out: () => undefined, err: (line) => err.push(line), ask: null });
    return { code, err };
  }

  /** Number and content of each table's rows, and a secret that only the folder's key opens. */
  async function contents(env: Record<string, string>) {
    const core = await openCore(
      { ...runtimeConfig(env), logLevel: 'silent' },
      { name: 'test', role: 'server' },
    );
    try {
      const demo = await ensureDemo(core);
      const tables: Record<string, object | null> = {};
      for (const table of COMPARED)
        tables[table] = await core.database.unchecked.first<{ count: number; sum: string }>(
          `select count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
        );
      const sealed = await core.database.unchecked.query<{ keyId: string; box: Buffer }>(
        'select secret_key_id as "keyId", secret_box as box from credentials where secret_box is not null order by id',
      );
      const running = await type(['backup', join(folder, 'running.tgz')], env);
      return {
        demo,
        tables,
        secrets: sealed.map((box) => core.cipher.open(box)),
        running: running.err[0]?.split(': ')[1],
      };
    } finally {
      await core.close();
    }
  }

  it('restores into an empty folder everything that was there', async () => {
    const before = await contents(from);
    expect(before.running).toBe('stop it first');
    expect(await type(['backup', file], from)).toEqual({ code: 0, err: [] });
    expect(await type(['backup', file], from)).toEqual({
      code: 1,
      err: [expect.stringContaining('exists already')],
    });
    expect(await type(['restore', file], from)).toEqual({
      code: 1,
      err: [expect.stringContaining('is not empty')],
    });
    expect(await type(['restore', file], to)).toEqual({ code: 0, err: [] });
    expect(await contents(to)).toEqual(before);
    const counts = Object.values(before.tables) as { count: number }[];
    expect(counts.every(({ count }) => count > 0)).toBe(true);
  });

  it('leaves a PostgreSQL of one’s own to its own tools', async () => {
    const own = { ...from, DATABASE_URL: 'postgres://localhost/none', SECRET_KEY: 'a-secret-of-sixteen' };
    expect(await type(['backup', join(folder, 'own.tgz')], own)).toMatchObject({ code: 2 });
  });
});
