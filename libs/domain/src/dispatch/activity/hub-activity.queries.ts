import { Injectable } from '@nestjs/common';
import { courierStatus, type CourierStatus, FREE_SINCE } from '../../people/index.js';
import type { OrderStatus } from '../../ordering/index.js';
import type { CourierEventType, OrderEventType, OutboxTopic, RequestEventType } from '../../events/index.js';
import {
  Database,
  type Point,
  pointOf,
  type RowOf,
  type Sql,
  statement,
  type MaybePoint,
} from '../../base/index.js';

interface Change {
  /** Id of the outbox row. It grows as events are written, but two may be committed in the other order. */
  readonly changeId: number;
  readonly hubId: number;
  readonly id: number;
  readonly at: Date;
}

/** The record's current state, so that a board need not read it. */
interface HubOrderChange extends Change {
  readonly kind: 'order';
  readonly type: OrderEventType;
  readonly merchantId: number;
  readonly sequence: number;
  readonly status: OrderStatus;
  readonly courierId: number | null;
}

interface HubCourierChange extends Change {
  readonly kind: 'courier';
  readonly type: CourierEventType;
  readonly online: boolean;
  readonly status: CourierStatus;
  readonly activeOrders: number;
  readonly shiftEndsAt: Date | null;
  readonly freeSince: Date | null;
  readonly lastSeenAt: Date | null;
  readonly location: Point | null;
}

/** Change of a request for a delivery. */
interface HubRequestChange extends Change {
  readonly kind: 'request';
  readonly type: RequestEventType;
}

export type HubChange = HubOrderChange | HubCourierChange | HubRequestChange;

/** A courier on shift, as an event of theirs would show them now. */
export type HubCourier = Omit<HubCourierChange, keyof Change | 'type'> & Pick<Change, 'id' | 'hubId'>;

export type HubOfferChange = RowOf<typeof OFFERS>;

const LIMIT = 1_000;
/** Seconds within which a transaction that wrote an event is committed. */
const COMMIT_S = 5;

/**
 * `created_at` is the start of the writing transaction: one that started long ago has committed or been rolled back.
 */
const SETTLED = statement(
  'activity.hub_changes_settled',
  `select id from outbox where id > $1 and created_at < now() - interval '${String(COMMIT_S)} seconds'
    order by id desc limit 1`,
);

const CHANGES = statement(
  'activity.hub_changes',
  `select id as "changeId", hub_id as "hubId", topic as type, aggregate_id as id, occurred_at as at
     from outbox where id > $1 and hub_id = any($2::bigint[])
    order by outbox.id limit ${String(LIMIT)}`,
);

const ORDERS = statement(
  'activity.hub_changed_orders',
  `select id, merchant_id as "merchantId", last_sequence as sequence, status, courier_id as "courierId"
     from orders where id = any($1::bigint[])`,
);

const COURIERS = statement(
  'activity.hub_changed_couriers',
  `select courier_id as id, online, blocked, active_orders as "activeOrders",
          shift_ends_at as "shiftEndsAt", last_seen_at as "lastSeenAt", ${FREE_SINCE},
          position[1] as latitude, position[0] as longitude
     from courier_presence where courier_id = any($1::bigint[])`,
);

const ON_SHIFT = statement(
  'activity.hub_couriers_on_shift',
  `select hub_id as "hubId", courier_id as id, online, blocked, active_orders as "activeOrders",
          shift_ends_at as "shiftEndsAt", last_seen_at as "lastSeenAt", ${FREE_SINCE},
          position[1] as latitude, position[0] as longitude
     from courier_presence where hub_id = any($1::bigint[]) and online`,
);

const OFFERS = statement(
  'activity.hub_offers',
  `select 'offer' as kind, id, hub_id as "hubId", order_id as "orderId", courier_id as "courierId", status,
          changed_at as at
     from order_offers where hub_id = any($1::bigint[]) and changed_at > $2
    order by changed_at, id limit ${String(LIMIT)}`,
);

interface ChangeRow extends Change {
  readonly type: OutboxTopic;
}

type OrderFacts = Pick<HubOrderChange, 'id' | 'merchantId' | 'sequence' | 'status' | 'courierId'>;

type CourierShown = 'id' | 'online' | 'activeOrders' | 'shiftEndsAt' | 'freeSince' | 'lastSeenAt';

interface CourierFacts extends Pick<HubCourierChange, CourierShown>, MaybePoint {
  readonly blocked: boolean;
}

/** Changes of whole hubs, for boards. Only the database is read, so any process can answer. */
@Injectable()
export class HubActivity {
  constructor(private readonly db: Database) {}

  /** The newest change, not before `from`, before which no further change can be committed. */
  async settledUpTo(from: number): Promise<number> {
    const row = await this.db.first(SETTLED, [from]);
    return row?.id ?? from;
  }

  /**
   * Changes of these hubs after an outbox id, oldest first, without those of records that are gone. More exist behind
   * `readUpTo`, the last change that was read, where `more` says so.
   */
  async changes(hubIds: readonly number[], after: number) {
    const rows = await this.db.query<ChangeRow>(CHANGES, [after, hubIds]);
    const idsOf = (topic: string) => [
      ...new Set(rows.filter(({ type }) => type.startsWith(topic)).map(({ id }) => id)),
    ];
    const [orders, couriers] = await Promise.all([
      this.facts<OrderFacts>(ORDERS, idsOf('order.')),
      this.facts<CourierFacts>(COURIERS, idsOf('courier.')),
    ]);
    const items = rows.flatMap((row) => changeOf(row, orders.get(row.id), couriers.get(row.id)) ?? []);
    return { items, readUpTo: rows.at(-1)?.changeId ?? after, more: rows.length === LIMIT };
  }

  /** Everybody on shift in these hubs: positions and orders change far more often than events are told of. */
  async onShift(hubIds: readonly number[]): Promise<HubCourier[]> {
    const rows = await this.db.query<CourierFacts & { hubId: number }>(ON_SHIFT, [hubIds]);
    return rows.map((row) => ({ hubId: row.hubId, ...shownOf(row) }));
  }

  /** Offers of these hubs that were made or ended after the instant, oldest first. `more`: some follow the last one. */
  async offers(hubIds: readonly number[], since: Date) {
    const items = await this.db.query(OFFERS, [hubIds, since]);
    return { items, more: items.length === LIMIT };
  }

  private async facts<Facts extends { readonly id: number }>(
    sql: Sql<Facts>,
    ids: readonly number[],
  ): Promise<Map<number, Facts>> {
    const rows = ids.length === 0 ? [] : await this.db.query<Facts>(sql, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** null: the record is gone. */
function changeOf(
  row: ChangeRow,
  order: OrderFacts | undefined,
  courier: CourierFacts | undefined,
): HubChange | null {
  const { type } = row;
  if (type.startsWith('request.')) return { ...row, kind: 'request', type: type as RequestEventType };
  if (type.startsWith('courier.'))
    return courier ? { ...row, ...shownOf(courier), type: row.type as CourierEventType } : null;
  return order ? { ...row, ...order, kind: 'order', type: type as OrderEventType } : null;
}

function shownOf(courier: CourierFacts) {
  const { id, online, activeOrders, shiftEndsAt, freeSince, lastSeenAt } = courier;
  const shown = { id, online, activeOrders, shiftEndsAt, freeSince, lastSeenAt, location: pointOf(courier) };
  return { ...shown, kind: 'courier' as const, status: courierStatus(courier) };
}
