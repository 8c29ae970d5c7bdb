import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../shared/clock.js';
import { Database, statement, type Transaction } from '../shared/database.js';
import { isDomainError } from '../shared/domain.error.js';
import { OutboxConsumers, type OutboxEvent } from './outbox.consumer.js';

const BATCH = 500;
/** Tries of one event alone before it is set aside. */
const TRIES = 3;

/**
 * Locks the oldest waiting rows that no other relay holds, then leaves out those whose stream has an older waiting
 * row that is not among them: that row is in another relay's hands, and its deliveries must exist before ours.
 * Both parts read one snapshot, so an older row either is processed and its effects are visible, or it is seen waiting.
 */
const CLAIM = statement(
  'outbox_claim',
  `with candidates as materialized (
     select id, hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at
       from outbox
      where processed_at is null and failed_at is null
      order by id
      limit $1
        for update skip locked
   )
   select c.id, c.hub_id as "hubId", c.topic, c.aggregate_id as "aggregateId", c.stream, c.merchant_id as "merchantId",
          c.payload, c.occurred_at as "occurredAt",
          not exists (
            select from outbox o
             where o.stream = c.stream and o.id < c.id and o.processed_at is null and o.failed_at is null
               and o.id not in (select id from candidates)
          ) as ready
     from candidates c
    order by c.id`,
);

const CLAIM_ONE = statement(
  'outbox_claim_one',
  `select id, hub_id as "hubId", topic, aggregate_id as "aggregateId", stream, merchant_id as "merchantId", payload,
          occurred_at as "occurredAt"
     from outbox c
    where id = $1 and processed_at is null and failed_at is null
      and not exists (
        select from outbox o
         where o.stream = c.stream and o.id < c.id and o.processed_at is null and o.failed_at is null
      )
      for update skip locked`,
);

const MARK = statement('outbox_mark', `update outbox set processed_at = $2 where id = any($1::bigint[])`);

const SET_ASIDE = statement(
  'outbox_set_aside',
  `update outbox set failed_at = $2, error = $3, attempts = $4 where id = $1 and processed_at is null`,
);

export interface Drained {
  readonly relayed: number;
  /** Rows wait behind rows that another relay is busy with: look again in a moment. */
  readonly blocked: boolean;
}

type Claimed = OutboxEvent & { readonly ready: boolean };

/** Carries committed events to the consumers. Any number of relays may run at once. */
@Injectable()
export class OutboxRelay {
  private readonly log = new Logger(OutboxRelay.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly consumers: OutboxConsumers,
  ) {}

  /** Works until nothing that it may claim is left. Raises storage_unavailable. */
  async drain(): Promise<Drained> {
    let relayed = 0;
    for (;;) {
      const batch = await this.relayBatch();
      relayed += batch.relayed;
      if (batch.relayed === 0) return { relayed, blocked: batch.blocked };
    }
  }

  private async relayBatch(): Promise<Drained> {
    let held: readonly OutboxEvent[] = [];
    try {
      return await this.db.transaction(async (tx) => {
        const claimed = await tx.query<Claimed>(CLAIM, [BATCH]);
        const events = claimed.filter((event) => event.ready);
        held = events;
        await this.hand(tx, events);
        return { relayed: events.length, blocked: claimed.length > events.length };
      });
    } catch (error) {
      if (held.length === 0 || isDomainError(error, 'storage_unavailable')) throw error;
      this.log.warn(
        `A batch of ${String(held.length)} events failed, trying them one by one: ${String(error)}`,
      );
      return { relayed: await this.relayOneByOne(held), blocked: true };
    }
  }

  private async hand(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.consumers.consume(tx, events);
    await tx.execute(MARK, [events.map((event) => event.id), this.clock.now()]);
  }

  private async relayOneByOne(events: readonly OutboxEvent[]): Promise<number> {
    let done = 0;
    for (const { id } of events) if (await this.relayOne(id)) done++;
    return done;
  }

  private async relayOne(id: number): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.transaction(async (tx) => {
          const event = await tx.first<OutboxEvent>(CLAIM_ONE, [id]);
          if (event) await this.hand(tx, [event]);
          return event !== null;
        });
      } catch (error) {
        if (isDomainError(error, 'storage_unavailable')) throw error;
        if (attempt < TRIES) continue;
        await this.setAside(id, error, attempt);
        return true;
      }
    }
  }

  private async setAside(id: number, error: unknown, attempts: number): Promise<void> {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.log.error(`Outbox event ${String(id)} set aside after ${String(attempts)} tries: ${reason}`);
    await this.db.execute(SET_ASIDE, [id, this.clock.now(), reason.slice(0, 2000), attempts]);
  }
}
