import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type Actor, Id, instant, optionalInstant } from '../../base/index.js';

/** Table `courier_notices`: what an operator told all couriers on shift. Kept 30 days. */
@Entity('courier_notices')
@Index('courier_notices_hub_idx', ['hubId', 'at'])
@Index('courier_notices_at_idx', ['at'])
export class CourierNotice {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) text: string;
  @Column(instant) at: Date;
  @Column({ type: 'jsonb' }) sentBy: Actor;
}

/** Table `courier_notice_receipts`: who was on shift when a notice was sent, and when they read it. */
@Entity('courier_notice_receipts')
@Index('courier_notice_receipts_unread_idx', ['courierId'], { where: 'read_at is null' })
export class CourierNoticeReceipt {
  @PrimaryColumn({ type: 'bigint' }) noticeId: number;
  @PrimaryColumn({ type: 'bigint' }) courierId: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column(optionalInstant) readAt: Date | null;
}
