import { Check, Column, Entity, Index } from 'typeorm';
import { type Actor, Id, instant, oneOf, optionalActor, optionalInstant } from '../../base/index.js';
import { type Fault, FAULTS } from '../../company/index.js';

export const CLAIM_KINDS = ['not_received', 'damaged', 'wrong', 'late'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

const CLAIM_STATES = ['open', 'accepted', 'refused'] as const;
type ClaimState = (typeof CLAIM_STATES)[number];

const CLAIMANTS = ['shop', 'recipient'] as const;
export type Claimant = (typeof CLAIMANTS)[number];

/** Table `claims`: what a shop or a recipient says of a delivery, until a person has decided. */
@Entity('claims')
@Check('claims_kind_check', "kind in ('not_received', 'damaged', 'wrong', 'late')")
@Check('claims_opened_by_check', "opened_by in ('shop', 'recipient')")
@Check('claims_state_check', "state in ('open', 'accepted', 'refused')")
@Index('claims_open_idx', ['orderId', 'stop', 'kind'], { unique: true, where: "state = 'open'" })
@Index('claims_order_idx', ['orderId'])
@Index('claims_state_idx', ['hubId', 'state', 'id'])
@Index('claims_merchant_idx', ['hubId', 'merchantId', 'id'])
@Index('claims_courier_idx', ['hubId', 'courierId', 'id'])
@Index('claims_due_idx', ['dueAt'], { where: "state = 'open' and due_told_at is null" })
export class Claim {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) orderId: number;
  @Column({ type: 'integer' }) stop: number;
  @Column({ type: 'text' }) publicId: string;
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'bigint', nullable: true }) courierId: number | null;
  @Column(oneOf(CLAIM_KINDS)) kind: ClaimKind;
  @Column(oneOf(CLAIMANTS)) openedBy: Claimant;
  @Column({ type: 'text' }) text: string;
  @Column({ type: 'jsonb', default: [] }) photoKeys: readonly string[];
  @Column(oneOf(CLAIM_STATES, { default: 'open' })) state: ClaimState;
  @Column(instant) dueAt: Date;
  /** When operators were told that the deadline is near. */
  @Column(optionalInstant) dueToldAt: Date | null;
  /** null: the courier has said nothing yet. */
  @Column({ type: 'text', nullable: true }) courierText: string | null;
  @Column({ type: 'text', nullable: true }) courierPhotoKey: string | null;
  @Column(optionalInstant) courierAnsweredAt: Date | null;
  /** The party at fault, of an accepted claim. */
  @Column(oneOf(FAULTS, { nullable: true })) fault: Fault | null;
  /** Why it was decided so; the claimant reads it. */
  @Column({ type: 'text', nullable: true }) answer: string | null;
  /** Why it was decided against a courier who had not answered and still could: the courier reads it. */
  @Column({ type: 'text', nullable: true }) earlyReason: string | null;
  @Column(optionalActor) decidedBy: Actor | null;
  @Column(optionalInstant) decidedAt: Date | null;
  @Column(instant) createdAt: Date;
}
