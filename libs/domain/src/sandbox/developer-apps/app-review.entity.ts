import { Column, Entity, Index } from 'typeorm';
import type { AppScope } from '../../people/index.js';
import { Id, instant, optionalInstant } from '../../base/index.js';

export const REVIEW_STATES = ['submitted', 'approved', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What the platform checks of an app before it is approved: what its answers show, and nothing that they cannot. */
export const APP_CHECKS = [
  'token_cached',
  'answers_in_time',
  'bad_signature_refused',
  'repeat_accepted',
  'cancel_handled',
  'order_completed',
] as const;
export type AppCheck = (typeof APP_CHECKS)[number];

/** One line of the checklist; `passed` null: nothing was seen that shows it. */
export interface CheckedItem {
  readonly check: AppCheck;
  readonly passed: boolean | null;
  /** How many requests or deliveries showed it, and how many did not. */
  readonly good: number;
  readonly bad: number;
}

/**
 * Table `app_reviews`: one submission of an app, with what is to be approved of it as it was sent in, and its decision.
 * Rows are never removed.
 */
@Entity('app_reviews')
@Index('app_reviews_app_idx', ['appId', 'id'])
@Index('app_reviews_open_idx', ['appId'], { unique: true, where: "state = 'submitted'::text" })
export class AppReview {
  @Id() id: number;
  @Column({ type: 'bigint' }) appId: number;
  @Column({ type: 'text' }) state: ReviewState;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'text', nullable: true }) website: string | null;
  @Column({ type: 'text', nullable: true }) logoUrl: string | null;
  @Column({ type: 'text', array: true, default: '{}' }) redirectUris: string[];
  @Column({ type: 'text', array: true, default: '{}' }) scopes: AppScope[];
  @Column({ type: 'text' }) submittedBy: string;
  @Column(instant) submittedAt: Date;
  /** The checklist at the submission. */
  @Column({ type: 'jsonb' }) checklist: CheckedItem[];
  /** Why the team submits although a check failed; null: none did. */
  @Column({ type: 'text', nullable: true }) failedReason: string | null;
  @Column({ type: 'text', nullable: true }) decidedBy: string | null;
  @Column(optionalInstant) decidedAt: Date | null;
  /** Reasons of a refusal, or a note on an approval. */
  @Column({ type: 'text', nullable: true }) reasons: string | null;
}
