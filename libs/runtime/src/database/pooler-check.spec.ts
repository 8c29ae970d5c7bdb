import pg, { type Pool, type PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/index.js';
import { refuseTransactionPooler } from './server-probe.js';

describe('a pooler that gives each transaction another connection', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    pool = database.db.pool;
  });
  afterAll(() => database.close());

  it('is not what PostgreSQL itself does', async () => {
    await refuseTransactionPooler(pool);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it('is refused with the remedy, and the connections are closed', async () => {
    // PgBouncer before 1.21: the connection behind the client's changes with each transaction.
    class Pooled extends pg.Client {
      override query(...args: never[]): never {
        const run = super.query.bind(this) as (...given: never[]) => Promise<unknown>;
        const answered = async () => {
          const answer = await run(...args);
          await run('deallocate all' as never);
          return answer;
        };
        return answered() as never;
      }
    }
    const pooled = new pg.Pool({ ...pool.options, Client: Pooled as unknown as new () => PoolClient });
    await expect(refuseTransactionPooler(pooled)).rejects.toThrow(
      /^A pooler .* does not keep prepared statements \(.*does not exist\): let DATABASE_URL lead to PostgreSQL itself/,
    );
    expect(pooled.totalCount).toBe(0);
    await pooled.end();
  });
});
