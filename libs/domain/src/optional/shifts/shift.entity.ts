import { Check, Column, Entity, Index } from 'typeorm';
import { type Cents, Id, instant, money, oneOf, optionalInstant } from '../../base/index.js';

/** `removed`: by the hub · `worked`, `missed`: the shift is over and counted. */
export const BOOKING_STATES = ['waiting', 'taken', 'given_back', 'removed', 'worked', 'missed'] as const;
type BookingState = (typeof BOOKING_STATES)[number];

/** Table `shift_bookings`: a courier's place in a shift or on its waiting list, and what came of it. */
@Entity('shift_bookings')
@Check(
  'shift_bookings_state_check',
  "state in ('waiting', 'taken', 'given_back', 'removed', 'worked', 'missed')",
)
@Check('shift_bookings_topped_up_cents_check', 'topped_up_cents >= 0')
@Index('shift_bookings_open_idx', ['hubId', 'slotId', 'courierId'], {
  unique: true,
  where: "state in ('waiting', 'taken')",
})
@Index('shift_bookings_slot_idx', ['slotId', 'id'])
@Index('shift_bookings_courier_idx', ['courierId', 'startsAt'])
@Index('shift_bookings_roster_idx', ['hubId', 'startsAt'], {
  where: "state in ('taken', 'worked', 'missed')",
})
@Index('shift_bookings_due_idx', ['settleAt'], { where: 'settle_at is not null' })
export class ShiftBooking {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) slotId: number;
  @Column({ type: 'bigint' }) courierId: number;
  /** Copies of the slot's times. */
  @Column(instant) startsAt: Date;
  @Column(instant) endsAt: Date;
  @Column(oneOf(BOOKING_STATES)) state: BookingState;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) takenAt: Date | null;
  @Column(optionalInstant) endedAt: Date | null;
  /** null: it is not counted, or was counted already. */
  @Column(optionalInstant) settleAt: Date | null;
  @Column({ type: 'integer', nullable: true }) countedMinutes: number | null;
  @Column({ type: 'integer', nullable: true }) offers: number | null;
  /** Declined or not answered. */
  @Column({ type: 'integer', nullable: true }) refused: number | null;
  @Column({ ...money, nullable: true }) earnedCents: Cents | null;
  @Column({ ...money, nullable: true }) guaranteedCents: Cents | null;
  @Column({ ...money, nullable: true }) toppedUpCents: Cents | null;
  @Column({ type: 'bigint', nullable: true }) movementId: number | null;
}

export const SHIFT_GUARANTEES = ['none', 'hour', 'shift'] as const;
type ShiftGuarantee = (typeof SHIFT_GUARANTEES)[number];

/** `draft`: couriers do not see it. */
const SHIFT_STATES = ['draft', 'published', 'cancelled'] as const;
type ShiftState = (typeof SHIFT_STATES)[number];

/** Table `shift_slots`: a time in which the hub wants so many couriers, and what it guarantees them. */
@Entity('shift_slots')
@Check('shift_slots_guarantee_check', "guarantee in ('none', 'hour', 'shift')")
@Check('shift_slots_state_check', "state in ('draft', 'published', 'cancelled')")
@Index('shift_slots_hub_idx', ['hubId', 'startsAt'])
export class ShiftSlot {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** Couriers should be there, and are preferred for what is collected there; null: anywhere. */
  @Column({ type: 'bigint', nullable: true }) areaId: number | null;
  /** null: any vehicle. */
  @Column({ type: 'integer', nullable: true }) vehicleTypeId: number | null;
  /** The couriers work for this shop and no other; null: for all. */
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  @Column(instant) startsAt: Date;
  @Column(instant) endsAt: Date;
  @Column({ type: 'integer' }) places: number;
  @Column(oneOf(SHIFT_GUARANTEES)) guarantee: ShiftGuarantee;
  /** The guarantee for each hour, or for the whole shift. */
  @Column(money) guaranteeCents: Cents;
  /** A courier who accepts a smaller share of the offers gets no guarantee. */
  @Column({ type: 'smallint' }) leastAcceptedPercent: number;
  /** How long before the beginning a courier may still give the place back. */
  @Column({ type: 'integer' }) giveBackMinutes: number;
  @Column(oneOf(SHIFT_STATES)) state: ShiftState;
}
