import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../shared/index.js';

/** An order that moves by itself: when it steps next and how far its robot has come on the way it is on. */
@Entity('robot_tasks')
@Index('robot_tasks_due_idx', ['nextStepAt'])
export class RobotTask {
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column(instant) nextStepAt: Date;
  /** Somebody takes a step until then; one who died with it lets go by time. */
  @Column(optionalInstant) claimedUntil: Date | null;
  /** Called to the pickup, so that the search finds it there. */
  @Column({ type: 'bigint', nullable: true }) calledCourierId: number | null;
  /** The way under foot: `pickup`, `stop 1`, `return`. */
  @Column({ type: 'text', nullable: true }) leg: string | null;
  @Column({ type: 'integer', default: 0 }) moves: number;
  @Column({ type: 'boolean', default: false }) gaveBack: boolean;
}
