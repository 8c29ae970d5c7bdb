import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hubScope, statement, type Transaction } from '../../base/index.js';
import {
  type OutboxConsumer,
  OutboxConsumers,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import { OrderQueries } from '../../ordering/index.js';
import { StopFaults } from './stop-faults.service.js';

const FAILED = statement(
  'faults.orders_failed',
  `select id, hub_id as "hubId" from orders
    where id = any($1::bigint[]) and status = 'completed' and stops @> '[{"status": "failed"}]' and deleted_at is null`,
);

/** Says who answers for what could not be delivered, when the order has ended. */
@Injectable()
export class FailedStops implements OutboxConsumer, OnModuleInit {
  readonly name = 'failed stops';
  readonly topics: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>(['order.completed']);
  readonly payloadTopics: ReadonlySet<OutboxTopic> = new Set();

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly orders: OrderQueries,
    private readonly faults: StopFaults,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this);
  }

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const ids = events.map(({ aggregateId }) => aggregateId);
    for (const { id, hubId } of await tx.query<{ id: number; hubId: number }>(FAILED, [ids]))
      await this.faults.recordFailed(tx, await this.orders.byId(hubScope(hubId), id, tx));
  }
}
