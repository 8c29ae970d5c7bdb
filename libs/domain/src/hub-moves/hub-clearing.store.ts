import { DomainError, type Clock } from '../shared/index.js';
import type { Database } from '../storage/index.js';
import { HubCopy } from './hub-copy.store.js';
import { HubFence } from './hub-fence.store.js';
import { HubMoveStateStore } from './hub-move-state.store.js';
import type { HubMove } from './hub-move.entity.js';
import { tenantTables } from './tenant-tables.queries.js';

/** Rows of one transaction: short enough that nobody waits for it. */
const BATCH = 5_000;

/** Deletes all rows of a hub, also those that are append-only: it lives in another cell, or never began here. */
export async function clearHub(
  db: Database,
  hubId: number,
  onTable: (table: string, rows: number) => void,
): Promise<void> {
  const tables = await tenantTables(db);
  const filled = await db.query<{ name: string }>(
    tables
      .map(
        ({ name, hubColumn }) =>
          `select '${name}' as name where exists (select from ${name} where ${hubColumn} = $1)`,
      )
      .join(' union all '),
    [hubId],
  );
  const names = new Set(filled.map(({ name }) => name));
  for (const { name, hubColumn, parts } of tables.filter((table) => names.has(table.name))) {
    let rows = 0;
    for (const part of parts)
      for (let deleted = BATCH; deleted === BATCH; rows += deleted)
        deleted = await db.transaction(async (tx) => {
          await tx.execute(`set local lastmile.clearing = 'on'`);
          return tx.execute(
            `delete from ${part} where ctid = any(array(select ctid from ${part} where ${hubColumn} = $1 limit ${String(BATCH)}))`,
            [hubId],
          );
        });
    if (rows > 0) onTable(name, rows);
  }
}

/** Deletes the rows of a hub that has moved away. @throws transition_refused (it is here) · invalid_value (it still moves) */
export async function clearMovedHub(
  db: Database,
  clock: Clock,
  hubId: number,
  onTable: (table: string, rows: number) => void,
): Promise<void> {
  const store = new HubMoveStateStore(db, clock, hubId);
  const move = await db.first<Pick<HubMove, 'state' | 'address'>>(
    'select state, address from hub_moves where hub_id = $1',
    [hubId],
  );
  if (move?.state !== 'moved' && move?.state !== 'cleared') throw new DomainError('transition_refused');
  // What is deleted here would be deleted in the other cell as well.
  if (await new HubCopy(db, db, hubId).isOpen())
    throw new DomainError('invalid_value', {
      field: 'hub',
      problem: 'The copy to the other cell is still open: run `hub move` once more to end it',
    });
  await clearHub(db, hubId, onTable);
  const fence = new HubFence(db, hubId);
  await fence.takeAway(await tenantTables(db), { fence: true });
  await store.enter('cleared', move.address);
}
