import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';

/** Table `developers`: a person who builds software on the platform. It belongs to the platform, not to a hub. */
@Entity('developers')
@Index('developers_email_idx', ['email'], { unique: true })
export class Developer {
  @Id() id: number;
  @Column({ type: 'text' }) name: string;
  /** Lower case. */
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text' }) passwordHash: string;
  /** null: may not log in yet. */
  @Column(optionalInstant) confirmedAt: Date | null;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
