import { Injectable } from '@nestjs/common';
import { Database, type RowOf, statement } from '../../base/index.js';

/** A timeline entry of an order that the courier carries, or carried until that entry. */
export type OrderActivity = RowOf<typeof ORDERS, 'courierId' | 'data'>;

export type CourierActivityItem = OrderActivity | RowOf<typeof OFFERS>;

const LIMIT = 1_000;

const ORDERS = statement(
  'activity.courier_news_orders',
  `select 'order' as kind, courier_id as "courierId", order_id as "orderId", sequence, type, at, stop, data
     from order_events where courier_id = any($1::bigint[]) and at > $2
   union all
   select 'order', (data ->> 'previousCourierId')::bigint, order_id, sequence, type, at, stop, data
     from order_events
    where type = 'order.courier_changed' and (data ->> 'previousCourierId')::bigint = any($1::bigint[]) and at > $2
    order by at, "orderId", sequence limit ${String(LIMIT)}`,
);

const OFFERS = statement(
  'activity.courier_news_offers',
  `select 'offer' as kind, courier_id as "courierId", id as "offerId", order_id as "orderId", status, changed_at as at
     from order_offers where courier_id = any($1::bigint[]) and changed_at > $2
    order by changed_at, id limit ${String(LIMIT)}`,
);

/** Changes of orders and offers, for couriers' apps. Only the database is read, so any process can answer. */
@Injectable()
export class CourierActivity {
  constructor(private readonly db: Database) {}

  /** Oldest first. `more`: some follows the last item. */
  async since(courierIds: readonly number[], since: Date) {
    const [orders, offers] = await Promise.all([
      this.db.query<OrderActivity, 'courierId' | 'data'>(ORDERS, [courierIds, since]),
      this.db.query(OFFERS, [courierIds, since]),
    ]);
    // A full page of one kind ends the page for both kinds; later items come with the next page.
    const ends = [orders, offers].flatMap((rows) => (rows.length === LIMIT ? (rows.at(-1)?.at ?? []) : []));
    const end = ends.sort((a, b) => a.getTime() - b.getTime())[0];
    const items = [...offers, ...orders]
      .filter(({ at }) => end === undefined || at <= end)
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    return { items, more: end !== undefined };
  }
}
