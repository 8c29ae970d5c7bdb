import { Injectable } from '@nestjs/common';
import type { HubSettings } from '../../company/index.js';
import { Clock, Database, statement } from '../../base/index.js';
import { HubPlanner } from '../passes/index.js';
import { PlanTooSlow } from '../planning/index.js';

/** Arrivals of orders on offer, as the pass decided: it plans them again only once the offer is answered. */
const OFFERED = statement(
  'projections.projected_offers',
  `select d.order_id as "orderId", max(d.deliver_at) as "deliverAt"
     from dispatch_decisions d
     join order_offers f on f.order_id = d.order_id and f.courier_id = d.courier_id and f.attempt = d.attempt
    where d.hub_id = $1 and d.decided_at > $2 and d.kind = 'offer' and f.status = 'open'
    group by d.order_id`,
);

/** No offer is open for longer. */
const OFFERS_MS = 15 * 60_000;

/** When orders that wait for a courier will be delivered in a hub that plans, by the plan that the next pass would make. */
@Injectable()
export class PlannedArrivals {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly planner: HubPlanner,
  ) {}

  /** By order, without those for which the plan has no courier. Empty when the plan takes too long. */
  async of(hubId: number, dispatch: HubSettings['dispatch']): Promise<ReadonlyMap<number, Date>> {
    const now = this.clock.millis();
    const offered = await this.db.reads.query(OFFERED, [hubId, new Date(now - OFFERS_MS)]);
    const arrivals = new Map(offered.map(({ orderId, deliverAt }) => [orderId, deliverAt]));
    for (const { deliveries } of await this.trips(hubId, dispatch))
      for (const { orderId, at } of deliveries) arrivals.set(orderId, new Date(at * 1_000));
    return arrivals;
  }

  private async trips(hubId: number, dispatch: HubSettings['dispatch']) {
    try {
      return await this.planner.planAhead(hubId, dispatch);
    } catch (error) {
      if (error instanceof PlanTooSlow) return [];
      throw error;
    }
  }
}
