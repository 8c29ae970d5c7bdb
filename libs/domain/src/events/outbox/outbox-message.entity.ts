import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';
import type { OutboxTopic } from './outbox-topics.types.js';

const WAITING = 'processed_at is null and failed_at is null';

/** Table `outbox`: a committed event for consumers, in partitions of days. A row changes only when marked. */
@Entity('outbox')
@Index('outbox_waiting_idx', ['id'], { where: WAITING })
@Index('outbox_set_aside_idx', ['failedAt'], { where: 'failed_at is not null' })
export class OutboxMessage {
  @Id() id: number;
  /**
   * The event's id for receivers. `id` cannot be: after a failover that lost commits, numbers are given out
   * again. null: the row is older than this column.
   */
  @Generated('uuid')
  @Column({ type: 'uuid', nullable: true })
  uuid: string | null;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) topic: OutboxTopic;
  /** Id of the order, delivery request or courier, by topic. */
  @Column({ type: 'bigint' }) aggregateId: number;
  @Column({ type: 'text' }) stream: string;
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  @Column({ type: 'json' }) payload: object;
  @Column(instant) occurredAt: Date;
  /** The start of the writing transaction, by the database's clock. */
  @PrimaryColumn({ ...instant, default: () => 'now()' }) createdAt: Date;
  @Column(optionalInstant) processedAt: Date | null;
  /** Set aside, because a consumer failed at the event repeatedly. It no longer holds up its stream. */
  @Column(optionalInstant) failedAt: Date | null;
  @Column({ type: 'text', nullable: true }) error: string | null;
  @Column({ type: 'int', default: 0 }) attempts: number;
}
