import { Injectable } from '@nestjs/common';
import { type Cents, DomainError, type Scope, statement, type Transaction } from '../../base/index.js';
import { Ledger } from './ledger.store.js';
import type {
  CashHolder,
  CashKind,
  MovementKind,
  MovementStatus,
  Operation,
  Posting,
  WalletOwner,
} from './ledger.entity.js';

interface CollectedCash {
  readonly amount: Cents;
  readonly orderId: number;
  readonly stop: number;
  readonly publicId: string;
}

interface HandInPart {
  readonly amount: Cents;
  readonly handInId: number;
  readonly description?: string | undefined;
}

interface CashShare {
  readonly amount: Cents;
  readonly orderId: number;
  readonly publicId: string;
  readonly collectionId: number;
  /** The hand-in that covered it. A count may be taken back, and another one cover it again. */
  readonly handInId: number;
}

/** `name`: how the external id begins. */
type CashMovement = readonly [operation: Operation, kind: CashKind | MovementKind, name: string];

interface CountMovement {
  readonly role: 'courier' | 'courier_cash';
  readonly kind: keyof typeof REVERSALS;
  readonly amount: Cents;
  readonly status: MovementStatus;
}

const REVERSALS = {
  cash_handed_in: { kind: 'cash_hand_in_reversed', operation: 'debit' },
  cash_difference: { kind: 'cash_difference_reversed', operation: 'debit' },
  cash_charge: { kind: 'cash_charge_reversed', operation: 'credit' },
} as const;

/** Movements of a count, but for the shares of shops. */
const OF_COUNT = statement(
  'wallets.ledger_of_count',
  `select a.role, t.kind, t.amount, t.status from ledger_accounts a join ledger_transactions t on t.account_id = a.id
    where a.hub_id = $1 and a.role in ('courier', 'courier_cash') and a.holder_id = $2
      and t.external_id = any($3::text[])
    order by t.id`,
);
const LOCK_ACCOUNTS = statement(
  'wallets.ledger_accounts_lock',
  `select id from ledger_accounts
    where hub_id = $1 and (role = 'merchant' and holder_id = any($2::bigint[])
       or role in ('courier', 'courier_cash') and holder_id = $3)
    order by id for update`,
);
const IN_HAND = statement(
  'wallets.cash_in_hand',
  `select -balance as cents from ledger_accounts where hub_id = $1 and role = 'courier_cash' and holder_id = $2`,
);

/**
 * Movements of cash that couriers collect: it lowers the courier's account and is owed to shops; what is
 * handed in raises the account. Each is made once, however often asked for, and owed where nothing covers it.
 */
@Injectable()
export class CashBook {
  constructor(private readonly ledger: Ledger) {}

  /** What the courier holds; below zero: the company owes the courier. */
  async inHand({ hubId }: Scope, courierId: number, tx: Transaction): Promise<number> {
    return (await tx.first(IN_HAND, [hubId, courierId]))?.cents ?? 0;
  }

  collect(tx: Transaction, { hubId }: Scope, courierId: number, cash: CollectedCash): Promise<Posting> {
    return this.ledger.post(tx, hubId, holder(courierId), {
      operation: 'debit',
      kind: 'cash_collected',
      allowNegative: true,
      amount: cash.amount,
      description: cash.publicId,
      orderId: cash.orderId,
      externalId: `collection-${String(cash.orderId)}-${String(cash.stop)}`,
    });
  }

  /**
   * Locks the accounts of a hand-in in order of their ids, so that it never waits for what waits for it. The
   * caller lets only one hand-in of the hub be decided at a time.
   */
  async lock(tx: Transaction, { hubId }: Scope, courierId: number, shops: readonly number[]): Promise<void> {
    await tx.query(LOCK_ACCOUNTS, [hubId, shops, courierId]);
  }

  handIn(tx: Transaction, { hubId }: Scope, courierId: number, part: HandInPart): Promise<Posting> {
    return this.count(tx, hubId, holder(courierId), part, ['credit', 'cash_handed_in', 'hand-in']);
  }

  /** The courier no longer owes what is missing. */
  writeOff(tx: Transaction, { hubId }: Scope, courierId: number, part: HandInPart): Promise<Posting> {
    return this.count(tx, hubId, holder(courierId), part, ['credit', 'cash_difference', 'difference']);
  }

  /** Takes from the courier's wallet what was missing, after `writeOff`. */
  charge(tx: Transaction, { hubId }: Scope, id: number, part: HandInPart): Promise<Posting> {
    return this.count(tx, hubId, { kind: 'courier', id }, part, ['debit', 'cash_charge', 'difference']);
  }

  share(tx: Transaction, { hubId }: Scope, shop: number, share: CashShare): Promise<Posting> {
    return this.toShop(tx, hubId, shop, share, ['credit', 'cash_share', 'share']);
  }

  shareBack(tx: Transaction, { hubId }: Scope, shop: number, share: CashShare): Promise<Posting> {
    return this.toShop(tx, hubId, shop, share, ['debit', 'cash_share_reversed', 'share-reversed']);
  }

  /**
   * Takes back what a count moved between courier and company, but no charge given back after a contest.
   * @throws transition_refused: a charge of it is contested and not decided yet
   */
  async reverseCount(
    tx: Transaction,
    { hubId }: Scope,
    courierId: number,
    { handInId, description }: Omit<HandInPart, 'amount'>,
  ): Promise<void> {
    const ids = ['hand-in', 'difference'].map((what) => `${what}-${String(handInId)}`);
    for (const moved of await tx.query<CountMovement>(OF_COUNT, [hubId, courierId, ids])) {
      if (moved.status === 'pending') throw new DomainError('transition_refused', { status: 'contested' });
      if (moved.status === 'reversed') continue;
      const { kind, operation } = REVERSALS[moved.kind];
      const part = { amount: moved.amount, handInId, description };
      await this.count(tx, hubId, { kind: moved.role, id: courierId }, part, [operation, kind, kind]);
    }
  }

  private count(
    tx: Transaction,
    hubId: number,
    owner: WalletOwner | CashHolder,
    { amount, description, handInId }: HandInPart,
    [operation, kind, name]: CashMovement,
  ): Promise<Posting> {
    const externalId = `${name}-${String(handInId)}`;
    const facts = { amount, description, externalId, allowNegative: true };
    return this.ledger.post(tx, hubId, owner, { operation, kind, ...facts });
  }

  private toShop(
    tx: Transaction,
    hubId: number,
    id: number,
    { amount, publicId, orderId, collectionId, handInId }: CashShare,
    [operation, kind, name]: CashMovement,
  ): Promise<Posting> {
    const externalId = `${name}-${String(collectionId)}-${String(handInId)}`;
    const facts = { amount, description: publicId, orderId, externalId, allowNegative: true };
    return this.ledger.post(tx, hubId, { kind: 'merchant', id }, { operation, kind, ...facts });
  }
}

function holder(courierId: number): CashHolder {
  return { kind: 'courier_cash', id: courierId };
}
