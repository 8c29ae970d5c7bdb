import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import {
  DomainError,
  offsetOf,
  type Page,
  type PageRequest,
  type Scope,
  Database,
} from '../../base/index.js';
import type {
  MovementKind,
  MovementStatus,
  Operation,
  WalletEntry,
  WalletOwner,
} from '../../ledger/index.js';
import {
  COUNT_WITH_BALANCE,
  MOVEMENTS,
  MOVEMENTS_BY_DAY,
  MOVEMENTS_OF_WALLET,
  STANDING,
  WAITING,
  WALLETS_WITH_BALANCE,
} from './ledger-view.statements.js';
import { type ReportPeriod, periodOf } from './report-period.rules.js';

/** A movement with the owner of its wallet and the hub's account on the other side. */
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

interface DayTotal {
  readonly day: string;
  readonly kind: MovementKind;
  readonly operation: Operation;
  readonly status: MovementStatus;
  readonly movements: number;
  readonly amountCents: number;
}

interface Standing {
  readonly role: WalletOwner['kind'];
  /** Wallets with a balance. */
  readonly wallets: number;
  readonly heldCents: number;
  readonly owedCents: number;
}

interface WalletBalance {
  readonly ownerKind: WalletOwner['kind'];
  readonly ownerId: number;
  readonly ownerName: string | null;
  /** Below zero: the wallet owes. */
  readonly balanceCents: number;
}

interface Waiting {
  readonly what: 'withdrawals' | 'payments';
  readonly count: number;
  readonly amountCents: number;
  readonly oldestAt: Date | null;
}

/** Queries on the ledger of a hub, for its accounting. */
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
  async byDay(scope: Scope, asked: ReportPeriod): Promise<DayTotal[]> {
    const { from, to } = await this.period(scope, asked);
    const { timezone } = await this.hubs.get(scope.hubId);
    return this.db.reads.query<DayTotal>(MOVEMENTS_BY_DAY, [scope.hubId, from, to, timezone]);
  }

  /** Sums that wallets hold and owe, and payments and withdrawals that wait for a decision. @throws forbidden */
  async standing(scope: Scope): Promise<{ wallets: Standing[]; waiting: Waiting[] }> {
    requireHub(scope);
    const wallets = await this.db.reads.query<Standing>(STANDING, [scope.hubId]);
    return { wallets, waiting: await this.db.reads.query<Waiting>(WAITING, [scope.hubId]) };
  }

  /** The wallets behind a sum of `standing`, the greatest balance first. @throws forbidden */
  async walletsWith(
    scope: Scope,
    { role, side }: { role: WalletOwner['kind']; side: 'held' | 'owed' },
    page: PageRequest,
  ): Promise<Page<WalletBalance>> {
    requireHub(scope);
    const wanted = [scope.hubId, role, side === 'held' ? 1 : -1];
    const [counted, items] = await Promise.all([
      this.db.reads.first<{ total: number }>(COUNT_WITH_BALANCE, wanted),
      this.db.reads.query<WalletBalance>(WALLETS_WITH_BALANCE, [...wanted, page.perPage, offsetOf(page)]),
    ]);
    return { ...page, items, total: counted?.total ?? 0 };
  }

  private async period(scope: Scope, asked: ReportPeriod) {
    requireHub(scope);
    return periodOf((await this.hubs.get(scope.hubId)).timezone, asked);
  }
}

function requireHub({ merchantId }: Scope): void {
  if (merchantId !== null) throw new DomainError('forbidden');
}
