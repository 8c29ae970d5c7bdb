import { Check, Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';
import type { ConversationSide } from '../../ordering/index.js';

/** `asked`: the gateway has taken it and tells nothing yet. */
export const PHONE_CALL_STATES = ['asked', 'ringing', 'answered', 'missed', 'failed'] as const;
export type PhoneCallState = (typeof PHONE_CALL_STATES)[number];

/** Table `phone_calls`: calls between recipient and courier of a stop. Neither numbers nor what was said is kept. */
@Entity('phone_calls')
@Check('phone_calls_side_check', "side in ('recipient', 'courier')")
@Check('phone_calls_state_check', "state in ('asked', 'ringing', 'answered', 'missed', 'failed')")
@Index('phone_calls_stop_idx', ['hubId', 'orderId', 'stop', 'id'])
@Index('phone_calls_courier_idx', ['hubId', 'courierId'])
@Index('phone_calls_at_idx', ['at'])
export class PhoneCall {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'integer' }) stop: number;
  /** Who asked for it, and is rung first. */
  @Column({ type: 'text' }) side: ConversationSide;
  /** The courier of that moment. */
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'text' }) state: PhoneCallState;
  /** How long they talked; null: not at all, or still. */
  @Column({ type: 'integer', nullable: true }) seconds: number | null;
  @Column(instant) at: Date;
  @Column(optionalInstant) endedAt: Date | null;
}
