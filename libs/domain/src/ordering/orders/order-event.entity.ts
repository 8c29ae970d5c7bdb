import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { OrderEventType } from '../../events/index.js';
import { type Actor, type Point, instant, optionalInstant } from '../../base/index.js';

/** Facts that belong to one kind of entry: reason and note of a cancellation, the previous courier, … */
export type OrderEventData = Record<string, unknown>;

/** One line of an order's timeline. Append-only. */
@Entity('order_events')
@Index('order_events_courier_idx', ['courierId', 'at'], { where: 'courier_id IS NOT NULL' })
@Index('order_events_previous_courier_idx', { synchronize: false })
export class OrderEvent {
  @PrimaryColumn({ type: 'bigint' }) orderId: number;
  @PrimaryColumn({ type: 'integer' }) sequence: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) type: OrderEventType;
  /** Strictly later than the previous entry, in milliseconds. */
  @Column(instant) at: Date;
  /** The time of the act, where the app stated it; null: the time of the record. Never before the previous step. */
  @Column(optionalInstant) happenedAt: Date | null;
  @Column({ type: 'jsonb' }) actor: Actor;
  @Column({ type: 'bigint', nullable: true }) courierId: number | null;
  @Column({ type: 'integer', nullable: true }) stop: number | null;
  @Column({ type: 'jsonb', nullable: true }) position: Point | null;
  @Column({ type: 'jsonb', nullable: true }) data: OrderEventData | null;
}

export type TimelineEntry = Readonly<OrderEvent>;
