import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { OrderRehearsal, type HandCommand, type OrderFilter } from '../../ordering/index.js';
import {
  Clock,
  DomainError,
  type DomainErrorCode,
  type Scope,
  WakeUps,
  Database,
  type Transaction,
} from '../../base/index.js';
import {
  type BulkProgress,
  type BulkResult,
  BulkJobStore,
  type DoneRow,
  type NewBulkJob,
} from './bulk-jobs.store.js';

/** Limit of orders in one command: with more, a person cannot judge what it does. */
const MAX_ORDERS = 5_000;
const LISTED = 10;
const KEPT_MS = 30 * 86_400_000;

interface BulkPreview {
  readonly orderIds: readonly number[];
  /** Orders that refuse the command, with the reason. */
  readonly refused: readonly {
    readonly orderId: number;
    readonly publicId: string;
    readonly code: DomainErrorCode;
  }[];
}

interface BulkRequest {
  readonly key: string;
  readonly command: HandCommand;
  readonly filter: OrderFilter;
}

interface Started {
  readonly job: BulkProgress;
  /** The same request had started the job before. */
  readonly replayed: boolean;
}

/**
 * Bulk commands: one command to many orders. `preview` says what it would do, `start` makes a job, and a worker does
 * its rows (`BulkRunner`). An operator has at most one unfinished job.
 */
@Injectable()
export class BulkCommands {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
    private readonly rehearsal: OrderRehearsal,
    private readonly jobs: BulkJobStore,
  ) {}

  /** @throws limit_reached */
  async preview(scope: Scope, command: HandCommand, filter: OrderFilter): Promise<BulkPreview> {
    const rehearsed = await this.rehearsal.rehearse(scope, command, filter, MAX_ORDERS);
    return {
      orderIds: rehearsed.map(({ order }) => order.id),
      refused: rehearsed.flatMap(({ order, refusal }) =>
        refusal === null ? [] : [{ orderId: order.id, publicId: order.publicId, code: refusal.code }],
      ),
    };
  }

  /** @throws limit_reached · required_value (no order) · bulk_under_way · idempotency_conflict */
  async start(scope: Scope, { key, command, filter }: BulkRequest): Promise<Started> {
    const known = await this.jobs.byKey(this.db, scope, key);
    if (known) {
      if (!isDeepStrictEqual(known.input, command)) throw new DomainError('idempotency_conflict');
      return this.started(scope, known.id, true);
    }
    const rehearsed = await this.rehearsal.rehearse(scope, command, filter, MAX_ORDERS);
    const rows = rehearsed.map(({ order }) => ({ orderId: order.id, publicId: order.publicId, input: null }));
    return this.begin(scope, { key, command: command.name, input: command, undoes: null, rows });
  }

  /**
   * Starts a job that reverses an assignment or a release; other commands have no inverse. A job can be undone once.
   * @throws bulk_not_found · required_value (nothing can be undone) · bulk_under_way
   */
  async undo(scope: Scope, id: number): Promise<Started> {
    const { endedAt, undoneBy } = await this.byId(scope, id);
    if (undoneBy !== null) return this.started(scope, undoneBy, true);
    if (endedAt === null) throw new DomainError('bulk_under_way');
    const rows = (await this.jobs.done(this.db, scope, id)).flatMap((row) => inverseOf(row) ?? []);
    return this.begin(scope, { key: `undo-${String(id)}`, command: 'undo', input: null, undoes: id, rows });
  }

  /** The operator's own jobs, newest first. */
  latest(scope: Scope): Promise<BulkProgress[]> {
    return this.jobs.latest(scope, LISTED);
  }

  /** @throws bulk_not_found */
  async byId(scope: Scope, id: number): Promise<BulkProgress> {
    const job = await this.jobs.byId(scope, id);
    if (!job) throw new DomainError('bulk_not_found');
    return job;
  }

  /** Rows of a job, in its order. */
  results(scope: Scope, id: number): Promise<BulkResult[]> {
    return this.jobs.results(scope, id);
  }

  /** Deletes jobs after thirty days; the audit log keeps their commands. */
  prune(limit = 100): Promise<number> {
    return this.jobs.forget(new Date(this.clock.millis() - KEPT_MS), limit);
  }

  private async begin(scope: Scope, job: NewBulkJob): Promise<Started> {
    if (job.rows.length === 0) throw new DomainError('required_value', { field: 'orderIds' });
    const { id, replayed } = await this.db.transaction(async (tx) => {
      const made = await this.jobs.insert(tx, scope, job);
      if (made === null) return { id: await this.sameJob(tx, scope, job), replayed: true };
      tx.afterCommit(() => this.wakeUps.wake('orders.bulk', {}, { key: 'bulk' }));
      return { id: made, replayed: false };
    });
    return this.started(scope, id, replayed);
  }

  /** The job that a concurrent request with the same key has made. */
  private async sameJob(tx: Transaction, scope: Scope, { key, input, undoes }: NewBulkJob): Promise<number> {
    const undo = undoes === null ? null : await this.jobs.undoOf(tx, scope, undoes);
    if (undo !== null) return undo;
    const same = await this.jobs.byKey(tx, scope, key);
    if (!same) throw new DomainError('bulk_under_way');
    if (!isDeepStrictEqual(same.input, input)) throw new DomainError('idempotency_conflict');
    return same.id;
  }

  private async started(scope: Scope, id: number, replayed: boolean): Promise<Started> {
    return { job: await this.byId(scope, id), replayed };
  }
}

function inverseOf({ orderId, publicId, courierBefore, command }: DoneRow) {
  const input = inverseCommand(command, courierBefore);
  return input && { orderId, publicId, input };
}

function inverseCommand({ name }: HandCommand, courierBefore: number | null): HandCommand | null {
  if (name === 'assign' && courierBefore === null) return { name: 'release', reason: null };
  if ((name === 'assign' || name === 'release') && courierBefore !== null)
    return { name: 'assign', courierId: courierBefore };
  return null;
}
