import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, hubWorks, isDomainError, statement } from '../../base/index.js';
import { OutboxConsumers, type OutboxEvent } from './outbox.consumer.js';

const BATCH = 500;
/** Attempts at one event alone before it is set aside. */
const TRIES = 3;

/** Columns of an event for consumers. Payloads that no consumer reads are not fetched: most of a row. */
const EVENT = `o.id, o.uuid, o.hub_id as "hubId", o.topic, o.aggregate_id as "aggregateId", o.stream,
  o.merchant_id as "merchantId", case when o.topic = any ($3::text[]) then o.payload end as payload,
  o.occurred_at as "occurredAt"`;

/**
 * Claims the oldest waiting rows that no other relay has locked, except rows whose stream has an older
 * waiting row outside of the claim: another relay has locked that one, and its deliveries must exist first.
 * Claimed rows are marked at once; an error of a consumer rolls the mark back. All parts of the statement
 * read one snapshot: an older row is either processed with its effects visible, or seen waiting.
 *
 * The update looks into the partitions of all days, of which it finds few waiting rows. Told the days of the
 * claimed rows, it would leave partitions out while it runs, which crashes PostgreSQL 18 in a statement that
 * also locks rows (`statement-plans.spec.ts`).
 *
 * `held` reads the rows locked by others once, as a range of ids. A lookup for each row, by a plan made while
 * few rows waited, compared each of five hundred rows with all before it.
 */
const CLAIM = statement(
  'outbox.outbox_claim',
  `with candidates as materialized (
     select id, stream from outbox
      where processed_at is null and failed_at is null and ${hubWorks()}
      order by id
      limit $1
        for update skip locked
   ), held as materialized (
     select stream, min(id) as id from outbox
      where processed_at is null and failed_at is null
        and id < (select max(id) from candidates) and id not in (select id from candidates)
      group by stream
   ), ready as materialized (
     select c.id from candidates c
      where c.stream not in (select stream from held)
         or not exists (select from held h where h.stream = c.stream and h.id < c.id)
   ), marked as (
     update outbox o set processed_at = $2
      where o.id = any (array(select id from ready)) and o.processed_at is null and o.failed_at is null
     returning ${EVENT}
   ), counted as materialized (
     select count(*)::int as claimed from candidates
   )
   select n.claimed, m.* from counted n left join marked m on true order by m.id`,
);

const CLAIM_ONE = statement(
  'outbox.outbox_claim_one',
  `update outbox o set processed_at = $2
    where o.id = (
      select id from outbox c
       where id = $1 and processed_at is null and failed_at is null
         and not exists (
           select from outbox b
            where b.stream = c.stream and b.id < c.id and b.processed_at is null and b.failed_at is null
         )
         for update skip locked
    )
   returning ${EVENT}`,
);

const SET_ASIDE = statement(
  'outbox.outbox_set_aside',
  `update outbox set failed_at = $2, error = $3, attempts = $4 where id = $1 and processed_at is null`,
);

/** Row of a claim. `claimed` counts all claimed rows; if none may be relayed, a row without event has it. */
type Claimed = { readonly claimed: number } & { readonly [K in keyof OutboxEvent]: OutboxEvent[K] | null };

/** Relays the outbox to its consumers. Any number of relays may run at once. */
@Injectable()
export class OutboxRelay {
  private readonly log = new Logger(OutboxRelay.name);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly consumers: OutboxConsumers,
  ) {}

  /** Until no event is left that this relay may claim. @throws storage_unavailable */
  async drain() {
    let relayed = 0;
    for (;;) {
      const batch = await this.relayBatch();
      relayed += batch.relayed;
      if (!batch.more) return { relayed, blocked: batch.blocked };
    }
  }

  /** `blocked`: rows wait behind rows that another relay has locked. */
  private async relayBatch() {
    let held: readonly OutboxEvent[] = [];
    try {
      return await this.db.transaction(async (tx) => {
        const rows = await tx.query<Claimed>(CLAIM, [BATCH, this.clock.now(), this.consumers.payloadTopics]);
        const events = rows.filter((row): row is Claimed & OutboxEvent => row.id !== null);
        held = events;
        await this.consumers.consume(tx, events);
        const [relayed, claimed] = [events.length, rows[0]?.claimed ?? 0];
        return { relayed, blocked: claimed > relayed, more: claimed === BATCH && relayed > 0 };
      });
    } catch (error) {
      if (held.length === 0 || isDomainError(error, 'storage_unavailable')) throw error;
      this.log.warn(
        `A batch of ${String(held.length)} events failed, trying them one by one: ${String(error)}`,
      );
      let relayed = 0;
      for (const { id } of held) if (await this.relayOne(id)) relayed++;
      return { relayed, blocked: true, more: relayed > 0 };
    }
  }

  private async relayOne(id: number): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.transaction(async (tx) => {
          const event = await tx.first<OutboxEvent>(CLAIM_ONE, [
            id,
            this.clock.now(),
            this.consumers.payloadTopics,
          ]);
          if (event) await this.consumers.consume(tx, [event]);
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
