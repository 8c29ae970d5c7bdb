import { ENTITIES, MIGRATIONS, PostgresNaming } from '#domain';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { columnTypes } from './column-types.js';

export interface DataSourceSettings {
  readonly url: string;
  readonly poolSize: number;
  /** Shown by PostgreSQL in pg_stat_activity. */
  readonly applicationName: string;
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  /** An idle connection was lost. The pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * A statement is planned once per connection, for whatever values, and maybe while its tables are as good as empty.
 * Reading those whole is what PostgreSQL would then decide on: until somebody analyzes them, with fifty thousand rows as
 * well. Everything we ask for has its index. Left to itself it would plan small batches anew each time, which takes
 * longer than to run them.
 */
const PLANNER = '-c enable_seqscan=off -c plan_cache_mode=force_generic_plan';

/**
 * Between two owners nobody listens to a connection for a moment, and an error that nobody hears would end the process.
 * Whoever has it next finds out with the first statement.
 */
class AttendedClient extends pg.Client {
  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    this.on('error', () => undefined);
  }
}

export function createDataSource(settings: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url: settings.url,
    applicationName: settings.applicationName,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new PostgresNaming(),
    synchronize: false,
    poolSize: settings.poolSize,
    connectTimeoutMS: settings.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    poolErrorHandler: (error: Error) => settings.onConnectionLost?.(error),
    // The schema needs no extension, and a managed PostgreSQL may not let us ask for one.
    installExtensions: false,
    extra: {
      Client: AttendedClient,
      types: columnTypes,
      statement_timeout: settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      options: PLANNER,
      // A transaction does not wait for the answers it does not need: see `OpenTransaction`.
      pipeline: true,
    },
  });
}
