import { Injectable } from '@nestjs/common';
import {
  cents,
  type Cents,
  DomainError,
  Database,
  type Queryable,
  type Scope,
  type Transaction,
  ZERO,
  statement,
} from '../../base/index.js';
import { ENTRY_COLUMNS, Ledger, type Movement, type OrderLedgerTarget } from './ledger.store.js';
import type { FaultKind, Posting, TopUpFee, TopUpMethod, WalletEntry, WalletOwner } from './ledger.entity.js';
import { OWNED, type OwnedEntry, withOwner } from './wallet.queries.js';
import { topUpFeeCents } from './top-up.rules.js';

export type CreditCommand = Pick<Movement, 'amount' | 'description' | 'externalId' | 'orderId'>;
type DebitCommand = CreditCommand & Pick<Movement, 'allowNegative'>;

interface TopUpCommand extends CreditCommand {
  readonly paymentMethod: TopUpMethod;
  /** The hub's fee for this method; null credits the whole amount. */
  readonly fee: TopUpFee | null;
}

interface WithdrawCommand extends DebitCommand {
  /** True: the money is set aside until `completeWithdrawal` or `reverseWithdrawal`. */
  readonly awaiting?: boolean | undefined;
}

interface FaultMove {
  readonly kind: FaultKind;
  /** Below zero: the wallet pays. */
  readonly cents: number;
  readonly description: string;
  readonly externalId: string;
  readonly orderId: number;
}

interface OrderPayment extends Pick<OrderLedgerTarget, 'orderId' | 'publicId' | 'allowNegative'> {
  readonly amount: Cents;
}

const CHARGEABLE: ReadonlySet<TopUpMethod> = new Set<TopUpMethod>(['pix', 'boleto', 'credit_card']);

/** Moves money of wallets. Only the scope's hub is checked: callers check which wallet they may move. */
@Injectable()
export class Wallets {
  constructor(
    private readonly db: Database,
    private readonly ledger: Ledger,
  ) {}

  /** May raise: invalid_value. */
  credit(
    scope: Scope,
    owner: WalletOwner,
    command: CreditCommand,
    on: Queryable = this.db,
    kind: 'credit_added' | 'online_refund' | 'invoice_payment_reversed' | 'guarantee_top_up' = 'credit_added',
  ): Promise<Posting> {
    return this.ledger.post(on, scope.hubId, owner, { ...command, operation: 'credit', kind });
  }

  /**
   * What a shop gives as `courier_tip` the courier gets with the order's pay. May raise: invalid_value,
   * insufficient_balance (without `allowNegative`).
   */
  debit(
    scope: Scope,
    owner: WalletOwner,
    command: DebitCommand,
    on: Queryable = this.db,
    kind: 'credit_removed' | 'courier_tip' = 'credit_removed',
  ): Promise<Posting> {
    return this.ledger.post(on, scope.hubId, owner, { ...command, operation: 'debit', kind });
  }

  /** Records money that came in by some method, and the fee as a linked debit. May raise: invalid_value. */
  async topUp(scope: Scope, owner: WalletOwner, command: TopUpCommand): Promise<Posting> {
    return this.db.transaction(async (tx) => {
      const topUp = await this.ledger.post(tx, scope.hubId, owner, {
        ...command,
        operation: 'credit',
        kind: 'top_up',
      });
      if (topUp.duplicated) {
        const fee = await tx.first(FEE, [topUp.entry.id, scope.hubId]);
        return fee ? { ...topUp, fee } : topUp;
      }
      const isCharged = command.fee !== null && CHARGEABLE.has(command.paymentMethod);
      const amount = isCharged ? topUpFeeCents(command.fee, command.amount) : ZERO;
      if (amount === 0) return topUp;
      const fee = await this.ledger.post(tx, scope.hubId, owner, {
        operation: 'debit',
        kind: 'top_up_fee',
        amount,
        orderId: command.orderId,
        referenceId: topUp.entry.id,
        // The wallet may owe more than the top-up brought.
        allowNegative: true,
      });
      return { ...topUp, balance: fee.balance, fee: fee.entry };
    });
  }

  /**
   * Debits what the order costs. Called again with another amount (the order was re-priced) only the
   * difference moves, either way; with the same amount nothing does, and without one all is given back. Null
   * when it costs nothing and never did. May raise: invalid_value, insufficient_balance.
   */
  payOrder(tx: Transaction, scope: Scope, owner: WalletOwner, payment: OrderPayment) {
    return this.ledger.settleOrder(tx, scope.hubId, owner, {
      ...payment,
      target: 0 - payment.amount,
      debitKind: 'order_payment',
      creditKind: 'order_refund',
    });
  }

  /** Once, and the difference if the share changes. May raise: invalid_value. */
  async payOutOrder(
    tx: Transaction,
    scope: Scope,
    courier: WalletOwner,
    payment: Omit<OrderPayment, 'allowNegative'>,
  ): Promise<Posting | null> {
    return this.ledger.settleOrder(tx, scope.hubId, courier, {
      ...payment,
      target: payment.amount,
      debitKind: 'credit_removed',
      creditKind: 'order_earning',
      allowNegative: true,
    });
  }

  /** What a fault costs or brings, once for each external id; below zero too. May raise: invalid_value. */
  moveForFault(tx: Transaction, scope: Scope, owner: WalletOwner, { cents: moved, ...move }: FaultMove) {
    return this.ledger.post(tx, scope.hubId, owner, {
      ...move,
      operation: moved < 0 ? 'debit' : 'credit',
      amount: cents(Math.abs(moved)),
      allowNegative: true,
    });
  }

  /**
   * Without `allowNegative`, never more than the balance. The caller checks blocks on withdrawals. May raise:
   * invalid_value, insufficient_balance.
   */
  async withdraw(scope: Scope, owner: WalletOwner, command: WithdrawCommand): Promise<Posting> {
    return this.ledger.post(this.db, scope.hubId, owner, {
      ...command,
      operation: 'debit',
      kind: 'withdrawal',
      status: command.awaiting === true ? 'pending' : 'completed',
    });
  }

  /** Repeating it changes nothing. May raise: wallet_not_found, transition_refused. */
  async completeWithdrawal(tx: Transaction, scope: Scope, entryId: number): Promise<WalletEntry> {
    const { entry } = await lockWithdrawal(tx, scope, entryId);
    if (entry.status === 'completed') return entry;
    return end(tx, scope, entry, 'completed');
  }

  /**
   * Gives a withdrawal back that was refused or, with its owner, cancelled, by a credit of its own.
   * May raise: wallet_not_found (also of another wallet), transition_refused.
   */
  async reverseWithdrawal(tx: Transaction, scope: Scope, entryId: number, reason: string, of?: WalletOwner) {
    const { entry, owner } = await lockWithdrawal(tx, scope, entryId);
    if (of && (of.kind !== owner.kind || of.id !== owner.id))
      throw new DomainError('wallet_not_found', { entryId });
    await end(tx, scope, entry, 'reversed');
    return this.ledger.post(tx, scope.hubId, owner, {
      operation: 'credit',
      kind: 'withdrawal_reversed',
      amount: entry.amount,
      description: reason,
      referenceId: entry.id,
    });
  }
}

const FEE = statement(
  'wallets.fee_of_top_up',
  `select ${ENTRY_COLUMNS} from ledger_transactions t
    where t.reference_id = $1 and t.hub_id = $2 and t.kind = 'top_up_fee'`,
);
const LOCK = statement(
  'wallets.withdrawal_lock',
  `${OWNED} where t.hub_id = $1 and t.id = $2 and t.kind = 'withdrawal' for update of t`,
);

async function lockWithdrawal(tx: Transaction, scope: Scope, entryId: number) {
  const row = await tx.first<OwnedEntry>(LOCK, [scope.hubId, entryId]);
  if (!row) throw new DomainError('wallet_not_found', { entryId });
  return withOwner(row);
}

const SET_STATUS = 'update ledger_transactions set status = $3 where hub_id = $1 and id = $2';

async function end(tx: Transaction, scope: Scope, entry: WalletEntry, status: WalletEntry['status']) {
  if (entry.status !== 'pending') throw new DomainError('transition_refused', { status: entry.status });
  await tx.execute(SET_STATUS, [scope.hubId, entry.id, status]);
  return { ...entry, status };
}
