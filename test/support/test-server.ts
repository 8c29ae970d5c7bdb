import { createDataSource } from '#runtime';
import { migrate } from '#runtime/testing';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';

const MIGRATIONS = resolve('libs/domain/src/base/migrations');
/** Advisory lock under which one worker makes the template while the others wait; any number will do. */
const TEMPLATE_LOCK = 52_741;

let base: Promise<string> | undefined;
let template: Promise<string> | undefined;

/** The address of a database on the test server. The first caller of a run starts the server. */
export async function serverUrl(database = 'postgres'): Promise<string> {
  const url = new URL(await (base ??= findServer()));
  url.pathname = `/${database}`;
  return url.href;
}

/** The migrated database that tests copy. Its name hashes the migrations: checkouts share the server. */
export function migratedTemplate(): Promise<string> {
  return (template ??= makeTemplate());
}

export async function onServer(sql: string): Promise<void> {
  await withServer((client) => client.query(sql));
}

async function findServer(): Promise<string> {
  const { TEST_POSTGRES_URL: running, TEST_POSTGRES_STARTER: starter } = process.env;
  if (running !== undefined) return running;
  if (starter === undefined) throw new Error('No PostgreSQL for tests: start them by `npm test`');
  const answer = await fetch(starter);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`PostgreSQL for tests did not start: ${text}`);
  return text;
}

async function makeTemplate(): Promise<string> {
  const name = `template_${migrationsHash()}`;
  await withServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    await migrateDatabase(await serverUrl(unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

async function migrateDatabase(url: string): Promise<void> {
  const dataSource = createDataSource({ url, poolSize: 2, applicationName: 'test-template' });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
