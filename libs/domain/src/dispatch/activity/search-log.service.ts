import { Injectable } from '@nestjs/common';
import { OrderQueries } from '../../ordering/index.js';
import { Clock, Database, type Scope, statement } from '../../base/index.js';
import { DecisionStore } from '../dispatch-decisions/index.js';
import { OfferStore } from '../searches/index.js';
import { SearchQueues } from '../projections/index.js';

/** Ended offers and decisions are kept this long to settle disputes. */
const RETENTION_MS = 30 * 86_400_000;

/**
 * The search as it stands. `latestAt`: when nobody waits for it any longer; null: begun before there was a
 * longest wait. `waits`: why it waited in each pass, from an instant until the next.
 */
const SEARCH = statement(
  'activity.search_of_order',
  `select attempt, planned, started_at as "startedAt", deadline_at as "deadlineAt", latest_at as "latestAt",
          waits, ended_at as "endedAt", outcome from order_searches where order_id = $1`,
);

const OFFERS = statement(
  'activity.offers_of_order',
  `select id, courier_id as "courierId", attempt, round, status, distance_m as "distanceM", offered_at as "offeredAt",
          expires_at as "expiresAt", ended_at as "endedAt"
     from order_offers where order_id = $1 order by offered_at, id limit 500`,
);

@Injectable()
export class SearchLog {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly orders: OrderQueries,
    private readonly offers: OfferStore,
    private readonly decisions: DecisionStore,
    private readonly queues: SearchQueues,
  ) {}

  /** @throws order_not_found */
  async ofOrder(scope: Scope, orderId: number) {
    const { id, hubId } = await this.orders.byId(scope, orderId);
    const [search, offers, decisions, queue] = await Promise.all([
      this.db.first(SEARCH, [id]),
      this.db.query(OFFERS, [id]),
      this.decisions.ofOrder(this.db, id),
      this.queues.placeOf(hubId, id),
    ]);
    return { search, queue, offers, decisions };
  }

  /** Call until it returns 0. */
  async prune(limit = 5_000): Promise<number> {
    const before = new Date(this.clock.millis() - RETENTION_MS);
    const offers = await this.offers.prune(this.db, before, limit);
    return offers + (await this.decisions.prune(this.db, before, limit));
  }
}
