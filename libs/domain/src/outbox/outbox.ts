import { Injectable } from '@nestjs/common';
import { statement, type Transaction } from '../shared/database.js';
import { OutboxBell } from './outbox.bell.js';
import type { OutboxTopic } from './outbox.topics.js';

export interface NewOutboxEvent {
  readonly hubId: number;
  readonly topic: OutboxTopic;
  readonly aggregateId: number;
  readonly stream: string;
  readonly merchantId: number | null;
  readonly payload: object;
  readonly occurredAt: Date;
}

const APPEND = statement(
  'outbox_append',
  `insert into outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
   select hub_id, topic, aggregate_id, stream, merchant_id, payload::json, occurred_at
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::timestamptz[])
          with ordinality as e(hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at, n)
    order by n`,
);

/**
 * Where use cases leave what happened, in the transaction of the change itself.
 * Callers append under the lock of the aggregate, so ids of one stream grow in the order of its commits.
 */
@Injectable()
export class Outbox {
  constructor(private readonly bell: OutboxBell) {}

  async append(tx: Transaction, events: readonly NewOutboxEvent[]): Promise<void> {
    if (events.length === 0) return;
    await tx.execute(APPEND, [
      events.map((e) => e.hubId),
      events.map((e) => e.topic),
      events.map((e) => e.aggregateId),
      events.map((e) => e.stream),
      events.map((e) => e.merchantId),
      events.map((e) => JSON.stringify(e.payload)),
      events.map((e) => e.occurredAt.toISOString()),
    ]);
    this.announce(tx);
  }

  /** For hot paths that write their outbox rows in a statement of their own. */
  announce(on: Pick<Transaction, 'afterCommit'>): void {
    on.afterCommit(() => {
      this.bell.ring();
    });
  }
}
