import { Injectable, Logger } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { Clock, Database, isDomainError, statement, type Transaction } from '../shared/index.js';
import { OfferStore } from './offer.store.js';
import { SearchMoves } from './search.moves.js';
import { SearchStore, type Search } from './search.store.js';

/** Steps side by side in one process. */
const LANES = 4;
/** A step that failed is not tried again at once, lest it keep the others from theirs. */
const AFTER_FAILURE_MS = 10_000;

const POSTPONE = statement(
  'search_postpone',
  `update order_searches set next_step_at = $2
    where order_id = $1 and ended_at is null and next_step_at <= $3`,
);

/**
 * The searches, one step at a time: offers that passed are closed, the next are made, or the order is given up.
 * Each step holds its search's row from looking at it to the commit, so any number of workers may step at once and
 * one that dies leaves nothing behind.
 */
@Injectable()
export class SearchSteps {
  private readonly log = new Logger(SearchSteps.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly searches: SearchStore,
    private readonly offers: OfferStore,
    private readonly moves: SearchMoves,
  ) {}

  /** Takes the due steps, up to `limit`; tells how many it took. */
  async runDue(limit = 200): Promise<number> {
    // What becomes due meanwhile is not stepped one by one before it was looked at as a crowd.
    const by = this.clock.now();
    await this.searches.restWhereNobodyWorks(this.db);
    await this.searches.lookAgainWhereNobodyIsFree(this.db);
    // Known before the steps begin: one read for all of them.
    const hubIds = await this.searches.hubsDue(this.db, by, limit);
    if (hubIds.length === 0) return 0;
    for (const hubId of hubIds) await this.hubs.get(hubId);
    const lane = async (): Promise<number> => {
      for (let taken = 0; taken < limit / LANES; taken++) if (!(await this.stepNext(by))) return taken;
      return limit / LANES;
    };
    const taken = await Promise.all(Array.from({ length: LANES }, lane));
    return taken.reduce((sum, steps) => sum + steps, 0);
  }

  private async stepNext(by: Date): Promise<boolean> {
    const held: { orderId?: number } = {};
    try {
      return await this.db.transaction(async (tx) => {
        const search = await this.searches.claimDue(tx, by);
        if (!search) return false;
        held.orderId = search.orderId;
        await this.step(tx, search);
        return true;
      });
    } catch (error) {
      if (held.orderId === undefined || isDomainError(error, 'storage_unavailable')) throw error;
      this.log.error(`The search for a courier for order ${String(held.orderId)} stumbled: ${String(error)}`);
      const now = this.clock.millis();
      await this.db.execute(POSTPONE, [held.orderId, new Date(now + AFTER_FAILURE_MS), new Date(now)]);
      return true;
    }
  }

  private async step(tx: Transaction, search: Search): Promise<void> {
    this.offers.expire(tx, search.orderId);
    if (search.deadlineAt <= this.clock.now()) {
      await this.moves.giveUp(tx, search);
      return;
    }
    const asked = await this.offers.asked(tx, search);
    const open = asked.filter(({ status }) => status === 'open');
    if (open.length > 0) this.moves.wait(tx, search, open);
    else await this.moves.ask(tx, search, asked);
  }
}
