import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Clock, Database } from '../../base/index.js';
import { SearchClockStore, UnservedNotices } from '../searches/index.js';
import { SearchQueueQueries } from './search-queue.queries.js';
import { standingOf } from '../queue/index.js';

/** Between two reviews of all queues by one process. */
const LOOK_EVERY_MS = 2_000;

/**
 * Reviews searches without an open offer: which wait in the queue because the couriers who fit are busy, which leave it because one is
 * free, and why each waits. Any number of processes may review at the same time.
 */
@Injectable()
export class SearchReviews {
  private lookedAt = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly queries: SearchQueueQueries,
    private readonly store: SearchClockStore,
    private readonly notices: UnservedNotices,
  ) {}

  async runDue(): Promise<void> {
    const now = this.clock.millis();
    if (Math.abs(now - this.lookedAt) < LOOK_EVERY_MS) return;
    this.lookedAt = now;
    for (const hubId of await this.queries.hubs()) await this.review(hubId);
    await this.notices.tellShops();
  }

  private async review(hubId: number): Promise<void> {
    const { dispatch } = (await this.hubs.get(hubId)).settings;
    const { searches, couriers } = await this.queries.read(hubId, dispatch.strategy === 'planned');
    const changed = standingOf(searches, couriers, dispatch, this.clock.now()).flatMap(
      ({ search, reason, runs }) =>
        runs === search.queued || reason !== search.reason
          ? [{ orderId: search.orderId, attempt: search.attempt, reason, runs }]
          : [],
    );
    if (changed.length > 0) await this.db.transaction((tx) => this.store.stand(tx, changed));
  }
}
