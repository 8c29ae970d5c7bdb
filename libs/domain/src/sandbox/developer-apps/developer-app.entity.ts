import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import { APP_SCOPES, type AppScope } from '../../people/index.js';
import type { OutboxTopic } from '../../events/index.js';
import { Id, instant, json, oneOf, optionalInstant } from '../../base/index.js';

export const APP_TYPES = ['open_delivery', 'full_api', 'model_m'] as const;
export type AppType = (typeof APP_TYPES)[number];

/** A refused app may be changed and sent in again. */
const APP_STATES = ['draft', 'submitted', 'approved', 'refused'] as const;
type AppState = (typeof APP_STATES)[number];

/** Table `developer_apps`: software of a team of developers, in no hub; its sandbox is a hub of its own. */
@Entity('developer_apps')
@Index('developer_apps_team_idx', ['teamId'])
@Index('developer_apps_listed_idx', ['id'], { where: 'listed_review_id is not null' })
@Index('developer_apps_sandbox_idx', ['sandboxHubId'], { unique: true })
export class DeveloperApp {
  @Id() id: number;
  @Column({ type: 'bigint' }) teamId: number;
  @Column(oneOf(APP_TYPES)) type: AppType;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'text', nullable: true }) website: string | null;
  @Column({ type: 'text', nullable: true }) logoUrl: string | null;
  /** State of the last submission. */
  @Column(oneOf(APP_STATES)) state: AppState;
  /** Merchants see the app as this submission has it; null: they do not see it. */
  @Column({ type: 'bigint', nullable: true }) listedReviewId: number | null;
  @Column({ type: 'bigint' }) sandboxHubId: number;
  @Column({ type: 'bigint' }) sandboxMerchantId: number;
  @Column({ type: 'bigint' }) sandboxVehicleTypeId: number;
  @Column({ type: 'bigint' }) credentialId: number;
  /** Events go to this address; null: nowhere yet. */
  @Column({ type: 'text', nullable: true }) webhookUrl: string | null;
  /** The sandbox's subscription that follows this address; null: none, or the app registered it itself. */
  @Column({ type: 'bigint', nullable: true }) webhookSubscriptionId: number | null;
  /** The face's names of the events chosen; null: all that it sends. */
  @Column({ type: 'text', array: true, nullable: true }) webhookEvents: string[] | null;
  /** The core's topics behind them. */
  @Column({ type: 'text', array: true, nullable: true }) webhookTopics: OutboxTopic[] | null;
  @Column({ type: 'boolean', default: false }) merchantsMaySetTheirOwn: boolean;
  @Column({ type: 'boolean', default: false }) acceptAny2xx: boolean;
  /** Signs what is sent about its sandbox and about every shop; null: nobody needed it yet. */
  @Column({ type: 'text', nullable: true }) webhookSecretKeyId: string | null;
  @Column({ type: 'bytea', nullable: true }) webhookSecretBox: Buffer | null;
  /** Where a browser is sent back to after a merchant's decision; compared letter by letter. */
  @Column({ type: 'text', array: true, default: '{}' }) redirectUris: string[];
  @Column(oneOf(APP_SCOPES, { array: true, default: '{}' })) scopes: AppScope[];
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

/** Table `app_connections`: a merchant that connected an approved app, with the credential made for both. */
@Entity('app_connections')
@Index('app_connections_merchant_idx', ['hubId', 'merchantId'])
@Index('app_connections_app_idx', ['appId', 'id'])
@Index('app_connections_open_idx', ['hubId', 'merchantId', 'appId'], {
  unique: true,
  where: 'disconnected_at is null',
})
export class AppConnection {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column({ type: 'bigint' }) merchantId: number;
  @Column({ type: 'bigint' }) appId: number;
  @Column({ type: 'bigint' }) credentialId: number;
  /** null: there is no address that events could go to. */
  @Column({ type: 'bigint', nullable: true }) subscriptionId: number | null;
  /** An address of the merchant's own, instead of the app's. */
  @Column({ type: 'text', nullable: true }) webhookUrl: string | null;
  @Column(instant) connectedAt: Date;
  @Column(optionalInstant) disconnectedAt: Date | null;
  /** When the app's team was shown the credentials, which happens once. */
  @Column(optionalInstant) shownAt: Date | null;
  /** What the merchant agreed to; null: connected without a consent, by a key that its team is shown. */
  @Column(oneOf(APP_SCOPES, { array: true, nullable: true })) scopes: AppScope[] | null;
  /** The scope that the app used last by a token. */
  @Column(oneOf(APP_SCOPES, { nullable: true })) lastAct: AppScope | null;
  @Column(optionalInstant) lastActAt: Date | null;
}

export const REVIEW_STATES = ['submitted', 'approved', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What the platform checks of an app before approval: what answers show, and nothing that they cannot. */
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
  /** Number of requests or deliveries. */
  readonly good: number;
  readonly bad: number;
}

/** Table `app_reviews`: a submission with its facts as sent in, and the decision. Rows are never removed. */
@Entity('app_reviews')
@Index('app_reviews_app_idx', ['appId', 'id'])
@Index('app_reviews_open_idx', ['appId'], { unique: true, where: "state = 'submitted'::text" })
export class AppReview {
  @Id() id: number;
  @Column({ type: 'bigint' }) appId: number;
  @Column(oneOf(REVIEW_STATES)) state: ReviewState;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'text', nullable: true }) website: string | null;
  @Column({ type: 'text', nullable: true }) logoUrl: string | null;
  @Column({ type: 'text', array: true, default: '{}' }) redirectUris: string[];
  @Column(oneOf(APP_SCOPES, { array: true, default: '{}' })) scopes: AppScope[];
  @Column({ type: 'text' }) submittedBy: string;
  @Column(instant) submittedAt: Date;
  @Column({ type: 'jsonb' }) checklist: CheckedItem[];
  /** Why the team submits although a check failed; null: no check did. */
  @Column({ type: 'text', nullable: true }) failedReason: string | null;
  @Column({ type: 'text', nullable: true }) decidedBy: string | null;
  @Column(optionalInstant) decidedAt: Date | null;
  /** Reasons of a refusal, or a note on an approval. */
  @Column({ type: 'text', nullable: true }) reasons: string | null;
}

/** A field that a face has no use for, by its path, and the name that was probably meant. */
const ignoredFieldSchema = z.strictObject({ field: z.string(), meant: z.string().nullable() });

/** Table `recorded_requests`: a request of an app in its sandbox, secrets masked. Kept for a week. */
@Entity('recorded_requests')
@Index('recorded_requests_hub_idx', ['hubId', 'id'])
@Index('recorded_requests_at_idx', ['at'])
export class RecordedRequest {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  @Column(instant) at: Date;
  @Column({ type: 'text' }) method: string;
  @Column({ type: 'text' }) path: string;
  @Column(json(z.record(z.string(), z.string()))) headers: Record<string, string>;
  @Column({ type: 'text', nullable: true }) body: string | null;
  @Column({ type: 'int' }) status: number;
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @Column({ type: 'int' }) durationMs: number;
  @Column({ type: 'text', nullable: true }) requestId: string | null;
  /** Fields of query and body that the face does not know; null: none. */
  @Column(json(z.array(ignoredFieldSchema), { nullable: true })) ignored:
    z.output<typeof ignoredFieldSchema>[] | null;
}
