import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';
import type { MessageMoment } from './message-moments.rules.js';
import type { MessageLanguage, TextChannel } from './message.types.js';

/** Table `message_texts`: what a hub says at a moment in its own words, by channel and language. */
@Entity('message_texts')
export class OwnMessageText {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'text' }) template: MessageMoment;
  @PrimaryColumn({ type: 'text' }) channel: TextChannel;
  @PrimaryColumn({ type: 'text' }) language: MessageLanguage;
  /** Subject of an e-mail; other channels have none, and keep the built-in one. */
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) text: string;
  @Column(instant) updatedAt: Date;
}

/** SQL of the text that the hub of a message wrote for it; null: none. */
export const OWN_TEXT = (message: string) =>
  `(select jsonb_build_object('subject', x.subject, 'text', x.text) from message_texts x
     where x.hub_id = ${message}.hub_id and x.template = ${message}.template and x.channel = ${message}.channel
       and x.language = coalesce(${message}.words ->> 'language', 'pt-BR'))`;
