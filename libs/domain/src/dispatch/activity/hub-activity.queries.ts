import { Injectable } from '@nestjs/common';
import { courierStatus, FREE_SINCE } from '../../people/index.js';
import type { CourierEventType, OrderEventType, RequestEventType } from '../../events/index.js';
import { Database, pointOf, type RowOf, type Statement, statement } from '../../base/index.js';

/** `changeId` grows as events are written, but two may be committed in the other order. */
type Change = RowOf<typeof CHANGES>;
type OrderFacts = RowOf<typeof ORDERS>;
type CourierFacts = RowOf<typeof COURIERS>;
type ChangeOf<Kind, Type> = Omit<Change, 'type'> & { readonly kind: Kind; readonly type: Type };

/** A courier on shift, in the form of a courier's event. */
export type HubCourier = ReturnType<typeof shownOf>;

/** Each has the present state of its record, so that a board need not read it. */
export type HubChange =
  | (ChangeOf<'order', OrderEventType> & OrderFacts)
  | (ChangeOf<'courier', CourierEventType> & HubCourier)
  | ChangeOf<'request', RequestEventType>;

export type HubOfferChange = RowOf<typeof OFFERS>;

const LIMIT = 1_000;
/** Seconds within which a transaction that wrote an event is committed. */
const COMMIT_S = 5;

/** `created_at` is the start of the writing transaction: one that started long ago has ended. */
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

const SHOWN = `select hub_id as "hubId", courier_id as id, online, blocked, active_orders as "activeOrders",
    shift_ends_at as "shiftEndsAt", last_seen_at as "lastSeenAt", ${FREE_SINCE},
    position[1] as latitude, position[0] as longitude
  from courier_presence`;

const COURIERS = statement('activity.hub_changed_couriers', `${SHOWN} where courier_id = any($1::bigint[])`);

const ON_SHIFT = statement(
  'activity.hub_couriers_on_shift',
  `${SHOWN} where hub_id = any($1::bigint[]) and online`,
);

const OFFERS = statement(
  'activity.hub_offers',
  `select 'offer' as kind, id, hub_id as "hubId", order_id as "orderId", courier_id as "courierId", status,
          changed_at as at
     from order_offers where hub_id = any($1::bigint[]) and changed_at > $2
    order by changed_at, id limit ${String(LIMIT)}`,
);

/** Changes of whole hubs, for boards. Only the database is read, so any process can answer. */
@Injectable()
export class HubActivity {
  constructor(private readonly db: Database) {}

  /** The newest change before which no further one can be committed; at least `from`. */
  async settledUpTo(from: number): Promise<number> {
    return (await this.db.first(SETTLED, [from]))?.id ?? from;
  }

  /** Oldest first, without records that are gone. `readUpTo`: the last change read; `more`: others follow. */
  async changes(hubIds: readonly number[], after: number) {
    const rows = await this.db.query(CHANGES, [after, hubIds]);
    const idsOf = (topic: string) => [
      ...new Set(rows.filter(({ type }) => type.startsWith(topic)).map(({ id }) => id)),
    ];
    const [orders, couriers] = await Promise.all([
      this.facts(ORDERS, idsOf('order.')),
      this.facts(COURIERS, idsOf('courier.')),
    ]);
    const items = rows.flatMap((row) => changeOf(row, orders.get(row.id), couriers.get(row.id)) ?? []);
    return { items, readUpTo: rows.at(-1)?.changeId ?? after, more: rows.length === LIMIT };
  }

  /** Boards read this again and again: positions and orders change far more often than events are written. */
  async onShift(hubIds: readonly number[]): Promise<HubCourier[]> {
    return (await this.db.query(ON_SHIFT, [hubIds])).map(shownOf);
  }

  /** Offers that were made or ended after the instant, oldest first. `more`: some follow the last one. */
  async offers(hubIds: readonly number[], since: Date) {
    const items = await this.db.query(OFFERS, [hubIds, since]);
    return { items, more: items.length === LIMIT };
  }

  private async facts<Facts extends { readonly id: number }>(
    sql: Statement<Facts>,
    ids: readonly number[],
  ): Promise<Map<number, Facts>> {
    const rows = ids.length === 0 ? [] : await this.db.query(sql, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** null: the record is gone. */
function changeOf(
  row: Change,
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
  const { blocked: _blocked, latitude: _latitude, longitude: _longitude, ...shown } = courier;
  return {
    ...shown,
    kind: 'courier' as const,
    location: pointOf(courier),
    status: courierStatus(courier),
  };
}
