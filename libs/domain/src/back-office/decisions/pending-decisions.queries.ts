import { Injectable } from '@nestjs/common';
import { Database, type RowOf, type Scope, statement } from '../../base/index.js';
import { Contests } from '../../billing/index.js';
import { BoardAlerts, FailedOrders, type GoodsPlace } from '../../ordering/index.js';
import { RecipientRequests } from '../../requests/index.js';

/** Orders in progress, and cash that was collected at doors and not handed in. */
const HOLDINGS = `select c.id as "courierId", c.name, c.phone, c.registration_changed_at as since, o.orders,
    greatest(0, coalesce(-a.balance, 0))::bigint as "cashCents"
  from couriers c
  left join ledger_accounts a on a.hub_id = c.hub_id and a.role = 'courier_cash' and a.holder_id = c.id
 cross join lateral (
   select count(*)::int as orders from orders o
    where o.courier_id = c.id and o.status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')
      and o.deleted_at is null) o`;

const OF_COURIER = statement('decisions.courier_holding', `${HOLDINGS} where c.hub_id = $1 and c.id = $2`);
const OF_SUSPENDED = statement(
  'decisions.suspended_holdings',
  `${HOLDINGS} where c.hub_id = $1 and c.registration = 'suspended' and (o.orders > 0 or a.balance < 0)
    order by c.registration_changed_at limit 3000`,
);

@Injectable()
export class CourierHoldings {
  constructor(private readonly db: Database) {}

  /** null: there is no such courier. */
  of({ hubId }: Scope, courierId: number) {
    return this.db.first(OF_COURIER, [hubId, courierId]);
  }

  /** Suspended couriers with goods or cash, until both are where they belong. */
  ofSuspended({ hubId }: Scope) {
    return this.db.query(OF_SUSPENDED, [hubId]);
  }
}

/** `goods`: a courier holds goods of an order that went on. `suspended`: a suspended one holds something. */
export const DECISION_KINDS = ['failure', 'claim', 'contest', 'request', 'goods', 'suspended'] as const;

interface PendingDecision {
  readonly kind: (typeof DECISION_KINDS)[number];
  /** Id of the order that failed, the claim, contest, request or alert, or the suspended courier. */
  readonly id: number;
  /** null: it is about a courier. */
  readonly orderId: number | null;
  readonly publicId: string;
  readonly merchantName: string;
  readonly merchantPhone: string | null;
  readonly who: string | null;
  /** Why it failed, what is claimed or contested, or what is asked for. */
  readonly about: string | null;
  /** Where the goods of a failure are. */
  readonly goodsAt: GoodsPlace | null;
  readonly wantedAt: Date | null;
  /** How much more than now the order costs with the request; null: nothing changes. */
  readonly moreCents: number | null;
  readonly since: Date;
  /** null: there is no deadline. */
  readonly dueAt: Date | null;
  /** What a suspended courier holds; null: it is about something else. */
  readonly holds: Pick<RowOf<typeof OF_SUSPENDED>, 'orders' | 'cashCents' | 'phone'> | null;
}

interface WaitingClaim {
  readonly id: number;
  readonly orderId: number;
  readonly publicId: string;
  readonly merchantName: string;
  readonly recipient: string | null;
  readonly kind: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** None, unless the module of claims replaces this. */
export class WaitingClaims {
  list(_scope: Scope, _listed: { open: boolean; limit: number }): Promise<WaitingClaim[]> {
    return Promise.resolve([]);
  }
}

const MAX_DECISIONS = 3_000;

/** Lists what needs a decision: deadlines first, then what has waited longest. */
@Injectable()
export class PendingDecisions {
  constructor(
    private readonly failed: FailedOrders,
    private readonly claims: WaitingClaims,
    private readonly contests: Contests,
    private readonly requests: RecipientRequests,
    private readonly alerts: BoardAlerts,
    private readonly holdings: CourierHoldings,
  ) {}

  /** @throws forbidden */
  async list(scope: Scope): Promise<PendingDecision[]> {
    const listed = { open: true, limit: MAX_DECISIONS };
    const [failures, claims, contests, requests, alerts, suspended] = await Promise.all([
      this.failed.list(scope),
      this.claims.list(scope, listed),
      this.contests.list(scope, listed),
      this.requests.list(scope, listed),
      this.alerts.open(scope),
      this.holdings.ofSuspended(scope),
    ]);
    const found = [
      ...failures.map(ofFailure),
      ...claims.map(ofClaim),
      ...contests.map(ofContest),
      ...requests.map(ofRequest),
      ...alerts.flatMap(ofHeldGoods),
      ...suspended.map(ofSuspended),
    ];
    return found.sort((a, b) => rank(a) - rank(b) || a.since.getTime() - b.since.getTime());
  }
}

const NOTHING = {
  orderId: null,
  publicId: '',
  merchantName: '',
  merchantPhone: null,
  about: null,
  goodsAt: null,
  wantedAt: null,
  moreCents: null,
  dueAt: null,
  holds: null,
};

type Listed<Source extends { list: (...args: never[]) => Promise<unknown[]> }> = Awaited<
  ReturnType<Source['list']>
>[number];

function ofFailure(failure: Listed<FailedOrders>): PendingDecision {
  const { orderId, publicId, merchantName, merchantPhone, recipient: who, reason: about, goodsAt } = failure;
  const order = { id: orderId, orderId, publicId, merchantName, merchantPhone };
  return { ...NOTHING, kind: 'failure', ...order, who, about, goodsAt, since: failure.endedAt };
}

function ofClaim(claim: WaitingClaim): PendingDecision {
  const { id, orderId, publicId, merchantName, recipient: who, kind: about, createdAt: since, dueAt } = claim;
  return { ...NOTHING, kind: 'claim', id, orderId, publicId, merchantName, who, about, since, dueAt };
}

function ofContest(contest: Listed<Contests>): PendingDecision {
  const { id, courierName: who, about, createdAt: since, dueAt } = contest;
  return { ...NOTHING, kind: 'contest', id, who, about, since, dueAt };
}

function ofRequest(request: Listed<RecipientRequests>): PendingDecision {
  const { id, orderId, publicId, merchantName, recipient: who, kind: about, wantedAt } = request;
  const { priceCents, totalCents, createdAt: since } = request;
  const moreCents = priceCents === null ? null : priceCents - (about === 'redelivery' ? 0 : totalCents);
  const order = { orderId, publicId, merchantName };
  return { ...NOTHING, kind: 'request', id, ...order, who, about, wantedAt, moreCents, since };
}

function ofHeldGoods(alert: Awaited<ReturnType<BoardAlerts['open']>>[number]): PendingDecision[] {
  const { id, orderId, publicId, merchantName, courierName: who, goods, doneAt, at: since } = alert;
  if (orderId === null || !goods || doneAt !== null) return [];
  const order = { orderId, publicId: publicId ?? '', merchantName: merchantName ?? '' };
  return [{ ...NOTHING, kind: 'goods', id, ...order, who, goodsAt: 'courier', since }];
}

function ofSuspended(courier: RowOf<typeof OF_SUSPENDED>): PendingDecision {
  const { courierId: id, name: who, phone, since, orders, cashCents } = courier;
  return { ...NOTHING, kind: 'suspended', id, who, since, holds: { orders, cashCents, phone } };
}

function rank({ dueAt }: PendingDecision): number {
  return dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
