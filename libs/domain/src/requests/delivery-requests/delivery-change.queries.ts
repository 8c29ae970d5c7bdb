import { Injectable } from '@nestjs/common';
import { OrderChanges } from '../../ordering/index.js';
import {
  type ChangeCursor,
  Clock,
  cursorAfter,
  cursorText,
  parseCursor,
  type Scope,
  Database,
  statement,
} from '../../base/index.js';

/** Where changes continue: those of requests and those of their orders are two sequences. */
export interface DeliveryChangesCursor {
  readonly requests: ChangeCursor;
  readonly orders: ChangeCursor;
}

interface ChangedDeliveries {
  readonly requestIds: readonly number[];
  /** Position of the next call. */
  readonly next: DeliveryChangesCursor;
  /** Whether the next call returns more at once. */
  readonly more: boolean;
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

  /** Each attempt once, those whose order changed before those that changed themselves. */
  async since(scope: Scope, cursor: DeliveryChangesCursor, limit: number): Promise<ChangedDeliveries> {
    const orders = await this.orders.since(scope, cursor.orders, limit);
    const ofOrders = await this.db.reads.query<{ id: number }>(OF_ORDERS, [
      scope.hubId,
      scope.merchantId,
      orders.items.map(({ id }) => id),
      scope.appCredentialId ?? null,
    ]);
    const room = limit - orders.items.length;
    const requests = await this.requestsSince(scope, cursor.requests, room);
    return {
      requestIds: [...new Set([...ofOrders, ...requests.items].map(({ id }) => id))],
      next: { orders: orders.next, requests: requests.next },
      more: orders.more || (room > 0 && requests.items.length === room && requests.next !== cursor.requests),
    };
  }

  private async requestsSince(
    { hubId, merchantId, appCredentialId }: Scope,
    cursor: ChangeCursor,
    limit: number,
  ) {
    const items = await this.db.reads.query<{ id: number; updatedAt: Date }>(CHANGED, [
      hubId,
      merchantId,
      cursor.at,
      cursor.id,
      limit,
      appCredentialId ?? null,
    ]);
    return { items, next: cursorAfter(items, limit, cursor, this.clock.now()) };
  }
}

/** Everything that changed since an instant. */
export function deliveryChangesSince(at: Date): DeliveryChangesCursor {
  return { requests: { at, id: 0 }, orders: { at, id: 0 } };
}

/** A cursor as text that is opaque to callers. */
export function deliveryCursorText({ requests, orders }: DeliveryChangesCursor): string {
  return `${cursorText(requests)}.${cursorText(orders)}`;
}

/** null: not a text of `deliveryCursorText`. */
export function parseDeliveryCursor(text: string): DeliveryChangesCursor | null {
  const [requests = null, orders = null, ...others] = text.split('.').map(parseCursor);
  return requests && orders && others.length === 0 ? { requests, orders } : null;
}
