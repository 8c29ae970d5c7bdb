import { Injectable } from '@nestjs/common';
import { Clock, Database, hubWorks, statement } from '../../base/index.js';
import type { BatchCommand, BatchResult, OrderBatch } from './order-batch.entity.js';
import { NothingPlaced, OrderBatches } from './order-batches.service.js';

/** A worker that says nothing for so long has died, and its batch is taken by another. */
const CLAIM_MS = 60_000;
/** Orders of one transaction, where not all or none are placed. */
const CHUNK = 50;

type ClaimedBatch = Pick<OrderBatch, 'id' | 'scope' | 'atomic' | 'commands' | 'createdAt'> & {
  readonly done: number;
};

const CLAIM = statement(
  'order-batches.batch_claim',
  `update order_batches set claimed_until = $2
    where id = (select id from order_batches
                 where ended_at is null and (claimed_until is null or claimed_until < $1) and ${hubWorks()}
                 order by id limit 1 for update skip locked)
   returning id, scope, atomic, commands, created_at as "createdAt", jsonb_array_length(results) as done`,
);
/** Only as long as no other worker has gone on. */
const SETTLE = statement(
  'order-batches.batch_settle',
  `update order_batches
      set results = results || $3::jsonb, claimed_until = null,
          ended_at = case when $4 then $5::timestamptz end, commands = case when not $4 then commands end
    where id = $1 and ended_at is null and jsonb_array_length(results) = $2`,
);

/**
 * Places the orders of stored batches. What they need is looked up before the transaction; orders and results are one
 * commit, which only the first of two workers makes.
 */
@Injectable()
export class OrderBatchRunner {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly batches: OrderBatches,
  ) {}

  /** Every batch there is, each to its end. Returns how many orders were decided. */
  async runDue(): Promise<number> {
    let orders = 0;
    for (let batch = await this.claim(); batch !== null; batch = await this.claim())
      orders += await this.chunk(batch);
    return orders;
  }

  private claim(): Promise<ClaimedBatch | null> {
    const now = this.clock.now();
    return this.db.first<ClaimedBatch>(CLAIM, [now, new Date(now.getTime() + CLAIM_MS)]);
  }

  private async chunk(batch: ClaimedBatch): Promise<number> {
    const all = batch.commands ?? [];
    const some = batch.atomic ? all : all.slice(batch.done, batch.done + CHUNK);
    const prepared = await this.batches.prepare(batch.scope, some.map(revived));
    const ended = batch.done + some.length >= all.length;
    try {
      await this.db.transaction(async (tx) => {
        const results = await this.batches.write(tx, batch.scope, prepared, batch.atomic);
        const settled = await tx.execute(SETTLE, this.settled(batch, results, ended));
        // Another worker was quicker: these orders are undone.
        if (settled === 0) throw new NothingPlaced([]);
      });
    } catch (error) {
      if (!(error instanceof NothingPlaced)) throw error;
      if (error.results.length > 0) await this.db.execute(SETTLE, this.settled(batch, error.results, ended));
    }
    return some.length;
  }

  private settled({ id, done }: ClaimedBatch, results: readonly BatchResult[], ended: boolean): unknown[] {
    return [id, done, JSON.stringify(results), ended, this.clock.now()];
  }
}

/** A command that was kept as JSON. */
function revived(command: BatchCommand): BatchCommand {
  if ('refusal' in command) return command;
  const { scheduledFor, readyAt, askedAt } = command;
  return {
    ...command,
    ...(scheduledFor && { scheduledFor: new Date(scheduledFor) }),
    ...(readyAt && { readyAt: new Date(readyAt) }),
    ...(askedAt && { askedAt: new Date(askedAt) }),
  };
}
