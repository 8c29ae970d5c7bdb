import { StartupError } from '#runtime';
import { serve } from '#runtime/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkerModule } from '../../apps/worker/src/worker.module.js';
import { startProgram, type Ended } from '../support/child-process.js';
import { createTestDatabase, type TestDatabase } from '../support/index.js';

const SECRET_KEY = 'a-secret-only-for-tests';
/** The time that a database or Redis has to appear, instead of 30 seconds. */
const START_RETRY_MS = '600';
/** A privileged port that no test opens. */
const NOBODY_THERE = '1';

/** Faults of configuration, and the line printed for each. */
const LINES = {
  'a wrong and a half-given configuration, all of it at once':
    /^Configuration: PORT must be a whole number .*; SECRET_KEY is required with DATABASE_URL \(make one with: .*\); S3_ENDPOINT , S3_BUCKET, .* go together: give all or none$/,
  'a port that is taken': /^Port \d+ is taken by another process: end it, or set PORT to a free one$/,
} as const;

/** Met before anything is open: the lines of a process are those of this error. */
const REFUSED = {
  'a data folder that cannot be written':
    /^The data folder .*a-file\/data cannot be written \(ENOTDIR\): .* set DATA_DIR to another folder$/,
  'a database that is newer than the code':
    /^The database is newer than this code \(it has FromTheFuture\d+\): start the release that made it, or a later one$/,
  'a pooler that refuses our settings':
    /^PostgreSQL refuses us \(unsupported startup parameter: options\): check DATABASE_URL$/,
} as const;

const AWAY = {
  'a database that stays away': ['PostgreSQL', 'DATABASE_URL'],
  'a Redis that stays away': ['Redis', 'REDIS_URL'],
} as const;

type Trouble = keyof typeof LINES | keyof typeof AWAY;
type Refused = keyof typeof REFUSED;

describe('a start that meets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-start-'));
  let database: TestDatabase;
  let newer: TestDatabase;
  let squatter: Server;
  let pooler: Server;
  let ends: Record<Trouble, Promise<Ended>>;
  let environments: Record<Refused, Record<string, string>>;

  beforeAll(async () => {
    [database, newer] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await newer.db.execute(
      `insert into migrations ("timestamp", name) values (1999999999999, 'FromTheFuture1999999999999')`,
    );
    squatter = createServer();
    const taken = await new Promise<number>((done) => {
      squatter.listen(0, () => done((squatter.address() as AddressInfo).port));
    });
    pooler = refusingPooler();
    const pooled = await new Promise<number>((done) => {
      pooler.listen(0, '127.0.0.1', () => done((pooler.address() as AddressInfo).port));
    });
    writeFileSync(join(folder, 'a-file'), '');
    const always = { PORT: '0', DATA_DIR: folder, START_RETRY_MS };
    const start = (env: Record<string, string>) =>
      startProgram('apps/worker/src/main.ts', [], { ...always, ...env }).ended;
    const given = { DATABASE_URL: database.url, SECRET_KEY };
    environments = {
      'a data folder that cannot be written': { ...always, DATA_DIR: join(folder, 'a-file', 'data') },
      'a database that is newer than the code': { ...always, ...given, DATABASE_URL: newer.url },
      'a pooler that refuses our settings': {
        ...always,
        ...given,
        DATABASE_URL: `postgres://somebody@127.0.0.1:${String(pooled)}/x`,
      },
    };
    ends = {
      'a wrong and a half-given configuration, all of it at once': start({
        PORT: 'x',
        DATABASE_URL: database.url,
        S3_ENDPOINT: 'http://files.example.com',
      }),
      'a port that is taken': start({ ...given, PORT: String(taken) }),
      'a database that stays away': start({
        ...given,
        DATABASE_URL: `postgres://nobody@127.0.0.1:${NOBODY_THERE}/x`,
      }),
      'a Redis that stays away': start({ ...given, REDIS_URL: `redis://127.0.0.1:${NOBODY_THERE}` }),
    };
    await Promise.all(Object.values(ends));
  });

  afterAll(async () => {
    squatter.close();
    pooler.close();
    await Promise.all([database.close(), newer.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(Object.entries(LINES))(
    '%s prints one line with what to do and exits with 1',
    async (trouble, line) => {
      const { code, out, err } = await ends[trouble as Trouble];
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err.trimEnd()).toMatch(line);
    },
  );

  it.each(Object.entries(REFUSED))(
    '%s is refused with one line that says what to do',
    async (trouble, line) => {
      const definition = { name: 'worker', faces: [], worker: WorkerModule };
      const error = await serve(definition, environments[trouble as Refused]).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(StartupError);
      expect((error as StartupError).message).toMatch(line);
    },
  );

  it.each(Object.entries(AWAY))(
    '%s tries again, with a line each time, then exits with 1',
    async (trouble, [what, variable]) => {
      const { code, err } = await ends[trouble as Trouble];
      const lines = err.trimEnd().split('\n');
      expect(code).toBe(1);
      expect(lines.pop()).toBe(`${what} is away (ECONNREFUSED): start it, or check ${variable}`);
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines)).toEqual(new Set([`${what} is away (ECONNREFUSED), trying again`]));
    },
  );
});

/** Answers every connection as PgBouncer does without `ignore_startup_parameters = options`. */
function refusingPooler(): Server {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: options', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, body])));
  });
}
