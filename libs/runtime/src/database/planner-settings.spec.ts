import { createTestDatabase, type TestDatabase } from '../../../../test/support/index.js';
import { plannerRemedy } from './server-probe.js';

describe('settings that the plans of statements depend on', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterAll(() => database.close());

  it('arrive with every connection of ours', async () => {
    expect(await plannerRemedy(database.db)).toBeNull();
  });

  it('that a pooler dropped are reported with the command to run', async () => {
    const { db } = database;
    const remedy = await db.inTransactionScope(async () => {
      await db.execute('set local enable_seqscan = on');
      return plannerRemedy(db);
    });
    expect(remedy).toBe('ALTER ROLE postgres SET enable_seqscan = off;');
  });

  it('read one row by its keys, also of a shop that came after the last analysis', async () => {
    const { db } = database;
    const plan = await db.inTransactionScope(async () => {
      await db.manager.query(`
        create table shops as select id::int, 'x' as name from generate_series(1, 10000) id;
        create table sales as select id::int, id::int % 10 as shop_id from generate_series(1, 1000) id;
        alter table shops add primary key (id);
        alter table sales add primary key (id);
        analyze shops, sales;
        prepare sale(int) as select * from sales s join shops on shops.id = s.shop_id where s.id = $1`);
      return JSON.stringify(await db.manager.query('explain execute sale(7)'));
    });
    expect([plan.includes('Merge Join'), plan.includes('Nested Loop')]).toEqual([false, true]);
  });
});
