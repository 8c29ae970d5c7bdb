import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DomainError,
  ShortCache,
  type Queryable,
  type Transaction,
  type Soon,
} from '../shared/index.js';
import { Hub, HUB_PLANS, type HubPlan } from './hub.entity.js';
import { hubSettingsSchema, type HubSettings, type HubSettingsInput } from './hub.settings.js';
import { isTimezone } from './local-time.js';

export interface NewHub {
  name: string;
  city: string;
  state: string;
  timezone?: string;
  plan?: HubPlan;
  trialEndsAt?: Date | null;
  sandbox?: boolean;
  settings?: HubSettingsInput;
}

/** Settings change by whole groups: a group that is sent replaces the one that was there. */
export type HubPatch = Partial<NewHub>;

@Injectable()
export class Hubs {
  private readonly cache: ShortCache<number, Hub>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.cache = new ShortCache(clock, (id: number) => this.load(id));
  }

  /** Within a transaction it is read through that one's connection, never through a second. @throws hub_not_found */
  get(hubId: number, tx?: Transaction): Soon<Hub> {
    return tx ? this.cache.getBy(hubId, () => this.load(hubId, tx)) : this.cache.soon(hubId);
  }

  list(): Promise<Hub[]> {
    return this.db.manager.find(Hub, { order: { id: 'asc' } });
  }

  /** @throws invalid_value */
  async create(input: NewHub): Promise<Hub> {
    const now = this.clock.now();
    return this.db.manager.save(Hub, {
      ...this.checked(input, parseSettings(input.settings ?? {})),
      createdAt: now,
      updatedAt: now,
    });
  }

  /** @throws hub_not_found · invalid_value */
  async update(hubId: number, patch: HubPatch): Promise<Hub> {
    const hub = await this.db.transaction(async (tx) => {
      const current = await tx.manager.findOne(Hub, {
        where: { id: hubId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!current) throw new DomainError('hub_not_found');
      const settings = parseSettings({ ...current.settings, ...patch.settings });
      const { name, city, state, timezone, plan, trialEndsAt, sandbox } = current;
      const merged = { name, city, state, timezone, plan, trialEndsAt, sandbox, ...patch };
      Object.assign(current, this.checked(merged, settings), { updatedAt: this.clock.now() });
      return tx.manager.save(current);
    });
    this.db.afterCommit(() => {
      this.cache.drop(hubId);
    });
    return hub;
  }

  private async load(id: number, on: Queryable = this.db): Promise<Hub> {
    const hub = await on.manager.findOneBy(Hub, { id });
    if (!hub) throw new DomainError('hub_not_found');
    return hub;
  }

  private checked(input: NewHub, settings: HubSettings): Omit<Hub, 'id' | 'createdAt' | 'updatedAt'> {
    const {
      name,
      city,
      state,
      timezone = 'America/Sao_Paulo',
      plan = 'basic',
      trialEndsAt = null,
      sandbox = false,
    } = input;
    if (name.trim() === '') throw new DomainError('required_value', { field: 'name' });
    if (!isTimezone(timezone)) throw new DomainError('invalid_value', { field: 'timezone' });
    if (!HUB_PLANS.includes(plan)) throw new DomainError('invalid_value', { field: 'plan' });
    return { name: name.trim(), city, state, timezone, plan, trialEndsAt, sandbox, settings };
  }
}

function parseSettings(input: HubSettingsInput): HubSettings {
  const parsed = hubSettingsSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new DomainError('invalid_value', {
    field: ['settings', ...(issue?.path ?? [])].join('.'),
    problem: issue?.message,
  });
}
