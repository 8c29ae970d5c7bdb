import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { OrderEventType } from '../outbox/index.js';
import type { Actor, Point } from '../shared/index.js';
import { instant } from '../shared/index.js';

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
  /** Strictly later than the entry before it, to the millisecond. */
  @Column(instant) at: Date;
  @Column({ type: 'jsonb' }) actor: Actor;
  @Column({ type: 'bigint', nullable: true }) courierId: number | null;
  @Column({ type: 'integer', nullable: true }) stop: number | null;
  @Column({ type: 'jsonb', nullable: true }) position: Point | null;
  @Column({ type: 'jsonb', nullable: true }) data: OrderEventData | null;
}

export type TimelineEntry = Readonly<OrderEvent>;
