import type { DataSource, QueryRunner } from 'typeorm';
import { StartupError } from '../startup.error.js';

/** Any number that nobody else takes a lock on. */
const MIGRATION_LOCK = 7_311_201;

/** Brings the schema up to the code. Several processes may start at once: one migrates, the others wait for it. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    // A long migration may wait behind another; the pool's statement timeout is not meant for it.
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewerDatabase(dataSource, runner);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.query('RESET statement_timeout');
    await runner.release();
  }
}

/** What the code has and the database does not. Throws when it is the other way round. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const applied = await refuseNewerDatabase(dataSource, runner);
    return known(dataSource).filter((name) => !applied.includes(name));
  } finally {
    await runner.release();
  }
}

/** An older release must not write into a schema it does not know. */
async function refuseNewerDatabase(dataSource: DataSource, runner: QueryRunner): Promise<string[]> {
  const applied = await appliedMigrations(runner);
  const names = known(dataSource);
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

function known(dataSource: DataSource): string[] {
  return dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
}
