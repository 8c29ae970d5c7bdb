import { clearHub, DomainError, type Clock, type Database } from '#domain';
import { HubCopy } from './hub-copy.store.js';
import { HubFence } from './hub-fence.store.js';
import { HubMoveStateStore } from './hub-move-state.store.js';
import { movedTables } from './moved-tables.queries.js';

/** The rows were brought by the replication, or left by a hub that has moved. */
export async function clearCopy(
  db: Database,
  hubId: number,
  onTable: (table: string, rows: number) => void,
): Promise<void> {
  await clearHub(db, hubId, onTable);
  await db.execute('delete from cells.marks where hub_id = $1', [hubId]);
}

/** Deletes the rows of a hub that moved away. @throws transition_refused (is here) · invalid_value (moves) */
export async function clearMovedHub(
  db: Database,
  clock: Clock,
  hubId: number,
  onTable: (table: string, rows: number) => void,
): Promise<void> {
  const store = new HubMoveStateStore(db, clock, hubId);
  const move = await db.unchecked.first<{ state: string; address: string | null }>(
    'select state, address from cells.hub_moves where hub_id = $1',
    [hubId],
  );
  if (move?.state !== 'moved' && move?.state !== 'cleared') throw new DomainError('transition_refused');
  // What is deleted here would be deleted in the other cell as well.
  if (await new HubCopy(db, db, hubId).isOpen())
    throw new DomainError('invalid_value', {
      field: 'hub',
      problem: 'The copy to the other cell is still open: run `hub move` once more to end it',
    });
  await clearCopy(db, hubId, onTable);
  await new HubFence(db, hubId).takeAway(await movedTables(db), { fence: true });
  await store.enter('cleared', move.address);
}
