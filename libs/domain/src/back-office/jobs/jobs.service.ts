import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  DomainError,
  type DomainErrorCode,
  hubWorks,
  type Queryable,
  type Scope,
  statement,
  type Transaction,
  WakeUps,
} from '../../base/index.js';
import type { Job, JobKind, JobRow } from './job.entity.js';

/** A worker that is silent for so long has died, and another takes its rows. */
const CLAIM_MS = 60_000;
const RETENTION_MS = 30 * 86_400_000;
const LISTED = 10;

export interface JobProgress<Input> extends Omit<Job<Input>, 'hubId' | 'kind'> {
  readonly done: number;
  readonly refused: number;
  readonly undoneBy: number | null;
}

interface NewJob<Input, Row> extends Pick<Job<Input>, 'ownerId' | 'key' | 'input'> {
  readonly undoes?: number | null;
  /** `refusal`: the row is refused from the start. */
  readonly rows: readonly { readonly input: Row; readonly refusal?: string | null }[];
}

export type OpenJob<Input> = Pick<Job<Input>, 'id' | 'hubId' | 'ownerId' | 'scope' | 'input'>;
type ClaimedRow<Row> = Pick<JobRow<Row>, 'ordinal' | 'input'>;
export type ClaimedRows<Row> = readonly [ClaimedRow<Row>, ...ClaimedRow<Row>[]];
export type ShownRow<Row, Result> = Omit<JobRow<Row, Result>, 'hubId' | 'jobId' | 'claimedUntil'>;

export interface RowOutcome {
  readonly refusal: string | null;
  readonly result?: unknown;
}

/** Writes the results of claimed rows, in their order. */
export type Settle = (on: Queryable, outcomes: readonly RowOutcome[]) => Promise<void>;

export interface JobWork<Input, Row> {
  readonly kind: JobKind;
  /** Claims of one job that are done side by side; default 1. */
  readonly lanes?: number;
  /** A row that is done loses its input. */
  readonly forgetsInput?: boolean;
  /** Rows of one claim; default 1. */
  claimSize?(input: Input): number;
  /** Settles the rows in the transaction of what it does. A domain error refuses them. */
  do(job: OpenJob<Input>, rows: ClaimedRows<Row>, settle: Settle): Promise<void>;
}

const PROGRESS = `j.id, j.owner_id as "ownerId", j.scope, j.key, j.input, j.undoes, j.total, j.created_at as "createdAt",
  j.ended_at as "endedAt", r.done, r.refused,
  (select u.id from jobs u where u.hub_id = j.hub_id and u.undoes = j.id) as "undoneBy"
   from jobs j cross join lateral (
  select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'refused')::int as refused
    from job_rows r where r.hub_id = j.hub_id and r.job_id = j.id) r`;

const INSERT = statement(
  'jobs.job_insert',
  `with job as (
     insert into jobs (hub_id, kind, owner_id, scope, key, input, undoes, total, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, jsonb_array_length($9::jsonb), $8) on conflict do nothing
   returning id), rows as (
     insert into job_rows (hub_id, job_id, ordinal, input, state, refusal)
     select $1, job.id, r.at - 1, r.one -> 'input', case when r.one ->> 'refusal' is null then 'pending' else 'refused' end,
            r.one ->> 'refusal'
       from job, jsonb_array_elements($9::jsonb) with ordinality as r(one, at)
   )
   select id from job`,
);
const BY_REQUEST = statement(
  'jobs.job_by_request',
  `select id, input from jobs where hub_id = $1 and undoes = $2
    union all select id, input from jobs where hub_id = $1 and kind = $3 and owner_id = $4 and key = $5`,
);
const BY_ID = statement(
  'jobs.job_by_id',
  `select ${PROGRESS} where j.hub_id = $1 and j.kind = $2 and j.id = $3`,
);
const LATEST = statement(
  'jobs.jobs_latest',
  `select ${PROGRESS} where j.hub_id = $1 and j.kind = $2 and j.owner_id = $3 order by j.id desc limit $4`,
);
const ROWS = statement(
  'jobs.rows_of_job',
  `select ordinal, input, state, refusal, result from job_rows
    where hub_id = $1 and job_id = $2 and ($3 or state <> 'pending') order by ordinal`,
);
const OPEN = statement(
  'jobs.jobs_open',
  `select id, hub_id as "hubId", owner_id as "ownerId", scope, input from jobs
    where kind = $1 and ended_at is null and ${hubWorks()} order by id limit 50`,
);
/** Another worker's claim is waited for, not skipped: the rows of one claim follow each other. */
const CLAIM = statement(
  'jobs.rows_claim',
  `update job_rows r set claimed_until = $4
    where r.hub_id = $1 and r.job_id = $2 and r.ordinal = any (array(
      select n.ordinal from job_rows n
       where n.job_id = $2 and n.state = 'pending' and (n.claimed_until is null or n.claimed_until < $3)
       order by n.ordinal limit $5 for update))
   returning r.ordinal, r.input`,
);
const SETTLE = statement(
  'jobs.rows_settle',
  `update job_rows r set state = case when o.refusal is null then 'done' else 'refused' end, refusal = o.refusal,
          result = o.result, input = case when not $4 then r.input end, claimed_until = null
     from jsonb_to_recordset($3::jsonb) as o(ordinal int, refusal text, result jsonb)
    where r.hub_id = $1 and r.job_id = $2 and r.ordinal = o.ordinal and r.state = 'pending'`,
);
const END = statement(
  'jobs.job_end',
  `update jobs j set ended_at = $2 where j.id = $1 and j.ended_at is null
      and not exists (select from job_rows r where r.job_id = j.id and r.state = 'pending')`,
);
const FORGET = statement(
  'jobs.jobs_forget',
  `with old as (
     select id, hub_id from jobs where created_at < $1 and ended_at is not null
      order by created_at limit $2 for update skip locked
   ), rows as (
     delete from job_rows r using old where r.hub_id = old.hub_id and r.job_id = old.id
   )
   delete from jobs where id in (select id from old)`,
);

/**
 * Requests about many orders, done row by row. A worker claims rows for a minute; what it does and their
 * results are one commit, so that the rows of a worker that died are done by another, and none is done twice.
 */
@Injectable()
export class Jobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Once per key of its owner. @throws idempotency_conflict (another request's key) · bulk_under_way */
  async begin<Input, Row>(
    tx: Transaction,
    scope: Scope,
    kind: JobKind,
    job: NewJob<Input, Row>,
  ): Promise<{ readonly id: number; readonly replayed: boolean }> {
    const { ownerId, key, input, undoes = null, rows } = job;
    const what = [key, JSON.stringify(input), undoes, this.clock.now(), JSON.stringify(rows)];
    const made = await tx.first(INSERT, [scope.hubId, kind, ownerId, JSON.stringify(scope), ...what]);
    if (made) tx.afterCommit(() => this.wakeUps.wake('orders.bulk', {}, { key: 'bulk' }));
    const id = made?.id ?? (await this.begun(tx, scope, kind, job));
    if (id === null) throw new DomainError('bulk_under_way');
    return { id, replayed: !made };
  }

  /** The job that the same request began; null: none. @throws idempotency_conflict */
  async begun<Input>(
    on: Queryable,
    { hubId }: Scope,
    kind: JobKind,
    { ownerId, key, input, undoes = null }: Omit<NewJob<Input, never>, 'rows'>,
  ): Promise<number | null> {
    const known = await on.first<Pick<Job, 'id' | 'input'>>(BY_REQUEST, [hubId, undoes, kind, ownerId, key]);
    if (known && !isDeepStrictEqual(known.input, input)) throw new DomainError('idempotency_conflict');
    return known?.id ?? null;
  }

  /** @throws bulk_not_found */
  async byId<Input>({ hubId }: Scope, kind: JobKind, id: number): Promise<JobProgress<Input>> {
    const job = await this.db.first(BY_ID, [hubId, kind, id]);
    if (!job) throw new DomainError('bulk_not_found');
    return job as JobProgress<Input>;
  }

  async latest<Input>({ hubId }: Scope, kind: JobKind, ownerId: number) {
    return (await this.db.query(LATEST, [hubId, kind, ownerId, LISTED])) as JobProgress<Input>[];
  }

  async rows<Row, Result>({ hubId }: Scope, id: number, pending = true) {
    return (await this.db.query(ROWS, [hubId, id, pending])) as ShownRow<Row, Result>[];
  }

  /** All open jobs of the kind, to their end. Returns the number of rows done. */
  async run<Input, Row>(work: JobWork<Input, Row>): Promise<number> {
    let rows = 0;
    for (const job of (await this.db.query(OPEN, [work.kind])) as OpenJob<Input>[]) {
      const lanes = Array.from({ length: work.lanes ?? 1 }, () => this.runLane(work, job));
      for (const done of await Promise.all(lanes)) rows += done;
      await this.db.execute(END, [job.id, this.clock.now()]);
    }
    return rows;
  }

  /** The orders and the audit log stay. */
  prune(limit = 100): Promise<number> {
    return this.db.execute(FORGET, [new Date(this.clock.millis() - RETENTION_MS), limit]);
  }

  private async runLane<Input, Row>(work: JobWork<Input, Row>, job: OpenJob<Input>): Promise<number> {
    for (let done = 0; ;) {
      const [first, ...others] = await this.claim<Row>(job, work.claimSize?.(job.input) ?? 1);
      if (!first) return done;
      await this.doRows(work, job, [first, ...others]);
      done += 1 + others.length;
    }
  }

  private async claim<Row>({ hubId, id }: OpenJob<unknown>, size: number): Promise<ClaimedRow<Row>[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const rows = await this.db.query(CLAIM, [hubId, id, now, until, size]);
    return (rows as ClaimedRow<Row>[]).sort((one, other) => one.ordinal - other.ordinal);
  }

  /** Results are written by the first of two workers only: what the other did is undone. */
  private async doRows<Input, Row>(work: JobWork<Input, Row>, job: OpenJob<Input>, rows: ClaimedRows<Row>) {
    const settle = (on: Queryable, outcomes: readonly RowOutcome[]) => {
      const results = outcomes.map((outcome, at) => ({ ...outcome, ordinal: rows[at]?.ordinal }));
      return on.execute(SETTLE, [job.hubId, job.id, JSON.stringify(results), work.forgetsInput ?? false]);
    };
    try {
      await work.do(job, rows, async (on, outcomes) => {
        if ((await settle(on, outcomes)) < rows.length) throw new SettledByAnother();
      });
    } catch (error) {
      if (error instanceof SettledByAnother) return;
      const refusal = refusalOf(error);
      await settle(
        this.db,
        rows.map(() => ({ refusal })),
      );
    }
  }
}

class SettledByAnother extends Error {}

/** A fault of the server itself is thrown on. */
export function refusalOf(error: unknown): DomainErrorCode {
  if (error instanceof DomainError && error.code !== 'storage_unavailable') return error.code;
  throw error;
}
