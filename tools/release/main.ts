import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { makeRunFolder } from '../../test/support/run-folder.js';
import { startTestPostgres } from '../../test/support/test-postgres.js';
import { CONTRACTS, contractOf } from '../../test/full-api/contract.rules.js';
import { RELEASES, schemaDigest, tables, type Release } from '../../test/upgrade/release.queries.js';
import { protocolDocuments } from '../generated/protocol.document.js';
import { CourierPositions, OrderLifecycle } from '#domain';
import { PICKUP, TestHub } from '../../test/support/test-hub.js';
import { testDomain } from '../../test/support/test-domain.js';

/** Records of a version: schema and rows, from which `test/upgrade` begins, and the Full API's contract. */
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

/** What a company writes in a day: an order in each stage of its life, money, and notifications. */
async function fillRelease(database: TestDatabase): Promise<void> {
  const domain = await testDomain({ database, now: '2026-11-25T12:00:00Z' });
  const hub = await TestHub.open(domain, { settings: { returnOnFailedStop: true } });
  const life = domain.get(OrderLifecycle);
  const merchant = await hub.merchantWith(50_000);
  const steps = [
    (id: number, courierId: number) => life.accept(hub.scope, id, courierId),
    (id: number) => life.arriveAtPickup(hub.scope, id),
    (id: number) => life.collect(hub.scope, id),
    (id: number) => life.deliverStop(hub.scope, id, 1, {}),
  ];
  for (let reached = 0; reached <= steps.length; reached++) {
    const courier = await hub.courier();
    const order = await hub.order({ merchant: { id: merchant.id }, paymentMethod: 'wallet' });
    for (const step of steps.slice(0, reached)) {
      domain.clock.advance({ minutes: 4 });
      await step(order.id, courier.id);
    }
    await domain.get(CourierPositions).record(courier.id, [{ ...PICKUP, at: domain.clock.now() }]);
  }
  const { id } = await hub.order();
  await life.cancel(hub.scope, id, { reason: 'operator' });
}
