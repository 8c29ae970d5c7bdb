import { Injectable, Logger } from '@nestjs/common';
import { OrderQueries } from '../../ordering/index.js';
import { Clock, hubScope, Database, hubWorks, statement } from '../../base/index.js';
import { SearchStore } from './search.store.js';

/** The relay publishes an event well within this time, unless the event was set aside. */
const RELAYED_AFTER_MS = 60_000;

const ORDERS_WITHOUT_SEARCH = statement(
  'searches.orders_overlooked',
  `select o.id, o.hub_id as "hubId" from orders o
    where o.status <> all (array['completed', 'cancelled']) and o.status = 'pending' and o.courier_id is null
      and o.deleted_at is null and o.status_at <= $1 and ${hubWorks('o.hub_id')}
      and not exists (select from order_searches s
                       where s.order_id = o.id
            and (s.ended_at is null or (s.outcome = 'not_served' and s.ended_at >= o.status_at)))
    order by o.id limit $2`,
);

const STILL_SEARCHING = statement(
  'searches.order_still_searching',
  `select 1 from orders where id = $1 and status = 'pending' and courier_id is null for update`,
);

/** Starts the search of pending orders whose event was lost. An order that is held waits for an operator. */
@Injectable()
export class MissingSearches {
  private readonly log = new Logger(MissingSearches.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly orders: OrderQueries,
    private readonly searches: SearchStore,
  ) {}

  /** A search begins as of the instant of the order's status. Returns how many were begun. */
  async beginMissing(limit = 200): Promise<number> {
    const before = new Date(this.clock.millis() - RELAYED_AFTER_MS);
    const found = await this.db.query(ORDERS_WITHOUT_SEARCH, [before, limit]);
    for (const { id, hubId } of found) await this.begin(hubId, id);
    return found.length;
  }

  private async begin(hubId: number, orderId: number): Promise<void> {
    const order = await this.orders.byId(hubScope(hubId), orderId);
    await this.db.transaction(async (tx) => {
      // Locks the order: an acceptance at the same moment waits and then ends the search.
      if (!(await tx.first(STILL_SEARCHING, [orderId]))) return;
      await this.searches.begin(tx, [{ order, since: order.statusAt }]);
      tx.afterCommit(() =>
        this.log.warn(
          `Order ${String(orderId)} was searching for a courier without a search; it has one now`,
        ),
      );
    });
  }
}
