import { Injectable } from '@nestjs/common';
import { Database, groupedBy, type RowOf, statement } from '../../base/index.js';
import { isAttemptOf } from '../../integration/index.js';

/** One reading brings only the newest changes of a kind in a sandbox. */
const WINDOW = 200;

/** A delivery changes when it is written, at each attempt, and when it ends. */
const DELIVERIES = statement(
  'developer-apps.activity_deliveries',
  `select d.* from unnest($1::bigint[]) as hub(id) cross join lateral (
     select d.id, d.hub_id as "hubId", d.event, d.state, d.attempts, d.last_status as "lastStatus",
            d.aggregate_id as "aggregateId",
            greatest(d.created_at, d.settled_at, case when d.settled_at is null and d.attempts > 0 then (
              select max(a.at + a.duration_ms * interval '1 ms') from webhook_attempts a where ${isAttemptOf('d.id', 'd.created_at')}
            ) end) as at
       from webhook_deliveries d where d.hub_id = hub.id order by d.id desc limit ${String(WINDOW)}) d
    where d.at > $2 order by d.at, d.id`,
);
const REQUESTS = statement(
  'developer-apps.activity_requests',
  `select r.* from unnest($1::bigint[]) as hub(id) cross join lateral (
     select id, hub_id as "hubId", method, path, status, duration_ms as "durationMs",
            at + duration_ms * interval '1 ms' as at
       from recorded_requests where hub_id = hub.id order by id desc limit ${String(WINDOW)}) r
    where r.at > $2 order by r.at, r.id`,
);
const ORDERS = statement(
  'developer-apps.activity_orders',
  `select o.* from unnest($1::bigint[]) as hub(id) cross join lateral (
     select id, hub_id as "hubId", last_sequence as sequence, status, updated_at as at
       from orders where hub_id = hub.id and updated_at > $2 order by updated_at desc, id desc
      limit ${String(WINDOW)}) o
    order by o.at, o.id`,
);

/** `at`: when it changed last. */
export type AppChange =
  | (RowOf<typeof DELIVERIES> & { readonly kind: 'delivery' })
  | (RowOf<typeof REQUESTS> & { readonly kind: 'request' })
  | (RowOf<typeof ORDERS> & { readonly kind: 'order' });

/** Activity of an app for its event stream. Only the database is read, so any process can answer. */
@Injectable()
export class AppActivity {
  constructor(private readonly db: Database) {}

  /** What changed after an instant, as it is now. `cut`: sandboxes in which more changed than `items` has. */
  async since(hubIds: readonly number[], since: Date) {
    const read = [hubIds, since];
    const [deliveries, requests, orders] = await Promise.all([
      this.db.query(DELIVERIES, read),
      this.db.query(REQUESTS, read),
      this.db.query(ORDERS, read),
    ]);
    const items: AppChange[] = [
      ...requests.map((one) => ({ ...one, kind: 'request' as const })),
      ...orders.map((one) => ({ ...one, kind: 'order' as const })),
      ...deliveries.map((one) => ({ ...one, kind: 'delivery' as const })),
    ];
    const cut = new Set([deliveries, requests, orders].flatMap(full));
    return { items, cut };
  }
}

/** Sandboxes whose changes of one kind fill the window. */
function full(changes: readonly { readonly hubId: number }[]): number[] {
  const byHub = groupedBy(changes, ({ hubId }) => hubId);
  return [...byHub].filter(([, some]) => some.length >= WINDOW).map(([hubId]) => hubId);
}
