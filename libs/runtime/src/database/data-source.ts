import { ENTITIES, MIGRATIONS, PostgresNaming } from '#domain';
import type { PoolConfig } from 'pg';
import { DataSource } from 'typeorm';
import { DatabaseHosts } from './database-hosts.js';
import { hostClientOf, writableCheckOf } from './host-client.js';
import { PLANNER_OPTIONS } from './server-probe.js';
import pg from 'pg';

interface DataSourceSettings {
  /** May name several hosts: see `DatabaseHosts`. */
  readonly url: string;
  readonly hosts?: DatabaseHosts;
  readonly poolSize: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  /** Called when an idle connection was lost; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => unknown;
}

const CONNECT_TIMEOUT_MS = 5_000;
/** Shorter where another host can be tried. */
const CONNECT_TIMEOUT_OF_SEVERAL_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** PostgreSQL ends a statement at its timeout, so a server that is silent for longer is frozen or gone. */
const SILENCE_MS = 3_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

export function poolSettings(
  hosts: DatabaseHosts,
  settings: Pick<DataSourceSettings, 'poolSize' | 'applicationName'>,
): PoolConfig {
  return {
    ...connectionSettings(hosts, STATEMENT_TIMEOUT_MS),
    max: settings.poolSize,
    application_name: settings.applicationName,
    connectionTimeoutMillis: connectTimeoutMs(hosts),
  };
}

export function createDataSource(settings: DataSourceSettings): DataSource {
  const hosts = settings.hosts ?? DatabaseHosts.parse(settings.url);
  return new DataSource({
    type: 'postgres',
    url: hosts.current,
    applicationName: settings.applicationName,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new PostgresNaming(),
    synchronize: false,
    poolSize: settings.poolSize,
    connectTimeoutMS: settings.connectTimeoutMs ?? connectTimeoutMs(hosts),
    poolErrorHandler: (error: Error) => settings.onConnectionLost?.(error),
    // The schema needs no extension, and a managed PostgreSQL may forbid creating one.
    installExtensions: false,
    extra: {
      ...connectionSettings(hosts, settings.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS),
      // Not `verify`: pg-pool loses a connection whose caller has given up waiting while it is verified.
      ...(hosts.mustWrite ? { onConnect: writableCheckOf(hosts) } : {}),
      // `OpenTransaction` sends statements before the answers to earlier ones have come.
      pipeline: true,
    },
  });
}

function connectTimeoutMs(hosts: DatabaseHosts): number {
  return hosts.several ? CONNECT_TIMEOUT_OF_SEVERAL_MS : CONNECT_TIMEOUT_MS;
}

function connectionSettings(hosts: DatabaseHosts, statementTimeoutMs: number) {
  return {
    Client: hostClientOf(hosts) as unknown as NonNullable<PoolConfig['Client']>,
    types: columnTypes,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: PLANNER_OPTIONS,
  };
}

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds ${text}, which a number cannot hold exactly`);
  return value;
}

type Parse = (value: string) => unknown;

/** Parses `{1,2}`; our bigint arrays hold no nulls. */
function parseInt8Array(text: string): number[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map(parseInt8);
}

const parseAnyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (
  text: string,
) => Date;

/**
 * Parses `2026-03-02 12:00:00.123456+00` to the millisecond, because an order has a dozen instants; other
 * forms are left to pg.
 */
const UTC_INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

function parseInstant(text: string): Date {
  if (!UTC_INSTANT.test(text)) return parseAnyInstant(text);
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
}

const parsers = new Map<number, Parse>([
  [INT8, parseInt8],
  [INT8_ARRAY, parseInt8Array],
  [pg.types.builtins.TIMESTAMPTZ, parseInstant],
  // A date stays text because it has no time zone; pg would make it midnight in the server's zone.
  [DATE, (text) => text],
]);

/** Set on each pool, so that other users of `pg` in the process are not affected. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const parse = format === 'binary' ? undefined : parsers.get(oid);
    return (parse ?? pg.types.getTypeParser(oid, format)) as Parse;
  },
};
