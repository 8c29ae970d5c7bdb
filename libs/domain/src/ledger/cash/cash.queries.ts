import { Injectable } from '@nestjs/common';
import {
  type Cents,
  Database,
  type Queryable,
  type Reads,
  type Scope,
  type Sql,
  type RowOf,
  statement,
} from '../../base/index.js';
import { type CashHandIn, CashLimit } from './cash.entity.js';

interface CashHolderLine {
  readonly courierId: number;
  readonly name: string;
  readonly phone: string | null;
  readonly inHandCents: number;
  /** Cash: since when the oldest of it is held; null: nothing is. */
  readonly since: Date | null;
  /** null: as much as it comes to. */
  readonly limitCents: number | null;
  /** The courier's own limit; null: the hub's holds. */
  readonly ownLimitCents: number | null;
  /** No order that collects cash is offered any more. */
  readonly aboveLimit: boolean;
  /** What the courier announced and nobody has counted yet. */
  readonly announced: { readonly id: number; readonly cents: number; readonly at: Date } | null;
}

type CollectedLine = RowOf<typeof COLLECTED>;

interface HandInLine extends Omit<CashHandIn, 'hubId'> {
  readonly courierName: string;
}

const CASH_IN_HAND = `select c.id as "courierId", c.name, c.phone, coalesce(-a.balance, 0) as "inHandCents",
    (select min(k.at) from cash_collections k
      where k.hub_id = c.hub_id and k.courier_id = c.id and k.in_hand) as since,
    l.limit_cents as "ownLimitCents", coalesce(l.limit_cents, $2::bigint) as "limitCents",
    coalesce(-a.balance >= coalesce(l.limit_cents, $2::bigint), false) as "aboveLimit",
    case when h.id is not null
         then jsonb_build_object('id', h.id, 'cents', h.announced_cents, 'at', h.announced_at) end as announced
  from couriers c
  left join ledger_accounts a on a.hub_id = c.hub_id and a.role = 'courier_cash' and a.holder_id = c.id
  left join cash_limits l on l.hub_id = c.hub_id and l.courier_id = c.id
  left join cash_hand_ins h on h.hub_id = c.hub_id and h.courier_id = c.id and h.state = 'announced'`;

/** Couriers with cash: announced hand-ins first, then those who hold the most. $1 hub, $2 the hub's limit. */
const HOLDERS = statement(
  'cash.holders',
  `${CASH_IN_HAND} where c.hub_id = $1 and (a.balance <> 0 or h.id is not null or l.limit_cents is not null)
    order by h.announced_at nulls last, a.balance nulls last, c.id limit 1000`,
);
const OF_COURIER = statement('cash.of_courier', `${CASH_IN_HAND} where c.hub_id = $1 and c.id = $3`);

const ABOVE_LIMIT = statement(
  'cash.above_limit',
  `select a.holder_id as "courierId" from ledger_accounts a
     left join cash_limits l on l.hub_id = a.hub_id and l.courier_id = a.holder_id
    where a.hub_id = $1 and a.role = 'courier_cash' and a.balance < 0
      and -a.balance >= coalesce(l.limit_cents, $2::bigint)`,
);

const LINE = `select k.id, k.order_id as "orderId", k.public_id as "publicId", k.courier_id as "courierId",
    c.name as "courierName", m.name as "merchantName", k.method, k.asked_cents as "askedCents",
    k.amount_cents as "amountCents", k.change_cents as "changeCents", k.reason, k.in_hand as "inHand", k.at
  from cash_collections k join couriers c on c.id = k.courier_id join merchants m on m.id = k.merchant_id`;
const COLLECTED = statement(
  'cash.collected',
  `${LINE} where k.hub_id = $1 and k.courier_id = $2 and k.in_hand order by k.id limit 500`,
);
const DIFFERENCES = statement(
  'cash.differences',
  `${LINE} where k.hub_id = $1 and k.at >= $2 and k.at < $3 and k.reason is not null
    order by k.at desc, k.id desc limit 500`,
);

const HAND_INS = statement(
  'cash.hand_ins',
  `select h.id, h.courier_id as "courierId", c.name as "courierName", h.state, h.announced_cents as "announcedCents",
          h.announced_at as "announcedAt", h.counted_cents as "countedCents", h.missing, h.reason,
          h.decided_by as "decidedBy", h.decided_at as "decidedAt", h.reversed_reason as "reversedReason",
          h.reversed_by as "reversedBy", h.reversed_at as "reversedAt"
     from cash_hand_ins h join couriers c on c.id = h.courier_id
    where h.hub_id = $1 and ($2::text is null or h.state = $2) and ($3::bigint is null or h.courier_id = $3)
      and h.id < coalesce($4::bigint, 9223372036854775807)
    order by h.id desc limit $5`,
);

@Injectable()
export class CashQueries {
  constructor(private readonly db: Database) {}

  /** `hubLimit`: of the hub's settings; null: none. */
  holders({ hubId }: Scope, hubLimit: number | null): Promise<CashHolderLine[]> {
    return this.read(this.db.reads, HOLDERS, [hubId, hubLimit]);
  }

  /** null: no such courier. */
  async ofCourier({ hubId }: Scope, courierId: number, hubLimit: number | null) {
    const [held] = await this.read(this.db, OF_COURIER, [hubId, hubLimit, courierId]);
    return held ?? null;
  }

  /** Couriers who get no order that collects cash. */
  async aboveLimit(hubId: number, hubLimit: number | null, on: Queryable = this.db): Promise<number[]> {
    const rows = await on.query(ABOVE_LIMIT, [hubId, hubLimit]);
    return rows.map(({ courierId }) => courierId);
  }

  /** Oldest first. */
  collected({ hubId }: Scope, courierId: number): Promise<CollectedLine[]> {
    return this.db.query<CollectedLine>(COLLECTED, [hubId, courierId]);
  }

  /** Stops where something else was collected than was asked for, newest first. */
  differences({ hubId }: Scope, from: Date, to: Date): Promise<CollectedLine[]> {
    return this.db.reads.query<CollectedLine>(DIFFERENCES, [hubId, from, to]);
  }

  /** Newest first. */
  handIns(
    { hubId }: Scope,
    { state = null, courierId = null }: { state?: CashHandIn['state'] | null; courierId?: number | null },
    { before = null, limit }: { before?: number | null | undefined; limit: number },
  ): Promise<HandInLine[]> {
    return this.db.query<HandInLine>(HAND_INS, [hubId, state, courierId, before, limit]);
  }

  /** `limit` null: the hub's holds again. The caller knows that the courier exists. */
  async setLimit({ hubId }: Scope, courierId: number, limit: Cents | null): Promise<void> {
    if (limit === null) await this.db.manager.delete(CashLimit, { hubId, courierId });
    else
      await this.db.manager.upsert(CashLimit, { hubId, courierId, limitCents: limit }, [
        'hubId',
        'courierId',
      ]);
  }

  private async read(on: Reads, sql: Sql<CashHolderLine>, values: readonly unknown[]) {
    const rows = await on.query<CashHolderLine>(sql, values);
    return rows.map((row) => ({
      ...row,
      announced: row.announced && { ...row.announced, at: new Date(row.announced.at) },
    }));
  }
}
