import { Injectable } from '@nestjs/common';
import {
  type Cents,
  Database,
  offsetOf,
  type Page,
  type PageRequest,
  type Queryable,
  type Scope,
  statement,
  ZERO,
} from '../shared/index.js';
import { ENTRY_COLUMNS, type EntryRow, toEntry } from './ledger.js';
import type { AccountRole, Operation, WalletEntry, WalletOwner } from './ledger.types.js';

export interface StatementFilter {
  readonly operation?: Operation | undefined;
  readonly externalId?: string | undefined;
}

export interface WalletStatement extends Page<WalletEntry> {
  readonly balance: Cents;
}

/** An awaiting withdrawal and whose it is. */
export interface PendingWithdrawal {
  readonly owner: WalletOwner;
  readonly entry: WalletEntry;
}

/** An account whose balance is not the sum of its entries. There must never be one. */
export interface Discrepancy {
  readonly accountId: number;
  readonly role: AccountRole;
  readonly holderId: number;
  readonly balance: number;
  readonly entries: number;
}

interface AccountRow {
  id: number;
  balance: Cents;
  credits: number;
  debits: number;
}

const ACCOUNT = statement(
  'wallet_account',
  'select id, balance, credits, debits from ledger_accounts where hub_id = $1 and role = $2 and holder_id = $3',
);
const PAGE = statement(
  'wallet_page',
  `select ${ENTRY_COLUMNS} from ledger_transactions t where t.account_id = $1 order by t.id desc limit $2 offset $3`,
);
const PAGE_OF_OPERATION = statement(
  'wallet_page_of_operation',
  `select ${ENTRY_COLUMNS} from ledger_transactions t where t.account_id = $1 and t.operation = $4
   order by t.id desc limit $2 offset $3`,
);
const BY_EXTERNAL_ID = statement(
  'wallet_entry_by_external_id',
  `select ${ENTRY_COLUMNS} from ledger_transactions t
   where t.hub_id = $1 and t.account_id = $2 and t.external_id = $3`,
);

@Injectable()
export class WalletQueries {
  constructor(private readonly db: Database) {}

  /** A wallet that never moved has a balance of zero; its row appears with the first movement. */
  async balance(scope: Scope, owner: WalletOwner, db: Queryable = this.db): Promise<Cents> {
    return (await account(db, scope, owner))?.balance ?? ZERO;
  }

  /** Balances of many wallets of one kind at once, for lists; wallets that never moved are absent. */
  async balances(
    scope: Scope,
    kind: WalletOwner['kind'],
    ids: readonly number[],
  ): Promise<Map<number, Cents>> {
    const rows = await this.db.query<{ holder_id: number; balance: Cents }>(
      `select holder_id, balance from ledger_accounts where hub_id = $1 and role = $2 and holder_id = any($3)`,
      [scope.hubId, kind, ids],
    );
    return new Map(rows.map((row) => [row.holder_id, row.balance]));
  }

  /** Newest first. Two statements; totals come from the account's counters. */
  async statement(
    scope: Scope,
    owner: WalletOwner,
    filter: StatementFilter,
    page: PageRequest,
  ): Promise<WalletStatement> {
    const wallet = await account(this.db, scope, owner);
    if (!wallet) return { items: [], total: 0, balance: ZERO, ...page };
    if (filter.externalId !== undefined) return this.found(scope, wallet, filter, page);
    const rows = await this.page(wallet.id, filter.operation, page);
    return { items: rows.map(toEntry), total: totalOf(wallet, filter), balance: wallet.balance, ...page };
  }

  async byExternalId(scope: Scope, owner: WalletOwner, externalId: string): Promise<WalletEntry | null> {
    const wallet = await account(this.db, scope, owner);
    const row = wallet && (await this.rowByExternalId(scope, wallet, externalId));
    return row ? toEntry(row) : null;
  }

  /** Withdrawals that wait for someone to pay or refuse them, oldest first. */
  async pendingWithdrawals(scope: Scope, limit: number): Promise<PendingWithdrawal[]> {
    const rows = await this.db.query<EntryRow & { role: WalletOwner['kind']; holder_id: number }>(
      `select ${ENTRY_COLUMNS}, a.role, a.holder_id
       from ledger_transactions t join ledger_accounts a on a.id = t.account_id
       where t.hub_id = $1 and t.status = 'aguardando' order by t.id limit $2`,
      [scope.hubId, limit],
    );
    return rows.map((row) => ({ owner: { kind: row.role, id: row.holder_id }, entry: toEntry(row) }));
  }

  /** Recounts the hub's books from the entries. Reads them all: for an operator, not for a request. */
  async discrepancies(scope: Scope): Promise<Discrepancy[]> {
    return this.db.query<Discrepancy>(
      `select a.id as "accountId", a.role, a.holder_id as "holderId", a.balance,
              coalesce(e.total, 0)::bigint as entries
       from ledger_accounts a
       left join (select account_id, sum(amount) as total from ledger_entries where hub_id = $1 group by account_id) e
         on e.account_id = a.id
       where a.hub_id = $1 and a.balance <> coalesce(e.total, 0)
       order by a.id`,
      [scope.hubId],
    );
  }

  private async found(
    scope: Scope,
    wallet: AccountRow,
    filter: StatementFilter,
    page: PageRequest,
  ): Promise<WalletStatement> {
    const row = await this.rowByExternalId(scope, wallet, filter.externalId ?? '');
    const matches = row && (filter.operation === undefined || row.operation === filter.operation);
    const all = matches ? [toEntry(row)] : [];
    return { items: all.slice(offsetOf(page)), total: all.length, balance: wallet.balance, ...page };
  }

  private rowByExternalId(scope: Scope, wallet: AccountRow, externalId: string): Promise<EntryRow | null> {
    return this.db.first<EntryRow>(BY_EXTERNAL_ID, [scope.hubId, wallet.id, externalId.trim()]);
  }

  private page(accountId: number, operation: Operation | undefined, page: PageRequest): Promise<EntryRow[]> {
    const window = [accountId, page.perPage, offsetOf(page)];
    return operation === undefined
      ? this.db.query<EntryRow>(PAGE, window)
      : this.db.query<EntryRow>(PAGE_OF_OPERATION, [...window, operation]);
  }
}

function account(db: Queryable, scope: Scope, owner: WalletOwner): Promise<AccountRow | null> {
  return db.first<AccountRow>(ACCOUNT, [scope.hubId, owner.kind, owner.id]);
}

function totalOf(wallet: AccountRow, filter: StatementFilter): number {
  if (filter.operation === 'credito') return wallet.credits;
  if (filter.operation === 'debito') return wallet.debits;
  return wallet.credits + wallet.debits;
}
