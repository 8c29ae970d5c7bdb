import { Injectable } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { statement, type Transaction } from '../shared/index.js';
import { OfferStore } from './offer.store.js';
import { SearchStore } from './search.store.js';

/** Locked in order, as everything that touches several searches. */
const SEARCHES_ASKING = statement(
  'searches_asking_courier',
  `select s.order_id as "orderId"
     from order_searches s join order_offers o on o.order_id = s.order_id
    where o.courier_id = any($1::bigint[]) and o.status = 'open'
    order by s.order_id
      for update of s`,
);

/** Those for which the courier, as loaded as now, has no room left. */
const NO_ROOM_FOR = statement(
  'searches_without_room',
  `select s.order_id as "orderId"
     from order_searches s
     join order_offers o on o.order_id = s.order_id
     join courier_presence p on p.courier_id = o.courier_id
    where o.courier_id = $1 and o.status = 'open' and p.active_orders > 0
      and not (s.combinable and p.exclusive_orders = 0 and p.active_orders < $2::integer)
    order by s.order_id
      for update of s`,
);

/** Takes offers back from couriers who can no longer take them, so that their orders are offered elsewhere at once. */
@Injectable()
export class CourierWithdrawals {
  constructor(
    private readonly hubs: Hubs,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
  ) {}

  async left(tx: Transaction, courierIds: readonly number[]): Promise<void> {
    const asking = await tx.query<{ orderId: number }>(SEARCHES_ASKING, [courierIds]);
    for (const courierId of courierIds) await this.withdraw(tx, courierId, asking);
  }

  /** After the courier took an order: what no longer fits beside it. */
  async grewFuller(tx: Transaction, hubId: number, courierId: number): Promise<void> {
    const { settings } = await this.hubs.get(hubId, tx);
    const asking = await tx.query<{ orderId: number }>(NO_ROOM_FOR, [
      courierId,
      settings.dispatch.maxOrdersPerCourier,
    ]);
    await this.withdraw(tx, courierId, asking);
  }

  private async withdraw(
    tx: Transaction,
    courierId: number,
    asking: readonly { orderId: number }[],
  ): Promise<void> {
    if (asking.length === 0) return;
    const orderIds = asking.map(({ orderId }) => orderId);
    await this.offers.withdrawFrom(tx, courierId, orderIds);
    await this.searches.hurry(tx, orderIds);
  }
}
