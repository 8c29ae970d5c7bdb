import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Id, instant, oneOf, optionalInstant } from '../../base/index.js';
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  MESSAGE_TEMPLATES,
  type MessageChannel,
  type MessageLanguage,
  type MessageMoment,
  type MessageState,
  type MessageTemplate,
  type TextChannel,
} from './message.types.js';

/** Table `messages`: queue and log of messages to people. */
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
  @Column(oneOf(MESSAGE_CHANNELS)) channel: MessageChannel;
  @Column({ type: 'text' }) recipient: string;
  @Column(oneOf(MESSAGE_TEMPLATES)) template: MessageTemplate;
  /** null: deleted when a message with a secret ended. */
  @Column({ type: 'jsonb', nullable: true }) words: Record<string, string | null> | null;
  @Column({ type: 'text', nullable: true }) key: string | null;
  @Column(oneOf(MESSAGE_STATES)) state: MessageState;
  /** Set only while the state is `queued`. */
  @Column(optionalInstant) dueAt: Date | null;
  /** Leased to a sender until then, which is also the token by which the sender may settle the message. */
  @Column(optionalInstant) leasedUntil: Date | null;
  @Column({ type: 'int', default: 0 }) attempts: number;
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
}

/** Table `message_texts`: what a hub says at a moment in its own words, by channel and language. */
@Entity('message_texts')
export class OwnMessageText {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'text' }) template: MessageMoment;
  @PrimaryColumn({ type: 'text' }) channel: TextChannel;
  @PrimaryColumn({ type: 'text' }) language: MessageLanguage;
  /** E-mails alone have a subject; texts of other channels keep the built-in one. */
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) text: string;
  @Column(instant) updatedAt: Date;
}

/** SQL of the text that the hub of a message wrote for it; null: none. */
export const OWN_TEXT = (message: string) =>
  `(select jsonb_build_object('subject', x.subject, 'text', x.text) from message_texts x
    where x.hub_id = ${message}.hub_id and x.template = ${message}.template and x.channel = ${message}.channel
      and x.language = coalesce(${message}.words ->> 'language', 'pt-BR'))`;
