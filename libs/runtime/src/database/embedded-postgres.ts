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
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup.error.js';
import { endWithThisProcess, freePort, isAlive, readPidFile, removeIfStale } from './postmaster-pid.js';
import { postgresBinaries } from './postgres-binaries.js';
import { commandAs, unprivilegedUser, type SystemUser } from './system-user.js';

interface EmbeddedPostgresOptions {
  /** Created when it is missing. */
  readonly dataDir: string;
  /** As in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  readonly port: number;
  readonly pid: number;
  /** False: the server was running already, started by another process. */
  readonly started: boolean;
  url(database: string): string;
  /** Makes a server that was running already end with this process, as one that was started here does. */
  adopt(): void;
  /** Forgets a server that is gone: its process id may be another program's soon. */
  letGo(): void;
  /** Stops the server, rolling back open transactions; may be called twice. */
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
 * Starts the PostgreSQL that npm installed, on a free loopback port. The server ends with the process that
 * started it, also when that is killed; one that runs is found by its postmaster.pid and used.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = resolve(options.dataDir);
  const cluster: Cluster = {
    folder: join(root, 'postgres'),
    passwordFile: join(root, 'postgres.password'),
    logFile: join(root, 'postgres.log'),
    user: unprivilegedUser(),
    settings: options.settings ?? {},
  };
  if (!existsSync(join(cluster.folder, 'PG_VERSION'))) await initialise(cluster);
  const running = await runningServer(cluster);
  if (running) return serverHandle(cluster, { ...running, started: false, letGo: () => undefined });
  return serverHandle(cluster, await launch(cluster));
}

async function initialise(cluster: Cluster): Promise<void> {
  const { folder, passwordFile, user } = cluster;
  // The cluster is made in a folder of its own and renamed, so that an interrupted first start leaves none
  // that looks complete.
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
    const end = () => child.kill();
    process.once('exit', end);
    let errorOutput = '';
    child.stderr.on('data', (bytes: Buffer) => (errorOutput += bytes.toString()));
    child.on('error', (error) => failed(cannotRun(cluster, error.message)));
    child.on('close', (code) => {
      process.removeListener('exit', end);
      if (code === 0) done();
      else failed(cannotRun(cluster, errorOutput));
    });
  });
}

function cannotRun(cluster: Cluster, errorOutput: string): StartupError {
  const reason =
    /^.*(?:FATAL|error|could not|EACCES|cannot).*$/im.exec(errorOutput)?.[0] ??
    errorOutput.trim().split('\n').at(-1) ??
    '';
  return new StartupError(
    `The embedded PostgreSQL in ${cluster.folder} did not start (${reason.trim()}): put that right, or set DATABASE_URL`,
  );
}

interface Server {
  readonly pid: number;
  readonly port: number;
  readonly started: boolean;
  /** Ends the watch that stops the server together with this process. */
  readonly letGo: () => void;
}

/** The server of this folder, running or starting; null when there is none (a stale pid file is removed). */
async function runningServer(cluster: Cluster): Promise<{ pid: number; port: number } | null> {
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until) {
    if (removeIfStale(cluster.folder)) return null;
    const file = readPidFile(cluster.folder);
    if (!file) return null;
    // A server that was just killed is still listed, and its file still says that it is ready.
    if (file.ready && (await isAnswering(file.port))) return file;
    await pause(POLL_MS);
  }
  throw cannotRun(cluster, 'another PostgreSQL holds the folder but does not become ready');
}

/** Messages of PostgreSQL while a killed server's children run, or when the free port was just taken. */
const PASSING = /shared memory block .* is still in use|Address already in use/;

async function launch(cluster: Cluster): Promise<Server> {
  const until = performance.now() + START_LIMIT_MS;
  for (;;) {
    const started = await attempt(cluster, until);
    if (started) return started;
    const log = readFileSync(cluster.logFile, 'utf8');
    if (!PASSING.test(log) || performance.now() > until) throw cannotRun(cluster, log);
    await pause(HELD_POLL_MS);
  }
}

async function attempt(cluster: Cluster, until: number): Promise<Server | null> {
  const child = spawnServer(cluster, await freePort());
  const letGo = child.pid === undefined ? () => undefined : endWithThisProcess(child.pid);
  const state = { gone: false };
  const end = () => {
    state.gone = true;
    letGo();
  };
  child.on('exit', end);
  child.on('error', end);
  child.unref();
  while (!state.gone && performance.now() < until) {
    const file = readPidFile(cluster.folder);
    if (file?.ready && file.pid === child.pid) return { ...file, started: true, letGo };
    await pause(POLL_MS);
  }
  return null;
}

function spawnServer(cluster: Cluster, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '100',
    timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    // Terse, because DETAIL lines repeat the row at fault: e-mails, phones, documents.
    log_error_verbosity: 'terse',
    jit: 'off',
    ...cluster.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { postgres } = postgresBinaries();
  const line = commandAs(cluster.user, postgres, ['-D', cluster.folder, ...flags], [cluster.folder]);
  const log = openSync(cluster.logFile, 'w', 0o600);
  // The server is a process group of its own: Ctrl-C reaches only us, and the database outlives the draining
  // of requests.
  const child = spawn(line.program, line.args, {
    ...line.identity,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

/** The first bytes of a PostgreSQL connection: the request for TLS. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/**
 * Whether PostgreSQL answers on the port. An accepted connection does not show it: the kernel accepts for a
 * process that is being killed.
 */
function isAnswering(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(SSL_REQUEST));
    socket.once('data', () => {
      done(true);
      socket.destroy();
    });
    socket.once('close', () => done(false));
    socket.on('error', () => undefined);
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy());
  });
}

function serverHandle(cluster: Cluster, { pid, port, started, letGo }: Server): EmbeddedPostgres {
  const password = readFileSync(cluster.passwordFile, 'utf8').trim();
  let callOff = letGo;
  return {
    port,
    pid,
    started,
    url: (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${String(port)}/${database}`,
    adopt: () => {
      if (!started) callOff = endWithThisProcess(pid);
    },
    letGo: () => callOff(),
    stop: async () => {
      if (isAlive(pid)) process.kill(pid, 'SIGINT');
      const until = performance.now() + STOP_LIMIT_MS;
      while (isAlive(pid) && performance.now() < until) await pause(POLL_MS);
      callOff();
    },
  };
}
