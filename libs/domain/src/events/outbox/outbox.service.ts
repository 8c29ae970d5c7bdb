import { Injectable, Logger } from '@nestjs/common';
import { arraysOf, Clock, Database, DayPartitions, statement, type Transaction } from '../../base/index.js';
import type { OutboxMessage } from './outbox-message.entity.js';

export interface NewOutboxEvent extends Readonly<
  Pick<OutboxMessage, 'hubId' | 'topic' | 'aggregateId' | 'stream' | 'merchantId' | 'occurredAt'>
> {
  /** A text is JSON already. */
  readonly payload: object | string;
}

export const OUTBOX_CHANNEL = 'outbox';

/**
 * Wakes the relay after rows of the outbox were committed: the relay of this process by a call or, where
 * there is none, those of all processes by NOTIFY.
 *
 * NOTIFY is not sent inside the writing transaction: PostgreSQL lets only one transaction that notified
 * commit at a time, which would end group commit for every write of the system. After the commit, one at a
 * time and coalesced, NOTIFY costs nothing; if the process dies in between, the relay's poll finds the rows.
 */
@Injectable()
export class OutboxNotifier {
  private readonly log = new Logger(OutboxNotifier.name);
  private requested = false;
  private notifying: Promise<void> | null = null;
  private localRelay: (() => void) | null = null;

  constructor(private readonly db: Database) {}

  /** The relay that is called instead of NOTIFY from now on; null: it has stopped. */
  useLocalRelay(relay: (() => void) | null): void {
    this.localRelay = relay;
  }

  wakeRelay(): void {
    if (this.localRelay) {
      this.localRelay();
      return;
    }
    this.requested = true;
    this.notifying ??= this.notify();
  }

  private async notify(): Promise<void> {
    while (this.requested) {
      this.requested = false;
      try {
        await this.db.execute(`notify ${OUTBOX_CHANNEL}`);
      } catch (error) {
        this.log.warn(`NOTIFY failed, the relay will poll: ${String(error)}`);
      }
    }
    this.notifying = null;
  }
}

const APPEND = statement(
  'outbox.outbox_append',
  `insert into outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
   select hub_id, topic, aggregate_id, stream, merchant_id, payload::json, occurred_at from unnest(
        $1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::timestamptz[])
          with ordinality as e(hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at, n)
    order by n`,
);

/** Appends to the outbox. Callers lock the aggregate, so ids of a stream grow in the order of commits. */
@Injectable()
export class Outbox {
  constructor(private readonly notifier: OutboxNotifier) {}

  append(tx: Transaction, events: readonly NewOutboxEvent[]): void {
    if (events.length === 0) return;
    void tx.send(APPEND, [
      ...arraysOf(events, 'hubId', 'topic', 'aggregateId', 'stream', 'merchantId'),
      events.map(({ payload }) => (typeof payload === 'string' ? payload : JSON.stringify(payload))),
      ...arraysOf(events, 'occurredAt'),
    ]);
    this.announce(tx);
  }

  /** Needed after statements that write outbox rows themselves. */
  announce(on: Pick<Transaction, 'afterCommit'>): void {
    on.afterCommit(() => this.notifier.wakeRelay());
  }
}

const RETENTION_MS = 7 * 86_400_000;

const HEALTH = statement(
  'outbox.outbox_health',
  `select (select count(*)::int from outbox where processed_at is null and failed_at is null) as waiting,
          (select created_at from outbox where processed_at is null and failed_at is null order by id limit 1)
          as oldest, (select count(*)::int from outbox where failed_at is not null) as "setAside"`,
);

@Injectable()
export class OutboxRetention {
  private readonly days: DayPartitions;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.days = new DayPartitions(db, { table: 'outbox', column: 'created_at', ended: 'processed_at' });
  }

  /** `setAside`: above zero an operator must look. */
  async health() {
    const { waiting, oldest, setAside } = await this.db.one(HEALTH);
    const lagSeconds = oldest === null ? 0 : Math.max(0, (this.clock.millis() - oldest.getTime()) / 1000);
    return { waiting, lagSeconds, setAside };
  }

  /**
   * Drops the partitions of days older than 7 days and makes those of the coming days. Events that wait, are
   * set aside or were relayed within the 7 days are kept. Call it until it returns 0.
   */
  async prune(before = new Date(this.clock.millis() - RETENTION_MS), limit = 5_000): Promise<number> {
    await this.days.maintain(this.clock.now(), before);
    return await this.days.deleteOutsideDays(before, limit);
  }
}
