import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActiveOrders, type ActiveOrder } from '../couriers/index.js';
import { statement } from '../shared/index.js';

const CARRIED = statement(
  'orders_carried',
  `select courier_id as "courierId", id, external_id as "externalId", status from orders
    where courier_id = any($1::bigint[]) and status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')
      and deleted_at is null
    order by courier_id, id`,
);

/** Tells the couriers' noun, which knows no orders, what its couriers carry. */
@Injectable()
export class CarriedOrders implements OnModuleInit {
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
