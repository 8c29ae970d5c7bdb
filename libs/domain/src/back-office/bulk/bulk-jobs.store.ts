import { Injectable } from '@nestjs/common';
import type { HandCommand } from '../../ordering/index.js';
import {
  Clock,
  type Scope,
  Database,
  hubWorks,
  type Queryable,
  statement,
  type Transaction,
} from '../../base/index.js';
import type { BulkJob } from './bulk-job.entity.js';
import type { BulkRow } from './bulk-row.entity.js';

/** A job and its progress. */
export interface BulkProgress extends Omit<BulkJob, 'orderIds' | 'key' | 'input'> {
  readonly input: HandCommand | null;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  /** The job that undid it; null: none. */
  readonly undoneBy: number | null;
}

export type BulkResult = Pick<BulkRow, 'orderId' | 'publicId' | 'state' | 'refusal'>;

interface NewBulkRow {
  readonly orderId: number;
  readonly publicId: string;
  readonly input: HandCommand | null;
}

export interface NewBulkJob {
  readonly key: string;
  readonly command: string;
  readonly input: HandCommand | null;
  readonly undoes: number | null;
  readonly rows: readonly NewBulkRow[];
}

/** A row as a worker claims it: one order, its command and the operator. */
export interface PendingRow extends Pick<BulkRow, 'hubId' | 'jobId' | 'ordinal' | 'orderId'> {
  readonly command: HandCommand;
  readonly operatorId: number;
  readonly operatorName: string;
}

export interface DoneRow extends Pick<BulkRow, 'orderId' | 'publicId' | 'courierBefore'> {
  readonly command: HandCommand;
}

const PROGRESS = `j.id, j.hub_id as "hubId", j.operator_id as "operatorId", j.operator_name as "operatorName", j.command,
  nullif(j.input, 'null'::jsonb) as input, j.undoes, j.created_at as "createdAt", j.ended_at as "endedAt",
  cardinality(j.order_ids) as total, r.done, r.refused,
  (select u.id from bulk_jobs u where u.hub_id = j.hub_id and u.undoes = j.id) as "undoneBy"`;
const COUNTED = `cross join lateral (
  select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'refused')::int as refused
    from bulk_rows r where r.hub_id = j.hub_id and r.job_id = j.id) r`;

const INSERT_JOB = statement(
  'bulk.job_insert',
  `insert into bulk_jobs (hub_id, operator_id, operator_name, key, command, input, order_ids, undoes, created_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7::bigint[], $8, $9) on conflict do nothing returning id`,
);
const INSERT_ROWS = statement(
  'bulk.rows_insert',
  `insert into bulk_rows (hub_id, job_id, ordinal, order_id, public_id, input)
   select $1, $2, r.ordinal, r."orderId", r."publicId", nullif(r.input, 'null'::jsonb)
     from jsonb_to_recordset($3::jsonb) as r(ordinal int, "orderId" bigint, "publicId" text, input jsonb)`,
);
const BY_ID = statement(
  'bulk.job_by_id',
  `select ${PROGRESS} from bulk_jobs j ${COUNTED} where j.hub_id = $1 and j.id = $2`,
);
const BY_KEY = statement(
  'bulk.job_by_key',
  `select id, command, input, order_ids as "orderIds" from bulk_jobs where hub_id = $1 and operator_id = $2 and key = $3`,
);
const BY_UNDONE = statement(
  'bulk.job_by_undone',
  'select id from bulk_jobs where hub_id = $1 and undoes = $2',
);
const LATEST = statement(
  'bulk.jobs_latest',
  `select ${PROGRESS} from bulk_jobs j ${COUNTED}
    where j.hub_id = $1 and j.operator_id = $2 order by j.created_at desc, j.id desc limit $3`,
);
const RESULTS = statement(
  'bulk.rows_of_job',
  `select order_id as "orderId", public_id as "publicId", state, refusal
     from bulk_rows where hub_id = $1 and job_id = $2 order by ordinal`,
);
const DONE = statement(
  'bulk.rows_done',
  `select r.order_id as "orderId", r.public_id as "publicId", r.courier_before as "courierBefore", j.input as command
     from bulk_rows r join bulk_jobs j on j.id = r.job_id and j.hub_id = r.hub_id
    where r.hub_id = $1 and r.job_id = $2 and r.state = 'done' order by r.ordinal`,
);
const RUNNING = statement(
  'bulk.jobs_running',
  `select id, hub_id as "hubId" from bulk_jobs where ended_at is null and ${hubWorks()} order by id limit 50`,
);
/** Rows claimed by another worker are skipped, so that several workers share a job and no row runs twice. */
const TAKE = statement(
  'bulk.row_take',
  `select r.hub_id as "hubId", r.job_id as "jobId", r.ordinal, r.order_id as "orderId",
          coalesce(r.input, j.input) as command, j.operator_id as "operatorId", j.operator_name as "operatorName"
     from bulk_rows r join bulk_jobs j on j.id = r.job_id
    where r.job_id = $1 and r.state = 'pending' order by r.ordinal limit 1 for update of r skip locked`,
);
const LOCK_ORDER = statement(
  'bulk.order_lock',
  'select courier_id as "courierId" from orders where id = $1 and hub_id = $2 for update',
);
const SETTLE = statement(
  'bulk.row_settle',
  `update bulk_rows set state = $4, refusal = $5, courier_before = $6
    where hub_id = $1 and job_id = $2 and ordinal = $3`,
);
const END = statement(
  'bulk.job_end',
  `update bulk_jobs j set ended_at = $2 where j.id = $1 and j.ended_at is null
      and not exists (select from bulk_rows r where r.job_id = j.id and r.state = 'pending')`,
);
const FORGET = statement(
  'bulk.jobs_forget',
  `with old as (
     select id from bulk_jobs where created_at < $1 and ended_at is not null order by created_at limit $2 for update skip locked
   ), rows as (
     delete from bulk_rows r using bulk_jobs j where j.id in (select id from old) and r.hub_id = j.hub_id and r.job_id = j.id
   )
   delete from bulk_jobs where id in (select id from old)`,
);

/** Reads and writes `bulk_jobs` and `bulk_rows`. */
@Injectable()
export class BulkJobStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Inserts a job. null: the operator has a job with that key or an unfinished one, or the job was undone already. */
  async insert(tx: Transaction, { hubId, actor }: Scope, job: NewBulkJob): Promise<number | null> {
    const { key, command, input, undoes, rows } = job;
    const ids = rows.map(({ orderId }) => orderId);
    const who = [hubId, actor.id, actor.name ?? actor.kind];
    const what = [key, command, JSON.stringify(input), ids, undoes, this.clock.now()];
    const made = await tx.first<{ id: number }>(INSERT_JOB, [...who, ...what]);
    if (!made) return null;
    const numbered = rows.map((row, ordinal) => ({ ...row, ordinal }));
    await tx.execute(INSERT_ROWS, [hubId, made.id, JSON.stringify(numbered)]);
    return made.id;
  }

  byId({ hubId }: Scope, id: number): Promise<BulkProgress | null> {
    return this.db.first<BulkProgress>(BY_ID, [hubId, id]);
  }

  byKey(on: Queryable, { hubId, actor }: Scope, key: string) {
    return on.first<Pick<BulkJob, 'id' | 'command' | 'input' | 'orderIds'>>(BY_KEY, [hubId, actor.id, key]);
  }

  async undoOf(on: Queryable, { hubId }: Scope, id: number): Promise<number | null> {
    return (await on.first<{ id: number }>(BY_UNDONE, [hubId, id]))?.id ?? null;
  }

  latest({ hubId, actor }: Scope, limit: number): Promise<BulkProgress[]> {
    return this.db.query<BulkProgress>(LATEST, [hubId, actor.id, limit]);
  }

  results({ hubId }: Scope, id: number): Promise<BulkResult[]> {
    return this.db.query<BulkResult>(RESULTS, [hubId, id]);
  }

  done(on: Queryable, { hubId }: Scope, id: number): Promise<DoneRow[]> {
    return on.query<DoneRow>(DONE, [hubId, id]);
  }

  running(): Promise<Pick<BulkJob, 'id' | 'hubId'>[]> {
    return this.db.query(RUNNING);
  }

  take(on: Queryable, jobId: number): Promise<PendingRow | null> {
    return on.first<PendingRow>(TAKE, [jobId]);
  }

  /** The courier of an order, which stays locked until the command is done. */
  async lockOrder(on: Queryable, { orderId, hubId }: PendingRow): Promise<number | null> {
    return (await on.first<{ courierId: number | null }>(LOCK_ORDER, [orderId, hubId]))?.courierId ?? null;
  }

  async settle(
    on: Queryable,
    { hubId, jobId, ordinal }: PendingRow,
    refusal: string | null,
    courierBefore: number | null,
  ): Promise<void> {
    const state = refusal === null ? 'done' : 'refused';
    await on.execute(SETTLE, [hubId, jobId, ordinal, state, refusal, courierBefore]);
  }

  async end(jobId: number): Promise<void> {
    await this.db.execute(END, [jobId, this.clock.now()]);
  }

  forget(before: Date, limit: number): Promise<number> {
    return this.db.execute(FORGET, [before, limit]);
  }
}
