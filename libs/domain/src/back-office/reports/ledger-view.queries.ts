import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import {
  Database,
  offsetOf,
  type Page,
  type PageRequest,
  type RowOf,
  type Scope,
  statement,
  requireHubScope,
} from '../../base/index.js';
import {
  CASH_KINDS,
  type MovementKind,
  type MovementStatus,
  type Operation,
  type WalletEntry,
  type WalletOwner,
} from '../../ledger/index.js';
import { periodOf, type ReportPeriod } from './report-period.rules.js';

/** The movement that gives a withdrawal back is reversed too: those that are not add up to what moved. */
const STATUS = `case when t.kind = 'withdrawal_reversed' then 'reversed' else t.status end`;

const COLUMNS = `t.id, t.uuid, t.operation, t.kind, t.amount, t.description, ${STATUS} as status, t.external_id as "externalId",
  t.payment_method as "paymentMethod", t.order_id as "orderId", t.reference_id as "referenceId",
  t.created_at as "createdAt", a.role as "ownerKind", a.holder_id as "ownerId",
  coalesce(m.name, c.name) as "ownerName", h.role as counterpart`;

const OWNERS = `left join merchants m on a.role = 'merchant' and m.hub_id = $1 and m.id = a.holder_id
  left join couriers c on a.role = 'courier' and c.hub_id = $1 and c.id = a.holder_id`;
const JOINS = `join ledger_accounts a on a.id = t.account_id and a.role in ('merchant', 'courier')
  join ledger_accounts h on h.id = t.counter_account_id ${OWNERS}`;

/** $4 kinds, $5 statuses, $6 operation: null for any. */
const FILTER = `t.created_at >= $2 and t.created_at < $3 and ($4::text[] is null or t.kind = any($4))
  and ($5::text[] is null or ${STATUS} = any($5)) and ($6::text is null or t.operation = $6)`;

/** Newest first, after the movement $7. $1 hub, $2 from, $3 to (exclusive), $8 limit. */
const MOVEMENTS = statement(
  'reports.ledger_movements',
  `select ${COLUMNS} from ledger_transactions t ${JOINS}
    where t.hub_id = $1 and ${FILTER} and (t.created_at, t.id) < (
       coalesce((select created_at from ledger_transactions where id = $7 and hub_id = $1),
                'infinity'), coalesce($7, 9223372036854775807))
    order by t.created_at desc, t.id desc limit $8`,
);

/** $1 to $8 as above; $9 role, $10 holder of the wallet. */
const MOVEMENTS_OF_WALLET = statement(
  'reports.ledger_movements_of_wallet',
  `select ${COLUMNS} from ledger_transactions t ${JOINS}
    where t.hub_id = $1 and ${FILTER}
      and t.account_id = (select id from ledger_accounts where hub_id = $1 and role = $9 and holder_id = $10)
      and t.id < coalesce($7::bigint, 9223372036854775807)
    order by t.id desc limit $8`,
);

/** Days are in the zone $4. $1 hub, $2 from, $3 to (exclusive). */
const MOVEMENTS_BY_DAY = statement(
  'reports.ledger_movements_by_day',
  `select to_char(t.created_at at time zone $4, 'YYYY-MM-DD') as day, t.kind, t.operation, ${STATUS} as status,
          count(*)::int as movements, sum(t.amount)::bigint as "amountCents"
     from ledger_transactions t
    where t.hub_id = $1 and t.created_at >= $2 and t.created_at < $3
      and t.kind not in (${CASH_KINDS.map((kind) => `'${kind}'`).join()})
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
);

const STANDING = statement(
  'reports.ledger_standing',
  `select role, count(*) filter (where balance <> 0)::int as wallets,
          coalesce(sum(balance) filter (where balance > 0), 0)::bigint as "heldCents",
          coalesce(-sum(balance) filter (where balance < 0), 0)::bigint as "owedCents"
     from ledger_accounts where hub_id = $1 and role in ('merchant', 'courier') group by role order by role`,
);

/** $1 hub, $2 role, $3 the sign of the balance. */
const WITH_BALANCE = 'a.hub_id = $1 and a.role = $2 and sign(a.balance) = $3';

/** The greatest sum first. $4 limit, $5 offset. */
const WALLETS_WITH_BALANCE = statement(
  'reports.ledger_wallets_with_balance',
  `select a.role as "ownerKind", a.holder_id as "ownerId", coalesce(m.name, c.name) as "ownerName",
          a.balance as "balanceCents"
     from ledger_accounts a ${OWNERS}
    where ${WITH_BALANCE}
    order by abs(a.balance) desc, a.holder_id limit $4 offset $5`,
);

const COUNT_WITH_BALANCE = statement(
  'reports.ledger_count_with_balance',
  `select count(*)::int as total from ledger_accounts a where ${WITH_BALANCE}`,
);

const WAITING = statement(
  'reports.money_waiting',
  `select 'withdrawals' as what, count(*)::int as count, coalesce(sum(amount), 0)::bigint as "amountCents",
          min(created_at) as "oldestAt"
     from ledger_transactions where hub_id = $1 and kind = 'withdrawal' and status = 'pending'
   union all
   select 'payments', count(*)::int, coalesce(sum(amount), 0)::bigint, min(created_at)
     from payments where hub_id = $1 and outcome = 'wrong_amount'`,
);

export interface LedgerMovement extends WalletEntry {
  readonly ownerKind: WalletOwner['kind'];
  readonly ownerId: number;
  readonly ownerName: string | null;
  readonly counterpart: string;
}

interface MovementFilter extends ReportPeriod {
  readonly kinds?: readonly MovementKind[] | undefined;
  readonly statuses?: readonly MovementStatus[] | undefined;
  readonly operation?: Operation | undefined;
  readonly owner?: WalletOwner | undefined;
}

type Standing = RowOf<typeof STANDING> & { readonly role: WalletOwner['kind'] };
/** Below zero: the wallet owes. */
type WalletBalance = RowOf<typeof WALLETS_WITH_BALANCE> & { readonly ownerKind: WalletOwner['kind'] };

@Injectable()
export class LedgerView {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
  ) {}

  /** Newest first. @throws forbidden · invalid_value */
  async movements(
    scope: Scope,
    filter: MovementFilter,
    { before = null, limit }: { before?: number | null | undefined; limit: number },
  ): Promise<LedgerMovement[]> {
    const { from, to } = await this.period(scope, filter);
    const { kinds = null, statuses = null, operation = null, owner } = filter;
    const values = [scope.hubId, from, to, kinds, statuses, operation, before, limit];
    return owner === undefined
      ? this.db.reads.query<LedgerMovement>(MOVEMENTS, values)
      : this.db.reads.query<LedgerMovement>(MOVEMENTS_OF_WALLET, [...values, owner.kind, owner.id]);
  }

  /** @throws forbidden · invalid_value */
  async byDay(scope: Scope, asked: ReportPeriod) {
    const { from, to } = await this.period(scope, asked);
    const { timezone } = await this.hubs.get(scope.hubId);
    return this.db.reads.query(MOVEMENTS_BY_DAY, [scope.hubId, from, to, timezone]);
  }

  /** `waiting`: payments and withdrawals without a decision. @throws forbidden */
  async standing(scope: Scope) {
    requireHubScope(scope);
    const wallets = await this.db.reads.query<Standing>(STANDING, [scope.hubId]);
    return { wallets, waiting: await this.db.reads.query(WAITING, [scope.hubId]) };
  }

  /** The wallets behind a sum of `standing`, the greatest balance first. @throws forbidden */
  async walletsWith(
    scope: Scope,
    { role, side }: { role: WalletOwner['kind']; side: 'held' | 'owed' },
    page: PageRequest,
  ): Promise<Page<WalletBalance>> {
    requireHubScope(scope);
    const wanted = [scope.hubId, role, side === 'held' ? 1 : -1];
    const [counted, items] = await Promise.all([
      this.db.reads.one(COUNT_WITH_BALANCE, wanted),
      this.db.reads.query<WalletBalance>(WALLETS_WITH_BALANCE, [...wanted, page.perPage, offsetOf(page)]),
    ]);
    return { ...page, items, total: counted.total };
  }

  private async period(scope: Scope, asked: ReportPeriod) {
    requireHubScope(scope);
    return periodOf((await this.hubs.get(scope.hubId)).timezone, asked);
  }
}
