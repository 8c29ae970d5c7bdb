import { Database } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { prepareDataFolder, type RuntimeConfig } from '../config/index.js';
import {
  createDataSource,
  migrate,
  pendingMigrations,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../database/index.js';
import type { Logger } from '../logging/index.js';
import { StartupError } from '../startup.error.js';
import { patiently } from './patience.js';

export interface OpenedDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

export interface DatabaseUser {
  readonly name: string;
  /** A server keeps the embedded PostgreSQL for itself and ends it; a tool joins one that runs. */
  readonly role: 'server' | 'tool';
  readonly logger: Logger;
}

const EMBEDDED_DATABASE = 'last_mile';
/** Held by the server whose embedded PostgreSQL it is. */
const OWNER_LOCK = 7_311_202;
const REVIVE_EVERY_MS = 250;

/** The database by DATABASE_URL or the embedded one, with its schema as the code expects it. */
export async function openDatabase(config: RuntimeConfig, user: DatabaseUser): Promise<OpenedDatabase> {
  const server = config.databaseUrl === null ? await embedded(config, user) : external(config.databaseUrl);
  try {
    const database = await connect(server.url, config, user);
    await agreeOnSchema(database, config);
    return {
      database,
      close: async () => {
        if (database.dataSource.isInitialized) await database.dataSource.destroy();
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

interface ServerLink {
  readonly url: string;
  close(): Promise<void>;
}

function external(url: string): ServerLink {
  return { url, close: async () => undefined };
}

/** Whoever serves on the embedded PostgreSQL also looks after it: should it end, it is started again, on its port. */
async function embedded(config: RuntimeConfig, user: DatabaseUser): Promise<ServerLink> {
  prepareDataFolder(config.dataDir);
  let link = await join(config, user);
  let closing = false;
  const watch = () => {
    link.client.once('end', () => {
      if (link.owner && !closing) void revive();
    });
  };
  const revive = async () => {
    user.logger.error('the embedded PostgreSQL ended, starting it again');
    const { port } = link.postgres;
    while (!closing) {
      try {
        link = await join(config, user, port);
        watch();
        return;
      } catch (error) {
        user.logger.warn({ err: error }, 'the embedded PostgreSQL is not back yet');
        await pause(REVIVE_EVERY_MS);
      }
    }
  };
  watch();
  return {
    url: link.postgres.url(EMBEDDED_DATABASE),
    close: async () => {
      closing = true;
      await link.client.end();
      if (link.owner || link.postgres.started) await link.postgres.stop();
    },
  };
}

interface EmbeddedLink {
  readonly postgres: EmbeddedPostgres;
  /** Holds the owner's lock as long as it lives. */
  readonly client: pg.Client;
  readonly owner: boolean;
}

async function join(config: RuntimeConfig, user: DatabaseUser, port?: number): Promise<EmbeddedLink> {
  const settings = port === undefined ? {} : { port: String(port) };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, settings });
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  // Its end is what is looked at.
  client.on('error', () => undefined);
  await client.connect();
  const owner = user.role === 'server' && (await becomeOwner(client));
  if (user.role === 'server' && !owner) {
    await client.end();
    throw new StartupError(
      `The data folder ${config.dataDir} is in use by another process: end it, or set DATA_DIR to another folder`,
    );
  }
  const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [EMBEDDED_DATABASE]);
  if (known.rowCount === 0) await client.query(`CREATE DATABASE ${EMBEDDED_DATABASE}`);
  return { postgres, client, owner };
}

async function becomeOwner(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
    OWNER_LOCK,
  ]);
  return rows[0]?.mine ?? false;
}

async function connect(
  url: string,
  config: RuntimeConfig,
  { name, logger }: DatabaseUser,
): Promise<Database> {
  const open = async () => {
    const dataSource = createDataSource({
      url,
      poolSize: config.databasePoolSize,
      applicationName: `last-mile ${name}`,
      onConnectionLost: (error) => {
        logger.warn({ err: error }, 'database connection lost');
      },
    });
    return new Database(await dataSource.initialize());
  };
  return patiently(open, {
    what: 'PostgreSQL',
    variable: 'DATABASE_URL',
    limitMs: config.startRetryMs,
    isFinal: isRefusal,
  });
}

/** Wrong password, unknown user or database. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(28|3D)/.test(code);
}

async function agreeOnSchema(database: Database, config: RuntimeConfig): Promise<void> {
  const { dataSource } = database;
  try {
    if (config.migrateAtStart) {
      await migrate(dataSource);
      return;
    }
    const pending = await pendingMigrations(dataSource);
    if (pending.length === 0) return;
    throw new StartupError(
      `The database lacks ${pending.length} migrations: run \`npm run cli -- migrate\` first`,
    );
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
