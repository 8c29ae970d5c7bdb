import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';
import type { MessageChannel, MessageState, MessageTemplate } from './message.types.js';

/** A message to a person by e-mail, phone or push: queue and log in one table. */
@Entity('messages')
@Index('messages_key_idx', ['hubId', 'key'], { unique: true, where: 'key is not null' })
@Index('messages_recipient_due_idx', ['recipient', 'id'], { where: 'due_at is not null' })
@Index('messages_due_idx', ['dueAt'], { where: 'due_at is not null' })
@Index('messages_hub_idx', ['hubId', 'id'])
@Index('messages_given_up_idx', ['channel'], { where: "state = 'given_up'" })
@Index('messages_reply_idx', { synchronize: false })
@Index('messages_order_idx', ['hubId', 'orderId'], { where: 'order_id is not null' })
export class Message {
  @Id() id: number;
  /** null: a message to an operator of the platform. */
  @Column({ type: 'bigint', nullable: true }) hubId: number | null;
  @Column({ type: 'bigint', nullable: true }) orderId: number | null;
  @Column({ type: 'text' }) channel: MessageChannel;
  @Column({ type: 'text' }) recipient: string;
  @Column({ type: 'text' }) template: MessageTemplate;
  /** null: deleted after the end of a message with a secret. */
  @Column({ type: 'jsonb', nullable: true }) words: Record<string, string | null> | null;
  @Column({ type: 'text', nullable: true }) key: string | null;
  @Column({ type: 'text' }) state: MessageState;
  /** Set while the state is `queued`, and only then. */
  @Column(optionalInstant) dueAt: Date | null;
  /** Leased to a sender until this instant, which is also the token by which the sender may settle the message. */
  @Column(optionalInstant) leasedUntil: Date | null;
  @Column({ type: 'int', default: 0 }) attempts: number;
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}
