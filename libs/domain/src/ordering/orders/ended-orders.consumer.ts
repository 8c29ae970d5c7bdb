import { Injectable } from '@nestjs/common';
import {
  type OutboxConsumer,
  ConsumesOutbox,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import { Database, type Transaction, statement } from '../../base/index.js';
import { COUNTER_SLOTS, type OrderRecord } from './order.entity.js';
import { ORDER_STATUSES, type OrderStatus } from './order-status.rules.js';
import { Hubs } from '../../company/index.js';
import { type PreparationSample, PreparationTimes } from '../../people/index.js';
import { orderOfEvent } from './order-view.mapper.js';

const ENDED_TOPICS = ['order.completed', 'order.cancelled'] as const satisfies readonly OutboxTopic[];
const COUNTED = statement(
  'orders.counted_by_status',
  `select status, count(*)::bigint as value from orders
    where status <> all (array['completed', 'cancelled']) and deleted_at is null group by status
   union all
   select status, sum(total)::bigint from order_endings group by status`,
);

/**
 * Numbers of orders by status. Open ones are few and have an index; ended ones are many and never change
 * again: this outbox consumer counts them in `order_endings` with their last event. Writers pay nothing.
 */
@Injectable()
@ConsumesOutbox()
export class EndedOrderCounts implements OutboxConsumer {
  readonly name = 'tally';
  readonly topics: ReadonlySet<OutboxTopic> = new Set(ENDED_TOPICS);

  constructor(private readonly db: Database) {}

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const slot = (events[0]?.id ?? 0) % COUNTER_SLOTS;
    for (const topic of ENDED_TOPICS) {
      const ended = events.filter((event) => event.topic === topic).length;
      if (ended === 0) continue;
      await tx.execute(
        `insert into order_endings (status, slot, total) values ($1, $2, $3)
         on conflict (status, slot) do update set total = order_endings.total + excluded.total`,
        [topic.slice('order.'.length), slot, ended],
      );
    }
  }

  async byStatus(): Promise<{ status: OrderStatus; value: number }[]> {
    const known = new Map((await this.db.query(COUNTED)).map(({ status, value }) => [status, value]));
    return ORDER_STATUSES.map((status) => ({ status, value: known.get(status) ?? 0 }));
  }
}

/** A handover of ready goods takes this long; a courier who stays longer waited for them. */
const HANDOVER_MS = 60_000;
/** A longer wait has another cause than the preparation. */
const MAX_PREPARATION_S = 3 * 3_600;

/** Measures preparation times of merchants from collections. */
@Injectable()
@ConsumesOutbox()
export class CollectionTimes implements OutboxConsumer {
  readonly name = 'preparation times';
  readonly topics: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>(['order.collected']);
  readonly payloadTopics = this.topics;

  constructor(
    private readonly hubs: Hubs,
    private readonly times: PreparationTimes,
  ) {}

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const samples: PreparationSample[] = [];
    for (const event of events) {
      const order = orderOfEvent(event);
      const { timezone, sandbox } = await this.hubs.get(event.hubId, tx);
      const sample = sandbox ? null : sampleOf(order, timezone);
      if (sample) samples.push(sample);
    }
    if (samples.length > 0) await this.times.learn(tx, samples);
  }
}

/** Null: the collection shows nothing about the preparation. */
function sampleOf(order: OrderRecord, timezone: string): PreparationSample | null {
  const { hubId, merchantId, startedAt, arrivedPickupAt, collectedAt, kind, scheduledFor } = order;
  if (arrivedPickupAt === null || collectedAt === null) return null;
  if (kind === 'courier_call' || scheduledFor !== null) return null;
  const waited = collectedAt.getTime() - arrivedPickupAt.getTime() > HANDOVER_MS;
  const seconds = ((waited ? collectedAt : arrivedPickupAt).getTime() - startedAt.getTime()) / 1_000;
  if (seconds > MAX_PREPARATION_S) return null;
  return { hubId, merchantId, timezone, startedAt, seconds, waited };
}
