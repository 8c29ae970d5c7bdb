import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { type Cents, Id, instant, money, oneOf } from '../../base/index.js';

/** Owner of a wallet. A sub-user spends its owner's: callers resolve that before they come here. */
export interface WalletOwner {
  readonly kind: 'merchant' | 'courier';
  readonly id: number;
}

/** Characters of a movement's description and of its external id. */
export const MAX_ENTRY_TEXT = 191;

export const OPERATIONS = ['credit', 'debit'] as const;
export type Operation = (typeof OPERATIONS)[number];

export type MovementKind =
  | 'credit_added'
  | 'credit_removed'
  | 'top_up'
  | 'top_up_fee'
  | 'order_payment'
  | 'order_refund'
  | 'order_earning'
  | 'withdrawal'
  /** Gives a refused or cancelled withdrawal back. */
  | 'withdrawal_reversed'
  /** Gives back what was paid online: to the wallet, not to the bank. */
  | 'online_refund'
  /** Gives back what paid an invoice that was opened again. */
  | 'invoice_payment_reversed'
  /** What couriers collected for a shop and handed in. */
  | 'cash_share'
  /** What a courier owed of collected cash, taken from the wallet. */
  | 'cash_charge'
  /** Taken back of either, when a count is reversed. */
  | 'cash_share_reversed'
  | 'cash_charge_reversed'
  /** What a shift's guarantee adds to what was earned in it. */
  | 'guarantee_top_up'
  /** What a shop gives the courier of an order; the order's pay has it. */
  | 'courier_tip'
  | FaultKind;

/** What the rules of a fault move, either way: one movement for each rule. */
export const FAULT_KINDS = ['fault_fee', 'fault_return', 'fault_pay', 'fault_goods'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Movements of the cash that a courier holds; they are no lines of a wallet. */
export const CASH_KINDS = [
  'cash_collected',
  'cash_handed_in',
  'cash_difference',
  'cash_hand_in_reversed',
  'cash_difference_reversed',
] as const;
export type CashKind = (typeof CASH_KINDS)[number];

export const MOVEMENT_STATUSES = ['completed', 'pending', 'reversed'] as const;
export type MovementStatus = (typeof MOVEMENT_STATUSES)[number];

export const TOP_UP_METHODS = ['pix', 'boleto', 'credit_card', 'cash', 'transfer', 'other'] as const;
export type TopUpMethod = (typeof TOP_UP_METHODS)[number];

/** What the hub keeps of a top-up: a fixed part and a share in basis points (10 000 = 100 %). */
export interface TopUpFee {
  readonly fixed: Cents;
  readonly basisPoints: number;
}

/** Cash in a courier's hand is an account of its own: below zero by what the courier has yet to hand in. */
export interface CashHolder {
  readonly kind: 'courier_cash';
  readonly id: number;
}

/**
 * The accounts of the hub itself, the other side of every movement of a wallet. `collections`: collected for
 * shops and not yet theirs; `differences`: what counting showed to be missing, and goods that were lost.
 */
type HubAccount = 'cash' | 'fees' | 'revenue' | 'payouts' | 'collections' | 'differences';

type AccountRole = WalletOwner['kind'] | CashHolder['kind'] | HubAccount;

export const COUNTERPART: Record<MovementKind | CashKind, HubAccount> = {
  credit_added: 'cash',
  credit_removed: 'cash',
  top_up: 'cash',
  top_up_fee: 'fees',
  order_payment: 'revenue',
  order_refund: 'revenue',
  order_earning: 'payouts',
  withdrawal: 'cash',
  withdrawal_reversed: 'cash',
  online_refund: 'cash',
  invoice_payment_reversed: 'cash',
  cash_share: 'collections',
  cash_charge: 'differences',
  cash_share_reversed: 'collections',
  cash_charge_reversed: 'differences',
  guarantee_top_up: 'payouts',
  fault_fee: 'revenue',
  fault_return: 'revenue',
  fault_pay: 'payouts',
  fault_goods: 'differences',
  courier_tip: 'payouts',
  cash_collected: 'collections',
  cash_handed_in: 'cash',
  cash_difference: 'differences',
  cash_hand_in_reversed: 'cash',
  cash_difference_reversed: 'differences',
};

export interface Posting {
  readonly entry: WalletEntry;
  /** Balance of the wallet after the movement (as it is now, for a duplicate). */
  readonly balance: Cents;
  /** The external id or the order existed already: nothing was moved, and `entry` is the existing one. */
  readonly duplicated: boolean;
  readonly fee?: WalletEntry;
}

/** Table `ledger_accounts`: the row is the lock of everything that moves on the account. */
@Entity('ledger_accounts')
@Unique(['hubId', 'role', 'holderId'])
export class LedgerAccount {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) role: AccountRole;
  /** Merchant or courier id; for an account of the hub, the number of the shard. */
  @Column({ type: 'bigint' }) holderId: number;
  /** Sum of the account's entries, kept in the transaction that writes them. */
  @Column({ ...money, default: 0 }) balance: Cents;
  /** How many entries of each direction there are: the totals of the statement, without counting. */
  @Column({ type: 'bigint', default: 0 }) credits: number;
  @Column({ type: 'bigint', default: 0 }) debits: number;
  @Column(instant) createdAt: Date;
}

/** Table `ledger_transactions`: the database writes its two entries. Only status and text may ever change. */
@Entity('ledger_transactions')
@Check('ledger_transactions_amount_check', 'amount > 0')
@Check('ledger_transactions_two_accounts_check', 'counter_account_id <> account_id')
@Check('ledger_transactions_operation_check', "operation in ('credit', 'debit')")
@Index('ledger_transactions_external_id_key', ['accountId', 'externalId'], {
  unique: true,
  where: 'external_id is not null',
})
@Index('ledger_transactions_account_idx', ['accountId', 'id'])
@Index('ledger_transactions_account_operation_idx', ['accountId', 'operation', 'id'])
@Index('ledger_transactions_day_idx', ['hubId', 'createdAt', 'id'])
@Index('ledger_transactions_order_idx', ['orderId', 'accountId'], { where: 'order_id is not null' })
@Index('ledger_transactions_reference_idx', ['referenceId'], { where: 'reference_id is not null' })
@Index('ledger_transactions_withdrawals_idx', ['hubId', 'id'], { where: "kind = 'withdrawal'" })
export class LedgerTransaction {
  @Id() id: number;
  @Column({ type: 'uuid' }) uuid: string;
  @Column({ type: 'bigint' }) hubId: number;
  /** The wallet that moves. */
  @Column({ type: 'bigint' }) accountId: number;
  /** The hub's account on the other side. */
  @Column({ type: 'bigint' }) counterAccountId: number;
  @Column(oneOf(OPERATIONS)) operation: Operation;
  @Column({ type: 'text' }) kind: MovementKind;
  /** Always positive; `operation` gives the direction. */
  @Column(money) amount: Cents;
  /** The caller's text, or empty; for movements of an order its public id. */
  @Column({ type: 'text' }) description: string;
  @Column(oneOf(MOVEMENT_STATUSES)) status: MovementStatus;
  @Column({ type: 'text', nullable: true }) externalId: string | null;
  @Column(oneOf(TOP_UP_METHODS, { nullable: true })) paymentMethod: TopUpMethod | null;
  @Column({ type: 'bigint', nullable: true }) orderId: number | null;
  /** The related entry: a fee refers to its top-up, a reversal to its withdrawal. */
  @Column({ type: 'bigint', nullable: true }) referenceId: number | null;
  @Column(instant) createdAt: Date;
}

export type WalletEntry = Readonly<Omit<LedgerTransaction, 'hubId' | 'accountId' | 'counterAccountId'>>;
