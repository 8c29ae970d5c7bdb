import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type Actor, Clock, Database, type Queryable } from '../../base/index.js';
import { AuditRecord } from './operator.entity.js';

type Change = Pick<AuditRecord, 'hubId' | 'action' | 'entity' | 'entityId'> &
  Partial<Pick<AuditRecord, 'before' | 'after' | 'requestId'>> & { readonly actor: Actor };

interface AuditFilter {
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly operatorId?: number | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only records older than this one. */
  readonly before?: number | undefined;
}

/** Tables of the records whose state before and after a change is kept. */
const TABLES = {
  alert: 'alerts',
  bulk_job: `(select j.id, j.hub_id, j.owner_id as operator_id, j.scope #>> '{actor,name}' as operator_name, j.key,
    j.input ->> 'name' as command, j.input, j.undoes, j.created_at, j.ended_at,
    array(select (r.input -> 'orderId')::bigint from job_rows r
           where r.hub_id = j.hub_id and r.job_id = j.id order by r.ordinal) as order_ids
    from jobs j where j.kind = 'bulk')`,
  // Without the file, which may be large.
  address_import: `(select id, hub_id, file_name, state, skip_faulty, streets_done, started_by from address_imports)`,
  city_import: `(select id, hub_id, file_name, city, size, state, started_by from city_imports)`,
  cash_hand_in: 'cash_hand_ins',
  category: 'categories',
  claim: `(select id, hub_id, order_id, stop, kind, opened_by, state, fault, answer from claims)`,
  contest: 'contests',
  courier: 'couriers',
  credential: 'credentials',
  delivery_request: 'delivery_requests',
  developer: `(select id, null::bigint as hub_id, name, confirmed_at from developers)`,
  developer_app: `(select a.*, null::bigint as hub_id from developer_apps a)`,
  app_review: `(select r.*, null::bigint as hub_id from app_reviews r)`,
  app_connection: 'app_connections',
  developer_team: `(select t.id, null::bigint as hub_id, t.name,
    array(select m.developer_id from developer_members m where m.team_id = t.id order by 1) as members,
    (select m.developer_id from developer_members m where m.team_id = t.id and m.role = 'owner') as owner
    from developer_teams t)`,
  fleet: `(select f.*, array(select c.id from couriers c where c.fleet_id = f.id order by c.id) as courier_ids from fleets f)`,
  hub: 'hubs',
  invoice: 'invoices',
  merchant: 'merchants',
  operator: 'operators',
  order: 'orders',
  saved_view: 'saved_views',
  payment: 'payments',
  payout: `(select transaction_id as id, hub_id, courier_id, amount, state, approvals, reason from payouts)`,
  payout_account: `(select hub_id as id, hub_id, provider, environment, connected_at from payout_accounts)`,
  service_area: 'service_areas',
  shift: 'shift_slots',
  recipient_request: 'recipient_requests',
  shift_booking: 'shift_bookings',
  message: 'messages',
  tariff: 'tariffs',
  vehicle_type: 'vehicle_types',
  wallet_entry: 'ledger_transactions',
  webhook_delivery: 'webhook_deliveries',
  webhook_subscription: 'webhook_subscriptions',
} as const;

/** SQL of the names by which people know records. */
const NAMES = {
  category: 't.name',
  courier: 't.name',
  developer: 't.name',
  developer_app: 't.name',
  developer_team: 't.name',
  fleet: 't.name',
  invoice: 't.number::text',
  merchant: 't.name',
  operator: 't.name',
  order: 't.public_id',
  saved_view: 't.name',
  service_area: 't.name',
  tariff: 't.name',
  vehicle_type: 't.name',
} as const satisfies Partial<Record<keyof typeof TABLES, string>>;
type NamedEntity = keyof typeof NAMES;

/** Columns of records with the ids of others, without their `_id`. */
const REFERENCES = ['category', 'courier', 'fleet', 'merchant', 'operator', 'order', 'vehicle_type'] as const;

export type AuditedEntity = keyof typeof TABLES;
export type Snapshot = Readonly<Record<string, unknown>>;

const SECRET_FIELD =
  /password|passwd|pwd|senha|secret|token|^key$|api_?key|lookup|_box$|(confirmation|pickup|security)_?code/i;
const HIDDEN = '[hidden]';

@Injectable()
export class Audit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async record(on: Queryable, change: Change): Promise<void> {
    const { hubId, actor, action, entity, entityId, before, after, requestId = null } = change;
    const what = [action, entity, entityId, asJson(before), asJson(after)];
    await on.execute(
      `insert into audit_records
         (hub_id, operator_id, operator_name, action, entity, entity_id, before, after, request_id, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [hubId, actor.id, actor.name ?? actor.kind, ...what, requestId, this.clock.now()],
    );
  }

  /** null: the hub has no such record. */
  async snapshot(entity: AuditedEntity, hubId: number | null, id: number): Promise<Snapshot | null> {
    const owner = entity === 'hub' ? 'id' : 'hub_id';
    const row = await this.db.unchecked.first<{ record: Snapshot }>(
      `select to_jsonb(t) as record from ${TABLES[entity]} t where ${owner} is not distinct from $1::bigint and id = $2`,
      [entity === 'hub' ? id : hubId, id],
    );
    return row?.record ?? null;
  }

  /** Newest first, with the names that people know; `names`: of records referred to, by `column:id`. */
  async list(hubId: number | null, filter: AuditFilter, limit: number) {
    const query = this.db.manager
      .createQueryBuilder(AuditRecord, 'record')
      .where(hubId === null ? 'record.hub_id is null' : 'record.hub_id = :hubId', { hubId });
    const { entity, entityId, operatorId, from, to, before } = filter;
    if (entity !== undefined) query.andWhere('record.entity = :entity', { entity });
    if (entityId !== undefined) query.andWhere('record.entity_id = :entityId', { entityId });
    if (operatorId !== undefined) query.andWhere('record.operator_id = :operatorId', { operatorId });
    if (from !== undefined) query.andWhere('record.at >= :from', { from });
    if (to !== undefined) query.andWhere('record.at < :to', { to });
    if (before !== undefined) query.andWhere('record.id < :before', { before });
    const found = await query.orderBy('record.id', 'DESC').take(limit).getMany();
    const names = await this.namesOf(hubId, found);
    return found.map((record) =>
      Object.assign({}, record, {
        entityName: names.get(`${record.entity}:${record.entityId ?? ''}`) ?? writtenName(record),
        names: Object.fromEntries(
          referencesOf(record).flatMap(({ column, entity, id }) => {
            const name = names.get(`${entity}:${id}`);
            return name === undefined ? [] : [[`${column}:${id}`, name]];
          }),
        ),
      }),
    );
  }

  /** By entity and id; a record that is gone has no name. */
  private async namesOf(hubId: number | null, records: readonly AuditRecord[]): Promise<Map<string, string>> {
    const wanted = new Map<NamedEntity, Set<string>>();
    const want = (entity: string, id: string | null) => {
      if (!isNamed(entity) || id === null || !/^\d{1,15}$/.test(id)) return;
      wanted.set(entity, (wanted.get(entity) ?? new Set()).add(id));
    };
    for (const record of records) {
      want(record.entity, record.entityId);
      for (const { entity, id } of referencesOf(record)) want(entity, id);
    }
    const names = new Map<string, string>();
    for (const [entity, ids] of wanted) {
      const found = await this.db.unchecked.query<{ id: number; name: string | null }>(
        `select t.id, ${NAMES[entity]} as name from ${TABLES[entity]} t
          where t.hub_id is not distinct from $1::bigint and t.id = any($2::bigint[])`,
        [hubId, [...ids]],
      );
      for (const { id, name } of found) if (name !== null) names.set(`${entity}:${String(id)}`, name);
    }
    return names;
  }
}

function referencesOf({ before, after }: AuditRecord) {
  return [before, after].flatMap((values) =>
    Object.entries((values ?? {}) as Snapshot).flatMap(([column, id]) => {
      const entity = REFERENCES.find((name) => column === `${name}_id`);
      return entity === undefined || typeof id !== 'number' ? [] : [{ column, entity, id: String(id) }];
    }),
  );
}

/** Name of a record that is gone. */
function writtenName({ before, after }: AuditRecord): string | null {
  const { name, public_id: publicId } = { ...(before as Snapshot | null), ...(after as Snapshot | null) };
  const written = name ?? publicId;
  return typeof written === 'string' ? written : null;
}

function isNamed(entity: string): entity is NamedEntity {
  return Object.hasOwn(NAMES, entity);
}

export function difference(before: Snapshot | null, after: Snapshot | null) {
  if (!before || !after) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
  const part = (record: Snapshot) => Object.fromEntries(changed.map((key) => [key, record[key]]));
  return { before: part(before), after: part(after) };
}

function asJson(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  // A boolean setting about codes is not a code.
  return JSON.stringify(value, (key, inner: unknown) =>
    SECRET_FIELD.test(key) && inner !== null && typeof inner !== 'boolean' ? HIDDEN : inner,
  );
}
