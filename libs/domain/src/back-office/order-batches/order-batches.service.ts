import { Injectable } from '@nestjs/common';
import { Idempotency, type IdempotentRequest } from '../../events/index.js';
import { AddressBook, OrderCreation, type OrderRecord } from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  readableMerchants,
  type Scope,
  statement,
  type Transaction,
  WakeUps,
} from '../../base/index.js';
import type { BatchCommand, BatchResult, OrderBatch } from './order-batch.entity.js';

/** More than these become a job. */
const PLACED_AT_ONCE = 50;
export const MAX_BATCH_ORDERS = 500;
const KEPT_MS = 30 * 86_400_000;

/** A batch as its sender sees it. */
export interface BatchProgress extends Pick<
  OrderBatch,
  'atomic' | 'total' | 'results' | 'createdAt' | 'endedAt'
> {
  /** null: it was placed at once, and is not stored. */
  readonly id: number | null;
}

/** Who placed a batch, and by which app. */
interface BatchOwner {
  readonly merchantId: number | null;
  readonly appId: number | null;
}

interface NewBatch {
  readonly commands: readonly BatchCommand[];
  readonly atomic: boolean;
  /** null: the request has no name. */
  readonly named: IdempotentRequest | null;
}

type PreparedOrders = Awaited<ReturnType<OrderCreation['prepareMany']>>;

interface BatchOutcome {
  readonly batch: BatchProgress;
  readonly replayed: boolean;
}

const INSERT = statement(
  'order-batches.batch_insert',
  `insert into order_batches (hub_id, merchant_id, scope, atomic, total, commands, results, created_at)
   values ($1, $2, $3, $4, $5, $6, '[]', $7) returning id`,
);
const BY_ID = statement(
  'order-batches.batch_by_id',
  `select id, merchant_id as "merchantId", (scope ->> 'appId')::bigint as "appId", atomic, total, results, created_at as "createdAt", ended_at as "endedAt"
     from order_batches where hub_id = $1 and id = $2`,
);
const FORGET = statement(
  'order-batches.batches_forget',
  `delete from order_batches where id in (
     select id from order_batches where created_at < $1 and ended_at is not null order by created_at limit $2)`,
);

/** Many orders sent at once: a few are placed at once, more by a worker, each with its result. */
@Injectable()
export class OrderBatches {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly creation: OrderCreation,
    private readonly book: AddressBook,
    private readonly idempotency: Idempotency,
    private readonly wakeUps: WakeUps,
  ) {}

  /**
   * Once for each named request; of a batch of which nothing was placed the name stays free.
   * @throws required_value · limit_reached (orders) · idempotency_conflict
   */
  async place(scope: Scope, { commands, atomic, named }: NewBatch): Promise<BatchOutcome> {
    requireSize(commands.length);
    const known = named && (await this.idempotency.findAnswer<BatchProgress>(named));
    if (known) return { batch: revived(known.answer), replayed: true };
    const facts = { id: null, atomic, total: commands.length, createdAt: this.clock.now() };
    const work =
      commands.length > PLACED_AT_ONCE
        ? (tx: Transaction) => this.begin(tx, scope, commands, facts)
        : await this.placing(scope, commands, facts);
    return this.once(named, work);
  }

  /** @throws bulk_not_found */
  async byId(scope: Scope, id: number): Promise<BatchProgress> {
    const found = await this.db.first<BatchProgress & BatchOwner>(BY_ID, [scope.hubId, id]);
    const mine = readableMerchants(scope);
    if (!found || (mine !== null && (found.merchantId === null || !mine.includes(found.merchantId))))
      throw new DomainError('bulk_not_found');
    if (scope.ownAppId !== undefined && scope.ownAppId !== found.appId)
      throw new DomainError('bulk_not_found');
    const { merchantId: _, appId: __, ...shown } = found;
    return shown;
  }

  /** What the orders need, looked up; a refused one is its refusal. */
  async prepare(scope: Scope, commands: readonly BatchCommand[]): Promise<PreparedOrders> {
    const wanted = commands.flatMap((one) => ('refusal' in one ? [] : one));
    const prepared = (await this.creation.prepareMany(scope, wanted)).values();
    return commands.flatMap((one) =>
      'refusal' in one ? new DomainError(one.refusal.code, one.refusal.facts) : (prepared.next().value ?? []),
    );
  }

  /** Places orders within the transaction. With `atomic` a refusal of one ends the transaction. */
  async write(
    tx: Transaction,
    scope: Scope,
    prepared: PreparedOrders,
    atomic: boolean,
  ): Promise<BatchResult[]> {
    const written = await this.creation.createMany(tx, scope, prepared);
    const results = written.map(resultOf);
    if (atomic && results.some(({ order }) => order === null))
      throw new NothingPlaced(withoutPlaced(results));
    await this.remember(tx, scope, written);
    return results;
  }

  /** Forgets batches after thirty days; the orders stay. */
  prune(limit = 100): Promise<number> {
    return this.db.execute(FORGET, [new Date(this.clock.millis() - KEPT_MS), limit]);
  }

  private async placing(
    scope: Scope,
    commands: readonly BatchCommand[],
    facts: Omit<BatchProgress, 'results' | 'endedAt'>,
  ): Promise<(tx: Transaction) => Promise<BatchProgress>> {
    const prepared = await this.prepare(scope, commands);
    return async (tx) => {
      const results = await this.write(tx, scope, prepared, facts.atomic);
      const batch = { ...facts, results, endedAt: facts.createdAt };
      if (results.every(({ order }) => order === null)) throw new NothingPlaced(results);
      return batch;
    };
  }

  private async begin(
    tx: Transaction,
    scope: Scope,
    commands: readonly BatchCommand[],
    facts: Omit<BatchProgress, 'results' | 'endedAt'>,
  ): Promise<BatchProgress> {
    const { atomic, total, createdAt } = facts;
    const asked = commands.map((command) => ({ ...command, askedAt: createdAt }));
    const values = [JSON.stringify(scope), atomic, total, JSON.stringify(asked), createdAt];
    const made = await tx.first<{ id: number }>(INSERT, [scope.hubId, scope.merchantId ?? null, ...values]);
    tx.afterCommit(() => this.wakeUps.wake('orders.bulk', {}));
    return { ...facts, id: made?.id ?? null, results: [], endedAt: null };
  }

  private async once(
    named: IdempotentRequest | null,
    work: (tx: Transaction) => Promise<BatchProgress>,
  ): Promise<BatchOutcome> {
    try {
      if (named === null) return { batch: await this.db.transaction(work), replayed: false };
      const { answer, replayed } = await this.idempotency.runOnce(named, work);
      return { batch: replayed ? revived(answer) : answer, replayed };
    } catch (error) {
      if (!(error instanceof NothingPlaced)) throw error;
      const now = this.clock.now();
      const { results } = error;
      const none = {
        id: null,
        atomic: error.atomic,
        total: results.length,
        results,
        createdAt: now,
        endedAt: now,
      };
      return { batch: none, replayed: false };
    }
  }

  /** Recipients of orders that a person of the merchant placed, as of single ones. */
  private async remember(tx: Transaction, scope: Scope, written: readonly (OrderRecord | DomainError)[]) {
    const own = written.filter(
      (one) => !(one instanceof DomainError) && one.source === 'console',
    ) as OrderRecord[];
    const [first] = own;
    if (first)
      await this.book.remember(
        tx,
        scope,
        first.merchantId,
        own.flatMap(({ stops }) => stops),
      );
  }
}

/** Ends the transaction of a batch of which nothing is to be written. */
export class NothingPlaced extends Error {
  readonly atomic: boolean;

  constructor(readonly results: BatchResult[]) {
    super('No order of the batch was placed');
    this.atomic = results.some(({ refusal }) => refusal?.code === 'batch_refused');
  }
}

function resultOf(written: OrderRecord | DomainError): BatchResult {
  if (written instanceof DomainError)
    return { order: null, refusal: { code: written.code, facts: written.facts } };
  const { id, publicId, externalId, totalCents } = written;
  return { order: { id, publicId, externalId, totalCents }, refusal: null };
}

/** Results of a batch of which all or none is placed: rows without a fault are refused because of the others. */
function withoutPlaced(results: readonly BatchResult[]): BatchResult[] {
  return results.map((one) =>
    one.order === null ? one : { order: null, refusal: { code: 'batch_refused', facts: {} } },
  );
}

function requireSize(count: number): void {
  if (count === 0) throw new DomainError('required_value', { field: 'orders' });
  if (count > MAX_BATCH_ORDERS)
    throw new DomainError('limit_reached', { field: 'orders', limit: MAX_BATCH_ORDERS });
}

/** An answer that was kept as JSON. */
function revived({ createdAt, endedAt, ...batch }: BatchProgress): BatchProgress {
  return { ...batch, createdAt: new Date(createdAt), endedAt: endedAt && new Date(endedAt) };
}
