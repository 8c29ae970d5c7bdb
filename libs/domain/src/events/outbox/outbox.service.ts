import { Injectable } from '@nestjs/common';
import { statement, type Transaction } from '../../base/index.js';
import { OutboxNotifier } from './outbox-notifier.service.js';
import type { OutboxTopic } from './outbox-topics.types.js';

export interface NewOutboxEvent {
  readonly hubId: number;
  readonly topic: OutboxTopic;
  readonly aggregateId: number;
  readonly stream: string;
  readonly merchantId: number | null;
  /** Text is JSON already. */
  readonly payload: object | string;
  readonly occurredAt: Date;
}

const APPEND = statement(
  'outbox.outbox_append',
  `insert into outbox (hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at)
   select hub_id, topic, aggregate_id, stream, merchant_id, payload::json, occurred_at
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::timestamptz[])
          with ordinality as e(hub_id, topic, aggregate_id, stream, merchant_id, payload, occurred_at, n)
    order by n`,
);

/**
 * Appends events in the transaction of the change. Callers hold the lock of the aggregate, so ids of one stream grow
 * in the order of its commits.
 */
@Injectable()
export class Outbox {
  constructor(private readonly notifier: OutboxNotifier) {}

  async append(tx: Transaction, events: readonly NewOutboxEvent[]): Promise<void> {
    if (events.length === 0) return;
    await tx.execute(APPEND, [
      events.map((e) => e.hubId),
      events.map((e) => e.topic),
      events.map((e) => e.aggregateId),
      events.map((e) => e.stream),
      events.map((e) => e.merchantId),
      events.map(({ payload }) => (typeof payload === 'string' ? payload : JSON.stringify(payload))),
      events.map((e) => e.occurredAt.toISOString()),
    ]);
    this.announce(tx);
  }

  /** Wakes the relay after the commit: for statements that write outbox rows themselves. */
  announce(on: Pick<Transaction, 'afterCommit'>): void {
    on.afterCommit(() => this.notifier.wakeRelay());
  }
}
