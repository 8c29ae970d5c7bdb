import { Check, Column, Entity, Index } from 'typeorm';
import { Id, instant } from '../../base/index.js';
import type { ConversationSide } from '../../ordering/index.js';

/** The page of the tracking link, the courier's app, or the recipient's own phone. */
export type ConversationVia = 'page' | 'app' | 'sms' | 'whatsapp';

/** Table `conversation_lines`: what recipient and courier of a stop write to each other. */
@Entity('conversation_lines')
@Check('conversation_lines_side_check', "side in ('recipient', 'courier')")
@Check('conversation_lines_via_check', "via in ('page', 'app', 'sms', 'whatsapp')")
@Index('conversation_lines_stop_idx', ['hubId', 'orderId', 'stop', 'id'])
@Index('conversation_lines_courier_idx', ['hubId', 'courierId'])
@Index('conversation_lines_at_idx', ['at'])
export class ConversationLine {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'integer' }) stop: number;
  @Column({ type: 'text' }) side: ConversationSide;
  @Column({ type: 'text' }) via: ConversationVia;
  /** The courier of that moment, whoever writes. */
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'text' }) text: string;
  @Column(instant) at: Date;
}
