import { Injectable, Logger } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { OrderQueries } from '../orders/index.js';
import { Clock, Database, hubScope, statement, WakeUps } from '../shared/index.js';
import { searchFor } from './search.of-order.js';
import { SearchStore } from './search.store.js';

/** By then the relay has told of an order, unless its event was set aside. */
const TOLD_AFTER_MS = 60_000;

const OVERLOOKED = statement(
  'orders_overlooked',
  `select o.id, o.hub_id as "hubId" from orders o
    where o.status <> all (array['completed', 'cancelled']) and o.status = 'pending' and o.courier_id is null and o.deleted_at is null and o.status_at <= $1
      and not exists (select from order_searches s where s.order_id = o.id and s.ended_at is null)
    order by o.id limit $2`,
);

const STILL_SEARCHING = statement(
  'order_still_searching',
  `select 1 from orders where id = $1 and status = 'pending' and courier_id is null for update`,
);

/** Orders that look for a courier while nobody looks for them: a search is begun by an event, and that one was lost. */
@Injectable()
export class OverlookedOrders {
  private readonly log = new Logger(OverlookedOrders.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly searches: SearchStore,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Begins the searches that are missing, as of when they should have begun. Tells how many. */
  async search(limit = 200): Promise<number> {
    const before = new Date(this.clock.millis() - TOLD_AFTER_MS);
    const found = await this.db.query<{ id: number; hubId: number }>(OVERLOOKED, [before, limit]);
    for (const { id, hubId } of found) await this.begin(hubId, id);
    return found.length;
  }

  private async begin(hubId: number, orderId: number): Promise<void> {
    const hub = await this.hubs.get(hubId);
    const order = await this.orders.byId(hubScope(hubId), orderId);
    await this.db.transaction(async (tx) => {
      // Held, so that a courier who takes it at this moment ends the search instead of missing it.
      if (!(await tx.first(STILL_SEARCHING, [orderId]))) return;
      this.searches.begin(tx, [searchFor(order, hub, order.statusAt)]);
      tx.afterCommit(() => {
        this.log.warn(
          `Order ${String(orderId)} was searching for a courier without a search; it has one now`,
        );
        this.wakeUps.wake('dispatch.step', { orderId }, { key: 'now' });
      });
    });
  }
}
