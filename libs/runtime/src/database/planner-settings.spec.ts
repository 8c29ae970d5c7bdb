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
});
