import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../../base/index.js';

/**
 * Table `robot_tasks`: an order that robots move, when its next step is due, and how far the robot has come on its
 * leg.
 */
@Entity('robot_tasks')
@Index('robot_tasks_due_idx', ['nextStepAt'])
export class RobotTask {
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column(instant) nextStepAt: Date;
  /** A worker runs a step until this instant; a worker that dies loses the claim by then. */
  @Column(optionalInstant) claimedUntil: Date | null;
  /** The robot that was sent near the pickup, so that the search finds it there. */
  @Column({ type: 'bigint', nullable: true }) calledCourierId: number | null;
  /** The leg the robot is on: `pickup`, `stop 1`, `return`. */
  @Column({ type: 'text', nullable: true }) leg: string | null;
  @Column({ type: 'integer', default: 0 }) moves: number;
  @Column({ type: 'boolean', default: false }) gaveBack: boolean;
}
