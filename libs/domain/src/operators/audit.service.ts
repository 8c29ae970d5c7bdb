import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type Actor, Clock } from '../shared/index.js';
import { Database, type Queryable } from '../storage/index.js';
import { AuditRecord } from './audit-record.entity.js';

interface Change {
  readonly hubId: number | null;
  readonly actor: Actor;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string | null;
}

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
  bulk_job: 'bulk_jobs',
  // Without the file, which may be large.
  address_import: `(select id, hub_id, file_name, state, skip_faulty, streets_done, started_by from address_imports)`,
  dispatch_replay: `(select id, hub_id, day, other, state, started_by from dispatch_replays)`,
  category: 'categories',
  courier: 'couriers',
  credential: 'credentials',
  delivery_request: 'delivery_requests',
  developer: `(select id, null::bigint as hub_id, name, confirmed_at from developers)`,
  developer_app: `(select a.*, null::bigint as hub_id from developer_apps a)`,
  app_review: `(select r.*, null::bigint as hub_id from app_reviews r)`,
  app_connection: 'app_connections',
  developer_team: `(select t.id, null::bigint as hub_id, t.name,
    array(select m.developer_id from developer_members m where m.team_id = t.id order by 1) as members,
    (select m.developer_id from developer_members m where m.team_id = t.id and m.role = 'owner') as owner from developer_teams t)`,
  fleet: `(select f.*, array(select c.id from couriers c where c.fleet_id = f.id order by c.id) as courier_ids from fleets f)`,
  hub: 'hubs',
  invoice: 'invoices',
  merchant: 'merchants',
  operator: 'operators',
  order: 'orders',
  saved_view: 'saved_views',
  payment: 'payments',
  service_area: 'service_areas',
  message: 'messages',
  tariff: 'tariffs',
  vehicle_type: 'vehicle_types',
  wallet_entry: 'ledger_transactions',
  webhook_delivery: 'webhook_deliveries',
  webhook_subscription: 'webhook_subscriptions',
} as const;

export type AuditedEntity = keyof typeof TABLES;
export type Snapshot = Readonly<Record<string, unknown>>;

/** Fields whose content the log must not hold. */
const SECRET_FIELD = /password|secret|token|^key$|lookup|(confirmation|pickup)_?code/i;
const HIDDEN = '[hidden]';

/** The audit log: which operator changed what. */
@Injectable()
export class Audit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Writes a record through the caller's connection. */
  async record(on: Queryable, change: Change): Promise<void> {
    await on.execute(
      `insert into audit_records
         (hub_id, operator_id, operator_name, action, entity, entity_id, before, after, request_id, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        change.hubId,
        change.actor.id,
        change.actor.name ?? change.actor.kind,
        change.action,
        change.entity,
        change.entityId,
        asJson(change.before),
        asJson(change.after),
        change.requestId ?? null,
        this.clock.now(),
      ],
    );
  }

  /** A record of the hub as it is now; null when it has none. */
  async snapshot(entity: AuditedEntity, hubId: number | null, id: number): Promise<Snapshot | null> {
    const owner = entity === 'hub' ? 'id' : 'hub_id';
    const row = await this.db.first<{ record: Snapshot }>(
      `select to_jsonb(t) as record from ${TABLES[entity]} t where ${owner} is not distinct from $1::bigint and id = $2`,
      [entity === 'hub' ? id : hubId, id],
    );
    return row?.record ?? null;
  }

  /** Newest first. */
  list(hubId: number | null, filter: AuditFilter, limit: number): Promise<AuditRecord[]> {
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
    return query.orderBy('record.id', 'DESC').take(limit).getMany();
  }
}

/** The fields that differ between the two states: most changes touch few of many columns. */
export function difference(
  before: Snapshot | null,
  after: Snapshot | null,
): { before: Snapshot | null; after: Snapshot | null } {
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
