import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../apps/console/src/cli/cli.service.js';
import type { Ask } from '../../apps/console/src/cli/command.types.js';
import { createTestDatabase, type TestDatabase } from '../support/index.js';

export const OLD_SECRET = 'the-old-secret-of-the-cli';

/** The command line over a database and a folder of the spec. */
export function cliOfSpec() {
  let database: TestDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'lm-cli-'));
  const env: Record<string, string> = {
    SECRET_KEY: OLD_SECRET,
    DATA_DIR: folder,
    DATABASE_POOL_SIZE: '2',
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    env['DATABASE_URL'] = database.url;
  });

  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function type(line: string, variables = env, ask: Ask | null = null) {
    const out: string[] = [];
    const err: string[] = [];
    const words = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
    const terminal = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), ask };
    return { code: await runCli(words, variables, terminal), out, err };
  }

  /** The data of a command that must succeed. */
  async function json(line: string, variables = env): Promise<Record<string, never> & { id: number }> {
    const { code, out, err } = await type(`${line} --json`, variables);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toHaveLength(1);
    return JSON.parse(out[0]!);
  }

  const hub = () => json('hub create --name "Entregas de Teste" --city Recife --state PE --plan premium');

  return { folder, env, type, json, hub, database: () => database };
}
