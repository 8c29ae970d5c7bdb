import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';

/** Table `audit_records`: one change made through the console. The database refuses to alter or remove a record. */
@Entity('audit_records')
@Index('audit_records_hub_idx', ['hubId', 'id'])
@Index('audit_records_entity_idx', ['hubId', 'entity', 'entityId', 'id'])
export class AuditRecord {
  @Id() id: number;
  /** null: a change to the platform itself. */
  @Column({ type: 'bigint', nullable: true }) hubId: number | null;
  @Column({ type: 'bigint', nullable: true }) operatorId: number | null;
  @Column({ type: 'text' }) operatorName: string;
  /** `merchant.updated`, `order.cancelled`, … */
  @Column({ type: 'text' }) action: string;
  @Column({ type: 'text' }) entity: string;
  @Column({ type: 'text', nullable: true }) entityId: string | null;
  @Column({ type: 'jsonb', nullable: true }) before: unknown;
  @Column({ type: 'jsonb', nullable: true }) after: unknown;
  @Column({ type: 'text', nullable: true }) requestId: string | null;
  @Column(instant) at: Date;
}
