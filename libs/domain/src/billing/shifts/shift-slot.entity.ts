import { Check, Column, Entity, Index } from 'typeorm';
import { type Cents, Id, instant, money } from '../../base/index.js';

export const SHIFT_GUARANTEES = ['none', 'hour', 'shift'] as const;
type ShiftGuarantee = (typeof SHIFT_GUARANTEES)[number];

/** `draft`: couriers do not see it. */
export const SHIFT_STATES = ['draft', 'published', 'cancelled'] as const;
type ShiftState = (typeof SHIFT_STATES)[number];

/** Table `shift_slots`: a time in which the hub wants so many couriers, and what it guarantees them. */
@Entity('shift_slots')
@Check('shift_slots_guarantee_check', "guarantee in ('none', 'hour', 'shift')")
@Check('shift_slots_state_check', "state in ('draft', 'published', 'cancelled')")
@Index('shift_slots_hub_idx', ['hubId', 'startsAt'])
export class ShiftSlot {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** Where couriers should be: they are preferred for what is collected there; null: anywhere. */
  @Column({ type: 'bigint', nullable: true }) areaId: number | null;
  /** null: any vehicle. */
  @Column({ type: 'integer', nullable: true }) vehicleTypeId: number | null;
  /** The shop for which the couriers work, and for no other; null: for all. */
  @Column({ type: 'bigint', nullable: true }) merchantId: number | null;
  @Column(instant) startsAt: Date;
  @Column(instant) endsAt: Date;
  @Column({ type: 'integer' }) places: number;
  @Column({ type: 'text' }) guarantee: ShiftGuarantee;
  /** For each hour, or for the whole shift. */
  @Column(money) guaranteeCents: Cents;
  /** Who accepts a smaller share of the offers gets no guarantee. */
  @Column({ type: 'smallint' }) leastAcceptedPercent: number;
  /** Until so long before the beginning a courier may give the place back. */
  @Column({ type: 'integer' }) giveBackMinutes: number;
  @Column({ type: 'text' }) state: ShiftState;
}
