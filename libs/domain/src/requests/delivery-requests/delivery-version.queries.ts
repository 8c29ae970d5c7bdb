import { Injectable } from '@nestjs/common';
import { ORDER_VERSION, ORDER_VIEW_JOINS, OrderChanges } from '../../ordering/index.js';
import {
  BatchedLookUps,
  type ChangeCursor,
  Clock,
  cursorAfter,
  cursorText,
  Database,
  DomainError,
  parseCursor,
  type RowOf,
  type Scope,
  statement,
} from '../../base/index.js';

/** Deliveries of the merchant that the same courier carries now. */
const CARRIED_WITH = `
  select string_agg(r2.order_ref, ',' order by r2.order_ref)
    from orders o2 join delivery_requests r2 on r2.order_id = o2.id
   where o2.group_id = v.group_id and o2.id <> r.order_id and o2.merchant_id = r.merchant_id
     and o2.status <> all('{completed,cancelled}')`;

/** Minutes to pickup and delivery are shown until both have happened. */
const IS_SETTLED = `r.order_id is null or v.status = 'cancelled'
  or v.status = 'completed' and v.collected_at is not null and v.last_stop_ended`;

const LAST = statement(
  'delivery-requests.delivery_versions',
  `select w.place, last.*
     from unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::bigint[])
            with ordinality as w (hub, merchant, uuid, credential, place)
    cross join lateral (
            select r.id, case when ${IS_SETTLED}
                              then format('%s.%s.%s.%s', r.xmin, r.updated_at, v.version, (${CARRIED_WITH})) end as version,
                   v.deleted as "orderDeleted"
              from delivery_requests r left join lateral (
                     select o.status, o.group_id, o.deleted_at is not null as deleted, o.collected_at,
                            o.stops -> -1 ->> 'finishedAt' is not null as last_stop_ended, ${ORDER_VERSION} as version
                       from orders o ${ORDER_VIEW_JOINS} where o.id = r.order_id
                   ) v on true
             where r.hub_id = w.hub and r.merchant_id = w.merchant and r.order_uuid = w.uuid
               and (w.credential is null or r.credential_id = w.credential)
             order by r.attempt desc limit 1
          ) last`,
);

/**
 * The state of an attempt and its order that a detail shows: two reads with equal versions give equal
 * details. A version of null: the detail also depends on the time, because the delivery is under way.
 */
type DeliveryVersion = Omit<RowOf<typeof LAST>, 'place'>;

interface Wanted {
  readonly scope: Scope;
  readonly orderUuid: string;
}

/** Finds the version of a delivery without reading its request, order and timeline: for 304. */
@Injectable()
export class DeliveryVersions {
  private readonly lookUps: BatchedLookUps<Wanted, DeliveryVersion>;

  constructor(db: Database) {
    this.lookUps = new BatchedLookUps<Wanted, DeliveryVersion>(db, LAST, (wanted) => [
      wanted.map(({ scope }) => scope.hubId),
      wanted.map(({ scope }) => scope.merchantId),
      wanted.map(({ orderUuid }) => orderUuid),
      wanted.map(({ scope }) => scope.appCredentialId ?? null),
    ]);
  }

  /** The last attempt, by merchant's id. @throws delivery_request_not_found · order_not_found (deleted) */
  async last(scope: Scope, orderUuid: string): Promise<DeliveryVersion> {
    const found = await this.lookUps.find({ scope, orderUuid });
    if (!found) throw new DomainError('delivery_request_not_found');
    if (found.orderDeleted === true) throw new DomainError('order_not_found');
    return found;
  }
}

/** Cursor of changes: those of requests and those of their orders are two sequences. */
export interface DeliveryChangesCursor {
  readonly requests: ChangeCursor;
  readonly orders: ChangeCursor;
}

const CHANGED = statement(
  'delivery-requests.delivery_requests_changed_since',
  `select id, updated_at as "updatedAt" from delivery_requests
    where hub_id = $1 and merchant_id = $2 and (updated_at, id) > ($3, $4)
      and ($6::bigint is null or credential_id = $6)
    order by updated_at, id limit $5`,
);

const OF_ORDERS = statement(
  'delivery-requests.delivery_requests_of_orders',
  `select r.id from unnest($3::bigint[]) with ordinality as c (order_id, place)
     join delivery_requests r on r.order_id = c.order_id
    where r.hub_id = $1 and r.merchant_id = $2 and ($4::bigint is null or r.credential_id = $4)
    order by c.place`,
);

/** A merchant's deliveries by their last change, for callers that keep a copy. */
@Injectable()
export class DeliveryChanges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly orders: OrderChanges,
  ) {}

  /**
   * Each attempt once, those whose order changed before those that changed themselves. `next`: position of
   * the next call; `more`: whether that returns more at once.
   */
  async since(scope: Scope, cursor: DeliveryChangesCursor, limit: number) {
    const orders = await this.orders.since(scope, cursor.orders, limit);
    const { hubId, merchantId, appCredentialId = null } = scope;
    const orderIds = orders.items.map(({ id }) => id);
    const ofOrders = await this.db.reads.query(OF_ORDERS, [hubId, merchantId, orderIds, appCredentialId]);
    const room = limit - orderIds.length;
    const { at, id: after } = cursor.requests;
    const values = [hubId, merchantId, at, after, room, appCredentialId];
    const requests = await this.db.reads.query(CHANGED, values);
    const next = cursorAfter(requests, room, cursor.requests, this.clock.now());
    return {
      requestIds: [...new Set([...ofOrders, ...requests].map(({ id }) => id))],
      next: { orders: orders.next, requests: next },
      more: orders.more || (room > 0 && requests.length === room && next !== cursor.requests),
    };
  }
}

export function deliveryChangesSince(at: Date): DeliveryChangesCursor {
  return { requests: { at, id: 0 }, orders: { at, id: 0 } };
}

export function deliveryCursorText({ requests, orders }: DeliveryChangesCursor): string {
  return `${cursorText(requests)}.${cursorText(orders)}`;
}

/** null: not a text of `deliveryCursorText`. */
export function parseDeliveryCursor(text: string): DeliveryChangesCursor | null {
  const [requests = null, orders = null, ...others] = text.split('.').map(parseCursor);
  return requests && orders && others.length === 0 ? { requests, orders } : null;
}
