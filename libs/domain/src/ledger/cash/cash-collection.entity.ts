import { Column, Entity, Index } from 'typeorm';
import { type Cents, Id, instant, money } from '../../base/index.js';

/** Table `cash_collections`: what a courier collected at a stop, by whatever method. One row a stop. */
@Entity('cash_collections')
@Index('cash_collections_stop_idx', ['orderId', 'stop'], { unique: true })
@Index('cash_collections_in_hand_idx', ['hubId', 'courierId', 'id'], { where: 'in_hand' })
@Index('cash_collections_at_idx', ['hubId', 'at', 'id'])
@Index('cash_collections_hand_in_idx', ['handInId'], { where: 'hand_in_id is not null' })
export class CashCollection {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  /** The merchant that ordered; a sub-user's share is its owner's. */
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'bigint' }) orderId: number;
  /** Public id of the order. */
  @Column({ type: 'text' }) publicId: string;
  @Column({ type: 'integer' }) stop: number;
  @Column({ type: 'text' }) method: string;
  @Column(money) askedCents: Cents;
  @Column(money) amountCents: Cents;
  @Column(money) changeCents: Cents;
  /** Why it differs from what was asked for; null: it does not. */
  @Column({ type: 'text', nullable: true }) reason: string | null;
  /** Cash that the courier has not handed in yet. */
  @Column({ type: 'boolean' }) inHand: boolean;
  /** The hand-in that covered it. */
  @Column({ type: 'bigint', nullable: true }) handInId: number | null;
  @Column(instant) at: Date;
}
