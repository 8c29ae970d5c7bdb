import { Injectable } from '@nestjs/common';
import { type RetainedKind, defaultDays } from '../../company/index.js';
import { Clock, Database, FileStore, hubWorks } from '../../base/index.js';
import {
  anonymisedFaceData,
  anonymisedPlace,
  anonymisedStopsOf,
  ORDER_KINDS,
  type RetainedOrderKind,
} from './anonymised-events.statements.js';
import { clearAudit, forgetTexts, recordsOfOrders } from './person.statements.js';

/** SQL of an instant: the period of `kind` before $1 ends there; $2 the usual days. */
const END = (kind: RetainedKind) =>
  `$1::timestamptz - make_interval(days => coalesce((h.settings #>> '{retention,${kind}}')::int, $2::int))`;

/** $3 most orders of a hub. Deleted orders have an index of their own. A hub's day is followed by a mark. */
const DUE_ORDERS = (kind: RetainedOrderKind) => `
  select h.id as "hubId", array_agg(o.id) as ids, max(o.created_at) as at,
         (array_agg(o.id order by o.created_at desc, o.id desc))[1] as last
    from hubs h left join retention_marks m on m.hub_id = h.id and m.kind = '${kind}'
   cross join lateral (
     ${['is null', 'is not null']
       .map(
         (deleted) => `(select id, created_at from orders
         where hub_id = h.id and deleted_at ${deleted} and created_at < ${END(kind)}
           and (created_at, id) > (coalesce(m.cleared_to, '-infinity'), coalesce(m.order_id, 0))
         order by created_at, id limit $3)`,
       )
       .join(' union all ')} order by created_at, id limit $3) o
   where ${hubWorks('h.id')}
   group by h.id`;

const MARK = `insert into retention_marks as m (hub_id, kind, cleared_to, order_id) values ($1, $2, $3, $4)
  on conflict (hub_id, kind) do update set cleared_to = excluded.cleared_to, order_id = excluded.order_id
    where (m.cleared_to, m.order_id) < (excluded.cleared_to, excluded.order_id)`;

const IDS = 'select unnest($2::bigint[])';
const clearStops = (kind: RetainedOrderKind, more = '') => `
  update orders o set stops = ${anonymisedStopsOf('o.stops', 'true', [kind])}${more} where o.hub_id = $1 and o.id in (${IDS})`;
const clearRequests = (kind: RetainedOrderKind, more = '') => `
  update delivery_requests r set body = '{}',
         terms = r.terms || jsonb_build_object('dropoff', ${anonymisedPlace(`(r.terms -> 'dropoff')`, [kind])}
           ${more ? ", 'stopObservation', null, 'pickupObservation', null" : ''}
           ${kind === 'phones' ? ", 'phoneLocator', null" : ''})${more}
   where r.hub_id = $1 and r.order_id in (${IDS})`;

/** $1 the hub, $2 its orders. */
const CLEAR_ORDERS: Record<RetainedOrderKind, readonly string[]> = {
  names: [
    clearAudit(recordsOfOrders(IDS)),
    ...forgetTexts(IDS),
    `update ledger_transactions t set description = '' where t.hub_id = $1 and t.order_id in (${IDS})
        and t.description <> (select o.public_id from orders o where o.id = t.order_id)`,
    `update recipient_requests r set answer = null where r.hub_id = $1 and r.order_id in (${IDS})`,
    clearRequests('names', `, recipient = ''`),
    clearStops(
      'names',
      `, observation = null, customer_observation = null, cancel_note = null, cancel_on_return = o.cancel_on_return - 'note',
         face_data = ${anonymisedFaceData('o.face_data')}`,
    ),
  ],
  phones: [clearRequests('phones'), clearStops('phones')],
  addresses: [
    `update recipient_requests r set place = null where r.hub_id = $1 and r.order_id in (${IDS})`,
    clearRequests('addresses'),
    clearStops('addresses'),
  ],
  proofPhotos: [`delete ${evidence('photo')}`, clearStops('proofPhotos')],
  signatures: [`delete ${evidence('signature')}`, clearStops('signatures')],
  documentNumbers: [clearStops('documentNumbers')],
};

function evidence(kind: 'photo' | 'signature'): string {
  return `from evidence_files where hub_id = $1 and order_id in (${IDS}) and kind = '${kind}'`;
}

const EVIDENCE_KEYS: Partial<Record<RetainedOrderKind, string>> = {
  proofPhotos: `select storage_key as key ${evidence('photo')}`,
  signatures: `select storage_key as key ${evidence('signature')}`,
};

/** Names in requests that became no order, and in address books: $1 now, $2 the usual days, $3 most rows. */
const CLEAR_OTHER_NAMES = [
  `update delivery_requests r set body = '{}', recipient = '', terms = r.terms || jsonb_build_object(
            'dropoff', ${anonymisedPlace(`(r.terms -> 'dropoff')`)}, 'stopObservation', null,
            'pickupObservation', null, 'phoneLocator', null)
      where r.id in (select q.id from hubs h join delivery_requests q on q.hub_id = h.id
          and q.order_id is null and q.status in ('rejected', 'cancelled') and q.recipient <> ''
          and q.received_at < ${END('names')} where ${hubWorks('h.id')} limit $3)`,
  `delete from merchant_places p where p.id in (select q.id from hubs h join merchant_places q on q.hub_id = h.id
          and q.kind = 'recipient' and coalesce(q.used_at, q.updated_at) < ${END('names')}
        where ${hubWorks('h.id')} limit $3)`,
];

/** Files beside orders, with what forgets them: $1 now, $2 the usual days, $3 most files. */
const OLD_FILES: Record<'courierPhotos' | 'claimPhotos', string> = {
  courierPhotos: `select d.storage_key as key from hubs h join courier_documents d on d.hub_id = h.id
      join couriers c on c.hub_id = d.hub_id and c.id = d.courier_id
     where ${hubWorks('h.id')} and (not d.active and d.created_at < ${END('courierPhotos')}
       or c.registration in ('refused', 'inactive', 'deleted') and c.registration_changed_at < ${END('courierPhotos')})
     limit $3`,
  claimPhotos: `select x.key from hubs h
     cross join lateral (
       select jsonb_array_elements_text(c.photo_keys || case when c.courier_photo_key is null then '[]'::jsonb
                else jsonb_build_array(c.courier_photo_key) end) as key
         from claims c where c.hub_id = h.id and c.state <> 'open' and c.created_at < ${END('claimPhotos')}
       union all
       select k.photo_key from contests k
        where k.hub_id = h.id and k.state <> 'open' and k.photo_key is not null and k.created_at < ${END('claimPhotos')}) x
     where ${hubWorks('h.id')} limit $3`,
};

/** $1 the keys of files that are gone. */
const FORGET_FILES: Record<'courierPhotos' | 'claimPhotos', readonly string[]> = {
  courierPhotos: [
    'delete from courier_documents where storage_key = any($1::text[])',
    'update couriers set photo_key = null where photo_key = any($1::text[])',
  ],
  claimPhotos: [
    `update claims c set photo_keys = coalesce((select jsonb_agg(k) from jsonb_array_elements_text(c.photo_keys) k
            where k <> all ($1::text[])), '[]'),
            courier_photo_key = case when courier_photo_key <> all ($1::text[]) then courier_photo_key end
      where c.photo_keys ?| $1::text[] or c.courier_photo_key = any ($1::text[])`,
    'update contests set photo_key = null where photo_key = any($1::text[])',
  ],
};

interface DueOrders {
  readonly hubId: number;
  readonly ids: readonly number[];
  /** The last order of `ids`: when it was created, and (`last`) its id. */
  readonly at: Date;
  readonly last: number;
}

/** Files before rows: if deleting a file fails, its row remains and is tried again. Returns their keys. */
export async function deleteFiles(db: Database, files: FileStore, sql: string, values: unknown[]) {
  const keys = (await db.unchecked.query<{ key: string }>(sql, values)).map(({ key }) => key);
  for (const key of keys) await files.delete(key);
  return keys;
}

/** Clears data of people once the hub's period for its kind is over (`retention` of its settings). */
@Injectable()
export class DataRetention {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: FileStore,
  ) {}

  /** Clears orders, rows and files; returns how many: call until 0. @throws external_service_unavailable */
  async prune(limit = 200): Promise<number> {
    let cleared = 0;
    for (const kind of ORDER_KINDS) cleared += await this.clearOrders(kind, limit);
    for (const kind of ['courierPhotos', 'claimPhotos'] as const)
      cleared += await this.clearFiles(kind, limit);
    return cleared;
  }

  private async clearOrders(kind: RetainedOrderKind, limit: number): Promise<number> {
    const values = this.period(kind, limit);
    let cleared = 0;
    if (kind === 'names') for (const sql of CLEAR_OTHER_NAMES) cleared += await this.db.execute(sql, values);
    const files = EVIDENCE_KEYS[kind];
    const due = await this.db.unchecked.query<DueOrders>(DUE_ORDERS(kind), values);
    for (const { hubId, ids, at, last } of due) {
      if (files !== undefined) await deleteFiles(this.db, this.files, files, [hubId, ids]);
      await this.db.transaction(async (tx) => {
        await tx.execute("select set_config('lastmile.forgetting', 'on', true)");
        for (const sql of CLEAR_ORDERS[kind]) await tx.execute(sql, [hubId, ids]);
        await tx.execute("select set_config('lastmile.forgetting', '', true)");
        await tx.execute(MARK, [hubId, kind, at, last]);
      });
      cleared += ids.length;
    }
    return cleared;
  }

  private async clearFiles(kind: 'courierPhotos' | 'claimPhotos', limit: number): Promise<number> {
    const gone = await deleteFiles(this.db, this.files, OLD_FILES[kind], this.period(kind, limit));
    if (gone.length > 0)
      await this.db.transaction(async (tx) => {
        for (const sql of FORGET_FILES[kind]) await tx.execute(sql, [gone]);
      });
    return gone.length;
  }

  private period(kind: RetainedKind, limit: number): unknown[] {
    return [this.clock.now(), defaultDays(kind), limit];
  }
}
