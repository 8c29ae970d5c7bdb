import type { Database } from '#domain';
import type { HubMoveStateStore } from './hub-move-state.store.js';

/**
 * Events are sent in the order of their ids, and ids of another cell may be above those that this cell gives
 * out: waiting events get ids of this cell, in their order. Ids of deliveries, seen by receivers, stay.
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

/** Makes a hub's rows this cell's own, so that it works here. False: it did not arrive, or works already. */
export async function begin(db: Database, store: HubMoveStateStore, hubId: number): Promise<boolean> {
  const changed = await store.leave('arriving', (tx) => tx.execute(RENUMBER, [hubId]));
  if (changed) await db.execute('notify outbox');
  return changed;
}
