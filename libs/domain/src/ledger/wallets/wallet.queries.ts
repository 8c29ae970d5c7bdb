import { Injectable } from '@nestjs/common';
import {
  type Cents,
  Database,
  offsetOf,
  type Page,
  type PageRequest,
  type Queryable,
  type Reads,
  type RowOf,
  type Scope,
  statement,
  ZERO,
} from '../../base/index.js';
import { ENTRY_COLUMNS } from './ledger.store.js';
import type { MovementStatus, Operation, WalletEntry, WalletOwner } from './ledger.entity.js';

interface StatementFilter {
  readonly operation?: Operation | undefined;
  readonly externalId?: string | undefined;
}

export interface WalletStatement extends Page<WalletEntry> {
  readonly balance: Cents;
}

interface WithdrawalFilter {
  readonly status?: MovementStatus | undefined;
  readonly ownerKind?: WalletOwner['kind'] | undefined;
  readonly ownerId?: number | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

type AccountRow = RowOf<typeof ACCOUNT>;

const ACCOUNT = statement(
  'wallets.wallet_account',
  'select id, balance, credits, debits from ledger_accounts where hub_id = $1 and role = $2 and holder_id = $3',
);
const PAGE = statement(
  'wallets.wallet_page',
  `select ${ENTRY_COLUMNS} from ledger_transactions t where t.account_id = $1 order by t.id desc limit $2 offset $3`,
);
const PAGE_OF_OPERATION = statement(
  'wallets.wallet_page_of_operation',
  `select ${ENTRY_COLUMNS} from ledger_transactions t where t.account_id = $1 and t.operation = $4
   order by t.id desc limit $2 offset $3`,
);
const BY_EXTERNAL_ID = statement(
  'wallets.wallet_entry_by_external_id',
  `select ${ENTRY_COLUMNS} from ledger_transactions t
   where t.account_id = $1 and t.external_id = $2`,
);

/** SQL: entries with the owners of their wallets. */
export const OWNED = `select ${ENTRY_COLUMNS}, a.role, a.holder_id as "holderId"
  from ledger_transactions t join ledger_accounts a on a.id = t.account_id`;
const OF_ORDER = statement(
  'wallets.movements_of_order',
  `${OWNED} where t.hub_id = $1 and t.order_id = $2 and a.role in ('merchant', 'courier') order by t.id`,
);

const EARNED_BY_DAY = statement(
  'wallets.earned_by_day',
  `select to_char(t.created_at at time zone $3, 'YYYY-MM-DD') as day,
          sum(case t.operation when 'credit' then t.amount else -t.amount end)::bigint as cents,
          count(distinct t.order_id)::int as orders
     from ledger_transactions t
    where t.account_id = $1 and t.kind = 'order_earning'
      and t.created_at >= (date_trunc('day', $2::timestamptz at time zone $3) - make_interval(days => $4::int - 1))
                          at time zone $3
    group by 1 order by 1`,
);

const WITHDRAWALS = statement(
  'wallets.withdrawals',
  `${OWNED} where t.hub_id = $1 and t.kind = 'withdrawal' and ($2::text is null or t.status = $2)
      and ($3::text is null or a.role = $3) and ($4::bigint is null or a.holder_id = $4)
      and ($5::timestamptz is null or t.created_at >= $5) and ($6::timestamptz is null or t.created_at < $6)
      and t.id < coalesce($7::bigint, 9223372036854775807)
    order by t.id desc limit $8`,
);

const WITHDRAWALS_OF = statement(
  'wallets.withdrawals_of',
  `select ${ENTRY_COLUMNS} from ledger_transactions t
    where t.account_id = $1 and t.kind = 'withdrawal' order by t.id desc limit $2`,
);
const BALANCES = statement(
  'wallets.balances',
  'select holder_id, balance from ledger_accounts where hub_id = $1 and role = $2 and holder_id = any($3)',
);

/** Accounts whose balance is not the sum of their entries. There must never be one. */
const DISCREPANCIES = statement(
  'wallets.discrepancies',
  `select a.id as "accountId", a.role, a.holder_id as "holderId", a.balance,
          coalesce(e.total, 0)::bigint as entries
     from ledger_accounts a
     left join (select account_id, sum(amount) as total from ledger_entries where hub_id = $1
       group by account_id) e on e.account_id = a.id
    where a.hub_id = $1 and a.balance <> coalesce(e.total, 0)
    order by a.id`,
);
const DISCREPANCY_COUNT = statement(
  'wallets.discrepancy_count',
  `select count(*)::int as count from ledger_accounts a
     left join (select account_id, sum(amount) as total from ledger_entries group by account_id) e
       on e.account_id = a.id
    where a.balance <> coalesce(e.total, 0)`,
);

@Injectable()
export class WalletQueries {
  constructor(private readonly db: Database) {}

  /** A wallet that never moved has a balance of zero; its row appears with the first movement. */
  async balance(scope: Scope, owner: WalletOwner, db: Queryable = this.db): Promise<Cents> {
    return (await account(db, scope, owner))?.balance ?? ZERO;
  }

  /** For lists; wallets that never moved are absent. */
  async balances(scope: Scope, kind: WalletOwner['kind'], ids: readonly number[]) {
    const rows = await this.db.query(BALANCES, [scope.hubId, kind, ids]);
    return new Map(rows.map((row) => [row.holder_id, row.balance]));
  }

  /** Newest first. Two statements; totals come from the account's counters. */
  async statement(scope: Scope, owner: WalletOwner, filter: StatementFilter, page: PageRequest) {
    const wallet = await account(this.db.reads, scope, owner);
    if (!wallet) return { items: [], total: 0, balance: ZERO, ...page };
    if (filter.externalId !== undefined) return this.pageOfExternalId(wallet, filter, page);
    const rows = await this.page(wallet.id, filter.operation, page);
    return { items: rows, total: totalOf(wallet, filter), balance: wallet.balance, ...page };
  }

  /** Earnings from orders on each of the last `days` days of a zone, with today; days without are absent. */
  async earnedByDay(
    scope: Scope,
    owner: WalletOwner,
    { now, timezone, days }: { now: Date; timezone: string; days: number },
  ) {
    const wallet = await account(this.db.reads, scope, owner);
    return wallet ? this.db.reads.query(EARNED_BY_DAY, [wallet.id, now, timezone, days]) : [];
  }

  /** Withdrawals of the hub's wallets with their owners, newest first. */
  async withdrawals(
    scope: Scope,
    filter: WithdrawalFilter,
    { before = null, limit }: { before?: number | null | undefined; limit: number },
  ) {
    const { status = null, ownerKind = null, ownerId = null, from = null, to = null } = filter;
    const values = [scope.hubId, status, ownerKind, ownerId, from, to, before, limit];
    const rows = await this.db.reads.query<OwnedEntry>(WITHDRAWALS, values);
    return rows.map(withOwner);
  }

  /** In all wallets, oldest first. */
  async ofOrder({ hubId }: Scope, orderId: number) {
    const rows = await this.db.query<OwnedEntry>(OF_ORDER, [hubId, orderId]);
    return rows.map(withOwner);
  }

  /** The newest withdrawals of one wallet, in any status. */
  async withdrawalsOf(scope: Scope, owner: WalletOwner, limit: number): Promise<WalletEntry[]> {
    const wallet = await account(this.db, scope, owner);
    if (!wallet) return [];
    return this.db.query(WITHDRAWALS_OF, [wallet.id, limit]);
  }

  /** Accounts whose balance is not their entries' sum. Reads all entries: for an operator, not a request. */
  discrepancies(scope: Scope) {
    return this.db.query(DISCREPANCIES, [scope.hubId]);
  }

  /** Number of balances in all hubs that differ from the sum of their entries. Reads every entry. */
  async discrepancyCount(): Promise<number> {
    return (await this.db.one(DISCREPANCY_COUNT)).count;
  }

  private async pageOfExternalId(wallet: AccountRow, filter: StatementFilter, page: PageRequest) {
    const externalId = filter.externalId?.trim();
    const row = await this.db.first<WalletEntry>(BY_EXTERNAL_ID, [wallet.id, externalId]);
    const matches = row && (filter.operation === undefined || row.operation === filter.operation);
    const all = matches ? [row] : [];
    return { items: all.slice(offsetOf(page)), total: all.length, balance: wallet.balance, ...page };
  }

  private page(accountId: number, operation: Operation | undefined, page: PageRequest) {
    const window = [accountId, page.perPage, offsetOf(page)];
    return operation === undefined
      ? this.db.reads.query(PAGE, window)
      : this.db.reads.query(PAGE_OF_OPERATION, [...window, operation]);
  }
}

export type OwnedEntry = WalletEntry & { readonly role: WalletOwner['kind']; readonly holderId: number };

export const withOwner = ({ role, holderId, ...entry }: OwnedEntry) => ({
  owner: { kind: role, id: holderId },
  entry,
});

function account(db: Reads, scope: Scope, owner: WalletOwner): Promise<AccountRow | null> {
  return db.first(ACCOUNT, [scope.hubId, owner.kind, owner.id]);
}

function totalOf(wallet: AccountRow, filter: StatementFilter): number {
  if (filter.operation === 'credit') return wallet.credits;
  if (filter.operation === 'debit') return wallet.debits;
  return wallet.credits + wallet.debits;
}
