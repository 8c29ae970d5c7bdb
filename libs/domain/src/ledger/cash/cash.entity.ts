import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  type Actor,
  type Cents,
  Id,
  instant,
  money,
  oneOf,
  optionalInstant,
  optionalActor,
} from '../../base/index.js';

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
  @Column({ type: 'bigint', nullable: true }) handInId: number | null;
  @Column(instant) at: Date;
}

export const HAND_IN_STATES = ['announced', 'confirmed', 'withdrawn', 'reversed'] as const;
type HandInState = (typeof HAND_IN_STATES)[number];

/** What becomes of money announced and not counted: still owed, the company's loss, or from the wallet. */
export const MISSING_CASH = ['remains', 'written_off', 'charged'] as const;
export type MissingCash = (typeof MISSING_CASH)[number];

/** Table `cash_hand_ins`: cash that a courier brings and announces, counted by a second person. */
@Entity('cash_hand_ins')
@Index('cash_hand_ins_announced_idx', ['hubId', 'courierId'], {
  unique: true,
  where: "state = 'announced'::text",
})
@Index('cash_hand_ins_newest_idx', ['hubId', 'id'])
@Index('cash_hand_ins_courier_idx', ['hubId', 'courierId', 'id'])
export class CashHandIn {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  @Column(oneOf(HAND_IN_STATES)) state: HandInState;
  /** null: it was not announced. */
  @Column({ ...money, nullable: true }) announcedCents: Cents | null = null;
  @Column(instant) announcedAt: Date;
  @Column({ ...money, nullable: true }) countedCents: Cents | null = null;
  /** Who bears the cash that was missing in the count; null: none was. */
  @Column(oneOf(MISSING_CASH, { nullable: true })) missing: MissingCash | null = null;
  /** Why the count differs from what was announced. */
  @Column({ type: 'text', nullable: true }) reason: string | null = null;
  @Column(optionalActor) decidedBy: Actor | null = null;
  @Column(optionalInstant) decidedAt: Date | null = null;
  @Column({ type: 'text', nullable: true }) reversedReason: string | null = null;
  @Column(optionalActor) reversedBy: Actor | null = null;
  @Column(optionalInstant) reversedAt: Date | null = null;
}

/** Table `cash_limits`: how much cash a courier may hold, where it is not what the hub allows everybody. */
@Entity('cash_limits')
export class CashLimit {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @PrimaryColumn({ type: 'bigint' }) courierId: number;
  @Column(money) limitCents: Cents;
}
