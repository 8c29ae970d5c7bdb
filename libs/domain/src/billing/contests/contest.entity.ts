import { Check, Column, Entity, Index } from 'typeorm';
import { type Actor, Id, instant, oneOf, optionalActor, optionalInstant } from '../../base/index.js';

/** A charge on the statement, an order that was not paid as it should, a block, or counted cash. */
export const CONTEST_SUBJECTS = ['charge', 'missing_pay', 'block', 'difference'] as const;
export type ContestSubject = (typeof CONTEST_SUBJECTS)[number];

const CONTEST_STATES = ['open', 'accepted', 'refused'] as const;
type ContestState = (typeof CONTEST_STATES)[number];

/** Table `contests`: what a courier does not agree with, until a person has decided. */
@Entity('contests')
@Check('contests_about_check', "about in ('charge', 'missing_pay', 'block', 'difference')")
@Check('contests_state_check', "state in ('open', 'accepted', 'refused')")
@Index('contests_open_subject_idx', ['hubId', 'courierId', 'about', 'subjectId'], {
  unique: true,
  where: "state = 'open'",
})
@Index('contests_courier_idx', ['hubId', 'courierId', 'id'])
@Index('contests_state_idx', ['hubId', 'state', 'id'])
export class Contest {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) courierId: number;
  @Column(oneOf(CONTEST_SUBJECTS)) about: ContestSubject;
  /** Movement of a charge, order of a missing pay, hand-in of a difference; 0: a block, or none. */
  @Column({ type: 'bigint', default: 0 }) subjectId: number;
  @Column({ type: 'text' }) text: string;
  @Column({ type: 'text', nullable: true }) photoKey: string | null;
  @Column(oneOf(CONTEST_STATES, { default: 'open' })) state: ContestState;
  @Column(instant) dueAt: Date;
  /** The reason of the decision, which the courier reads. */
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @Column(optionalActor) decidedBy: Actor | null;
  @Column(optionalInstant) decidedAt: Date | null;
  /** The movement that followed. */
  @Column({ type: 'bigint', nullable: true }) movementId: number | null;
  @Column(instant) createdAt: Date;
}
