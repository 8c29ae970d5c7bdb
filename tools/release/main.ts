import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '../../test/support/test-database.js';
import { makeRunFolder } from '../../test/support/run-folder.js';
import { startTestPostgres } from '../../test/support/test-postgres.js';
import { CONTRACTS, contractOf } from '../../test/full-api/contract.rules.js';
import { RELEASES, schemaDigest, tables, type Release } from '../../test/upgrade/release.queries.js';
import { protocolDocuments } from '../generated/protocol.document.js';
import { fillRelease } from './release.world.js';

/**
 * Records of the version in `package.json`: schema and rows, from which `test/upgrade` begins ever after, and
 * the Full API's contract.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = makeRunFolder();
const postgres = await startTestPostgres(join(folder, 'server'));
process.env['TEST_POSTGRES_URL'] = postgres.url;

try {
  const database = await createTestDatabase();
  const { db } = database;
  const schema = await schemaDigest(db);
  await fillRelease(database);
  const rows: Record<string, object[]> = {};
  for (const table of (await tables(db)).keys()) {
    const found = await db.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t`);
    if (found.length > 0) rows[table] = found.map(({ row }) => row);
  }
  const migrations = db.dataSource.migrations.map((one) => one.constructor.name);
  const release: Release = { version, migrations, schema, rows };
  // A release is recorded once.
  writeFileSync(new URL(`${version}.json`, RELEASES), text(release), { flag: 'wx' });
  const contract = contractOf((await protocolDocuments())['full-api'] as never);
  writeFileSync(new URL(`${version}.json`, CONTRACTS), `${JSON.stringify(contract, null, 2)}\n`, {
    flag: 'wx',
  });
  await database.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A row a line, so that a change of the file can be read. */
function text({ rows, ...release }: Release): string {
  const head = Object.entries(release).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const tables = Object.entries(rows).map(
    ([table, found]) =>
      `${JSON.stringify(table)}: [\n${found.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  return `{\n${head.join(',\n')},\n"rows": {\n${tables.join(',\n')}\n}\n}\n`;
}
