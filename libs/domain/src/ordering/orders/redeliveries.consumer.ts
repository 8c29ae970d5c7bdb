import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  OutboxConsumers,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import { Clock, DomainError, hubScope, type Transaction } from '../../base/index.js';
import type { OrderRecord } from './order.entity.js';
import { OrderStore } from './order.store.js';
import { Redeliveries } from './redeliveries.service.js';
import { triedAgainAt } from './redelivery.rules.js';

/** Sends goods out again that came back and are to be tried again, today or tomorrow. */
@Injectable()
export class TriedAgain implements OutboxConsumer, OnModuleInit {
  readonly name = 'tried again';
  readonly topics: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>(['order.completed']);
  readonly payloadTopics: ReadonlySet<OutboxTopic> = new Set();

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly clock: Clock,
    private readonly store: OrderStore,
    private readonly redeliveries: Redeliveries,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this);
  }

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (const order of await this.store.failedOf(
      tx,
      events.map(({ aggregateId }) => aggregateId),
    )) {
      const scheduledFor = triedAgainAt(order, this.clock.now());
      if (scheduledFor !== undefined) await this.tryAgain(tx, order, scheduledFor);
    }
  }

  /** What cannot be ordered again, as where the wallet is empty, says so on the timeline and waits for a person. */
  private async tryAgain(tx: Transaction, order: OrderRecord, scheduledFor: Date | null): Promise<void> {
    const scope = hubScope(order.hubId);
    try {
      await tx.savepoint((own) =>
        this.redeliveries.orderIn(own, scope, order, { source: 'console', scheduledFor }),
      );
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'storage_unavailable') throw error;
      await this.store.change(tx, scope, order.id, (change) =>
        change.record('order.redelivery', { data: { refused: error.code } }),
      );
    }
  }
}
