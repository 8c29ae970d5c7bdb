import { Column, Entity, Index } from 'typeorm';
import { type Cents, Id, instant, money, optionalInstant } from '../../base/index.js';

export const INVOICE_STATES = ['open', 'overdue', 'paid', 'void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/**
 * Table `invoices`: what a merchant owes for a closed period. Orders carry the id of their invoice, at most
 * one; a void invoice releases its orders. Days are in the hub's zone.
 */
@Entity('invoices')
@Index('invoices_hub_number_idx', ['hubId', 'number'], { unique: true })
@Index('invoices_hub_newest_idx', ['hubId', 'id'])
@Index('invoices_merchant_idx', ['hubId', 'merchantId', 'id'])
@Index('invoices_open_idx', ['hubId', 'merchantId', 'dueDay', 'id'], {
  where: 'paid_at is null and voided_at is null and reopened_at is null',
})
export class Invoice {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** Number of the invoice in its hub, from 1. */
  @Column({ type: 'integer' }) number: number;
  /** The account that pays, for itself and its sub-users. */
  @Column({ type: 'bigint' }) merchantId: number;
  /** First and last day, both included. */
  @Column({ type: 'date' }) fromDay: string;
  @Column({ type: 'date' }) throughDay: string;
  @Column({ type: 'date' }) dueDay: string;
  @Column({ type: 'integer' }) orderCount: number;
  @Column(money) totalCents: Cents;
  @Column(instant) closedAt: Date;
  @Column(optionalInstant) paidAt: Date | null = null;
  /** The movement of the wallet that paid it; null: it is not paid, or by the merchant's transfer. */
  @Column({ type: 'bigint', nullable: true }) paidEntryId: number | null = null;
  @Column(optionalInstant) voidedAt: Date | null = null;
  /** A person took back that it was paid; it is not paid by itself again. */
  @Column(optionalInstant) reopenedAt: Date | null = null;
}

/** State of an invoice; `today` is in the hub's zone, `YYYY-MM-DD`. */
export function invoiceState(
  { paidAt, voidedAt, dueDay }: Pick<Invoice, 'paidAt' | 'voidedAt' | 'dueDay'>,
  today: string,
): InvoiceState {
  if (voidedAt !== null) return 'void';
  if (paidAt !== null) return 'paid';
  return dueDay < today ? 'overdue' : 'open';
}
