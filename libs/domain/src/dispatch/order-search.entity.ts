import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../shared/index.js';

export type SearchOutcome = 'accepted' | 'not_served' | 'withdrawn';

/**
 * The search for a courier of one order: what it looks for, how far it has come, when it acts next. An order that
 * returns to the search gets the same row with another attempt: a new search.
 */
@Entity('order_searches')
@Index('order_searches_due_idx', ['nextStepAt'], { where: 'ended_at is null' })
@Index('order_searches_hub_id_idx', ['hubId'], { where: 'ended_at is null' })
export class OrderSearch {
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'integer' }) attempt: number;
  /** Each time nobody is left to ask, those who let their offer pass are asked again. */
  @Column({ type: 'integer' }) round: number;
  @Column({ type: 'point' }) pickup: string;
  @Column({ type: 'integer', array: true }) vehicleTypeIds: number[];
  @Column({ type: 'boolean' }) combinable: boolean;
  /** Asked first and alone: the named courier. */
  @Column({ type: 'bigint', nullable: true }) preferredCourierId: number | null;
  /** Then, alone too: whoever carries one of these. */
  @Column({ type: 'bigint', array: true, default: '{}' }) combineWithOrderIds: number[];
  /** Who gave the order back. */
  @Column({ type: 'bigint', array: true, default: '{}' }) excludedCourierIds: number[];
  /** null until the first step, which takes the hub's settings as they are then. */
  @Column({ type: 'integer', nullable: true }) radiusM: number | null;
  @Column(instant) startedAt: Date;
  /** Not served then. */
  @Column(instant) deadlineAt: Date;
  @Column(instant) nextStepAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
  @Column({ type: 'text', nullable: true }) outcome: SearchOutcome | null;
}
