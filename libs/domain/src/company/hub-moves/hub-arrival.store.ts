import type { Database, Queryable, Transaction } from '../../base/index.js';
import type { HubMoveStateStore } from './hub-move-state.store.js';

/**
 * Events are sent in the order of their ids, and the ids of another cell may be above those that this cell gives out:
 * events that wait get ids of this cell, in their order. Ids of deliveries, which receivers see, stay.
 */
const RENUMBER = `
  with waiting as (
    select id, aggregate_id from outbox where hub_id = $1 and processed_at is null and failed_at is null
     union
    select outbox_id, aggregate_id from webhook_deliveries_open
     where hub_id = $1 and state = 'due' and outbox_id is not null
     union
    select outbox_id, aggregate_id from webhook_deliveries_open
     where hub_id = $1 and state = 'queued' and outbox_id is not null
  ), fresh as materialized (
    select id, aggregate_id, nextval(pg_get_serial_sequence('outbox', 'id')) as fresh
      from (select id, aggregate_id from waiting order by id) w
  ), events as (
    update outbox o set id = f.fresh from fresh f where o.id = f.id
  )
  update webhook_deliveries_open d set outbox_id = f.fresh from fresh f
   where d.hub_id = $1 and d.aggregate_id = f.aggregate_id and d.outbox_id = f.id`;

/**
 * `order_endings` counts orders of all hubs when their last event is relayed: those that arrive or leave are added or
 * subtracted, except those whose event the other cell will relay.
 */
const ENDINGS = `
  select status, count(*)::int as total from orders o
   where hub_id = $1 and status in ('completed', 'cancelled') and not exists (
     select from outbox e where e.hub_id = $1 and e.processed_at is null and e.aggregate_id = o.id
        and e.topic = 'order.' || o.status)
   group by status`;
const ADD_ENDINGS = `
  insert into order_endings as e (status, slot, total)
  select status, 0, $2 * total from unnest($1::text[], $3::int[]) t (status, total)
      on conflict (status, slot) do update set total = e.total + excluded.total`;

export interface EndedOrders {
  readonly status: string;
  readonly total: number;
}

/** How many ended orders `order_endings` counts for the hub: reads all its orders. Stays the same while no event is relayed. */
export function countEndings(db: Queryable, hubId: number): Promise<EndedOrders[]> {
  return db.query<EndedOrders>(ENDINGS, [hubId]);
}

async function addEndings(tx: Transaction, endings: readonly EndedOrders[], sign: 1 | -1): Promise<void> {
  await tx.execute(ADD_ENDINGS, [
    endings.map(({ status }) => status),
    sign,
    endings.map(({ total }) => total),
  ]);
}

/** The text of the mark that lets the other cell begin; it names the command that moved the hub there. */
const BEGINS = `'begins ' || $2::text`;
const ALLOW = `
  insert into hub_move_marks (hub_id, mark) values ($1, ${BEGINS})
      on conflict (hub_id) do update set mark = excluded.mark`;

/**
 * Makes a hub's rows this cell's own, and it works here. False: it did not arrive, or works already. `endings`: counted in
 * the other cell already, whose rows are the same.
 */
export async function begin(
  db: Database,
  store: HubMoveStateStore,
  hubId: number,
  endings?: readonly EndedOrders[],
): Promise<boolean> {
  const begun = await store.leave(['arriving'], async (tx) => {
    const ended = endings ?? (await countEndings(tx, hubId));
    await tx.execute(RENUMBER, [hubId]);
    await addEndings(tx, ended, 1);
  });
  if (begun) await db.execute('notify outbox');
  return begun;
}

/** The mark follows the hub's rows into the other cell, which thereby begins also when the mover is gone. */
export async function handOver(
  tx: Transaction,
  hubId: number,
  moverId: string,
  endings: readonly EndedOrders[],
): Promise<void> {
  await addEndings(tx, endings, -1);
  await tx.execute(ALLOW, [hubId, moverId]);
}
