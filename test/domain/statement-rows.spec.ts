import { readFileSync, writeFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '../support/index.js';
import { StatementRows } from '../support/statement-rows.js';

const FILE = 'libs/domain/src/statement-rows.types.ts';

describe('the rows of statements', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 });
  });
  afterAll(() => database.close());

  const rows = (name?: string) => StatementRows.write(database.url, database.db.dataSource, name);

  it('are in statement-rows.types.ts as PostgreSQL describes them: `WRITE_ROWS=1 npm test -- statement-rows`', async () => {
    const written = await rows();
    if (process.env['WRITE_ROWS'] === '1') writeFileSync(FILE, written);
    expect(readFileSync(FILE, 'utf8')).toBe(written);
  });

  it('change with the type of a column, and do not compile while its entity has another', async () => {
    const name = 'searches.offers_asked';
    const offers = async () => (await rows(name)).split(`'${name}': `)[1]?.split(';\n')[0];
    const before = await offers();
    await database.db.query('alter table order_offers alter round type text using round::text');
    expect(before).toContain('round: number;');
    expect(await offers()).toBe(before?.replace('round: number;', "round: Text<OrderOffer['round']>;"));
  });
});
