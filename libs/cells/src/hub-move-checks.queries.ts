import type { Database } from '#domain';
import { hasCells } from './cells-schema.store.js';
import type { HubMoveState, HubMoveStateStore } from './hub-move-state.store.js';

const STATE = 'select state as value from cells.hub_moves where hub_id = $1';
const SETTING = 'select current_setting($1) as value';
const MIGRATIONS = `select coalesce(string_agg(name, ',' order by name), '') as value from migrations`;
const RANGE = `select min_value::text as value from pg_sequences
  where schemaname = current_schema() and sequencename = 'orders_id_seq'`;
const EMAILS = `select coalesce(array_agg(email), '{}') as value from operators where hub_id = $1`;
const TAKEN = `select string_agg(email, ', ') as value from operators
  where email = any($1::text[]) and hub_id is distinct from $2`;

async function valueOf<T>(db: Database, sql: string, params: readonly unknown[] = []): Promise<T | null> {
  return (await db.unchecked.first<{ value: T }>(sql, params))?.value ?? null;
}

interface PlannedMove {
  readonly here: Database;
  readonly there: Database;
  readonly hubId: number;
  readonly stateThere: HubMoveStateStore;
}

/** null: it can move. */
export async function obstacleTo({ here, there, hubId, stateThere }: PlannedMove): Promise<string | null> {
  if (!(await hasCells(there)))
    return 'Cells are not switched on in the other cell: start it with CELLS=true';
  const stateHere = await valueOf<HubMoveState>(here, STATE, [hubId]);
  if (stateHere === 'cleared' || stateHere === 'arriving') return 'The hub works in another cell';
  if ((await here.execute('select from hubs where id = $1', [hubId])) === 0)
    return 'There is no such hub here';
  if ((await valueOf(here, SETTING, ['wal_level'])) !== 'logical')
    return 'PostgreSQL here needs wal_level=logical (ALTER SYSTEM SET wal_level = logical, and a restart)';
  if ((await valueOf(here, MIGRATIONS)) !== (await valueOf(there, MIGRATIONS)))
    return 'The cells have different migrations: start the same release in both';
  if ((await valueOf(here, RANGE)) === (await valueOf(there, RANGE)))
    return 'Both cells have the same CELL_ID, so their ids would collide';
  return obstacleThere({ here, there, hubId, stateThere });
}

async function obstacleThere({ here, there, hubId, stateThere }: PlannedMove): Promise<string | null> {
  if (
    (await stateThere.state()) === null &&
    (await there.execute('select from hubs where id = $1', [hubId])) > 0
  )
    return 'A hub of this id works in the other cell';
  const taken = await valueOf<string>(there, TAKEN, [await valueOf(here, EMAILS, [hubId]), hubId]);
  return taken === null ? null : `Operators of the other cell have the e-mail of this hub’s: ${taken}`;
}
