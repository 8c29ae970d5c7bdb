import type { Database } from '../storage/index.js';
import { tenantTables } from './tenant-tables.queries.js';

/** Rows of one transaction: short enough that nobody waits for it. */
const BATCH = 5_000;

/** Deletes all rows of a hub, also those that are append-only: it lives in another cell, or never began here. */
export async function clearHub(
  db: Database,
  hubId: number,
  onTable: (table: string, rows: number) => void,
): Promise<void> {
  for (const { name, hubColumn } of await tenantTables(db)) {
    let rows = 0;
    for (let deleted = BATCH; deleted === BATCH; rows += deleted)
      deleted = await db.transaction(async (tx) => {
        await tx.execute(`set local lastmile.clearing = 'on'`);
        return tx.execute(
          `delete from ${name} where ctid = any(array(select ctid from ${name} where ${hubColumn} = $1 limit ${String(BATCH)}))`,
          [hubId],
        );
      });
    if (rows > 0) onTable(name, rows);
  }
}
