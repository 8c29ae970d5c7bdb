import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  statement,
  type Queryable,
  type Scope,
  type Transaction,
} from '../shared/index.js';
import { CourierEvents } from './courier-events.js';
import { Courier } from './courier.entity.js';

const CREATE_PRESENCE = statement(
  'presence_create',
  `insert into courier_presence (courier_id, hub_id, employable, blocked, vehicle_type_ids)
   values ($1, $2, $3, $4, $5)`,
);

const COUNT = statement(
  'courier_totals_add',
  `insert into courier_totals (hub_id, couriers) values ($1, 1)
       on conflict (hub_id) do update set couriers = courier_totals.couriers + 1`,
);

/** Whoever may not work is not online. `before` is the row as it was. */
const SYNC_PRESENCE = statement(
  'presence_sync',
  `with before as (select courier_id, online, blocked from courier_presence where courier_id = $1 for update)
   update courier_presence p
      set employable = $2, blocked = $3, vehicle_type_ids = $4, online = p.online and $2,
          online_since = case when $2 then p.online_since end
     from before
    where p.courier_id = before.courier_id
   returning before.online as "wasOnline", before.blocked as "wasBlocked"`,
);

/** Keeps the record and the narrow row beside it in step. */
@Injectable()
export class CourierStore {
  constructor(
    private readonly clock: Clock,
    private readonly events: CourierEvents,
  ) {}

  /** @throws courier_not_found · forbidden */
  async lock(tx: Transaction, scope: Scope, courierId: number): Promise<Courier> {
    onlyForTheHub(scope);
    const courier = await tx.manager
      .getRepository(Courier)
      .findOne({ where: { id: courierId, hubId: scope.hubId }, lock: { mode: 'pessimistic_write' } });
    if (!courier) throw new DomainError('courier_not_found');
    return courier;
  }

  async read(db: Queryable, scope: Scope, courierId: number): Promise<Courier> {
    onlyForTheHub(scope);
    const courier = await db.manager
      .getRepository(Courier)
      .findOne({ where: { id: courierId, hubId: scope.hubId } });
    if (!courier) throw new DomainError('courier_not_found');
    return courier;
  }

  async create(tx: Transaction, courier: Courier): Promise<void> {
    await tx.manager.getRepository(Courier).insert(courier);
    const { id, hubId, employable, blocked, vehicleTypeIds } = courier;
    await tx.execute(CREATE_PRESENCE, [id, hubId, employable, blocked, vehicleTypeIds]);
    await tx.execute(COUNT, [hubId]);
  }

  /** Saves a locked record; a courier who may no longer work goes offline, and a block always says so. */
  async save(tx: Transaction, courier: Courier): Promise<void> {
    courier.updatedAt = this.clock.now();
    await tx.manager.getRepository(Courier).save(courier);
    const { id, employable, blocked, vehicleTypeIds } = courier;
    const before = await tx.first<{ wasOnline: boolean; wasBlocked: boolean }>(SYNC_PRESENCE, [
      id,
      employable,
      blocked,
      vehicleTypeIds,
    ]);
    if (!before) return;
    const wentOffline = (before.wasOnline && !employable) || (blocked && !before.wasBlocked);
    if (wentOffline) await this.events.append(tx, 'courier.went_offline', [id]);
  }
}

/** Couriers belong to the company; a merchant's key has no business with their records. */
export function onlyForTheHub(scope: Scope): void {
  if (scope.merchantId !== null) throw new DomainError('forbidden');
}
