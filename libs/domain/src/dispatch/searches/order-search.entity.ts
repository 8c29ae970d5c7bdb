import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant, optionalInstant } from '../../base/index.js';
import type { WaitReason } from '../queue/index.js';

interface Wait {
  readonly at: string;
  readonly reason: WaitReason;
}

export type SearchOutcome = 'accepted' | 'not_served' | 'withdrawn';

/** The search for a courier for an order. Begun again it reuses the row with the next `attempt`. */
@Entity('order_searches')
@Index('order_searches_due_idx', ['nextStepAt'], { where: 'ended_at is null' })
@Index('order_searches_planned_idx', ['hubId', 'startedAt'], { where: 'ended_at is null and planned' })
@Index('order_searches_hub_id_idx', ['hubId'], { where: 'ended_at is null' })
@Index('order_searches_queued_idx', ['hubId'], { where: 'ended_at is null and clock_left_ms is not null' })
@Index('order_searches_unserved_idx', ['hubId', 'endedAt'], {
  where: "outcome = 'not_served'::text AND settled_at IS NULL",
})
export class OrderSearch {
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'integer' }) attempt: number;
  /** A new round offers the order again to couriers whose offer expired. */
  @Column({ type: 'integer' }) round: number;
  @Column({ type: 'point' }) pickup: string;
  @Column({ type: 'integer', array: true }) vehicleTypeIds: number[];
  @Column({ type: 'boolean' }) combinable: boolean;
  /** Couriers who hold as much cash as they may are not asked. */
  @Column({ type: 'boolean', default: false }) collectsCash: boolean;
  /** Gets the first offer alone. */
  @Column({ type: 'bigint', nullable: true }) preferredCourierId: number | null;
  /** Couriers who carry one of these orders get the next offers, one at a time. */
  @Column({ type: 'bigint', array: true, default: '{}' }) combineWithOrderIds: number[];
  /** Couriers who gave the order back. */
  @Column({ type: 'bigint', array: true, default: '{}' }) excludedCourierIds: number[];
  /** null until the first step sets it from the hub's settings. */
  @Column({ type: 'integer', nullable: true }) radiusM: number | null;
  /** true: the planning passes of its hub offer it. */
  @Column({ type: 'boolean', default: false }) planned: boolean;
  @Column(instant) startedAt: Date;
  /** When the order is cancelled as not served, or held; in the queue, the end of the longest wait. */
  @Column(instant) deadlineAt: Date;
  /** Time left of the not-served clock, stopped while the order queues for a busy courier; null: it runs. */
  @Column({ type: 'integer', nullable: true }) clockLeftMs: number | null;
  /** The end of the longest wait; null: begun before there was one. */
  @Column(optionalInstant) latestAt: Date | null;
  /** Reasons why it waited, each until the instant of the next. */
  @Column({ type: 'jsonb', default: [] }) waits: readonly Wait[];
  /** When the shop was told that nobody takes the order, or has taken it yet. */
  @Column(optionalInstant) toldAt: Date | null;
  @Column(instant) nextStepAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
  @Column({ type: 'text', nullable: true }) outcome: SearchOutcome | null;
  /** When somebody dealt with an order that nobody took. */
  @Column(optionalInstant) settledAt: Date | null;
}
