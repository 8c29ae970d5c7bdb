import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { type CompletedLeg, LearnedSpeeds } from '../../places/index.js';
import {
  OutboxConsumers,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import type { Transaction } from '../../base/index.js';
import { orderOfEvent } from '../orders/index.js';

/** Notes the legs of completed orders, to be looked at later: a consumer asks no service for ways. */
@Injectable()
export class CompletedLegs implements OutboxConsumer, OnModuleInit {
  readonly name = 'completed legs';
  readonly topics: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>(['order.completed']);
  readonly payloadTopics = this.topics;

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly hubs: Hubs,
    private readonly speeds: LearnedSpeeds,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this);
  }

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    const legs: CompletedLeg[] = [];
    for (const event of events) {
      const { sandbox } = await this.hubs.get(event.hubId, tx);
      const { id: orderId, hubId, courierId, collectedAt, stops } = orderOfEvent(event);
      if (sandbox || courierId === null || collectedAt === null) continue;
      for (const { ordinal, status, finishedAt } of stops)
        if (status === 'delivered' && finishedAt !== null)
          legs.push({ orderId, ordinal, hubId, endedAt: new Date(finishedAt) });
    }
    await this.speeds.enqueue(tx, legs);
  }
}
