import { Injectable } from '@nestjs/common';
import { POSITION_FRESH_MS } from '../../people/index.js';
import { Clock, Database, statement } from '../../base/index.js';
import { OfferStore, type PastOffer, type Search, SEARCH_COLUMNS } from '../searches/index.js';

/** Searches that one trial looks at. */
const MOST_SEARCHES = 25;

/** The longest waiting first. */
const OPEN_SEARCHES = statement(
  'trials.trial_searches',
  `select ${SEARCH_COLUMNS} from order_searches
    where hub_id = $1 and ended_at is null and deadline_at > $2 order by started_at, order_id
    limit ${String(MOST_SEARCHES)}`,
);

/** `located`: those on shift whose position is fresh. `free`: those of them who carry nothing. */
const SHIFT = statement(
  'trials.trial_shift',
  `select count(*)::int as "onShift",
          (count(*) filter (where last_seen_at >= $2 and position is not null))::int as located,
          (count(*) filter (where last_seen_at >= $2 and position is not null and active_orders = 0))::int as free
     from courier_presence where hub_id = $1 and online and employable`,
);

const PUBLIC_IDS = statement(
  'trials.trial_public_ids',
  `select id, public_id as "publicId" from orders where hub_id = $1 and id = any($2::bigint[])`,
);

/** What a trial of the strategies reads, without locks. */
@Injectable()
export class DispatchTrialQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly offers: OfferStore,
  ) {}

  openSearches(hubId: number): Promise<Search[]> {
    return this.db.query<Search, 'latitude' | 'longitude'>(OPEN_SEARCHES, [hubId, this.clock.now()]);
  }

  asked(search: Search): Promise<PastOffer[]> {
    return this.offers.offersOf(this.db, search);
  }

  async shift(hubId: number) {
    const freshSince = new Date(this.clock.millis() - POSITION_FRESH_MS);
    const counts = await this.db.first(SHIFT, [hubId, freshSince]);
    return counts ?? { onShift: 0, located: 0, free: 0 };
  }

  async publicIds(hubId: number, orderIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.db.query(PUBLIC_IDS, [hubId, orderIds]);
    return new Map(rows.map(({ id, publicId }) => [id, publicId]));
  }
}
