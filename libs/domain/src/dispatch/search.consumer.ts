import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import type { OrderRecord, TimelineEntry } from '../orders/index.js';
import { OutboxConsumers, type OutboxConsumer, type OutboxEvent, type OutboxTopic } from '../outbox/index.js';
import { WakeUps, type Transaction } from '../shared/index.js';
import { CourierWithdrawals } from './courier.withdrawals.js';
import { searchFor } from './search.of-order.js';
import { SearchStore, type NewSearch } from './search.store.js';

const TOPICS = [
  'order.searching',
  'order.accepted',
  'order.courier_changed',
  'order.released',
  'order.updated',
  'order.cancelled',
  'order.deleted',
  'courier.went_online',
  'courier.went_offline',
] as const satisfies readonly OutboxTopic[];

type Topic = (typeof TOPICS)[number];
type Handler = (tx: Transaction, events: readonly OutboxEvent[]) => Promise<void>;

/** Begins, revises and ends searches as orders and couriers change. */
@Injectable()
export class SearchConsumer implements OutboxConsumer, OnModuleInit {
  readonly name = 'dispatch';
  readonly topics: ReadonlySet<OutboxTopic> = new Set(TOPICS);
  readonly reads = this.topics;

  private readonly handlers: Record<Topic, Handler> = {
    'order.searching': (tx, events) => this.begin(tx, events),
    'order.accepted': (tx, events) => this.taken(tx, events),
    'order.courier_changed': (tx, events) => this.taken(tx, events),
    'order.released': (tx, events) => this.released(tx, events),
    'order.updated': (tx, events) => this.revise(tx, events),
    'order.cancelled': (tx, events) => this.searches.end(tx, aggregates(events), 'withdrawn'),
    'order.deleted': (tx, events) => this.searches.end(tx, aggregates(events), 'withdrawn'),
    'courier.went_online': (tx, events) => this.cameOnline(tx, events),
    'courier.went_offline': (tx, events) => this.withdrawals.left(tx, aggregates(events)),
  };

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly hubs: Hubs,
    private readonly searches: SearchStore,
    private readonly withdrawals: CourierWithdrawals,
    private readonly wakeUps: WakeUps,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this);
  }

  /** Events of one kind that follow each other go together; the order of an order's events stays. */
  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (let from = 0; from < events.length;) {
      const topic = events[from]?.topic;
      const end = events.findIndex((event, i) => i > from && event.topic !== topic);
      const to = end === -1 ? events.length : end;
      await this.handlers[topic as Topic](tx, events.slice(from, to));
      from = to;
    }
    const orderId = events[0]?.aggregateId ?? 0;
    tx.afterCommit(() => {
      this.wakeUps.wake('dispatch.step', { orderId }, { key: 'now' });
    });
  }

  private async begin(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const searches: NewSearch[] = [];
    for (const event of events) searches.push(await this.searchOf(tx, event));
    this.searches.begin(tx, searches);
  }

  private async revise(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (const event of events) await this.searches.revise(tx, await this.searchOf(tx, event));
  }

  private async searchOf(tx: Transaction, event: OutboxEvent): Promise<NewSearch> {
    const { order } = payloadOf(event);
    return searchFor(order, await this.hubs.get(event.hubId, tx), event.occurredAt);
  }

  private async taken(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    await this.searches.end(tx, aggregates(events), 'accepted');
    for (const event of events) {
      const { courierId } = payloadOf(event).event;
      if (courierId !== null) await this.withdrawals.grewFuller(tx, event.hubId, courierId);
    }
  }

  /** Whoever gave the order back is not asked again for it; whom an operator relieved may be. */
  private async released(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (const event of events) {
      const entry = payloadOf(event).event;
      const gaveBack = entry.actor.kind === 'courier' || entry.actor.kind === 'robot';
      if (gaveBack && entry.courierId !== null)
        await this.searches.exclude(tx, event.aggregateId, entry.courierId);
    }
  }

  private async cameOnline(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    await this.searches.hurryHubs(tx, [...new Set(events.map(({ hubId }) => hubId))]);
  }
}

function payloadOf(event: OutboxEvent): { event: TimelineEntry; order: OrderRecord } {
  return event.payload as { event: TimelineEntry; order: OrderRecord };
}

function aggregates(events: readonly OutboxEvent[]): number[] {
  return [...new Set(events.map(({ aggregateId }) => aggregateId))].sort((a, b) => a - b);
}
