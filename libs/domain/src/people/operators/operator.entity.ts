import { Column, Entity, Index } from 'typeorm';
import { Id, instant, oneOf } from '../../base/index.js';

export const OPERATOR_ROLES = ['owner', 'operator', 'finance', 'read_only'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Table `operators`: a person of the delivery company who works with the console. */
@Entity('operators')
@Index('operators_email_idx', ['email'], { unique: true })
@Index('operators_hub_idx', ['hubId', 'id'])
export class Operator {
  @Id() id: number;
  /** null: an operator of the platform, who names a hub with every request. */
  @Column({ type: 'bigint', nullable: true }) hubId: number | null;
  @Column({ type: 'text' }) name: string;
  /** Lower case, unique among all hubs: the log-in form does not ask for a hub. */
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text' }) passwordHash: string;
  @Column(oneOf(OPERATOR_ROLES)) role: OperatorRole;
  @Column({ type: 'boolean' }) active: boolean;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

/** Table `audit_records`: a change made through the console. The database refuses to alter or remove one. */
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
