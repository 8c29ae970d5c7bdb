import { Column, Entity, Index } from 'typeorm';
import { instant, optionalInstant } from '../shared/columns.js';
import { Id } from '../shared/id.column.js';
import type { OutboxTopic } from './outbox.topics.js';

const WAITING = 'processed_at is null and failed_at is null';

/** One committed event on its way to the consumers. Append-only but for the marks of the relay. */
@Entity('outbox')
@Index('outbox_waiting_idx', ['id'], { where: WAITING })
@Index('outbox_set_aside_idx', ['failedAt'], { where: 'failed_at is not null' })
export class OutboxMessage {
  @Id()
  id: number;

  @Column({ type: 'bigint' })
  hubId: number;

  @Column({ type: 'text' })
  topic: OutboxTopic;

  /** Order, delivery request or courier, by topic. */
  @Column({ type: 'bigint' })
  aggregateId: number;

  @Column({ type: 'text' })
  stream: string;

  @Column({ type: 'bigint', nullable: true })
  merchantId: number | null;

  @Column({ type: 'json' })
  payload: object;

  @Column(instant)
  occurredAt: Date;

  @Column({ ...instant, default: () => 'now()' })
  createdAt: Date;

  @Column(optionalInstant)
  processedAt: Date | null;

  /** Set aside: no consumer could digest it. It no longer holds up its stream. */
  @Column(optionalInstant)
  failedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ type: 'int', default: 0 })
  attempts: number;
}
