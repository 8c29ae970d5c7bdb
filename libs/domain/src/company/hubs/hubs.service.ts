import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import {
  CHANGED,
  Clock,
  Database,
  DomainError,
  ExpiringCache,
  isFederativeUnit,
  type MaybePromise,
  type Queryable,
  type Transaction,
} from '../../base/index.js';
import { Hub, HUB_PLANS } from './hub.entity.js';
import { hubSettingsSchema, type HubSettings, type HubSettingsInput } from './hub.settings.js';
import { isTimezone } from './local-time.rules.js';

type NewHub = Pick<Hub, 'name' | 'city' | 'state'> &
  Partial<Pick<Hub, 'timezone' | 'plan' | 'trialEndsAt' | 'sandbox'>> & { settings?: HubSettingsInput };

/** Changes of settings replace whole groups. */
export type HubPatch = Partial<NewHub>;

/** Whether callers of a hub are served here: an installation may refuse those of a moved hub. */
export class HubGate {
  /** @throws hub_moving · hub_moved */
  admit(_hubId: number): MaybePromise<void> {
    // Every hub is here.
  }
}

@Injectable()
export class Hubs {
  private readonly cache: ExpiringCache<number, Hub>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly gate: HubGate,
  ) {
    this.cache = new ExpiringCache(clock, (id: number) => this.load(id)).dropOn(db, CHANGED.hub);
  }

  /**
   * With `tx`, reads through the transaction's connection, never through a second one.
   * @throws hub_not_found · hub_moving · hub_moved (without `tx`)
   */
  async get(hubId: number, tx?: Transaction): Promise<Hub> {
    if (tx) return this.cache.getOrRead(hubId, () => this.load(hubId, tx));
    await this.gate.admit(hubId);
    return await this.cache.get(hubId);
  }

  /** @throws hub_not_found (also when couriers may not register) · as `get` */
  async takingRegistrations(hubId: number): Promise<Hub> {
    const hub = await this.get(hubId);
    if (!hub.settings.courierRegistrations) throw new DomainError('hub_not_found');
    return hub;
  }

  list(): Promise<Hub[]> {
    return this.db.manager.find(Hub, { order: { id: 'asc' } });
  }

  /** Sandboxes do not count. */
  async isOnlyCompany(hubId: number): Promise<boolean> {
    return !(await this.db.manager.existsBy(Hub, { sandbox: false, id: Not(hubId) }));
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

  /** The logo stays unchanged; `setLogo` changes it. @throws hub_not_found · invalid_value */
  update(hubId: number, patch: HubPatch): Promise<Hub> {
    return this.change(hubId, (current) => {
      const { logoUrl } = parseSettings(current.settings).branding;
      const settings = withLogo(parseSettings({ ...current.settings, ...patch.settings }), logoUrl);
      return this.checked(Object.assign({}, current, patch), settings);
    });
  }

  /** Null removes the logo. @throws hub_not_found · invalid_value */
  async setLogo(hubId: number, logoUrl: string | null): Promise<void> {
    await this.change(hubId, ({ settings }) => ({
      settings: parseSettings(withLogo(parseSettings(settings), logoUrl)),
    }));
  }

  private change(hubId: number, apply: (current: Hub) => Partial<Hub>): Promise<Hub> {
    return this.db.transaction(async (tx) => {
      const current = await tx.lock(Hub, { id: hubId }, 'hub_not_found');
      Object.assign(current, apply(current), { updatedAt: this.clock.now() });
      tx.announce(CHANGED.hub, hubId);
      return tx.manager.save(current);
    });
  }

  private async load(id: number, on: Queryable = this.db): Promise<Hub> {
    const hub = await on.get(Hub, { id }, 'hub_not_found');
    // `hubs.settings` of an older hub may lack newer settings.
    return Object.assign(hub, { settings: parseSettings(hub.settings) });
  }

  private checked(input: NewHub, settings: HubSettings): Omit<Hub, 'id' | 'createdAt' | 'updatedAt'> {
    const usual = {
      timezone: 'America/Sao_Paulo',
      plan: 'basic',
      trialEndsAt: null,
      sandbox: false,
    } as const;
    const hub = { ...usual, ...input, name: input.name.trim(), settings };
    if (hub.name === '') throw new DomainError('required_value', { field: 'name' });
    if (!isFederativeUnit(hub.state)) throw new DomainError('invalid_value', { field: 'state' });
    if (!isTimezone(hub.timezone)) throw new DomainError('invalid_value', { field: 'timezone' });
    if (!HUB_PLANS.includes(hub.plan)) throw new DomainError('invalid_value', { field: 'plan' });
    return hub;
  }
}

function withLogo(settings: HubSettings, logoUrl: string | null): HubSettings {
  return { ...settings, branding: { ...settings.branding, logoUrl } };
}

/** Settings stored by 1.0.0 have `showExternalIds`, which nothing obeyed. */
function parseSettings(stored: HubSettingsInput & { readonly showExternalIds?: unknown }): HubSettings {
  const { showExternalIds: _, ...input } = stored;
  const parsed = hubSettingsSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new DomainError('invalid_value', {
    field: ['settings', ...(issue?.path ?? [])].join('.'),
    problem: issue?.message,
  });
}
