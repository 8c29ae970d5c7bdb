import { Injectable } from '@nestjs/common';
import {
  CourierPayRaises,
  orderedAgain,
  OrderCreation,
  OrderQueries,
  type OrderRecord,
} from '../../ordering/index.js';
import {
  type Cents,
  Clock,
  Database,
  DomainError,
  type Scope,
  type RowOf,
  statement,
} from '../../base/index.js';
import { SearchStore } from './search.store.js';

/** An order that nobody took, until somebody has dealt with it. */
type UnservedOrder = RowOf<typeof LIST, 'endedAt'>;

const UNSETTLED = `s.hub_id = $1 and s.outcome = 'not_served' and s.settled_at is null
  and (o.status = 'pending' or (o.status = 'cancelled' and o.cancel_reason = 'not_served')) and o.deleted_at is null`;

const LIST = statement(
  'searches.searches_unserved',
  `select o.id as "orderId", o.public_id as "publicId", m.name as "merchantName", m.phone as "merchantPhone",
          o.stops -> 0 ->> 'district' as district, o.stops -> 0 ->> 'address' as address,
          o.courier_pay_cents as "courierPayCents", o.deliver_by as "deliverBy", s.ended_at as "endedAt",
          coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.type = 'order.searching'), o.created_at)
            as "waitingSince",
          o.status = 'pending' as held,
          (select max(e.at) from order_events e
            where e.order_id = o.id and e.type = 'order.shop_told' and e.at >= s.ended_at) as "shopToldAt"
     from order_searches s join orders o on o.id = s.order_id join merchants m on m.id = o.merchant_id
    where ${UNSETTLED}
    order by "waitingSince", o.id limit 3000`,
);

const SETTLE = statement(
  'searches.search_settle',
  `update order_searches s set settled_at = $3
     from orders o where o.id = s.order_id and s.order_id = $2 and ${UNSETTLED}
   returning o.status = 'pending' as held`,
);

const ENDINGS = statement(
  'searches.searches_ending',
  `select order_id as "orderId", deadline_at as "endsAt" from order_searches
    where hub_id = $1 and ended_at is null order by deadline_at, order_id limit 3000`,
);

/** Orders that nobody takes: when their search ends, and what an operator does once it has ended. */
@Injectable()
export class UnservedOrders {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly searches: SearchStore,
    private readonly orders: OrderQueries,
    private readonly creation: OrderCreation,
    private readonly pay: CourierPayRaises,
  ) {}

  /** The longest wait first. */
  list({ hubId }: Scope): Promise<UnservedOrder[]> {
    return this.db.query<UnservedOrder, 'endedAt'>(LIST, [hubId]);
  }

  endings({ hubId }: Scope): Promise<{ orderId: number; endsAt: Date }[]> {
    return this.db.reads.query(ENDINGS, [hubId]);
  }

  /** Somebody dealt with it: a held order goes on waiting without a search. Repeated it changes nothing. */
  async settle({ hubId }: Scope, orderId: number): Promise<void> {
    await this.db.execute(SETTLE, [hubId, orderId, this.clock.now()]);
  }

  /**
   * Searches again with more for the courier. An ended order is ordered anew; the new one is answered.
   * @throws order_not_found (not in the list) · as `OrderCreation.create`
   */
  async restart(scope: Scope, orderId: number, raise: Cents): Promise<OrderRecord> {
    const settled = await this.db.first(SETTLE, [scope.hubId, orderId, this.clock.now()]);
    if (!settled) throw new DomainError('order_not_found');
    if (!settled.held) {
      const first = await this.orders.byId(scope, orderId);
      const stops = first.stops.map(({ confirmationCode: _code, ...stop }) => stop);
      const { id } = await this.creation.create(scope, { ...orderedAgain(first), source: 'console', stops });
      return this.raised(scope, id, raise);
    }
    const order = await this.raised(scope, orderId, raise);
    await this.db.transaction((tx) => this.searches.begin(tx, [{ order, since: this.clock.now() }]));
    return order;
  }

  private raised(scope: Scope, orderId: number, raise: Cents): Promise<OrderRecord> {
    return raise > 0 ? this.pay.raisePay(scope, orderId, raise) : this.orders.byId(scope, orderId);
  }
}
