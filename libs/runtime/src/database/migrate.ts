import { DataSource, type QueryRunner } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { StartupError } from '../startup.error.js';
import { identityRange } from '#domain';

/** Advisory lock. */
const MIGRATION_LOCK = 7_311_201;

/** Several processes may start at once: one migrates, the others wait. */
export async function migrate(dataSource: DataSource, cellId = 0): Promise<string[]> {
  if (await isCurrent(dataSource, cellId)) return [];
  const patient = await withoutTimeouts(dataSource);
  try {
    const runner = patient.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerDatabase(patient, runner);
    const done = await patient.runMigrations({ transaction: 'each' });
    await applyIdentityRanges(runner, cellId);
    await runner.release();
    return done.map((migration) => migration.name);
  } finally {
    // The lock ends with its connection.
    await patient.destroy();
  }
}

/** Nearly every start finds the schema current, and needs neither the lock nor connections of its own. */
async function isCurrent(dataSource: DataSource, cellId: number): Promise<boolean> {
  const pending = await pendingMigrations(dataSource);
  return pending.length === 0 && (await missingIdentityRanges(dataSource, cellId)).length === 0;
}

/** Connections for migrations only: one may take hours, and another process may wait as long for it. */
function withoutTimeouts({ options, migrations: known }: DataSource): Promise<DataSource> {
  const settings = options as PostgresDataSourceOptions;
  // Those that the caller knows: a spec begins with the migrations of a release.
  const migrations = known.map(({ constructor }) => constructor);
  const never = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const extra = { ...(settings.extra as object), ...never };
  return new DataSource({ ...settings, entities: [], migrations, poolSize: 2, extra }).initialize();
}

/** @throws when the database has migrations that the code lacks */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const applied = await refuseNewerDatabase(dataSource, runner);
    return knownMigrations(dataSource).filter((name) => !applied.includes(name));
  } finally {
    await runner.release();
  }
}

/** @throws when a newer release made the schema */
async function refuseNewerDatabase(dataSource: DataSource, runner: QueryRunner): Promise<string[]> {
  const applied = await appliedMigrations(runner);
  const names = knownMigrations(dataSource);
  const unknown = applied.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new StartupError(
      `The database is newer than this code (it has ${unknown.join(', ')}): start the release that made it, or a later one`,
    );
  return applied;
}

async function appliedMigrations(runner: QueryRunner): Promise<string[]> {
  const [table] = (await runner.query(`SELECT to_regclass('migrations') AS name`)) as {
    name: string | null;
  }[];
  if (!table?.name) return [];
  const rows = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  return rows.map((row) => row.name);
}

function knownMigrations(dataSource: DataSource): string[] {
  return dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
}

interface Sequence {
  readonly name: string;
  /** Text, because the default maximum of a sequence is more than a JavaScript number holds exactly. */
  readonly first: string;
  readonly min: string;
  readonly max: string;
  readonly last: string | null;
}

const SEQUENCES = `
  select sequencename as name, start_value::text as first, min_value::text as min, max_value::text as max,
         last_value::text as last
    from pg_sequences where schemaname = current_schema() and sequencename <> 'migrations_id_seq' order by 1`;

/** Sequences of tables that a migration has just created then start in their cell's range. */
async function applyIdentityRanges(runner: QueryRunner, cellId: number): Promise<void> {
  const changes = await missingIdentityRanges(runner, cellId);
  if (changes.length > 0) await runner.query(changes.join(';\n'));
}

async function missingIdentityRanges(
  on: { query(sql: string): Promise<unknown> },
  cellId: number,
): Promise<string[]> {
  const sequences = (await on.query(SEQUENCES)) as Sequence[];
  return sequences.map((sequence) => alteration(sequence, cellId)).filter((sql) => sql !== null);
}

function alteration({ name, first, min, max, last }: Sequence, cellId: number): string | null {
  const range = identityRange(name, cellId);
  if (first === String(range.first) && min === String(range.min) && max === String(range.max)) return null;
  if (last !== null && (Number(last) < range.min || Number(last) > range.max))
    throw new StartupError(
      `This database was made for another CELL_ID: ${name} is at ${last}, outside the range of CELL_ID=${String(cellId)}`,
    );
  const bounds = `minvalue ${String(range.min)} maxvalue ${String(range.max)} start with ${String(range.first)}`;
  return `alter sequence ${name} ${bounds}${last === null ? ' restart' : ''}`;
}
