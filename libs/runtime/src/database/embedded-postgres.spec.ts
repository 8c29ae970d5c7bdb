import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
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

  it('is found and shared while it runs, also after the process that started it was killed', async () => {
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
