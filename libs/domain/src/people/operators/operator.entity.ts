import { Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';

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
  @Column({ type: 'text' }) role: OperatorRole;
  @Column({ type: 'boolean' }) active: boolean;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
