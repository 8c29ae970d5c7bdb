import { ENTITIES, MIGRATIONS, PostgresNaming } from '#domain';
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
 * A statement is planned once per connection, maybe while its tables are as good as empty, and reading those whole is
 * what PostgreSQL then decides on: until somebody analyzes them, with fifty thousand rows as well. Everything we ask for
 * has its index.
 */
const PLANNER = '-c enable_seqscan=off';

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
      types: columnTypes,
      statement_timeout: settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      options: PLANNER,
    },
  });
}
