import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../../base/index.js';

/** Table `robot_towns`: a sandbox hub whose shops order and whose robot couriers ride all day, and when it goes on. */
@Entity('robot_towns')
@Index('robot_towns_due_idx', ['nextStepAt'])
export class Town {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @Column(instant) nextStepAt: Date;
  /** A worker runs a step until this instant; a worker that dies loses the claim by then. */
  @Column(optionalInstant) claimedUntil: Date | null;
  /** null: nothing was ordered yet. */
  @Column(optionalInstant) nextOrderAt: Date | null;
  /** Number of orders placed so far: the next order is derived from it. */
  @Column({ type: 'integer', default: 0 }) orders: number;
}
