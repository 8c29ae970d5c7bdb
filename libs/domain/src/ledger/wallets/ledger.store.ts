import { Injectable } from '@nestjs/common';
import {
  type Cents,
  Clock,
  DomainError,
  MAX_CENTS,
  namedStatement,
  newUuid,
  type Queryable,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import {
  type CashHolder,
  type CashKind,
  COUNTERPART,
  MAX_ENTRY_TEXT,
  type MovementKind,
  type MovementStatus,
  type Operation,
  type Posting,
  type TopUpMethod,
  type WalletEntry,
  type WalletOwner,
} from './ledger.entity.js';

/** Columns of a `WalletEntry`, of `ledger_transactions t`. */
export const ENTRY_COLUMNS = `t.id, t.uuid, t.operation, t.kind, t.amount, t.description, t.status, t.external_id as "externalId",
  t.payment_method as "paymentMethod", t.order_id as "orderId", t.reference_id as "referenceId", t.created_at as "createdAt"`;
const POSTING = `select t.duplicated, t.balance, ${ENTRY_COLUMNS}`;

/** The parameters of `ledger_post`, in its order. */
const MOVEMENT = [
  'hub role holder against operation kind amount description',
  'status externalId paymentMethod orderId referenceId allowNegative uuid at',
] as const;
const argumentsOf = (listed: readonly string[]) => `$${listed.join(' ').replaceAll(' ', ',$')}`;
const ARGUMENTS = argumentsOf(MOVEMENT);
const POST = namedStatement('wallets.ledger_post', MOVEMENT, `${POSTING} from ledger_post(${ARGUMENTS}) t`);
/**
 * `ledger_post` of a debit that the balance must cover: a refusal is a row without id. An error would be
 * written to PostgreSQL's log and would abort the transaction. An earlier debit is found by its external id.
 */
const POST_COVERED = namedStatement(
  'wallets.ledger_post_covered',
  MOVEMENT,
  `with wallet as (
     select id, balance from ledger_accounts where hub_id = $hub and role = $role and holder_id = $holder
   ), refused as (
     select balance from (select coalesce((select balance from wallet), 0) as balance) w
      where balance < $amount::bigint and not exists (
        select from ledger_transactions t
         where t.account_id = (select id from wallet) and t.external_id = $externalId::text)
   )
   ${POSTING} from ledger_post(${ARGUMENTS}) t where not exists (select from refused)
   union all
   select false, balance, null, null, null, null, null, null, null, null, null, null, null, null from refused`,
);
const TARGET = [
  'hub role holder against debitKind creditKind orderId target description allowNegative uuid at',
] as const;
const SETTLE_ORDER = namedStatement(
  'wallets.ledger_settle_order',
  TARGET,
  `${POSTING} from ledger_settle_order(${argumentsOf(TARGET)}) t`,
);

/**
 * SQLSTATE that the functions raise when the balance does not cover a debit; their transaction is aborted.
 * For `POST_COVERED` they do so only when another debit came in between.
 */
const NOT_COVERED = 'LG001';

export function isBalanceNotCovered(error: unknown): error is Error & { detail: string } {
  return (error as { code?: unknown } | null)?.code === NOT_COVERED;
}

/** `id` null: the balance does not cover it. */
type PostingRow = Omit<WalletEntry, 'id'> & { id: number | null; duplicated: boolean; balance: Cents };

export interface Movement {
  readonly operation: Operation;
  readonly kind: MovementKind | CashKind;
  readonly amount: Cents;
  readonly description?: string | undefined;
  /** Unique per wallet: the same kind of movement returns the existing entry, another kind is refused. */
  readonly externalId?: string | null | undefined;
  readonly paymentMethod?: TopUpMethod;
  readonly status?: MovementStatus;
  readonly orderId?: number | undefined;
  readonly referenceId?: number;
  /** Default false: a debit that the balance does not cover is refused. */
  readonly allowNegative?: boolean | undefined;
}

export interface OrderLedgerTarget {
  readonly orderId: number;
  /** Sum of the order's movements on the wallet afterwards: below 0 for the payer, above for the courier. */
  readonly target: number;
  readonly debitKind: MovementKind;
  readonly creditKind: MovementKind;
  /** Shown with the movement: statement texts are made from its kind and this. */
  readonly publicId: string;
  readonly allowNegative?: boolean;
}

/** The ledger's SQL functions, each one round trip. Use cases are in `Wallets`. */
@Injectable()
export class Ledger {
  constructor(private readonly clock: Clock) {}

  /** May raise: invalid_value, insufficient_balance, not_unique (the external id is of another kind). */
  async post(db: Queryable, hubId: number, owner: WalletOwner | CashHolder, movement: Movement) {
    requireAmount(movement.amount);
    const { allowNegative = false } = movement;
    const post = movement.operation === 'debit' && !allowNegative ? POST_COVERED : POST;
    const blank = { status: 'completed', paymentMethod: null, orderId: null, referenceId: null };
    const row = await this.call(
      db,
      movement.amount,
      post({
        ...blank,
        ...movement,
        ...this.onWallet(hubId, owner),
        against: COUNTERPART[movement.kind],
        description: normaliseDescription(movement.description),
        // A blank one counts as none.
        externalId: normaliseText('externalId', movement.externalId),
        allowNegative,
      }),
    );
    if (!row) throw new Error('ledger_post returned no row');
    if (row.duplicated && row.entry.kind !== movement.kind)
      throw new DomainError('not_unique', { field: 'externalId', reason: 'used_by_another_movement' });
    return row;
  }

  /** May raise: invalid_value, insufficient_balance. Null: the order never moved this wallet, nor shall. */
  async settleOrder(db: Queryable, hubId: number, owner: WalletOwner, settlement: OrderLedgerTarget) {
    if (settlement.target !== 0) requireAmount(Math.abs(settlement.target));
    return this.call(
      db,
      Math.abs(settlement.target),
      SETTLE_ORDER({
        allowNegative: false,
        ...settlement,
        ...this.onWallet(hubId, owner),
        against: COUNTERPART[settlement.creditKind],
        description: normaliseDescription(settlement.publicId),
      }),
    );
  }

  private onWallet(hub: number, { kind: role, id: holder }: WalletOwner | CashHolder) {
    return { hub, role, holder, uuid: newUuid(), at: this.clock.now() };
  }

  private async call(
    db: Queryable,
    amount: number,
    [sql, params]: ReturnType<typeof POST | typeof POST_COVERED | typeof SETTLE_ORDER>,
  ): Promise<Posting | null> {
    try {
      const row = await db.first<PostingRow, Exclude<keyof PostingRow, 'id'>>(sql, params);
      if (row?.id === null) throw notCovered(row.balance, amount);
      if (!row) return null;
      const { balance, duplicated, ...entry } = row;
      return { entry: { ...entry, id: row.id }, balance, duplicated };
    } catch (error) {
      throw isBalanceNotCovered(error) ? notCovered(Number(error.detail), amount) : error;
    }
  }
}

function notCovered(balance: number, amount: number): DomainError {
  return new DomainError('insufficient_balance', { field: 'amount', balance, amount });
}

export function requireAmount(amount: number, field = 'amount'): void {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MAX_CENTS)
    throw new DomainError('invalid_value', { field, maximum: MAX_CENTS });
}

function normaliseDescription(text: string | undefined): string {
  return normaliseText('description', text) ?? '';
}

function normaliseText(field: string, text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  // PostgreSQL text cannot hold a zero byte.
  if (trimmed.length > MAX_ENTRY_TEXT || trimmed.includes('\0'))
    throw new DomainError('invalid_value', { field, maximum: MAX_ENTRY_TEXT });
  return trimmed === '' ? null : trimmed;
}

/** A withdrawal that waits is set aside too, by commands of its own. */
const HOLD = statement(
  'wallets.charge_hold',
  `update ledger_transactions t set status = 'pending' from ledger_accounts a
    where t.hub_id = $1 and t.id = $2 and a.id = t.account_id and a.role = 'courier'
      and t.operation = 'debit' and t.kind <> 'withdrawal' and t.status = 'completed'`,
);
const RELEASE = statement(
  'wallets.charge_release',
  `update ledger_transactions set status = case when $3::bigint >= amount then 'reversed' else 'completed' end
    where hub_id = $1 and id = $2 and operation = 'debit' and kind <> 'withdrawal' and status = 'pending'`,
);

/** Holds the amount of a contested charge of a courier until the decision. */
@Injectable()
export class ChargeHolds {
  async hold(tx: Transaction, { hubId }: Scope, entryId: number): Promise<void> {
    await tx.execute(HOLD, [hubId, entryId]);
  }

  /** What was given back in full was never taken. Without a hold nothing changes. */
  async release(tx: Transaction, { hubId }: Scope, entryId: number, givenBack: Cents): Promise<void> {
    await tx.execute(RELEASE, [hubId, entryId, givenBack]);
  }
}
