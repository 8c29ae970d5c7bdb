import { Injectable } from '@nestjs/common';
import { Database } from '../../base/index.js';
import { type Approaches, ApproachTimes } from './approach-times.service.js';
import { SearchReviews } from './search-reviews.service.js';
import { SearchStore } from '../searches/index.js';

/** What is done for many searches together before each that is due takes its step. */
@Injectable()
export class SearchRounds {
  constructor(
    private readonly db: Database,
    private readonly searches: SearchStore,
    private readonly approaches: ApproachTimes,
    private readonly reviews: SearchReviews,
  ) {}

  /** null: none is due. Loads the hubs of those that are into the cache, before concurrent steps need them. */
  async begin(by: Date, limit: number): Promise<Approaches | null> {
    await this.reviews.runDue();
    await this.searches.snoozeHubsWithoutCouriers(this.db);
    await this.searches.snoozeHubsWithoutFreeCouriers(this.db);
    const hubIds = await this.searches.hubsDue(this.db, by, limit);
    return hubIds.length === 0 ? null : this.approaches.ofDue(hubIds, by, limit);
  }
}
