import { Column, Entity, Index } from 'typeorm';
import { Id, instant, json, optionalInstant } from '../../base/index.js';
import { type HubSettings, hubSettingsSchema } from './hub.settings.js';

export const HUB_PLANS = ['basic', 'premium', 'platina'] as const;
type HubPlan = (typeof HUB_PLANS)[number];

/** One delivery company's operation in one place. Everything else belongs to exactly one hub. */
@Entity('hubs')
@Index('hubs_robot_town_idx', ['id'], { where: "sandbox and settings ->> 'robotTown' = 'true'" })
export class Hub {
  @Id() id: number;
  @Column({ type: 'text' }) name: string;
  /** IANA zone; dates without a zone on the wire are in it. */
  @Column({ type: 'text' }) timezone: string;
  @Column({ type: 'text' }) city: string;
  @Column({ type: 'text' }) state: string;
  @Column({ type: 'text' }) plan: HubPlan;
  @Column(optionalInstant) trialEndsAt: Date | null;
  /** Behaves the same, moves no real money and calls no real courier. */
  @Column({ type: 'boolean' }) sandbox: boolean;
  @Column(json(hubSettingsSchema)) settings: HubSettings;
  @Column(instant) createdAt: Date;
  @Column(instant) updatedAt: Date;
}

export function allowsCourierEvents(hub: Pick<Hub, 'plan' | 'trialEndsAt'>, now: Date): boolean {
  return hub.plan !== 'basic' || (hub.trialEndsAt !== null && hub.trialEndsAt > now);
}
