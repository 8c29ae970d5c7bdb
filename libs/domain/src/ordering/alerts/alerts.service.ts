import { Injectable } from '@nestjs/common';
import { CourierEvents } from '../../people/index.js';
import { type RefusedAct, RefusedActs, type StatedAct } from '../orders/index.js';
import type { Alert, AlertAct, DataRequest } from './alert.entity.js';
import {
  Clock,
  Database,
  isDomainError,
  type Point,
  type RowOf,
  type Scope,
  statement,
  type Transaction,
  actorIdOf,
} from '../../base/index.js';

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
const RAISE = statement(
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
  async raiseDataRequest(hubId: number, orderId: number, stop: number, what: DataRequest): Promise<void> {
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

export const TASK_KINDS = ['bring_back', 'hand_over', 'receive'] as const;

/** An alert that stands is updated; what the courier said of the goods before no longer holds. */
const UPSERT = statement(
  'alerts.alert_raise',
  `insert into alerts as a (hub_id, kind, courier_id, order_id, at, acts, cause, goods, position)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (hub_id, courier_id, order_id, kind) where closed_at is null do update
      set at = excluded.at, acts = excluded.acts, cause = excluded.cause, goods = excluded.goods,
          position = coalesce(excluded.position, a.position),
          done_at = case when a.acts = excluded.acts then a.done_at end`,
);

const ERASURE_ASKED = statement(
  'alerts.erasure_asked',
  `select at from alerts
    where hub_id = $1 and courier_id = $2 and order_id = 0 and kind = 'erasure_asked' and closed_at is null`,
);

/**
 * What has to happen with goods whose order went on without the courier who holds them. Goods of an order in
 * progress go to its courier; an order that came back to this courier is no task.
 */
const TASKS = statement(
  'alerts.goods_tasks',
  `select case when a.courier_id <> $2 then 'receive' when t.moved then 'hand_over' else 'bring_back' end as kind,
          a.order_id as "orderId", o.public_id as "publicId", m.name as "merchantName",
          o.pickup ->> 'address' as "pickupAddress",
          (select min((x ->> 'at')::timestamptz) from jsonb_array_elements(a.acts) x
           where x ->> 'act' <> 'arrive_pickup') as since,
          case when t.moved then jsonb_build_object('name', c.name, 'phone', c.phone) end as other
     from alerts a join orders o on o.id = a.order_id join merchants m on m.id = o.merchant_id
    cross join lateral (select o.status = any ('{accepted,arrived_pickup_location,collected,delivered}') as active) s
    cross join lateral (select s.active and o.courier_id <> a.courier_id as moved) t
     left join couriers c on c.id = case when a.courier_id = $2 then o.courier_id else a.courier_id end
    where a.hub_id = $1 and a.closed_at is null and a.done_at is null and a.goods
      and (a.courier_id = $2 and not (s.active and o.courier_id = $2) or o.courier_id = $2 and t.moved)
    order by a.id`,
);

/**
 * `receive`: the goods of the courier's own order are with the other. `since`: they were collected, or the
 * first act with them. `other`: who gets the goods or, for `receive`, who has them; null: the merchant.
 */
type GoodsTask = RowOf<typeof TASKS, 'pickupAddress' | 'since'> & {
  readonly other: { readonly name: string; readonly phone: string | null } | null;
};

const DONE = statement(
  'alerts.goods_handed_over',
  `update alerts set done_at = $4
    where hub_id = $1 and courier_id = $2 and order_id = $3 and closed_at is null and done_at is null and goods`,
);

/** Alerts that couriers raise, and what they have to do about them. The scope's actor is the courier. */
@Injectable()
export class CourierAlerts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly refused: RefusedActs,
    private readonly events: CourierEvents,
  ) {}

  /**
   * Records an act that was refused because of what the company did meanwhile. Other errors are left alone.
   * Returns true for a delivery that gave the order back to the courier, so that it is not refused any more.
   */
  async actRefused(scope: Scope, orderId: number, act: StatedAct, error: unknown): Promise<boolean> {
    if (!isDomainError(error, 'transition_refused') && !isDomainError(error, 'order_not_found')) return false;
    return await this.db.transaction(async (tx) => {
      const refusal = await this.refused.recordIn(tx, scope, orderId, act);
      if (!refusal) return false;
      const { acts, cause, goods, delivered } = refusal;
      const about = [scope.hubId, 'act_refused', actorIdOf(scope), orderId, this.clock.now()];
      await tx.execute(UPSERT, [...about, JSON.stringify(acts.map(shownAct)), cause, goods, null]);
      return delivered;
    });
  }

  /** Repeated it shows the newer position; null: unknown. `calledAt`: when, without a network then. */
  async emergency(scope: Scope, position: Point | null, calledAt: Date | null = null): Promise<void> {
    const courierId = actorIdOf(scope);
    const at = new Date(Math.min(this.clock.millis(), calledAt?.getTime() ?? Infinity));
    await this.db.transaction(async (tx) => {
      const place = position && JSON.stringify(position);
      await tx.execute(UPSERT, [scope.hubId, 'emergency', courierId, 0, at, '[]', null, false, place]);
      await this.events.append(tx, 'courier.emergency', [courierId]);
    });
  }

  /** Returns since when the courier has been waiting for the erasure. */
  async askErasure(scope: Scope): Promise<Date | null> {
    await this.db.execute(RAISE, [scope.hubId, 'erasure_asked', actorIdOf(scope), 0, this.clock.now(), null]);
    return this.erasureAsked(scope);
  }

  /** Since when the courier has been waiting for an answer; null: nothing was asked. */
  async erasureAsked(scope: Scope): Promise<Date | null> {
    const asked = await this.db.first(ERASURE_ASKED, [scope.hubId, actorIdOf(scope)]);
    return asked?.at ?? null;
  }

  /** Oldest first. */
  tasks(scope: Scope): Promise<GoodsTask[]> {
    return this.db.query<GoodsTask, 'pickupAddress' | 'since'>(TASKS, [scope.hubId, actorIdOf(scope)]);
  }

  /** Saying so again changes nothing. */
  async handedOver(scope: Scope, orderId: number): Promise<void> {
    await this.db.execute(DONE, [scope.hubId, actorIdOf(scope), orderId, this.clock.now()]);
  }
}

function shownAct({ act, stop, at, codeRight = null, payment, payCents = 0 }: RefusedAct): AlertAct {
  return { act, stop, at, ...(payment && { codeRight, payment, payCents }) };
}
