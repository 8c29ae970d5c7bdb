import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { entryOfEvent, orderOfEvent } from '../../ordering/index.js';
import {
  ConsumesOutbox,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import { PlanningPassStore } from '../planning/index.js';
import { WakeUps, type Transaction } from '../../base/index.js';
import { OfferWithdrawals, SearchStore } from '../searches/index.js';

type Handler = (tx: Transaction, events: readonly OutboxEvent[]) => Promise<void> | void;

@Injectable()
@ConsumesOutbox()
export class SearchConsumer implements OutboxConsumer {
  readonly name = 'dispatch';
  private readonly handlers: Partial<Record<OutboxTopic, Handler>> = {
    'order.searching': (tx, events) =>
      this.searches.begin(
        tx,
        events.map((event) => ({ order: orderOfEvent(event), since: event.occurredAt })),
      ),
    'order.scheduled': (tx, events) => this.searches.end(tx, aggregateIds(events), 'withdrawn'),
    'order.accepted': (tx, events) => this.taken(tx, events),
    'order.courier_changed': (tx, events) => this.taken(tx, events),
    'order.released': (tx, events) => this.released(tx, events),
    'order.updated': (tx, events) => this.revise(tx, events),
    'order.cancelled': (tx, events) => this.searches.end(tx, aggregateIds(events), 'withdrawn'),
    'order.deleted': (tx, events) => this.searches.end(tx, aggregateIds(events), 'withdrawn'),
    'courier.went_online': (tx, events) => this.courierOnline(tx, events),
    'courier.went_offline': (tx, events) => this.withdrawals.withdrawFromOffline(tx, aggregateIds(events)),
  };
  readonly topics: ReadonlySet<OutboxTopic> = new Set(Object.keys(this.handlers) as OutboxTopic[]);
  readonly payloadTopics = this.topics;

  constructor(
    private readonly hubs: Hubs,
    private readonly searches: SearchStore,
    private readonly withdrawals: OfferWithdrawals,
    private readonly passes: PlanningPassStore,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Consecutive events of a topic are handled together, which keeps the sequence of each order's events. */
  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (let from = 0; from < events.length;) {
      const topic = events[from]?.topic as OutboxTopic;
      const end = events.findIndex((event, i) => i > from && event.topic !== topic);
      const to = end === -1 ? events.length : end;
      await this.handlers[topic]?.(tx, events.slice(from, to));
      from = to;
    }
    const orderId = events[0]?.aggregateId ?? 0;
    tx.afterCommit(() => this.wakeUps.wake('dispatch.step', { orderId }, { key: 'now' }));
  }

  private async revise(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (const event of events) await this.searches.revise(tx, orderOfEvent(event), event.occurredAt);
  }

  private async taken(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    this.searches.end(tx, aggregateIds(events), 'accepted');
    for (const event of events) {
      const { courierId } = entryOfEvent(event);
      if (courierId !== null) await this.withdrawals.withdrawBeyondCapacity(tx, event.hubId, courierId);
    }
  }

  /** A courier who gave the order back gets no further offer of it; one released by an operator may. */
  private async released(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (const event of events) {
      const entry = entryOfEvent(event);
      const byCourier = entry.actor.kind === 'courier' || entry.actor.kind === 'robot';
      if (byCourier && entry.courierId !== null)
        await this.searches.exclude(tx, event.aggregateId, entry.courierId);
    }
  }

  private async courierOnline(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const hubIds = [...new Set(events.map(({ hubId }) => hubId))];
    await this.searches.scheduleHubsNow(tx, hubIds);
    const planned: number[] = [];
    for (const hubId of hubIds)
      if ((await this.hubs.get(hubId, tx)).settings.dispatch.strategy === 'planned') planned.push(hubId);
    this.passes.request(tx, planned);
  }
}

function aggregateIds(events: readonly OutboxEvent[]): number[] {
  return [...new Set(events.map(({ aggregateId }) => aggregateId))].sort((a, b) => a - b);
}
