import { Injectable } from '@nestjs/common';
import {
  type Cents,
  Clock,
  DomainError,
  MAX_CENTS,
  newUuid,
  type Queryable,
  type Statement,
  statement,
} from '../shared/index.js';
import {
  COUNTERPART,
  type MovementKind,
  type MovementStatus,
  type Operation,
  type Posting,
  type TopUpMethod,
  type WalletEntry,
  type WalletOwner,
} from './ledger.types.js';

const POST = statement(
  'ledger_post',
  'select * from ledger_post($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16)',
);
const SETTLE_ORDER = statement(
  'ledger_settle_order',
  'select * from ledger_settle_order($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)',
);

/** What the functions raise when the balance does not cover a debit; the transaction they ran in is lost. */
const NOT_COVERED = 'LG001';

export function isBalanceNotCovered(error: unknown): error is Error & { detail: string } {
  return (error as { code?: unknown } | null)?.code === NOT_COVERED;
}

/** Columns of a statement line, for reads of `ledger_transactions t`. */
export const ENTRY_COLUMNS = `t.id, t.uuid, t.operation, t.kind, t.amount, t.description, t.status, t.external_id,
  t.payment_method, t.order_id, t.reference_id, t.created_at`;

export interface EntryRow {
  id: number;
  uuid: string;
  operation: Operation;
  kind: MovementKind;
  amount: Cents;
  description: string;
  status: MovementStatus;
  external_id: string | null;
  payment_method: TopUpMethod | null;
  order_id: number | null;
  reference_id: number | null;
  created_at: Date;
}

export function toEntry(row: EntryRow): WalletEntry {
  return {
    id: row.id,
    uuid: row.uuid,
    operation: row.operation,
    kind: row.kind,
    amount: row.amount,
    description: row.description,
    status: row.status,
    externalId: row.external_id,
    paymentMethod: row.payment_method,
    orderId: row.order_id,
    referenceId: row.reference_id,
    createdAt: row.created_at,
  };
}

type PostingRow = EntryRow & { duplicated: boolean; balance: Cents };

export interface Movement {
  readonly operation: Operation;
  readonly kind: MovementKind;
  readonly amount: Cents;
  readonly description?: string | undefined;
  readonly externalId?: string | null | undefined;
  readonly paymentMethod?: TopUpMethod;
  readonly status?: MovementStatus;
  readonly orderId?: number | undefined;
  readonly referenceId?: number;
  readonly allowNegative: boolean;
}

export interface OrderSettlement {
  readonly orderId: number;
  /** Net effect the order shall have on the wallet: negative for who pays, positive for who earns. */
  readonly target: number;
  readonly debitKind: MovementKind;
  readonly creditKind: MovementKind;
  readonly description: string;
  readonly allowNegative: boolean;
}

/** The ledger's SQL functions, each one round trip. Use cases are in `Wallets`. */
@Injectable()
export class Ledger {
  constructor(private readonly clock: Clock) {}

  /** May raise: invalid_value, insufficient_balance. */
  async post(db: Queryable, hubId: number, owner: WalletOwner, movement: Movement): Promise<Posting> {
    assertAmount(movement.amount);
    const row = await this.call(db, POST, movement.amount, [
      hubId,
      owner.kind,
      owner.id,
      COUNTERPART[movement.kind],
      movement.operation,
      movement.kind,
      movement.amount,
      describe(movement.description),
      movement.status ?? 'concluido',
      externalKey(movement.externalId),
      movement.paymentMethod ?? null,
      movement.orderId ?? null,
      movement.referenceId ?? null,
      movement.allowNegative,
      newUuid(),
      this.clock.now(),
    ]);
    if (!row) throw new Error('ledger_post answered nothing');
    return row;
  }

  /** May raise: invalid_value, insufficient_balance. Null: the order never moved this wallet and shall not. */
  async settleOrder(
    db: Queryable,
    hubId: number,
    owner: WalletOwner,
    settlement: OrderSettlement,
  ): Promise<Posting | null> {
    if (settlement.target !== 0) assertAmount(Math.abs(settlement.target));
    return this.call(db, SETTLE_ORDER, Math.abs(settlement.target), [
      hubId,
      owner.kind,
      owner.id,
      COUNTERPART[settlement.creditKind],
      settlement.debitKind,
      settlement.creditKind,
      settlement.orderId,
      settlement.target,
      describe(settlement.description),
      settlement.allowNegative,
      newUuid(),
      this.clock.now(),
    ]);
  }

  private async call(
    db: Queryable,
    sql: Statement,
    amount: number,
    params: readonly unknown[],
  ): Promise<Posting | null> {
    try {
      const row = await db.first<PostingRow>(sql, params);
      return row && { entry: toEntry(row), balance: row.balance, duplicated: row.duplicated };
    } catch (error) {
      if (!isBalanceNotCovered(error)) throw error;
      throw new DomainError('insufficient_balance', {
        field: 'amount',
        balance: Number(error.detail),
        amount,
      });
    }
  }
}

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MAX_CENTS) {
    throw new DomainError('invalid_value', { field: 'amount', maximum: MAX_CENTS });
  }
}

export const MAX_TEXT = 191;

/** A blank text shows as a dash on the statement. */
function describe(text: string | undefined): string {
  return bounded('description', text) ?? '-';
}

/** A blank key is no key. */
function externalKey(text: string | null | undefined): string | null {
  return bounded('externalId', text);
}

function bounded(field: string, text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  // PostgreSQL text cannot hold a zero byte.
  if (trimmed.length > MAX_TEXT || trimmed.includes('\0')) {
    throw new DomainError('invalid_value', { field, maximum: MAX_TEXT });
  }
  return trimmed === '' ? null : trimmed;
}
