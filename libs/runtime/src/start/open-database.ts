import { Database } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup.error.js';
import { retryAtStartup } from './startup-retry.js';
import { prepareDataFolder } from '../config/data-folder.js';
import type { RuntimeConfig } from '../config/runtime-config.js';
import { createDataSource } from '../database/data-source.js';
import { DatabaseHosts } from '../database/database-hosts.js';
import { DatabaseWatch } from '../database/database-watch.js';
import { isReadOnly } from '../database/host-client.js';
import { migrate, pendingMigrations } from '../database/migrate.js';
import { plannerRemedy, refuseTransactionPooler, requireServerVersion } from '../database/server-probe.js';
import { Replica } from '../database/replica.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.js';
import type { Logger } from '../logging/logger.js';

export interface OpenedDatabase {
  readonly database: Database;
  /** Null for the embedded PostgreSQL, which has no standby. */
  readonly watch: DatabaseWatch | null;
  readonly replica: Replica | null;
  close(): Promise<void>;
}

interface DatabaseClientOptions {
  readonly name: string;
  readonly role: 'server' | 'tool';
  /** The owner starts the embedded PostgreSQL and stops it; others join a running one. */
  readonly owns: boolean;
  readonly logger: Logger;
}

const EMBEDDED_DATABASE = 'last_mile';
/** Advisory lock of the server that owns the embedded PostgreSQL. */
const OWNER_LOCK = 7_311_202;
const RESTART_INTERVAL_MS = 250;
/** Default of PostgreSQL. */
const DEFAULT_CONNECTIONS = 100;
/** For each process beside its pool: listening, migrating, and room for tools. */
const SPARE_CONNECTIONS = 10;

export async function openDatabase(
  config: RuntimeConfig,
  user: DatabaseClientOptions,
): Promise<OpenedDatabase> {
  const hosts = config.databaseUrl === null ? null : DatabaseHosts.parse(config.databaseUrl);
  const server = hosts === null ? await embedded(config, user) : { hosts, close: async () => undefined };
  try {
    const database = await connect(server.hosts, config, user);
    await ensureSchema(database, config);
    const watch =
      user.role === 'server' && hosts !== null ? await watchDatabase(hosts, database, user) : null;
    const { databaseReadUrl: url, databasePoolSize: poolSize } = config;
    const reads = { poolSize, applicationName: `last-mile ${user.name} reads`, logger: user.logger };
    const replica = watch === null || url === null ? null : await Replica.open({ url, ...reads }, watch);
    if (replica !== null) database.useReplica(replica);
    return {
      database,
      watch,
      replica,
      close: async () => {
        await watch?.close();
        await replica?.close();
        if (database.dataSource.isInitialized) await database.dataSource.destroy();
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function watchDatabase(
  hosts: DatabaseHosts,
  database: Database,
  { name, logger }: DatabaseClientOptions,
): Promise<DatabaseWatch> {
  const remedy = await plannerRemedy(database);
  if (remedy !== null)
    logger.warn({ remedy }, 'a pooler drops settings that the plans of statements depend on: run the remedy');
  return DatabaseWatch.start(hosts, `last-mile ${name} watch`, logger);
}

/** The owner starts a server that ended again, on the same port. */
async function embedded(config: RuntimeConfig, user: DatabaseClientOptions) {
  prepareDataFolder(config.dataDir);
  let link = await connectEmbedded(config, user);
  let closing = false;
  const watch = () =>
    link.client.once('end', () => {
      if (link.owner && !closing) void revive();
    });
  const revive = async () => {
    user.logger.error('the embedded PostgreSQL ended, starting it again');
    const { port } = link.postgres;
    link.postgres.letGo();
    while (!closing) {
      try {
        link = await connectEmbedded(config, user, port);
        watch();
        return;
      } catch (error) {
        user.logger.warn({ err: error }, 'the embedded PostgreSQL is not back yet');
        await pause(RESTART_INTERVAL_MS);
      }
    }
  };
  watch();
  return {
    hosts: DatabaseHosts.parse(link.postgres.url(EMBEDDED_DATABASE)),
    close: async () => {
      closing = true;
      await link.client.end();
      if (link.owner || link.postgres.started) await link.postgres.stop();
    },
  };
}

interface EmbeddedConnection {
  readonly postgres: EmbeddedPostgres;
  /** Holds the owner's lock. */
  readonly client: pg.Client;
  readonly owner: boolean;
}

/**
 * SQLSTATE or Node's code of a server that is ending because its owner was killed: the next try starts it
 * anew.
 */
const ENDING = /^(57P|ECONN|EPIPE)/;

async function connectEmbedded(
  config: RuntimeConfig,
  user: DatabaseClientOptions,
  port?: number,
): Promise<EmbeddedConnection> {
  const until = performance.now() + config.startRetryMs;
  for (;;) {
    try {
      return await connectOnce(config, user, port);
    } catch (error) {
      if (!hasCode(error, ENDING) || performance.now() > until) throw error;
      await pause(RESTART_INTERVAL_MS);
    }
  }
}

async function connectOnce(
  config: RuntimeConfig,
  user: DatabaseClientOptions,
  port: number | undefined,
): Promise<EmbeddedConnection> {
  const connections = config.webConcurrency * (config.databasePoolSize + SPARE_CONNECTIONS);
  const settings = {
    ...(port !== undefined && { port: String(port) }),
    ...(connections > DEFAULT_CONNECTIONS && { max_connections: String(connections) }),
  };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, settings });
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  // The `end` event is handled; an error without listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const owner = user.owns && (await acquireOwnerLock(client));
    if (user.owns && !owner)
      throw new StartupError(
        `The data folder ${config.dataDir} is in use by another process: end it, or set DATA_DIR to another folder`,
      );
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [EMBEDDED_DATABASE]);
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${EMBEDDED_DATABASE}`);
    if (owner) postgres.adopt();
    return { postgres, client, owner };
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

async function acquireOwnerLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
    OWNER_LOCK,
  ]);
  return rows[0]?.mine ?? false;
}

async function connect(
  hosts: DatabaseHosts,
  config: RuntimeConfig,
  { name, logger }: DatabaseClientOptions,
): Promise<Database> {
  const open = async () => {
    const dataSource = createDataSource({
      url: hosts.current,
      hosts,
      poolSize: config.databasePoolSize,
      applicationName: `last-mile ${name}`,
      // The pool says it has ended before PostgreSQL has read so, and an embedded one may end first.
      onConnectionLost: (error) =>
        dataSource.isInitialized && logger.warn({ err: error }, 'database connection lost'),
    });
    const database = new Database(await dataSource.initialize());
    if (config.databaseUrl === null) return database;
    try {
      await requireServerVersion(database);
      await refuseTransactionPooler(database.pool);
      return database;
    } catch (error) {
      await dataSource.destroy();
      throw error;
    }
  };
  return retryAtStartup(open, {
    what: 'PostgreSQL',
    variable: 'DATABASE_URL',
    limitMs: config.startRetryMs,
    isFinal: (error) => hasCode(error, REFUSED_FOR_GOOD),
    // The embedded server is there: a slow start is the machine's.
    ...(config.databaseUrl === null && { log: () => undefined }),
  });
}

/** 28, 3D: wrong password, unknown user or database. 08P01: PgBouncer refuses a setting of the connection. */
const REFUSED_FOR_GOOD = /^(28|3D|08P01$)/;

function hasCode(error: unknown, codes: RegExp): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && codes.test(code);
}

async function ensureSchema(database: Database, config: RuntimeConfig): Promise<void> {
  const { dataSource } = database;
  try {
    const standby = await isReadOnly(database);
    if (config.migrateAtStart && !standby) {
      await migrate(dataSource, config.cellId);
      return;
    }
    const pending = await pendingMigrations(dataSource);
    if (pending.length === 0) return;
    throw new StartupError(
      `The database lacks ${pending.length} migrations: ${
        standby ? 'it takes no writes now, so start on its primary' : 'run `npm run cli -- migrate` first'
      }`,
    );
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
