import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { sourceFlags, startCommand } from '../../../../test/support/child-process.js';
import { until } from '../../../../test/support/running-gateway.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { isAlive } from './postmaster-pid.js';
import { commandAs, unprivilegedUser } from './system-user.js';

/** Like `/root`: only the owner may enter, and the data belong to another account. */
const parent = mkdtempSync(join(tmpdir(), 'lm-embedded-'));
const dataDir = join(parent, 'data');

async function ask(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A program that starts the server, prints its process id, and goes on. */
function starting(folder: string, then = ''): string {
  const module = JSON.stringify(pathToFileURL(resolve('libs/runtime/src/database/embedded-postgres.ts')));
  return `
    const { startEmbeddedPostgres } = await import(${module});
    setInterval(() => undefined, 60_000);
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)} });
    ${then}
    console.log(server.pid)`;
}

describe('the embedded PostgreSQL', () => {
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    chmodSync(parent, 0o700);
    server = await startEmbeddedPostgres({ dataDir });
    await ask(server, 'create table kept as select 42 as answer');
  });

  afterAll(async () => {
    await server.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  it('runs in a folder that only its owner may enter, also for root', async () => {
    expect(statSync(parent).mode & 0o777).toBe(0o700);
    expect(await ask(server, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  });

  it('writes no value of a refused row into its log', async () => {
    await ask(server, 'create table people (email text unique)');
    await ask(server, `insert into people values ('ana@example.com')`);
    const twice = ask(server, `insert into people values ('ana@example.com') -- refused`);
    await expect(twice).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining('ana@') });
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('people_email_key');
    expect(log).not.toContain('DETAIL');
  });

  it('is found and shared while it runs', async () => {
    const again = await startEmbeddedPostgres({ dataDir });
    expect(again).toMatchObject({ started: false, pid: server.pid, port: server.port });
    expect(await ask(again, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts on what a killed server left behind', async () => {
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    expect(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).toMatch(`${String(pid)}\n`);
    server = await startEmbeddedPostgres({ dataDir });
    expect(server).toMatchObject({ started: true });
    expect(await ask(server, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'ends when the process that started it ends by %s',
    async (signal) => {
      const folder = join(parent, signal);
      const child = startCommand(
        process.execPath,
        [...sourceFlags(), '--input-type=module', '-e', starting(folder)],
        {},
        tmpdir(),
      );
      const pid = Number((await child.waitForOutput('\n')).trim());
      expect(isAlive(pid)).toBe(true);
      child.process.kill(signal);
      await child.ended;
      await until('PostgreSQL is gone', () => !isAlive(pid));
    },
  );

  it('that was running already ends with the process that adopts it', async () => {
    const adopting = starting(dataDir, 'server.adopt();');
    const child = startCommand(
      process.execPath,
      [...sourceFlags(), '--input-type=module', '-e', adopting],
      {},
      tmpdir(),
    );
    await child.waitForOutput('\n');
    const { pid } = server;
    child.process.kill('SIGKILL');
    await child.ended;
    await until('PostgreSQL is gone', () => !isAlive(pid));
    server = await startEmbeddedPostgres({ dataDir });
  });

  it('may also look for its own programs there, as initdb does', () => {
    const look = `require('node:fs').accessSync(${JSON.stringify(join(dataDir, 'postgres.log'))}, 0)`;
    const { program, args, identity } = commandAs(
      unprivilegedUser(),
      process.execPath,
      ['-e', look],
      [dataDir],
    );
    expect(spawnSync(program, args, { ...identity, cwd: '/' })).toMatchObject({ status: 0 });
  });

  it('names the folder that its account cannot enter', () => {
    const stranger = { name: 'nobody', uid: 65_534, gid: 65_534 };
    const start = () => commandAs(stranger, process.execPath, [], [join(parent, 'data')], null);
    expect(start).toThrow(
      `PostgreSQL cannot run as root, and the account "nobody" it would run as may not enter ${parent}: open that folder`,
    );
    expect(commandAs(stranger, process.execPath, ['-v'], [dirname(parent)], null)).toEqual({
      program: process.execPath,
      args: ['-v'],
      identity: { uid: 65_534, gid: 65_534 },
    });
  });
});
