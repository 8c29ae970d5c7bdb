import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  type Scope,
  Database,
  hubWorks,
  statement,
  type Transaction,
} from '../../base/index.js';
import { CourierEvents } from './courier.events.js';
import { CourierPresenceStore } from './courier-presence.store.js';
import { CourierStore } from './courier.store.js';

const MAX_SHIFT_MS = 24 * 3_600_000;

const SPELL_RETENTION_MS = 30 * 86_400_000;

const SET_ONLINE = statement(
  'couriers.presence_set_online',
  `with changed as (
     update courier_presence set online = $2, online_since = case when $2 then $3::timestamptz end,
            shift_ends_at = null
      where courier_id = $1 and online <> $2 returning courier_id, hub_id
   ), begun as (
     insert into courier_spells (hub_id, courier_id, began_at)
     select hub_id, courier_id, $3 from changed where $2
         on conflict (hub_id, courier_id, began_at) do update set ended_at = null
   ), ended as (
     update courier_spells s set ended_at = $3 from changed
      where not $2 and s.hub_id = changed.hub_id and s.courier_id = changed.courier_id and s.ended_at is null
   )
   select courier_id from changed`,
);

/** The next position is published whatever its distance and time, so that boards show the new end. */
const SET_SHIFT_END = statement(
  'couriers.presence_set_shift_end',
  `update courier_presence set shift_ends_at = $2, announced_at = null, announced_position = null
    where courier_id = $1 and online and shift_ends_at is distinct from $2`,
);

/**
 * Couriers with active orders remain online: a phone at rest sends nothing, and the operator can call. A
 * silent courier counts as available until the last sign of life.
 */
const SET_SILENT_OFFLINE = statement(
  'couriers.presence_end_silent',
  `with silent as (
     select p.courier_id, p.hub_id, greatest(p.last_seen_at, p.online_since) as seen_at
      from courier_presence p join hubs h on h.id = p.hub_id where p.online
        and p.active_orders = 0 and ${hubWorks('p.hub_id')} and greatest(p.last_seen_at, p.online_since)
            < $1::timestamptz - make_interval(mins => (h.settings ->> 'offlineAfterMinutes')::int)
      order by p.courier_id limit $2 for update of p skip locked
   ), ended as (
     update courier_spells s set ended_at = greatest(s.began_at, silent.seen_at) from silent
      where s.hub_id = silent.hub_id and s.courier_id = silent.courier_id and s.ended_at is null)
   update courier_presence p set online = false, online_since = null, shift_ends_at = null
     from silent where p.courier_id = silent.courier_id returning p.courier_id as id`,
);

const ONLINE = statement(
  'couriers.presence_online',
  `select courier_id as id from courier_presence where courier_id = any($1::bigint[]) and online`,
);

const PRUNE = statement(
  'couriers.spells_prune',
  `delete from courier_spells where ctid in (
     select ctid from courier_spells where ended_at < $1 order by ended_at limit $2)`,
);

/** Takes couriers online and offline. Only they go online; one whose app is silent is set offline. */
@Injectable()
export class CourierDuty {
  constructor(
    private readonly db: Database,
    private readonly presence: CourierPresenceStore,
    private readonly store: CourierStore,
    private readonly events: CourierEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * `until`: when the courier means to stop. They stay online after it, and the plan gives them no pickup any
   * more. null takes the end back; without it the end of a courier who is online remains.
   * @throws courier_not_found · courier_blocked · courier_not_approved · courier_unavailable · invalid_value
   */
  async goOnline(scope: Scope, courierId: number, until?: Date | null): Promise<void> {
    const aheadMs = until ? until.getTime() - this.clock.millis() : MAX_SHIFT_MS;
    if (!(aheadMs > 0 && aheadMs <= MAX_SHIFT_MS)) throw new DomainError('invalid_value', { field: 'until' });
    await this.db.transaction(async (tx) => {
      const load = await this.presence.lock(tx, scope.hubId, courierId);
      if (!load) throw new DomainError('courier_not_found');
      if (!load.employable) throw await this.refusalOf(tx, scope, courierId);
      await this.setOnline(tx, courierId, true);
      if (until !== undefined) await tx.execute(SET_SHIFT_END, [courierId, until]);
    });
  }

  /** Active orders remain with the courier. @throws courier_not_found */
  async goOffline(scope: Scope, courierId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      if (!(await this.presence.lock(tx, scope.hubId, courierId))) throw new DomainError('courier_not_found');
      await this.setOnline(tx, courierId, false);
    });
  }

  async online(courierIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.db.query(ONLINE, [courierIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Acts where the app has sent nothing for the hub's `offlineAfterMinutes`. Returns how many. */
  setSilentOffline(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const silent = await tx.query(SET_SILENT_OFFLINE, [this.clock.now(), 200]);
      const ids = silent.map(({ id }) => id);
      if (ids.length > 0) await this.events.append(tx, 'courier.went_offline', ids);
      return ids.length;
    });
  }

  /** Deletes old spells; call until it returns 0. */
  prune(limit = 1_000): Promise<number> {
    return this.db.execute(PRUNE, [new Date(this.clock.millis() - SPELL_RETENTION_MS), limit]);
  }

  private async setOnline(tx: Transaction, courierId: number, online: boolean): Promise<void> {
    const changed = await tx.first(SET_ONLINE, [courierId, online, this.clock.now()]);
    if (!changed) return;
    await this.events.append(tx, online ? 'courier.went_online' : 'courier.went_offline', [courierId]);
  }

  private async refusalOf(tx: Transaction, scope: Scope, courierId: number): Promise<DomainError> {
    const courier = await this.store.read(tx, scope, courierId);
    if (courier.blocked) return new DomainError('courier_blocked', { until: courier.blockedUntil });
    const { approved, registration } = courier;
    return new DomainError(approved ? 'courier_unavailable' : 'courier_not_approved', { registration });
  }
}
