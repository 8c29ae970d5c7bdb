import { Injectable } from '@nestjs/common';
import {
  type Cents,
  cents,
  Database,
  DomainError,
  type Scope,
  share,
  type Transaction,
} from '../shared/index.js';
import { ENTRY_COLUMNS, type EntryRow, Ledger, toEntry } from './ledger.js';
import type { Posting, TopUpFee, TopUpMethod, WalletEntry, WalletOwner } from './ledger.types.js';

export interface CreditCommand {
  readonly amount: Cents;
  readonly description?: string | undefined;
  /** Unique per wallet, whatever the kind of movement: the same again gives the same entry. */
  readonly externalId?: string | null | undefined;
  readonly orderId?: number | undefined;
}

export interface DebitCommand extends CreditCommand {
  /** Default true: a wallet may go below zero. */
  readonly allowNegative?: boolean | undefined;
}

export interface TopUpCommand extends CreditCommand {
  readonly paymentMethod: TopUpMethod;
  /** The hub's fee for this method; null credits the whole amount. */
  readonly fee: TopUpFee | null;
}

export interface WithdrawCommand extends CreditCommand {
  /** True: the money is set aside until `completeWithdrawal` or `refuseWithdrawal`. */
  readonly awaiting?: boolean | undefined;
  /** Default false: no more is paid out than there is. */
  readonly allowNegative?: boolean | undefined;
}

export interface OrderPayment {
  readonly orderId: number;
  readonly amount: Cents;
  readonly description: string;
  /** Default false: an order is paid with what is there. */
  readonly allowNegative?: boolean | undefined;
}

/** Only these methods can be charged a top-up fee. */
const CHARGEABLE: ReadonlySet<TopUpMethod> = new Set<TopUpMethod>(['pix', 'boleto', 'credit_card']);

/** Movements of the wallets of a hub. Only the hub of the scope counts: who may move which wallet, the caller knows. */
@Injectable()
export class Wallets {
  constructor(
    private readonly db: Database,
    private readonly ledger: Ledger,
  ) {}

  /** Adds balance. May raise: invalid_value. */
  async credit(scope: Scope, owner: WalletOwner, command: CreditCommand): Promise<Posting> {
    return this.creditWithin(this.db, scope, owner, command);
  }

  /** `credit` as part of the caller's transaction. May raise: invalid_value. */
  async creditWithin(
    tx: Database | Transaction,
    scope: Scope,
    owner: WalletOwner,
    command: CreditCommand,
  ): Promise<Posting> {
    return this.ledger.post(tx, scope.hubId, owner, {
      ...command,
      operation: 'credito',
      kind: 'adicao_saldo',
      allowNegative: true,
    });
  }

  /** Removes balance. May raise: invalid_value, insufficient_balance (only without `allowNegative`). */
  async debit(scope: Scope, owner: WalletOwner, command: DebitCommand): Promise<Posting> {
    return this.ledger.post(this.db, scope.hubId, owner, {
      ...command,
      operation: 'debito',
      kind: 'remocao_saldo',
      allowNegative: command.allowNegative ?? true,
    });
  }

  /** Records money that came in by some method, and the fee as a linked debit. May raise: invalid_value. */
  async topUp(scope: Scope, owner: WalletOwner, command: TopUpCommand): Promise<Posting> {
    return this.db.transaction(async (tx) => {
      const topUp = await this.ledger.post(tx, scope.hubId, owner, {
        ...command,
        operation: 'credito',
        kind: 'recarga',
        allowNegative: true,
      });
      if (topUp.duplicated) return withFee(topUp, await feeOf(tx, scope, topUp.entry.id));
      const amount = feeAmount(command);
      if (amount === 0) return topUp;
      const fee = await this.ledger.post(tx, scope.hubId, owner, {
        operation: 'debito',
        kind: 'taxa_recarga',
        amount,
        description: 'Taxa de recarga',
        orderId: command.orderId,
        referenceId: topUp.entry.id,
        allowNegative: true,
      });
      return { ...topUp, balance: fee.balance, fee: fee.entry };
    });
  }

  /**
   * Debits what the order costs. Called again with another amount (the order was re-priced) only the difference
   * moves, either way; with the same amount nothing does. Null when it costs nothing and never did.
   * May raise: invalid_value, insufficient_balance.
   */
  async payOrder(
    tx: Transaction,
    scope: Scope,
    owner: WalletOwner,
    payment: OrderPayment,
  ): Promise<Posting | null> {
    return this.ledger.settleOrder(tx, scope.hubId, owner, {
      ...payment,
      target: 0 - payment.amount,
      debitKind: 'pagamento_pedido',
      creditKind: 'estorno_pedido',
      allowNegative: payment.allowNegative ?? false,
    });
  }

  /** Gives back all that the order took from this wallet, once. Null when it took nothing. */
  async refundOrder(
    tx: Transaction,
    scope: Scope,
    owner: WalletOwner,
    order: { orderId: number; description: string },
  ): Promise<Posting | null> {
    return this.ledger.settleOrder(tx, scope.hubId, owner, {
      ...order,
      target: 0,
      debitKind: 'pagamento_pedido',
      creditKind: 'estorno_pedido',
      allowNegative: true,
    });
  }

  /** Credits the courier's share of an order: once, and the difference if the share changes. May raise: invalid_value. */
  async payOutOrder(
    tx: Transaction,
    scope: Scope,
    courier: WalletOwner,
    payment: Omit<OrderPayment, 'allowNegative'>,
  ): Promise<Posting | null> {
    return this.ledger.settleOrder(tx, scope.hubId, courier, {
      ...payment,
      target: payment.amount,
      debitKind: 'remocao_saldo',
      creditKind: 'repasse_pedido',
      allowNegative: true,
    });
  }

  /**
   * Pays money out of a wallet; unless told otherwise never more than there is. Blocks on withdrawals are the
   * caller's to check.
   * May raise: invalid_value, insufficient_balance.
   */
  async withdraw(scope: Scope, owner: WalletOwner, command: WithdrawCommand): Promise<Posting> {
    return this.ledger.post(this.db, scope.hubId, owner, {
      ...command,
      operation: 'debito',
      kind: 'saque',
      status: command.awaiting === true ? 'aguardando' : 'concluido',
      allowNegative: command.allowNegative ?? false,
    });
  }

  /** The money has left. Saying so again changes nothing. May raise: wallet_not_found, transition_refused. */
  async completeWithdrawal(scope: Scope, entryId: number): Promise<WalletEntry> {
    return this.db.transaction(async (tx) => {
      const { entry } = await lockWithdrawal(tx, scope, entryId);
      if (entry.status === 'concluido') return entry;
      return setStatus(tx, scope, expectAwaiting(entry), 'concluido');
    });
  }

  /** The money stays: the withdrawal is reversed by a credit of its own. May raise: wallet_not_found, transition_refused. */
  async refuseWithdrawal(scope: Scope, entryId: number, reason: string): Promise<Posting> {
    return this.db.transaction(async (tx) => {
      const { entry, owner } = await lockWithdrawal(tx, scope, entryId);
      await setStatus(tx, scope, expectAwaiting(entry), 'estornado');
      return this.ledger.post(tx, scope.hubId, owner, {
        operation: 'credito',
        kind: 'adicao_saldo',
        amount: entry.amount,
        description: reason,
        referenceId: entry.id,
        allowNegative: true,
      });
    });
  }
}

function feeAmount({ amount, fee, paymentMethod }: TopUpCommand): Cents {
  if (fee === null || !CHARGEABLE.has(paymentMethod)) return cents(0);
  // A fee never takes more than what came in.
  return cents(Math.min(amount, fee.fixed + share(amount, fee.basisPoints)));
}

function withFee(posting: Posting, fee: WalletEntry | null): Posting {
  return fee ? { ...posting, fee } : posting;
}

async function feeOf(tx: Transaction, scope: Scope, topUpId: number): Promise<WalletEntry | null> {
  const row = await tx.first<EntryRow>(
    `select ${ENTRY_COLUMNS} from ledger_transactions t
     where t.reference_id = $1 and t.hub_id = $2 and t.kind = 'taxa_recarga'`,
    [topUpId, scope.hubId],
  );
  return row && toEntry(row);
}

async function lockWithdrawal(
  tx: Transaction,
  scope: Scope,
  entryId: number,
): Promise<{ entry: WalletEntry; owner: WalletOwner }> {
  const row = await tx.first<EntryRow & { role: WalletOwner['kind']; holder_id: number }>(
    `select ${ENTRY_COLUMNS}, a.role, a.holder_id
     from ledger_transactions t join ledger_accounts a on a.id = t.account_id
     where t.hub_id = $1 and t.id = $2 and t.kind = 'saque' for update of t`,
    [scope.hubId, entryId],
  );
  if (!row) throw new DomainError('wallet_not_found', { entryId });
  return { entry: toEntry(row), owner: { kind: row.role, id: row.holder_id } };
}

function expectAwaiting(entry: WalletEntry): WalletEntry {
  if (entry.status !== 'aguardando') throw new DomainError('transition_refused', { status: entry.status });
  return entry;
}

async function setStatus(
  tx: Transaction,
  scope: Scope,
  entry: WalletEntry,
  status: WalletEntry['status'],
): Promise<WalletEntry> {
  await tx.execute('update ledger_transactions set status = $3 where hub_id = $1 and id = $2', [
    scope.hubId,
    entry.id,
    status,
  ]);
  return { ...entry, status };
}
