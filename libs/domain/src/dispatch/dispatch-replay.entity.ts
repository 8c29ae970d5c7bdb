import { Column, Entity, Index } from 'typeorm';
import type { HubSettings } from '../company/index.js';
import { Id, instant, optionalInstant } from '../base/index.js';
import type { HubDayOutcome } from './replay/hub-replay.types.js';

export const REPLAY_STATES = ['waiting', 'running', 'done', 'refused', 'failed', 'cancelled'] as const;
/** `refused`: the day cannot be replayed; `refusal` has the reason. */
export type ReplayState = (typeof REPLAY_STATES)[number];

export const REPLAY_REFUSALS = ['no_orders', 'no_couriers', 'too_many_orders'] as const;
export type ReplayRefusal = (typeof REPLAY_REFUSALS)[number];

/** Results of the day: the real one, the replay under the hub's settings, and that under the others. */
export interface ReplayOutcomes {
  readonly actual: HubDayOutcome;
  readonly present: HubDayOutcome;
  readonly other: HubDayOutcome;
}

/** Table `dispatch_replays`: a past day of a hub, replayed under other settings by a worker. Kept 30 days. */
@Entity('dispatch_replays')
@Index('dispatch_replays_hub_idx', ['hubId', 'id'])
@Index('dispatch_replays_created_at_idx', ['createdAt'])
@Index('dispatch_replays_open_idx', ['hubId'], { unique: true, where: "state in ('waiting', 'running')" })
export class DispatchReplay {
  @Id() id: number;
  @Column({ type: 'bigint' }) hubId: number;
  /** In the hub's zone: `2026-11-21`. */
  @Column({ type: 'text' }) day: string;
  @Column({ type: 'text' }) state: ReplayState;
  @Column({ type: 'integer' }) percent: number;
  /** The hub's settings when the replay began. */
  @Column({ type: 'jsonb' }) present: HubSettings['dispatch'];
  @Column({ type: 'jsonb' }) other: HubSettings['dispatch'];
  @Column({ type: 'text', nullable: true }) refusal: ReplayRefusal | null;
  /** null until the replay is done. */
  @Column({ type: 'jsonb', nullable: true }) outcomes: ReplayOutcomes | null;
  @Column({ type: 'text' }) startedBy: string;
  @Column(instant) createdAt: Date;
  @Column(optionalInstant) finishedAt: Date | null;
  /** The worker's claim ends at this instant unless renewed; then another worker continues. */
  @Column(optionalInstant) claimedUntil: Date | null;
}
