import { Injectable } from '@nestjs/common';
import type { Transaction } from '../shared/database.js';
import type { NewOutboxEvent } from './outbox.js';
import type { OutboxTopic } from './outbox.topics.js';

export interface OutboxEvent extends Omit<NewOutboxEvent, 'payload'> {
  /** Grows within a stream; the idempotency key of whatever a consumer writes. */
  readonly id: number;
  /** null: nobody wanted to look into it. */
  readonly payload: object | null;
}

export interface WholeEvent extends OutboxEvent {
  readonly payload: object;
}

/**
 * Turns events into rows of another noun. Runs in the transaction that marks the events processed, so it happens
 * exactly once; it must touch nothing but the database.
 */
export interface OutboxConsumer {
  readonly name: string;
  readonly topics: ReadonlySet<OutboxTopic> | 'all';
  /** Those of them whose payloads it looks into at present; it may find the others without. */
  readonly reads: ReadonlySet<OutboxTopic>;
  /** Events in id order. Throwing makes the relay try the events one by one and set the culprit aside. */
  consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void>;
  /** With more waiting: lets what came of the events so far go ahead, for a moment at most. */
  ease?(): Promise<void>;
}

/** Whoever wants events; nouns register when their module starts. */
@Injectable()
export class OutboxConsumers {
  private readonly byName = new Map<string, OutboxConsumer>();

  /** Topics whose payloads somebody looks into at present. */
  get read(): OutboxTopic[] {
    return [...new Set([...this.byName.values()].flatMap(({ reads }) => [...reads]))];
  }

  register(consumer: OutboxConsumer): void {
    if (this.byName.has(consumer.name)) throw new Error(`Outbox consumer ${consumer.name} registered twice`);
    this.byName.set(consumer.name, consumer);
  }

  async ease(): Promise<void> {
    for (const consumer of this.byName.values()) await consumer.ease?.();
  }

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (const consumer of this.byName.values()) {
      const { topics } = consumer;
      const wanted = topics === 'all' ? events : events.filter((event) => topics.has(event.topic));
      if (wanted.length > 0) await consumer.consume(tx, wanted);
    }
  }
}
