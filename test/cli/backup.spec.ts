import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../apps/console/src/cli/cli.service.js';
import { openCore, runtimeConfig } from '#runtime';
import { ensureDemo } from '../../apps/gateway/src/demo/demo.service.js';

const COUNTED = ['hubs', 'orders', 'ledger_entries', 'webhook_deliveries', 'credentials', 'streets'];

describe('npm run cli -- backup and restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-backup-'));
  const file = join(folder, 'backup.tgz');
  const from = { DATA_DIR: join(folder, 'first') };
  const to = { DATA_DIR: join(folder, 'second') };
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function type(words: string[], env: Record<string, string>) {
    const err: string[] = [];
    const code = await runCli(words, env, { out: () => undefined, err: (line) => err.push(line), ask: null });
    return { code, err };
  }

  /** Rows of each table, and a secret that only the folder's own key opens. */
  async function contents(env: Record<string, string>) {
    const core = await openCore(
      { ...runtimeConfig(env), logLevel: 'silent' },
      { name: 'test', role: 'server' },
    );
    try {
      const demo = await ensureDemo(core);
      const counts: Record<string, number> = {};
      for (const table of COUNTED)
        counts[table] = (await core.database.first<{ n: number }>(`select count(*) as n from ${table}`))!.n;
      const sealed = await core.database.query<{ keyId: string; box: Buffer }>(
        'select secret_key_id as "keyId", secret_box as box from credentials where secret_box is not null order by id',
      );
      const running = await type(['backup', join(folder, 'running.tgz')], env);
      return {
        demo,
        counts,
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
    expect(before.counts['streets']).toBeGreaterThan(100);
  }, 120_000);

  it('leaves a PostgreSQL of one’s own to its own tools', async () => {
    const own = { ...from, DATABASE_URL: 'postgres://localhost/none', SECRET_KEY: 'a-secret-of-sixteen' };
    expect(await type(['backup', join(folder, 'own.tgz')], own)).toMatchObject({ code: 2 });
  });
});
