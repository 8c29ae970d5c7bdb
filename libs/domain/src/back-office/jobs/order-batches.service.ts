import { Injectable } from '@nestjs/common';
import { Idempotency, type IdempotentRequest } from '../../events/index.js';
import {
  AddressBook,
  type CreateOrderCommand,
  OrderCreation,
  type OrderRecord,
} from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  type DomainErrorCode,
  type DomainErrorFacts,
  newUuid,
  readableMerchants,
  type Scope,
  type Transaction,
} from '../../base/index.js';
import {
  type ClaimedRows,
  Jobs,
  type JobWork,
  type OpenJob,
  type RowOutcome,
  type Settle,
} from './jobs.service.js';

type BatchResult =
  | { readonly order: BatchedOrder; readonly refusal: null }
  | { readonly order: null; readonly refusal: BatchRefusal };

type BatchedOrder = Pick<OrderRecord, 'id' | 'publicId' | 'externalId' | 'totalCents'>;

/** An order to place, or what is wrong with it, which refuses no other order of the batch. */
export type BatchCommand = CreateOrderCommand | { readonly refusal: BatchRefusal };

interface BatchRefusal {
  readonly code: DomainErrorCode;
  readonly facts: DomainErrorFacts;
}

interface BatchInput {
  /** All are placed, or none. */
  readonly atomic: boolean;
}

/** A batch of more orders becomes a job. */
const MAX_WITHOUT_JOB = 50;
export const MAX_BATCH_ORDERS = 500;
/** Orders of one transaction of a job that is not atomic. */
const CHUNK = 50;

export interface BatchProgress extends BatchInput {
  /** null: it was placed at once, and is not stored. */
  readonly id: number | null;
  readonly total: number;
  /** Results of the rows that are done, in the order of the batch. */
  readonly results: readonly BatchResult[];
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

type BatchFacts = Omit<BatchProgress, 'results' | 'endedAt'>;

interface NewBatch {
  readonly commands: readonly BatchCommand[];
  readonly atomic: boolean;
  /** null: the request has no name. */
  readonly named: IdempotentRequest | null;
}

type PreparedOrders = Awaited<ReturnType<OrderCreation['prepareMany']>>;

@Injectable()
export class OrderBatches implements JobWork<BatchInput, BatchCommand> {
  readonly kind = 'batch';
  /** The orders hold what is theirs. */
  readonly forgetsInput = true;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly creation: OrderCreation,
    private readonly book: AddressBook,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Done once for each named request; if nothing was placed, the name stays free. @throws required_value ·
   * limit_reached (orders) · idempotency_conflict
   */
  async place(scope: Scope, { commands, atomic, named }: NewBatch) {
    if (commands.length === 0) throw new DomainError('required_value', { field: 'orders' });
    if (commands.length > MAX_BATCH_ORDERS)
      throw new DomainError('limit_reached', { field: 'orders', limit: MAX_BATCH_ORDERS });
    const known = named && (await this.idempotency.findAnswer<BatchProgress>(named));
    if (known) return { batch: revived(known.answer), replayed: true };
    const facts = { id: null, atomic, total: commands.length, createdAt: this.clock.now() };
    const work =
      commands.length > MAX_WITHOUT_JOB
        ? (tx: Transaction) => this.begin(tx, scope, commands, facts)
        : await this.placing(scope, commands, facts);
    try {
      if (named === null) return { batch: await this.db.transaction(work), replayed: false };
      const { answer, replayed } = await this.idempotency.runOnce(named, work);
      return { batch: replayed ? revived(answer) : answer, replayed };
    } catch (error) {
      if (!(error instanceof NothingPlaced)) throw error;
      const batch = { ...facts, results: error.results, endedAt: facts.createdAt };
      return { batch, replayed: false };
    }
  }

  /** @throws bulk_not_found */
  async byId(scope: Scope, id: number): Promise<BatchProgress> {
    const found = await this.jobs.byId<BatchInput>(scope, 'batch', id);
    const isReadable = readableMerchants(scope)?.includes(found.ownerId) ?? true;
    if (!isReadable || (scope.ownAppId !== undefined && scope.ownAppId !== found.scope.appId))
      throw new DomainError('bulk_not_found');
    const { input, total, createdAt, endedAt } = found;
    const rows = await this.jobs.rows<BatchCommand, BatchResult>(scope, id, false);
    const results = rows.flatMap(({ ordinal, result }, at) => (result && ordinal === at ? [result] : []));
    return { id, ...input, total, results, createdAt, endedAt };
  }

  runDue(): Promise<number> {
    return this.jobs.run(this);
  }

  claimSize({ atomic }: BatchInput): number {
    return atomic ? MAX_BATCH_ORDERS : CHUNK;
  }

  async do(
    { scope, input: { atomic } }: OpenJob<BatchInput>,
    rows: ClaimedRows<BatchCommand>,
    settle: Settle,
  ) {
    const prepared = await this.prepare(
      scope,
      rows.map(({ input }) => revivedCommand(input)),
    );
    try {
      await this.db.transaction(async (tx) => {
        const results = await this.write(tx, scope, prepared, atomic);
        await settle(tx, results.map(outcomeOf));
      });
    } catch (error) {
      if (!(error instanceof NothingPlaced)) throw error;
      await settle(this.db, error.results.map(outcomeOf));
    }
  }

  /** A refused order is its refusal. */
  private async prepare(scope: Scope, commands: readonly BatchCommand[]): Promise<PreparedOrders> {
    const wanted = commands.flatMap((one) => ('refusal' in one ? [] : one));
    const prepared = (await this.creation.prepareMany(scope, wanted)).values();
    return commands.flatMap((one) =>
      'refusal' in one ? new DomainError(one.refusal.code, one.refusal.facts) : (prepared.next().value ?? []),
    );
  }

  /** With `atomic`, the refusal of one order ends the transaction. */
  private async write(
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

  private async placing(
    scope: Scope,
    commands: readonly BatchCommand[],
    facts: BatchFacts,
  ): Promise<(tx: Transaction) => Promise<BatchProgress>> {
    const prepared = await this.prepare(scope, commands);
    return async (tx) => {
      const results = await this.write(tx, scope, prepared, facts.atomic);
      if (results.every(({ order }) => order === null)) throw new NothingPlaced(results);
      return { ...facts, results, endedAt: facts.createdAt };
    };
  }

  private async begin(
    tx: Transaction,
    scope: Scope,
    commands: readonly BatchCommand[],
    facts: BatchFacts,
  ): Promise<BatchProgress> {
    const { atomic, createdAt } = facts;
    const rows = commands.map((command) => ({ input: { ...command, askedAt: createdAt } }));
    const job = { ownerId: scope.merchantId ?? 0, key: newUuid(), input: { atomic }, rows };
    const { id } = await this.jobs.begin(tx, scope, 'batch', job);
    return { ...facts, id, results: [], endedAt: null };
  }

  /** Puts the recipients of orders that a person of the merchant placed into the address book. */
  private async remember(tx: Transaction, scope: Scope, written: readonly (OrderRecord | DomainError)[]) {
    const own = written.flatMap((one) =>
      one instanceof DomainError || one.source !== 'console' ? [] : [one],
    );
    const stops = own.flatMap((order) => order.stops);
    if (own[0]) await this.book.remember(tx, scope, own[0].merchantId, stops);
  }
}

class NothingPlaced extends Error {
  constructor(readonly results: BatchResult[]) {
    super('No order of the batch was placed');
  }
}

function resultOf(written: OrderRecord | DomainError): BatchResult {
  if (written instanceof DomainError)
    return { order: null, refusal: { code: written.code, facts: written.facts } };
  const { id, publicId, externalId, totalCents } = written;
  return { order: { id, publicId, externalId, totalCents }, refusal: null };
}

/** Where all or none are placed: rows without a fault are refused because of the others. */
function withoutPlaced(results: readonly BatchResult[]): BatchResult[] {
  return results.map((one) =>
    one.order === null ? one : { order: null, refusal: { code: 'batch_refused', facts: {} } },
  );
}

function outcomeOf(result: BatchResult): RowOutcome {
  return { refusal: result.refusal && result.refusal.code, result };
}

/** JSON has its instants as texts. */
function revivedCommand(command: BatchCommand): BatchCommand {
  if ('refusal' in command) return command;
  const { scheduledFor, readyAt, askedAt } = command;
  return {
    ...command,
    ...(scheduledFor && { scheduledFor: new Date(scheduledFor) }),
    ...(readyAt && { readyAt: new Date(readyAt) }),
    ...(askedAt && { askedAt: new Date(askedAt) }),
  };
}

function revived({ createdAt, endedAt, ...batch }: BatchProgress): BatchProgress {
  return { ...batch, createdAt: new Date(createdAt), endedAt: endedAt && new Date(endedAt) };
}
