import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { CashQueries } from '../../ledger/index.js';
import { FREE_SINCE } from '../../people/index.js';
import { type Queryable, statement } from '../../base/index.js';
import { ShiftRoster } from '../queue/index.js';
import type { Search } from './search.store.js';

/** `cash`: holds as much as hub or courier may. `dedicated`: is on shift for another shop. */
export const OUT_REASONS = ['cash', 'dedicated'] as const;

/** What is read of the courier `p` who may be asked. $2: since when a position is fresh. */
export const COURIER_FACTS = `p.courier_id as id, p.vehicle_type_ids as "vehicleTypeIds", p.active_orders as "activeOrders",
          p.exclusive_orders as "exclusiveOrders", ${FREE_SINCE}, silence.*,
          case when p.last_seen_at >= $2 and p.position is not null
               then jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0]) end as position`;

interface AskedOrder {
  readonly merchantId: number;
  readonly collectsCash?: boolean;
}

interface CourierOut {
  readonly courierId: number;
  readonly reason: (typeof OUT_REASONS)[number];
  readonly of: (order: AskedOrder) => boolean;
}

const SHOP = statement(
  'searches.searched_shop',
  'select merchant_id as "merchantId" from orders where hub_id = $1 and id = $2',
);

/** Who may not be asked for orders, and why: choice, passes, advice and queue read it here. */
@Injectable()
export class CouriersOut {
  constructor(
    private readonly hubs: Hubs,
    private readonly cash: CashQueries,
    private readonly shifts: ShiftRoster,
  ) {}

  /** Couriers who are out for some of the orders; held cash is read only where one collects some. */
  async whoIsOut(
    hubId: number,
    orders: readonly Pick<AskedOrder, 'collectsCash'>[],
    on?: Queryable,
  ): Promise<CourierOut[]> {
    const asksCash = orders.some(({ collectsCash }) => collectsCash);
    const limit = asksCash && (await this.hubs.get(hubId)).settings.cashLimitCents;
    const full = limit === false ? [] : await this.cash.aboveLimit(hubId, limit, on);
    const roster = await this.shifts.now(hubId, on);
    return [
      ...roster.flatMap(({ courierId, merchantId: shop }): CourierOut[] =>
        shop === null
          ? []
          : [{ courierId, reason: 'dedicated', of: ({ merchantId }) => merchantId !== shop }],
      ),
      ...full.map((courierId): CourierOut => ({
        courierId,
        reason: 'cash',
        of: (order) => order.collectsCash === true,
      })),
    ];
  }

  /** Reads the order's shop only where somebody is out. */
  async withOut(search: Search, on: Queryable): Promise<Search> {
    const { orderId, hubId } = search;
    const out = await this.whoIsOut(hubId, [search], on);
    const order = out.length > 0 && (await on.first<{ merchantId: number }>(SHOP, [hubId, orderId]));
    return order ? excluding({ ...search, ...order }, out) : search;
  }
}

/** The order with those who are out for it as couriers who declined. */
export function excluding<Order extends AskedOrder & { readonly excludedCourierIds: readonly number[] }>(
  order: Order,
  out: readonly CourierOut[],
): Order & { readonly excludedCourierIds: number[] } {
  const here = out.filter((one) => one.of(order)).map(({ courierId }) => courierId);
  return { ...order, excludedCourierIds: [...order.excludedCourierIds, ...here] };
}
