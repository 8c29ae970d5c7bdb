import { Injectable } from '@nestjs/common';
import { Clock, Database, ExpiringCache, type RowOf, statement, type Transaction } from '../../base/index.js';
import { type LegGroup, SpeedModel } from './speed-model.calculator.js';

const CACHE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** Legs of the model are at most so old: towns change. */
const LEARNED_FROM_MS = 56 * DAY_MS;
const REPORTED_MS = 400 * DAY_MS;
const MAX_HUBS = 1_000;

/**
 * Table `ridden_legs`: how long couriers needed to stops (`ordinal`), beside the estimate. Without places:
 * areas are 2 km wide. `source`: a server of routes, our own roads or the straight line. `hour`: of the week,
 * 0 is Sunday from 00:00 to 01:00. `learned_s`: the estimate with the factor learned before this leg.
 */
const GROUPS = statement(
  'speeds.groups',
  `select source, vehicle, area, hour, count(*)::int as legs,
          sum(ln(ridden_s::float8 / estimated_s)) as logs
     from ridden_legs
    where hub_id = $1 and ended_at >= $2 and state = 'learned'
    group by source, vehicle, area, hour`,
);

const AWAIT = statement(
  'speeds.await',
  `insert into ridden_legs (order_id, ordinal, hub_id, ended_at, state)
   select "orderId", ordinal, "hubId", "endedAt", 'waiting'
     from jsonb_to_recordset($1::jsonb) as l("orderId" bigint, ordinal smallint, "hubId" bigint, "endedAt" timestamptz)
       on conflict do nothing`,
);

const WAITING = statement(
  'speeds.waiting',
  `select order_id as "orderId", ordinal, hub_id as "hubId", ended_at as "endedAt" from ridden_legs
    where state = 'waiting' order by ended_at limit $1`,
);

const SETTLE = statement(
  'speeds.settle',
  `update ridden_legs set state = case when $3::text is null then 'discarded' else 'learned' end, source = $3, vehicle = $4,
          area = $5, hour = $6, estimated_s = $7, learned_s = $8, ridden_s = $9
    where hub_id = $10 and order_id = $1 and ordinal = $2 and state = 'waiting'`,
);

const PRUNE = statement(
  'speeds.prune',
  `delete from ridden_legs where ctid in (select ctid from ridden_legs where ended_at < $1 limit $2)`,
);

export type CompletedLeg = RowOf<typeof WAITING>;

export interface LegMeasurement extends Pick<LegGroup, 'source' | 'vehicle' | 'area' | 'hour'> {
  readonly estimatedS: number;
  readonly learnedS: number;
  readonly riddenS: number;
}

/** Table `ridden_legs`, of which this is the only reader and writer. */
@Injectable()
export class LearnedSpeeds {
  private readonly models: ExpiringCache<number, SpeedModel>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.models = new ExpiringCache(clock, (hubId) => this.read(hubId), CACHE_MS, MAX_HUBS);
  }

  /** At most ten minutes old. */
  async of(hubId: number): Promise<SpeedModel> {
    return this.models.get(hubId);
  }

  /** Each leg once, however often its event comes. */
  async enqueue(tx: Transaction, legs: readonly CompletedLeg[]): Promise<void> {
    if (legs.length > 0) await tx.execute(AWAIT, [JSON.stringify(legs)]);
  }

  /** The oldest first. */
  waiting(limit: number): Promise<CompletedLeg[]> {
    return this.db.query(WAITING, [limit]);
  }

  /** `measurement` null: the leg is discarded. A leg that somebody settled already stays as it is. */
  async settle({ hubId, orderId, ordinal }: CompletedLeg, measurement: LegMeasurement | null): Promise<void> {
    const { source, vehicle, area, hour, estimatedS, learnedS, riddenS } = measurement ?? {};
    const facts = [source, vehicle, area, hour, estimatedS, learnedS, riddenS].map((fact) => fact ?? null);
    await this.db.execute(SETTLE, [orderId, ordinal, ...facts, hubId]);
  }

  async prune(limit = 5_000): Promise<number> {
    return this.db.execute(PRUNE, [new Date(this.clock.millis() - REPORTED_MS), limit]);
  }

  private async read(hubId: number): Promise<SpeedModel> {
    const since = new Date(this.clock.millis() - LEARNED_FROM_MS);
    return new SpeedModel(await this.db.query<LegGroup, keyof LegGroup>(GROUPS, [hubId, since]));
  }
}
