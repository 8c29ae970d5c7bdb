import { Injectable } from '@nestjs/common';
import { PushSubscriptionStore } from '../../events/index.js';
import { AccessNotices, Sessions } from '../sessions/index.js';
import {
  CHANGED,
  Clock,
  type FieldFault,
  type Queryable,
  type Scope,
  statement,
  type Transaction,
  requireHubScope,
} from '../../base/index.js';
import { CourierEvents } from './courier.events.js';
import { Courier } from './courier.entity.js';
import { COURIER_FIELDS, type CourierChanges, mayLogIn } from './courier.rules.js';

const CREATE_PRESENCE = statement(
  'couriers.presence_create',
  `insert into courier_presence (courier_id, hub_id, employable, blocked, vehicle_type_ids)
   values ($1, $2, $3, $4, $5)`,
);

const COUNT = statement(
  'couriers.courier_totals_add',
  `insert into courier_totals (hub_id, couriers) values ($1, 1)
       on conflict (hub_id) do update set couriers = courier_totals.couriers + 1`,
);

/** Couriers who may not work any more go offline. `before` is the row before the update. */
const SYNC_PRESENCE = statement(
  'couriers.presence_sync',
  `with before as (select courier_id, hub_id, online from courier_presence where courier_id = $1 for update), ended as (
     update courier_spells s set ended_at = $5 from before
      where not $2 and before.online and s.hub_id = before.hub_id and s.courier_id = before.courier_id
        and s.ended_at is null)
   update courier_presence p
      set employable = $2, blocked = $3, vehicle_type_ids = $4, online = p.online and $2,
          online_since = case when $2 then p.online_since end,
          shift_ends_at = case when $2 then p.shift_ends_at end
     from before
    where p.courier_id = before.courier_id
   returning before.online as "wasOnline"`,
);

/** Writes `couriers` and `courier_presence` together. */
@Injectable()
export class CourierStore {
  constructor(
    private readonly clock: Clock,
    private readonly events: CourierEvents,
    private readonly pushes: PushSubscriptionStore,
    private readonly sessions: Sessions,
    private readonly notices: AccessNotices,
  ) {}

  /** @throws courier_not_found · forbidden */
  async lock(tx: Transaction, scope: Scope, courierId: number): Promise<Courier> {
    requireHubScope(scope);
    return await tx.lock(Courier, { id: courierId, hubId: scope.hubId }, 'courier_not_found');
  }

  async read(db: Queryable, scope: Scope, courierId: number): Promise<Courier> {
    requireHubScope(scope);
    return await db.get(Courier, { id: courierId, hubId: scope.hubId }, 'courier_not_found');
  }

  async create(tx: Transaction, courier: Courier): Promise<void> {
    await tx.manager.getRepository(Courier).insert(courier);
    const { id, hubId, employable, blocked, vehicleTypeIds } = courier;
    await tx.execute(CREATE_PRESENCE, [id, hubId, employable, blocked, vehicleTypeIds]);
    await tx.execute(COUNT, [hubId]);
  }

  /** Saves a locked record; a courier online who may no longer work goes offline, and that is published. */
  async save(tx: Transaction, courier: Courier): Promise<void> {
    courier.updatedAt = this.clock.now();
    tx.announce(CHANGED.courier, courier.id);
    await tx.manager.getRepository(Courier).save(courier);
    const { id, employable, blocked, vehicleTypeIds } = courier;
    const before = await tx.first(SYNC_PRESENCE, [id, employable, blocked, vehicleTypeIds, this.clock.now()]);
    if (before?.wasOnline && !employable) await this.events.append(tx, 'courier.went_offline', [id]);
  }

  /** Ends the sessions and pushes that a change ends. Notices go to the contacts from before it. */
  async endAccess(tx: Transaction, { actor }: Scope, before: Courier, after: Courier): Promise<void> {
    const hasNewPassword = after.passwordHash !== before.passwordHash;
    await this.notices.tell(tx, actor, before, [
      ...(hasNewPassword ? (['password'] as const) : []),
      ...(after.pixKey === before.pixKey ? [] : (['pix_key'] as const)),
    ]);
    if (hasNewPassword) await this.sessions.endAllIn(tx, 'courier', after.id);
    if (hasNewPassword || !mayLogIn(after) || after.registration === 'suspended')
      await this.pushes.forgetCourier(tx, after.hubId, after.id);
  }
}

const ADD_RATING = statement(
  'couriers.courier_rating_add',
  `update couriers set rating_stars = rating_stars + $3, rating_count = rating_count + 1
    where hub_id = $1 and id = $2`,
);

/** A sum and a count, so that the average costs nothing to read. */
export async function addCourierRating(tx: Transaction, hubId: number, courierId: number, stars: number) {
  await tx.execute(ADD_RATING, [hubId, courierId, stars]);
}

const { unique } = COURIER_FIELDS;

const TAKEN = statement(
  'couriers.fields_taken',
  unique
    .map(
      ({ field, column }, at) => `select '${field}' as field where exists (
      select from couriers where hub_id = $1 and ${column} = $${String(at + 3)}::text and id is distinct from $2::bigint)`,
    )
    .join(' union all '),
);

/** A fault for each field whose value another courier of the hub has. Takes normalised changes. */
export async function takenFields(
  db: Queryable,
  hubId: number,
  courierId: number | null,
  changes: CourierChanges,
): Promise<FieldFault[]> {
  const values = unique.map(({ field }) => changes[field as keyof CourierChanges] ?? null);
  const rows = await db.query(TAKEN, [hubId, courierId, ...values]);
  return rows.map(({ field }) => ({ field, code: 'not_unique' }));
}
