import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup.error.js';
import { postgresBinaries } from './postgres-binaries.js';
import { isAlive, readPidFile, removeIfStale } from './postmaster-pid.js';
import { commandAs, unprivilegedUser, type SystemUser } from './system-user.js';

export interface EmbeddedPostgresOptions {
  /** Where the cluster lives; made when it is missing. */
  readonly dataDir: string;
  /** Extra server settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  readonly port: number;
  readonly pid: number;
  /** False when it was running already: another process started it, or one that was killed left it behind. */
  readonly started: boolean;
  url(database: string): string;
  /** Ends it, rolling back what is open; safe to call twice. */
  stop(): Promise<void>;
}

const SUPERUSER = 'postgres';
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 8_000;
const ANSWER_LIMIT_MS = 1_000;
const POLL_MS = 10;
const HELD_POLL_MS = 50;

interface Cluster {
  readonly folder: string;
  readonly passwordFile: string;
  readonly logFile: string;
  readonly user: SystemUser | null;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Starts the real PostgreSQL that npm installed, on a free loopback port. It survives the death of whoever started
 * it: what was left behind by a killed process is found by its postmaster.pid and taken over.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = describe(options);
  if (!existsSync(join(cluster.folder, 'PG_VERSION'))) await initialise(cluster);
  const running = await runningServer(cluster);
  if (running) return handle(cluster, running.pid, running.port, false);
  const { pid, port } = await launch(cluster);
  return handle(cluster, pid, port, true);
}

function describe({ dataDir, settings = {} }: EmbeddedPostgresOptions): Cluster {
  const root = resolve(dataDir);
  return {
    folder: join(root, 'postgres'),
    passwordFile: join(root, 'postgres.password'),
    logFile: join(root, 'postgres.log'),
    user: unprivilegedUser(),
    settings,
  };
}

async function initialise(cluster: Cluster): Promise<void> {
  const { folder, passwordFile, user } = cluster;
  // A half-made cluster of an interrupted first start has no PG_VERSION or cannot be told from one: begin anew.
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (user) {
    chownSync(making, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const flags = [
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C',
    '--auth=scram-sha-256',
    `--username=${SUPERUSER}`,
  ];
  await run(cluster, postgresBinaries().initdb, [...flags, `--pwfile=${passwordFile}`, `--pgdata=${making}`]);
  renameSync(making, folder);
}

function run(cluster: Cluster, program: string, args: readonly string[]): Promise<void> {
  const line = commandAs(cluster.user, program, args, [cluster.passwordFile]);
  return new Promise((done, failed) => {
    const child = spawn(line.program, line.args, {
      ...line.identity,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    child.on('error', (error) => {
      failed(cannotRun(cluster, error.message));
    });
    child.on('close', (code) => {
      if (code === 0) done();
      else failed(cannotRun(cluster, said));
    });
  });
}

function cannotRun(cluster: Cluster, said: string): StartupError {
  const reason =
    /^.*(?:FATAL|error|could not|EACCES|cannot).*$/im.exec(said)?.[0] ?? said.trim().split('\n').at(-1) ?? '';
  return new StartupError(
    `The embedded PostgreSQL in ${cluster.folder} did not start (${reason.trim()}): put that right, or set DATABASE_URL`,
  );
}

/** A server of this very folder that is up, or coming up; null when there is none (a stale pid file is removed). */
async function runningServer(cluster: Cluster): Promise<{ pid: number; port: number } | null> {
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until) {
    if (removeIfStale(cluster.folder)) return null;
    const file = readPidFile(cluster.folder);
    if (!file) return null;
    // One that was killed a moment ago is still listed, and still says that it is ready.
    if (file.ready && (await answers(file.port))) return file;
    await pause(POLL_MS);
  }
  throw cannotRun(cluster, 'another PostgreSQL holds the folder but does not become ready');
}

/** What a killed server leaves for a moment: its children, which have yet to notice. */
const STILL_HELD = /shared memory block .* is still in use/;

async function launch(cluster: Cluster): Promise<{ pid: number; port: number }> {
  const until = performance.now() + START_LIMIT_MS;
  for (;;) {
    const started = await attempt(cluster, until);
    if (started) return started;
    const said = readFileSync(cluster.logFile, 'utf8');
    if (!STILL_HELD.test(said) || performance.now() > until) throw cannotRun(cluster, said);
    await pause(HELD_POLL_MS);
  }
}

async function attempt(cluster: Cluster, until: number): Promise<{ pid: number; port: number } | null> {
  const port = await freePort();
  const child = spawnServer(cluster, port);
  const state = { gone: false };
  child.on('exit', () => (state.gone = true));
  child.on('error', () => (state.gone = true));
  child.unref();
  while (!state.gone && performance.now() < until) {
    const file = readPidFile(cluster.folder);
    if (file?.ready && file.pid === child.pid) return { pid: file.pid, port: file.port };
    await pause(POLL_MS);
  }
  return null;
}

function spawnServer(cluster: Cluster, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    ...DEFAULTS,
    ...cluster.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { postgres } = postgresBinaries();
  const line = commandAs(cluster.user, postgres, ['-D', cluster.folder, ...flags], [cluster.folder]);
  const log = openSync(cluster.logFile, 'w', 0o600);
  // A group of its own, so that Ctrl-C reaches only us and the database outlives the draining of requests.
  const child = spawn(line.program, line.args, {
    ...line.identity,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

const DEFAULTS = {
  max_connections: '100',
  timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
  jit: 'off',
};

/** The first words of every PostgreSQL connection: shall we speak TLS? */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** A port alone proves nothing: the kernel goes on taking connections for a process that is being killed. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(SSL_REQUEST));
    socket.once('data', () => {
      done(true);
      socket.destroy();
    });
    socket.once('close', () => {
      done(false);
    });
    socket.on('error', () => undefined);
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy());
  });
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        done(port);
      });
    });
  });
}

function handle(cluster: Cluster, pid: number, port: number, started: boolean): EmbeddedPostgres {
  const password = readFileSync(cluster.passwordFile, 'utf8').trim();
  const interrupt = () => {
    if (isAlive(pid)) process.kill(pid, 'SIGINT');
  };
  if (started) process.once('exit', interrupt);
  return {
    port,
    pid,
    started,
    url: (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${String(port)}/${database}`,
    stop: async () => {
      process.removeListener('exit', interrupt);
      interrupt();
      const until = performance.now() + STOP_LIMIT_MS;
      while (isAlive(pid) && performance.now() < until) await pause(POLL_MS);
    },
  };
}
