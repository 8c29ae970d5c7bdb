import { Injectable, Optional, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '../../base/index.js';
import type { NewOutboxEvent } from './outbox.service.js';
import type { OutboxTopic } from './outbox-topics.types.js';

export interface OutboxEvent extends Omit<NewOutboxEvent, 'payload'> {
  /** Grows within a stream; idempotency key of what a consumer writes. */
  readonly id: number;
  /** Id for receivers. null: the event is older than these ids. */
  readonly uuid: string | null;
  /** null: no consumer asked for it. */
  readonly payload: object | null;
}

export interface OutboxEventWithPayload extends OutboxEvent {
  readonly payload: object;
}

/**
 * A consumer writes rows of its own folder from events. It runs in the transaction that marks the events
 * processed, so its writes happen exactly once; it may change nothing but the database.
 */
export interface OutboxConsumer {
  readonly name: string;
  readonly topics: ReadonlySet<OutboxTopic> | 'all';
  /** Topics whose payloads the consumer reads; of others the payload may be null. Absent: none. */
  readonly payloadTopics?: ReadonlySet<OutboxTopic>;
  /** In id order. When it throws, the relay passes events one by one and sets the failing one aside. */
  consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void>;
}

export const ConsumesOutbox = DiscoveryService.createDecorator();

@Injectable()
export class OutboxConsumers implements OnModuleInit {
  private readonly byName = new Map<string, OutboxConsumer>();

  constructor(@Optional() private readonly discovery?: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery?.getProviders({ metadataKey: ConsumesOutbox.KEY }) ?? [])
      this.register(instance as OutboxConsumer);
  }

  get payloadTopics(): OutboxTopic[] {
    return [...new Set([...this.byName.values()].flatMap(({ payloadTopics: reads = [] }) => [...reads]))];
  }

  register(consumer: OutboxConsumer): void {
    if (this.byName.has(consumer.name)) throw new Error(`Outbox consumer ${consumer.name} registered twice`);
    this.byName.set(consumer.name, consumer);
  }

  /** Throws where no consumer is registered: the events would be marked as processed and never handled. */
  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    if (this.byName.size === 0) throw new Error('OutboxConsumers has no consumer: import CoreModule');
    for (const consumer of this.byName.values()) {
      const { topics } = consumer;
      const wanted = topics === 'all' ? events : events.filter((event) => topics.has(event.topic));
      if (wanted.length > 0) await consumer.consume(tx, wanted);
    }
  }
}
