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

  const rows = () => StatementRows.write(database.url, database.db.dataSource);

  it('are in statement-rows.types.ts as PostgreSQL describes them: `WRITE_ROWS=1 npm test -- statement-rows`', async () => {
    const written = await rows();
    if (process.env['WRITE_ROWS'] === '1') writeFileSync(FILE, written);
    expect(readFileSync(FILE, 'utf8')).toBe(written);
  });

  it('change with the type of a column, and do not compile while its entity has another', async () => {
    const offers = async () => /'searches.offers_asked': (.*);/.exec(await rows())?.[1];
    const before = await offers();
    await database.db.query('alter table order_offers alter round type text using round::text');
    expect(before).toContain('round: number;');
    expect(await offers()).toBe(before?.replace('round: number;', "round: Text<OrderOffer['round']>;"));
  });
});
