import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Clock, arraysOf, Batcher, Database, statement } from '../../base/index.js';
import { RecordedRequest } from './developer-app.entity.js';

/** More requests than these are not recorded, so that a busy sandbox costs the others nothing. */
const MAX_WAITING = 1_000;
const BATCH = 100;
const RETENTION_DAYS = 7;
const MAX_PER_HUB = 10_000;
const PRUNE_BATCH = 5_000;
const PRUNED_EVERY_MS = 600_000;

const INSERT = statement(
  'developer-apps.requests_insert',
  `insert into recorded_requests (hub_id, at, method, path, headers, body, status, answer, duration_ms, request_id, ignored)
   select * from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[], $5::jsonb[], $6::text[], $7::int[],
                        $8::text[], $9::int[], $10::text[], $11::jsonb[])`,
);
const LIST = statement(
  'developer-apps.requests_list',
  `select id, at, method, path, status, duration_ms as "durationMs", request_id as "requestId", ignored
     from recorded_requests
    where hub_id = $1 and ($2::bigint is null or id < $2) and ($3::bigint is null or id > $3)
      and ($4::text is null or method = $4) and ($5::int is null or status / 100 = $5)
      and ($6::text is null or starts_with(path, $6)) and at > $8
    order by id desc limit $7`,
);
const PRUNE_OLD = statement(
  'developer-apps.requests_prune_old',
  `delete from recorded_requests where id in (select id from recorded_requests where at < $1 order by at limit $2)`,
);
/** Only hubs that wrote just now are pruned; the others have no more than they had. */
const PRUNE_MANY = statement(
  'developer-apps.requests_prune_many',
  `delete from recorded_requests where id = any(array(
     select surplus.id from unnest($1::bigint[]) as hub(id) cross join lateral (
       select id from recorded_requests where hub_id = hub.id
        order by id desc offset ${String(MAX_PER_HUB)} limit ${String(PRUNE_BATCH)}) as surplus))`,
);

interface RequestFilter {
  readonly method?: string | undefined;
  /** First digit of the status. */
  readonly statusClass?: number | undefined;
  readonly path?: string | undefined;
}

interface RequestPage {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Table `recorded_requests`: written in batches beside the requests, kept for a week. */
@Injectable()
export class RecordedRequests implements OnApplicationShutdown {
  private prunedAt = 0;
  private readonly batcher: Batcher<Omit<RecordedRequest, 'id'>, undefined>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.batcher = new Batcher((items) => this.write(items), { maxBatchSize: BATCH, concurrency: 1 });
  }

  /** Returns at once; what cannot be written is not recorded. */
  note(request: Omit<RecordedRequest, 'id'>): void {
    if (this.batcher.waitingCount < MAX_WAITING) this.batcher.submit(request).catch(() => undefined);
  }

  idle(): Promise<void> {
    return this.batcher.idle();
  }

  onApplicationShutdown(): Promise<void> {
    return this.idle();
  }

  /** Newest first. */
  list(hubId: number, filter: RequestFilter, { before, after, limit }: RequestPage) {
    const wanted = [before, after, filter.method, filter.statusClass, filter.path].map((one) => one ?? null);
    return this.db.query(LIST, [hubId, ...wanted, limit, this.keptSince()]);
  }

  /** @throws recorded_request_not_found */
  get(hubId: number, id: number): Promise<Omit<RecordedRequest, 'hubId'>> {
    const unexpired = { hubId, id, at: MoreThan(this.keptSince()) };
    return this.db.get(RecordedRequest, unexpired, 'recorded_request_not_found');
  }

  private async prune(hubIds: readonly number[]): Promise<void> {
    const now = this.clock.millis();
    if (now - this.prunedAt < PRUNED_EVERY_MS) return;
    this.prunedAt = now;
    await this.db.execute(PRUNE_OLD, [this.keptSince(), PRUNE_BATCH]);
    await this.db.execute(PRUNE_MANY, [[...new Set(hubIds)]]);
  }

  private keptSince(): Date {
    return new Date(this.clock.millis() - RETENTION_DAYS * 86_400_000);
  }

  private async write(items: readonly Omit<RecordedRequest, 'id'>[]): Promise<undefined[]> {
    const rows = items.map(({ headers, ignored, ...one }) => ({
      ...one,
      headers: JSON.stringify(headers),
      ignored: ignored && JSON.stringify(ignored),
    }));
    const columns = arraysOf(rows, 'hubId', 'at', 'method', 'path', 'headers', 'body', 'status', 'answer');
    await this.db.execute(INSERT, [...columns, ...arraysOf(rows, 'durationMs', 'requestId', 'ignored')]);
    await this.prune(items.map((one) => one.hubId));
    return items.map(() => undefined);
  }
}
