import { Injectable } from '@nestjs/common';
import { Clock, Database, type Scope, statement, type Transaction } from '../../base/index.js';
import type { Alert, DataAsked } from './alert.entity.js';

const RETENTION_MS = 30 * 86_400_000;

/** Calls for help first, then the newest; requests about personal data last, as they can wait for days. */
const OPEN = statement(
  'alerts.alerts_open',
  `select a.id, a.kind, a.at, c.id as "courierId", c.name as "courierName", c.phone as "courierPhone",
          o.id as "orderId", o.public_id as "publicId", m.name as "merchantName", a.acts, a.cause, a.goods, a.position,
          a.done_at as "doneAt",
          (select s ->> 'phone' from jsonb_array_elements(o.stops) s where (s ->> 'ordinal')::int = a.stop) as "recipientPhone"
     from alerts a left join couriers c on c.id = a.courier_id
     left join orders o on o.id = a.order_id
     left join merchants m on m.id = o.merchant_id
    where a.hub_id = $1 and a.closed_at is null
    order by a.kind <> 'emergency', a.kind in ('erasure_asked', 'data_asked'), a.at desc, a.id limit 100`,
);

const CLOSE = statement(
  'alerts.alert_close',
  `update alerts set closed_at = $3, closed_by = $4 where hub_id = $1 and id = $2 and closed_at is null`,
);

/** An alert that is raised again keeps its first day. */
export const RAISE = statement(
  'alerts.raise',
  `insert into alerts as a (hub_id, kind, courier_id, order_id, at, stop) values ($1, $2, $3, $4, $5, $6)
   on conflict (hub_id, courier_id, order_id, kind) where closed_at is null do update
      set stop = case when a.stop = excluded.stop then a.stop end`,
);
const CLOSE_CLAIM_DUE = statement(
  'alerts.claim_due_close',
  `update alerts set closed_at = $3, closed_by = $4
    where hub_id = $1 and order_id = $2 and kind = 'claim_due' and closed_at is null`,
);

const PRUNE = statement(
  'alerts.alerts_prune',
  'delete from alerts where id in (select id from alerts where closed_at < $1 order by closed_at limit $2)',
);

@Injectable()
export class BoardAlerts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  open({ hubId }: Scope) {
    return this.db.query(OPEN, [hubId]);
  }

  /** Closing again changes nothing. */
  async close({ hubId, actor }: Scope, id: number): Promise<void> {
    await this.db.execute(CLOSE, [hubId, id, this.clock.now(), JSON.stringify(actor)]);
  }

  async raiseClaimDue(
    tx: Transaction,
    { hubId, courierId, orderId }: Pick<Alert, 'hubId' | 'orderId'> & { readonly courierId: number | null },
  ): Promise<void> {
    await tx.execute(RAISE, [hubId, 'claim_due', courierId ?? 0, orderId, this.clock.now(), null]);
  }

  /** The recipient of a stop wants a copy of their data, or them erased. */
  async raiseAsked(hubId: number, orderId: number, stop: number, what: DataAsked): Promise<void> {
    await this.db.execute(RAISE, [hubId, what, 0, orderId, this.clock.now(), stop]);
  }

  async closeClaimDue(tx: Transaction, { hubId, actor }: Scope, orderId: number): Promise<void> {
    await tx.execute(CLOSE_CLAIM_DUE, [hubId, orderId, this.clock.now(), JSON.stringify(actor)]);
  }

  /** Deletes alerts that were closed long ago; call until it returns 0. */
  prune(limit = 5_000): Promise<number> {
    return this.db.execute(PRUNE, [new Date(this.clock.millis() - RETENTION_MS), limit]);
  }
}
