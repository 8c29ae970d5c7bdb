import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActiveOrders, type ActiveOrder } from '../../people/index.js';
import { statement } from '../../base/index.js';

const CARRIED = statement(
  'activity.orders_carried',
  `select courier_id as "courierId", id, external_id as "externalId", status from orders
    where courier_id = any($1::bigint[]) and status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')
      and deleted_at is null
    order by courier_id, id`,
);

/** Registers the source of `ActiveOrders`: the couriers folder does not import orders. */
@Injectable()
export class ActiveOrdersProvider implements OnModuleInit {
  constructor(private readonly activeOrders: ActiveOrders) {}

  onModuleInit(): void {
    this.activeOrders.readFrom(async (db, courierIds) => {
      const rows = await db.query<ActiveOrder & { courierId: number }>(CARRIED, [courierIds]);
      const carried = new Map<number, ActiveOrder[]>();
      for (const { courierId, ...order } of rows)
        carried.set(courierId, [...(carried.get(courierId) ?? []), order]);
      return carried;
    });
  }
}
