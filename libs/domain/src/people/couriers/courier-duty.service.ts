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

const LONGEST_SHIFT_MS = 24 * 3_600_000;

const SET_ONLINE = statement(
  'couriers.presence_set_online',
  `update courier_presence set online = $2, online_since = case when $2 then $3::timestamptz end,
         shift_ends_at = null
    where courier_id = $1 and online <> $2`,
);

/** The next position is published whatever its distance and time, so that boards show the new end. */
const SET_SHIFT_END = statement(
  'couriers.presence_set_shift_end',
  `update courier_presence set shift_ends_at = $2, announced_at = null, announced_position = null
    where courier_id = $1 and online and shift_ends_at is distinct from $2`,
);

/** Couriers with active orders remain online: a phone at rest sends nothing, and the operator can call. */
const SET_SILENT_OFFLINE = statement(
  'couriers.presence_end_silent',
  `with silent as (
     select p.courier_id from courier_presence p join hubs h on h.id = p.hub_id
      where p.online and p.active_orders = 0 and ${hubWorks('p.hub_id')}
        and greatest(p.last_seen_at, p.online_since)
            < $1::timestamptz - make_interval(mins => (h.settings ->> 'offlineAfterMinutes')::int)
      order by p.courier_id limit $2 for update of p skip locked)
   update courier_presence p set online = false, online_since = null, shift_ends_at = null
     from silent where p.courier_id = silent.courier_id returning p.courier_id as id`,
);

/** Going online and offline. Only the courier goes online; a courier whose app sends nothing is set offline. */
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
   * `until`: when the courier means to stop. They stay online after it, and the plan gives them no pickup any more.
   * null takes the end back; without it the end of a courier who is online remains.
   * @throws courier_not_found · courier_blocked · courier_not_approved · courier_unavailable · invalid_value (until)
   */
  async goOnline(scope: Scope, courierId: number, until?: Date | null): Promise<void> {
    if (until && !this.isShiftEnd(until)) throw new DomainError('invalid_value', { field: 'until' });
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
      const load = await this.presence.lock(tx, scope.hubId, courierId);
      if (!load) throw new DomainError('courier_not_found');
      await this.setOnline(tx, courierId, false);
    });
  }

  /** Sets couriers offline whose app has sent nothing for the hub's `offlineAfterMinutes`, up to `limit`. Returns how many. */
  setSilentOffline(limit = 200): Promise<number> {
    return this.db.transaction(async (tx) => {
      const silent = await tx.query<{ id: number }>(SET_SILENT_OFFLINE, [this.clock.now(), limit]);
      const ids = silent.map(({ id }) => id);
      if (ids.length > 0) await this.events.append(tx, 'courier.went_offline', ids);
      return ids.length;
    });
  }

  private isShiftEnd(until: Date): boolean {
    const ahead = until.getTime() - this.clock.millis();
    return ahead > 0 && ahead <= LONGEST_SHIFT_MS;
  }

  private async setOnline(tx: Transaction, courierId: number, online: boolean): Promise<void> {
    const changed = await tx.execute(SET_ONLINE, [courierId, online, this.clock.now()]);
    if (changed === 0) return;
    await this.events.append(tx, online ? 'courier.went_online' : 'courier.went_offline', [courierId]);
  }

  private async refusalOf(tx: Transaction, scope: Scope, courierId: number): Promise<DomainError> {
    const courier = await this.store.read(tx, scope, courierId);
    if (courier.blocked) return new DomainError('courier_blocked', { until: courier.blockedUntil });
    if (!courier.approved)
      return new DomainError('courier_not_approved', { registration: courier.registration });
    return new DomainError('courier_unavailable', { registration: courier.registration });
  }
}
