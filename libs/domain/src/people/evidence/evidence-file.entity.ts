import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';

export const EVIDENCE_KINDS = ['photo', 'signature'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/**
 * Table `evidence_files`: a photo or signature taken by a courier. Whoever has the token of the order's link may see
 * it.
 */
@Entity('evidence_files')
@Index('evidence_files_token_idx', ['token'], { unique: true })
@Index('evidence_files_order_idx', ['orderId'], { where: 'order_id is not null' })
@Index('evidence_files_waiting_idx', ['courierId'], { where: 'order_id is null' })
@Index('evidence_files_unused_idx', ['createdAt'], { where: 'order_id is null' })
export class EvidenceFile {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  /** null: not used by a delivery yet. */
  @Column({ type: 'bigint', nullable: true }) orderId: number | null;
  /** The place of the stop in the order; null: as `orderId`, or used before stops were kept. */
  @Column({ type: 'integer', nullable: true }) stop: number | null;
  @Column({ type: 'text' }) kind: EvidenceKind;
  @Column({ type: 'text' }) token: string;
  @Column({ type: 'text' }) storageKey: string;
  @Column({ type: 'text' }) contentType: string;
  @Column({ type: 'integer' }) size: number;
  @Column(instant) createdAt: Date;
}
