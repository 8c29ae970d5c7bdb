import { Injectable, Logger } from '@nestjs/common';
import { Clock, isDomainError, Database, statement } from '../../base/index.js';
import { type Approaches, ApproachTimes } from './approach-times.service.js';
import { SearchReviews, SearchStore } from '../searches/index.js';
import { SearchActions } from './search-actions.service.js';

/** Steps that one process runs at the same time. */
const CONCURRENCY = 4;
/** A failed step is postponed, so that it does not delay the steps of other searches. */
const AFTER_FAILURE_MS = 10_000;
/** Searches step when an offer runs out; a step so much later shows that servers or database were away. */
const MISSED_MS = 2_000;

const POSTPONE = statement(
  'rounds.search_postpone',
  `update order_searches set next_step_at = $2
    where order_id = $1 and ended_at is null and next_step_at <= $3`,
);

/**
 * Runs the due steps of searches: expires offers, makes the next, or ends the search unserved. Each step
 * locks its search's row until the commit: any number of workers may run, and one that dies leaves no lock.
 */
@Injectable()
export class SearchSteps {
  private readonly log = new Logger(SearchSteps.name);
  private readonly begunMs: number;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly searches: SearchStore,
    private readonly actions: SearchActions,
    private readonly approaches: ApproachTimes,
    private readonly reviews: SearchReviews,
  ) {
    this.begunMs = clock.millis();
  }

  /** Returns how many steps ran. */
  async runDue(limit = 200): Promise<number> {
    // Searches that become due later wait for the next call, which may snooze them together.
    const by = this.clock.now();
    await this.reviews.runDue();
    await this.searches.snooze();
    const hubIds = await this.searches.hubsDue(by, limit);
    if (hubIds.length === 0) return 0;
    // Loads the hubs into the cache, before concurrent steps need them.
    const approaches = await this.approaches.ofDue(hubIds, by, limit);
    const runSteps = async (): Promise<number> => {
      for (let taken = 0; taken < limit / CONCURRENCY; taken++)
        if (!(await this.stepNext(by, approaches))) return taken;
      return limit / CONCURRENCY;
    };
    const taken = await Promise.all(Array.from({ length: CONCURRENCY }, runSteps));
    return taken.reduce((sum, steps) => sum + steps, 0);
  }

  private async stepNext(by: Date, approaches: Approaches): Promise<boolean> {
    const claimed: { orderId?: number } = {};
    try {
      return await this.db.transaction(async (tx) => {
        const search = await this.searches.claimDue(tx, by);
        if (!search) return false;
        claimed.orderId = search.orderId;
        const servedSince = new Date(Math.max(this.begunMs, this.clock.millis() - MISSED_MS));
        await this.actions.step(tx, search, servedSince, approaches.get(search.orderId));
        return true;
      });
    } catch (error) {
      if (claimed.orderId === undefined || isDomainError(error, 'storage_unavailable')) throw error;
      this.log.error(
        `The search for a courier for order ${String(claimed.orderId)} failed: ${String(error)}`,
      );
      const now = this.clock.millis();
      await this.db.execute(POSTPONE, [claimed.orderId, new Date(now + AFTER_FAILURE_MS), new Date(now)]);
      return true;
    }
  }
}
