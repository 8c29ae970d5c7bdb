import { Column, Entity, Index } from 'typeorm';
import { Id, instant, optionalInstant } from '../../base/index.js';

type OfferStatus = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

@Entity('order_offers')
@Index('order_offers_order_id_idx', ['orderId', 'attempt'])
@Index('order_offers_open_idx', ['courierId', 'orderId'], { unique: true, where: "status = 'open'::text" })
@Index('order_offers_courier_id_changed_at_idx', ['courierId', 'changedAt'])
@Index('order_offers_pushed_idx', ['changedAt'], { where: 'pushed_at is not null and push_ended_at is null' })
@Index('order_offers_changed_at_idx', { synchronize: false })
export class OrderOffer {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'bigint' }) courierId: number;
  @Column({ type: 'integer' }) attempt: number;
  @Column({ type: 'integer' }) round: number;
  @Column({ type: 'text' }) status: OfferStatus;
  /** From the courier to the pickup, in a straight line. */
  @Column({ type: 'integer', nullable: true }) distanceM: number | null;
  @Column(instant) offeredAt: Date;
  @Column(instant) expiresAt: Date;
  @Column(optionalInstant) endedAt: Date | null;
  /** The instant of the offer or of its end, by which apps fetch changes. */
  @Column(instant) changedAt: Date;
  @Column(optionalInstant) pushedAt: Date | null;
  @Column(optionalInstant) pushEndedAt: Date | null;
}
