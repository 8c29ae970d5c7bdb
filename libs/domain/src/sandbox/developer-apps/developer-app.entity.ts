import { Column, Entity, Index } from 'typeorm';
import type { AppScope } from '../../people/index.js';
import type { OutboxTopic } from '../../events/index.js';
import { Id, instant } from '../../base/index.js';

export const APP_TYPES = ['open_delivery', 'full_api', 'model_m'] as const;
export type AppType = (typeof APP_TYPES)[number];

/** refused: may be changed and sent in again. */
export const APP_STATES = ['draft', 'submitted', 'approved', 'refused'] as const;
type AppState = (typeof APP_STATES)[number];

/**
 * Table `developer_apps`: software that a team of developers builds on the platform. It belongs to the platform; its
 * sandbox is a hub of its own.
 */
@Entity('developer_apps')
@Index('developer_apps_team_idx', ['teamId'])
@Index('developer_apps_listed_idx', ['id'], { where: 'listed_review_id is not null' })
@Index('developer_apps_sandbox_idx', ['sandboxHubId'], { unique: true })
export class DeveloperApp {
  @Id() id: number;
  @Column({ type: 'bigint' }) teamId: number;
  @Column({ type: 'text' }) type: AppType;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'text', nullable: true }) website: string | null;
  @Column({ type: 'text', nullable: true }) logoUrl: string | null;
  /** State of the app's last submission. */
  @Column({ type: 'text' }) state: AppState;
  /** The approved submission as which merchants see the app; null: they do not see it. */
  @Column({ type: 'bigint', nullable: true }) listedReviewId: number | null;
  @Column({ type: 'bigint' }) sandboxHubId: number;
  @Column({ type: 'bigint' }) sandboxMerchantId: number;
  @Column({ type: 'bigint' }) sandboxVehicleTypeId: number;
  /** The pair or key of the sandbox. */
  @Column({ type: 'bigint' }) credentialId: number;
  /** Where the app gets its events; null: nowhere yet. */
  @Column({ type: 'text', nullable: true }) webhookUrl: string | null;
  /** The sandbox's subscription that follows this address; null: none, or one that the app registered itself. */
  @Column({ type: 'bigint', nullable: true }) webhookSubscriptionId: number | null;
  /** The face's names of the events chosen; null: all that it sends. */
  @Column({ type: 'text', array: true, nullable: true }) webhookEvents: string[] | null;
  /** The core's topics behind them. */
  @Column({ type: 'text', array: true, nullable: true }) webhookTopics: OutboxTopic[] | null;
  /** Merchants may name an address of their own when they connect the app. */
  @Column({ type: 'boolean', default: false }) merchantsMaySetTheirOwn: boolean;
  @Column({ type: 'boolean', default: false }) acceptAny2xx: boolean;
  /** Signs what is sent about its sandbox and about every shop; null: nobody needed it yet. */
  @Column({ type: 'text', nullable: true }) webhookSecretKeyId: string | null;
  @Column({ type: 'bytea', nullable: true }) webhookSecretBox: Buffer | null;
  /** Where a browser is sent back to after a merchant's decision; compared letter by letter. */
  @Column({ type: 'text', array: true, default: '{}' }) redirectUris: string[];
  /** What the app may ask merchants for. */
  @Column({ type: 'text', array: true, default: '{}' }) scopes: AppScope[];
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}
