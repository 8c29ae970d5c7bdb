import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/index.js';

/**
 * Plans of the statements inside the ledger's functions, which `explain` does not show: the server logs them
 * to the connection that runs them.
 */
describe('the ledger on tables that were analyzed while they were empty', () => {
  const HUB = 1;
  const WALLET = 77;
  let database: TestDatabase;
  let client: pg.Client;
  let plans: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    client.on('notice', ({ message }) => {
      if (message?.includes('Query Text:')) plans.push(message);
    });
    await client.query(`
      analyze;
      load 'auto_explain';
      set auto_explain.log_min_duration = 0;
      set auto_explain.log_nested_statements = on;
      set client_min_messages = log;
      set plan_cache_mode = force_generic_plan;
      set enable_seqscan = off;
    `);
  });
  beforeEach(() => void (plans = []));
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  it('finds a repeated movement by its external id', async () => {
    await credit('again');
    expect(await credit('again')).toMatchObject({ duplicated: true });
    expect(planOf('t.external_id = p_external_id')).toContain('ledger_transactions_external_id_key');
  });

  it('finds what an order has moved by the order', async () => {
    await client.query(
      `select * from ledger_settle_order($1, 'merchant', $2, 'revenue', 'order_payment', 'order_refund', 5, -900, '',
         true, gen_random_uuid(), now())`,
      [HUB, WALLET],
    );
    expect(planOf('t.order_id = p_order')).toContain('ledger_transactions_order_idx');
  });

  async function credit(externalId: string): Promise<unknown> {
    const { rows } = await client.query<Record<string, unknown>>(
      `select * from ledger_post($1, 'merchant', $2, 'cash', 'credit', 'credit_added', 500, '', 'completed', $3, null,
         null, null, true, gen_random_uuid(), now())`,
      [HUB, WALLET, externalId],
    );
    return rows[0];
  }

  function planOf(condition: string): string {
    const found = plans.filter((plan) => plan.includes(condition) && plan.includes('Index Cond'));
    expect(found).not.toEqual([]);
    return found.at(-1)!;
  }
});
