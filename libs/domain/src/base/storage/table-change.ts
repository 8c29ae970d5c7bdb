import { DomainError } from '../shared/index.js';
import type { Queryable } from './connection.js';

const LOCK_TIMEOUT = '250ms';
/** Half a minute in all. */
const TRIES = 60;
const BETWEEN_TRIES_S = 0.25;

/**
 * Alters tables that others work with. `alter table` waits for the transactions that use the table, and all later ones wait
 * for it: so it gives up soon and tries again. @throws storage_unavailable (a table is in use for too long)
 */
export async function changeTables(db: Queryable, commands: string, tries = TRIES): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      // Commands of one message are one transaction, and hold the table's lock as briefly as possible.
      await db.execute(`set local lock_timeout = '${LOCK_TIMEOUT}'; ${commands}`);
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== '55P03') throw error;
      if (attempt === tries) throw new DomainError('storage_unavailable', {}, { cause: error });
      await db.execute('select pg_sleep($1)', [BETWEEN_TRIES_S]);
    }
  }
}
