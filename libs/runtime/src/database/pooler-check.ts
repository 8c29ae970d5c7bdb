import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../startup.error.js';

/** 26000: the prepared statement is unknown. 42P05: there is one of that name. */
const OF_ANOTHER_CONNECTION = /^(26000|42P05)$/;

/**
 * Refuses a pooler that gives each transaction another connection of PostgreSQL and does not take prepared statements
 * along: PgBouncer in transaction mode before 1.21. Its other refusals come with the connection.
 *
 * While the first client holds a connection, the second gets another one. Then the first one is free again, and is the
 * next to be given out.
 *
 * @throws StartupError
 */
export async function refuseTransactionPooler(pool: Pool): Promise<void> {
  const first = await pool.connect();
  const second = await pool.connect().catch((error: unknown) => {
    first.release();
    throw error;
  });
  try {
    await first.query('begin');
    const named = { name: `pooler_check_${randomBytes(6).toString('hex')}`, text: 'select 1' };
    await second.query(named);
    await first.query('commit');
    await second.query(named);
    giveBack([first, second], false);
  } catch (error) {
    giveBack([first, second], true);
    const { code, message } = error as { code?: string; message: string };
    if (!OF_ANOTHER_CONNECTION.test(code ?? '')) throw error;
    throw new StartupError(
      `A pooler between us and PostgreSQL does not keep prepared statements (${message}): let DATABASE_URL lead to PostgreSQL itself, or to a pooler in session mode`,
    );
  }
}

function giveBack(clients: readonly PoolClient[], broken: boolean): void {
  for (const client of clients) client.release(broken);
}
