import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { statement, type Transaction } from '../../base/index.js';
import { OfferStore } from './offer.store.js';
import { SearchStore } from './search.store.js';

/** Locks `order_searches` in order of id, as every statement on several searches does. */
const SEARCHES_OFFERING = statement(
  'searches.searches_asking_courier',
  `select s.order_id as "orderId"
     from order_searches s join order_offers o on o.order_id = s.order_id
    where o.courier_id = any($1::bigint[]) and o.status = 'open'
    order by s.order_id
      for update of s`,
);

const SEARCHES_BEYOND_CAPACITY = statement(
  'searches.searches_without_room',
  `select s.order_id as "orderId"
     from order_searches s
     join order_offers o on o.order_id = s.order_id
     join courier_presence p on p.courier_id = o.courier_id
    where o.courier_id = $1 and o.status = 'open' and p.active_orders > 0
      and not (s.combinable and p.exclusive_orders = 0 and p.active_orders < $2::integer)
    order by s.order_id
      for update of s`,
);

/** Withdraws offers from couriers who can no longer accept; their orders are offered to others at once. */
@Injectable()
export class OfferWithdrawals {
  constructor(
    private readonly hubs: Hubs,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
  ) {}

  async withdrawFromOffline(tx: Transaction, courierIds: readonly number[]): Promise<void> {
    const asking = await tx.query(SEARCHES_OFFERING, [courierIds]);
    for (const courierId of courierIds) await this.withdraw(tx, courierId, asking);
  }

  async withdrawBeyondCapacity(tx: Transaction, hubId: number, courierId: number): Promise<void> {
    const { settings } = await this.hubs.get(hubId, tx);
    const asking = await tx.query(SEARCHES_BEYOND_CAPACITY, [
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
    await this.searches.scheduleNow(tx, orderIds);
  }
}
