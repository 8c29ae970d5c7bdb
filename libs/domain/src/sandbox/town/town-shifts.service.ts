import { Injectable } from '@nestjs/common';
import { CourierDuty } from '../../people/index.js';
import { Offers } from '../../dispatch/index.js';
import {
  Clock,
  Database,
  isDone,
  type Point,
  type RowOf,
  statement,
  courierScope,
} from '../../base/index.js';
import { answerOf, rests } from './town-ride.rules.js';

const RIDERS = statement(
  'town.riders',
  `select p.courier_id as id, p.online, p.last_seen_at as "seenAt", p.active_orders as "activeOrders",
          case when p.position is not null
               then jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0]) end as place
     from courier_presence p where p.courier_id = any($1::bigint[]) and p.employable order by p.courier_id`,
);

const OFFERED = statement(
  'town.offers_open',
  `select id, courier_id as "courierId", offered_at as "madeAt" from order_offers
    where courier_id = any($1::bigint[]) and status = 'open' and expires_at > $2 order by id`,
);

/** An operator may have given the order to somebody, or called it off. */
const GONE = ['offer_gone', 'courier_unavailable'] as const;

/** `place` null: the rider was never seen. */
export type TownRider = RowOf<typeof RIDERS> & { readonly place: Point | null };

/** Couriers of a town take turns on shift, and answer offers. */
@Injectable()
export class TownShifts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly duty: CourierDuty,
    private readonly offers: Offers,
  ) {}

  async riders(hubId: number, couriers: readonly number[]): Promise<TownRider[]> {
    await this.answer(hubId, couriers);
    const riders = await this.db.query<TownRider>(RIDERS, [couriers]);
    const riding: TownRider[] = [];
    for (const rider of riders) {
      const free = rider.activeOrders === 0;
      const off = free && rests(couriers.indexOf(rider.id), couriers.length, this.clock.now());
      const scope = courierScope(hubId, rider.id);
      if (off && rider.online) await this.duty.goOffline(scope, rider.id);
      if (!off && !rider.online) await this.duty.goOnline(scope, rider.id);
      if (!off) riding.push(rider);
    }
    return riding;
  }

  private async answer(hubId: number, couriers: readonly number[]): Promise<void> {
    const now = this.clock.now();
    const open = await this.db.query(OFFERED, [couriers, now]);
    for (const { id, courierId, madeAt } of open) {
      const answer = answerOf(id, now.getTime() - madeAt.getTime());
      const scope = courierScope(hubId, courierId);
      if (answer !== null) await isDone(this.offers[answer](scope, id), ...GONE);
    }
  }
}
