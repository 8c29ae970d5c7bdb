import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';
import type { SheetDelivery } from './delivery-sheet.parser.js';

/** Table `delivery_imports`: a sheet of deliveries that a merchant sent, whose rows a worker orders. */
@Entity('delivery_imports')
@Index('delivery_imports_key_idx', ['hubId', 'merchantId', 'key'], { unique: true })
@Index('delivery_imports_newest_idx', ['hubId', 'merchantId', 'id'])
@Index('delivery_imports_open_idx', ['id'], { where: 'ended_at IS NULL' })
@Index('delivery_imports_created_at_idx', ['createdAt'])
export class DeliveryImport {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** The merchant or sub-user that sent it and orders. */
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'text' }) merchantName: string;
  /** The sender's name for the request: the same again is the same import. */
  @Column({ type: 'text' }) key: string;
  @Column({ type: 'text' }) paymentMethod: SheetPayment;
  @Column({ type: 'integer' }) total: number;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}

export type SheetPayment = 'wallet' | 'invoiced';

export const SHEET_ROW_STATES = ['pending', 'done', 'refused'] as const;
type SheetRowState = (typeof SHEET_ROW_STATES)[number];

/** Table `delivery_import_rows`: one delivery of a sheet, and the order that came of it. */
@Entity('delivery_import_rows')
@Index('delivery_import_rows_pending_idx', ['importId', 'ordinal'], { where: "state = 'pending'" })
export class DeliveryImportRow {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) importId: number;
  @PrimaryColumn({ type: 'integer' }) ordinal: number;
  /** Line of the file. */
  @Column({ type: 'integer' }) line: number;
  @Column({ type: 'jsonb' }) delivery: SheetDelivery;
  @Column({ type: 'text' }) state: SheetRowState;
  /** Code of the domain error that refused the row. */
  @Column({ type: 'text', nullable: true }) refusal: string | null;
  @Column({ type: 'bigint', nullable: true }) orderId: number | null;
  /** A worker's claim; after it another worker takes the row. */
  @Column(optionalInstant) claimedUntil: Date | null;
}
