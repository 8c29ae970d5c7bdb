import { Injectable } from '@nestjs/common';
import { POSITION_FRESH_MS } from '../../people/index.js';
import { Clock, Database, DomainError, statement } from '../../base/index.js';
import type { CourierRow, OpenOrderRow } from '../planning/index.js';
import { ShiftRoster } from '../queue/index.js';
import { COURIERS_WHO, CouriersOut, excluding } from '../searches/index.js';
import {
  COURIERS_ON_SHIFT,
  PICKUP,
  PLACED_AT,
  PLACES,
  PlanningWorldQueries,
  WEIGHT,
} from '../passes/index.js';

/** An order that an operator may give to a courier, whether or not somebody searches for one. */
interface AdvisedOrderRow extends Omit<OpenOrderRow, 'pickup'> {
  /** Where the courier gets the goods: from the holder, once collected; null: the place is unknown. */
  readonly pickup: OpenOrderRow['pickup'] | null;
  readonly holderId: number | null;
  readonly collected: boolean;
  readonly waiting: number;
}

export type AdvisedCourierRow = Omit<CourierRow, 'position'> & {
  /** null: nobody knows where the courier is, or only where they were. */
  readonly position: CourierRow['position'] | null;
};

const ORDER = statement(
  'advice.advised_order',
  `select o.id, coalesce(s.attempt, 1) as attempt, o.merchant_id as "merchantId", ${PLACED_AT} as "placedAt",
          case when o.collected_at is null then o.ready_at end as "readyAt", o.deliver_by as "deliverBy",
          o.acceptable_vehicle_type_ids as "vehicleTypeIds", o.combinable, ${WEIGHT},
          coalesce(s.collects_cash, false) as "collectsCash", o.courier_id as "holderId",
          o.collected_at is not null as collected, ${PLACES(`t.s ->> 'status' = 'pending'`)} as drops,
          case when o.collected_at is not null and p.position is not null
                 then jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0])
               when o.pickup ->> 'latitude' is not null then ${PICKUP} end as pickup,
          (select count(*)::int from order_searches w where w.hub_id = $1 and w.ended_at is null) as waiting,
          coalesce(s.excluded_courier_ids, '{}') || ${COURIERS_WHO('declined')} as "excludedCourierIds"
     from orders o
     left join order_searches s on s.order_id = o.id
     left join courier_presence p on p.courier_id = o.courier_id
    where o.hub_id = $1 and o.id = $2`,
);

/** Also couriers whom a pass leaves out for the moment: with an open offer, or with an old position. */
const COURIERS = statement('advice.advised_couriers', COURIERS_ON_SHIFT());

const HOUR_MS = 3_600_000;

@Injectable()
export class AssignmentAdviceQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly world: PlanningWorldQueries,
    private readonly out: CouriersOut,
    private readonly shifts: ShiftRoster,
  ) {}

  /** @throws order_not_found */
  async read(hubId: number, orderId: number) {
    const before = (ms: number) => new Date(this.clock.millis() - ms);
    const [order, couriers, carried] = await Promise.all([
      this.db.first<AdvisedOrderRow, 'deliverBy'>(ORDER, [hubId, orderId]),
      this.db.query<AdvisedCourierRow>(COURIERS, [hubId, before(POSITION_FRESH_MS), before(HOUR_MS)]),
      this.world.carried(hubId),
    ]);
    if (order === null) throw new DomainError('order_not_found');
    const out = await this.out.whoIsOut(hubId, [order]);
    const onShift = order.pickup === null ? [] : await this.shifts.wantedAt(hubId, order.pickup);
    const others = carried.filter(({ id }) => id !== order.id);
    // Couriers who are out count as those who declined.
    return { order: excluding(order, out), out, onShift, couriers, carried: others };
  }
}
