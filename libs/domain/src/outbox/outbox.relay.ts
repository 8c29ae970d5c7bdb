import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../shared/clock.js';
import { Database, statement } from '../shared/database.js';
import { isDomainError } from '../shared/domain.error.js';
import { OutboxConsumers, type OutboxEvent } from './outbox.consumer.js';

const BATCH = 500;
/** Tries of one event alone before it is set aside. */
const TRIES = 3;

/** An event as its consumers get it. What none of them looks into stays where it is: it is most of a row. */
const TOLD = `o.id, o.hub_id as "hubId", o.topic, o.aggregate_id as "aggregateId", o.stream, o.merchant_id as "merchantId",
  case when o.topic = any ($3::text[]) then o.payload end as payload, o.occurred_at as "occurredAt"`;

/**
 * Locks the oldest waiting rows that no other relay holds, then leaves out those whose stream has an older waiting
 * row that is not among them: that row is in another relay's hands, and its deliveries must exist before ours. The
 * rest is marked at once; what consumers cannot digest is undone with the transaction.
 * All parts read one snapshot, so an older row either is processed and its effects are visible, or it is seen waiting.
 *
 * Rows in other hands are looked for once, as a range: row by row, planned while next to nothing waited, each of five
 * hundred was compared with all before it.
 *
 * The commit need not wait for the disk: lost in a crash, marks and effects are lost together, and whatever is done
 * about the effects is committed later and therefore lost as well, or waits for the disk and takes these along.
 */
const CLAIM = statement(
  'outbox_claim',
  `with candidates as materialized (
     select id, stream from outbox
      where processed_at is null and failed_at is null
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
     update outbox o set processed_at = $2 where o.id = any (array(select id from ready)) returning ${TOLD}
   ), counted as materialized (
     select count(*)::int as claimed, set_config('synchronous_commit', 'off', true) from candidates
   )
   select n.claimed, m.* from counted n left join marked m on true order by m.id`,
);

const CLAIM_ONE = statement(
  'outbox_claim_one',
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
   returning ${TOLD}`,
);

const SET_ASIDE = statement(
  'outbox_set_aside',
  `update outbox set failed_at = $2, error = $3, attempts = $4 where id = $1 and processed_at is null`,
);

export interface Drained {
  readonly relayed: number;
  /** Rows wait behind rows that another relay is busy with: look again in a moment. */
  readonly blocked: boolean;
}

/** One row without an event when none may be relayed. */
type Claimed = { readonly claimed: number } & (OutboxEvent | { readonly id: null });

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
      if (!batch.more) return { relayed, blocked: batch.blocked };
      await this.consumers.ease();
    }
  }

  private async relayBatch(): Promise<Drained & { more: boolean }> {
    let held: readonly OutboxEvent[] = [];
    try {
      return await this.db.transaction(async (tx) => {
        const rows = await tx.query<Claimed>(CLAIM, [BATCH, this.clock.now(), this.consumers.read]);
        const events = rows.filter((row) => row.id !== null);
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
      const relayed = await this.relayOneByOne(held);
      return { relayed, blocked: true, more: relayed > 0 };
    }
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
          const event = await tx.first<OutboxEvent>(CLAIM_ONE, [id, this.clock.now(), this.consumers.read]);
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
