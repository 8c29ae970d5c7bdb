import { Column, Entity, Index } from 'typeorm';
import { type Actor, type Cents, Id, instant, money, optionalInstant } from '../../base/index.js';

export const HAND_IN_STATES = ['announced', 'confirmed', 'withdrawn', 'reversed'] as const;
type HandInState = (typeof HAND_IN_STATES)[number];

/** What becomes of money that was announced and not counted: still owed, the company's loss, or taken from the wallet. */
export const MISSING_CASH = ['remains', 'written_off', 'charged'] as const;
export type MissingCash = (typeof MISSING_CASH)[number];

/** Table `cash_hand_ins`: cash that a courier brings: announced by the courier, counted by a second person. */
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
  @Column({ type: 'text' }) state: HandInState;
  /** null: it was not announced. */
  @Column({ ...money, nullable: true }) announcedCents: Cents | null;
  @Column(instant) announcedAt: Date;
  @Column({ ...money, nullable: true }) countedCents: Cents | null;
  @Column({ type: 'text', nullable: true }) missing: MissingCash | null;
  /** Why the count differs from what was announced. */
  @Column({ type: 'text', nullable: true }) reason: string | null;
  @Column({ type: 'jsonb', nullable: true }) decidedBy: Actor | null;
  @Column(optionalInstant) decidedAt: Date | null;
  /** Why the count was taken back. */
  @Column({ type: 'text', nullable: true }) reversedReason: string | null;
  @Column({ type: 'jsonb', nullable: true }) reversedBy: Actor | null;
  @Column(optionalInstant) reversedAt: Date | null;
}
