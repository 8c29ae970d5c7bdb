import { Injectable } from '@nestjs/common';
import { Outbox, streamOfCourier, type CourierEventType } from '../../events/index.js';
import { Clock, pointOf, type Queryable, type RowOf, statement, type Transaction } from '../../base/index.js';
import { courierStatus } from './courier.types.js';

/** Locked in id order, so that a courier's events are appended in the order its changes are committed. */
const FACTS = statement(
  'couriers.courier_snapshot',
  `select p.courier_id as "id", p.hub_id as "hubId", c.name, p.online, p.blocked, p.active_orders as "activeOrders",
          p.last_seen_at as "lastSeenAt", p.position[1] as latitude, p.position[0] as longitude
     from courier_presence p join couriers c on c.id = p.courier_id
    where p.courier_id = any($1::bigint[])
    order by p.courier_id
      for update of p`,
);

const CARRIED = statement(
  'couriers.orders_carried',
  `select courier_id as "courierId", id, external_id as "externalId", status from orders
    where courier_id = any($1::bigint[]) and status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')
      and deleted_at is null
    order by courier_id, id`,
);

export type ActiveOrder = Omit<RowOf<typeof CARRIED>, 'courierId'>;

/** The courier in the payload of `courier.*` events, as of the instant of the event. */
export type CourierSnapshot = ReturnType<typeof snapshotOf>;

export async function activeOrdersOf(
  db: Queryable,
  courierIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ActiveOrder[]>> {
  const carried = new Map<number, ActiveOrder[]>();
  if (courierIds.length === 0) return carried;
  for (const { courierId, ...order } of await db.query(CARRIED, [courierIds]))
    carried.set(courierId, [...(carried.get(courierId) ?? []), order]);
  return carried;
}

/** Appends courier events to the outbox, each with a snapshot of the courier in this transaction. */
@Injectable()
export class CourierEvents {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async append(tx: Transaction, topic: CourierEventType, courierIds: readonly number[]): Promise<void> {
    const snapshots = await this.snapshots(tx, courierIds);
    // A courier who went offline meanwhile has no movement to publish.
    const published = topic === 'courier.moved' ? snapshots.filter((courier) => courier.online) : snapshots;
    const occurredAt = this.clock.now();
    this.outbox.append(
      tx,
      published.map((courier) => ({
        hubId: courier.hubId,
        topic,
        aggregateId: courier.id,
        stream: streamOfCourier(courier.id),
        merchantId: null,
        payload: { courier },
        occurredAt,
      })),
    );
  }

  private async snapshots(tx: Transaction, courierIds: readonly number[]): Promise<CourierSnapshot[]> {
    const facts = await tx.query(FACTS, [courierIds]);
    const busy = facts.filter((row) => row.activeOrders > 0).map((row) => row.id);
    const orders = await activeOrdersOf(tx, busy);
    return facts.map((row) => snapshotOf(row, orders.get(row.id) ?? []));
  }
}

function snapshotOf(facts: RowOf<typeof FACTS>, activeOrders: readonly ActiveOrder[]) {
  const { id, hubId, name, online } = facts;
  const lastSeenAt = facts.lastSeenAt?.toISOString() ?? null;
  return {
    id,
    hubId,
    name,
    online,
    status: courierStatus(facts),
    lastSeenAt,
    location: pointOf(facts),
    activeOrders,
  };
}
