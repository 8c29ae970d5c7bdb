import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { PreparationTimes, type PreparationSample } from '../../people/index.js';
import {
  OutboxConsumers,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import type { Transaction } from '../../base/index.js';
import { orderOfEvent } from './order-view.mapper.js';
import type { OrderRecord } from './order.entity.js';

/** A handover of ready goods takes this long; a courier who stays longer waited for them. */
const HANDOVER_MS = 60_000;
/** A longer wait has another cause than the preparation. */
const LONGEST_S = 3 * 3_600;

/** Measures preparation times of merchants from collections. */
@Injectable()
export class CollectionTimes implements OutboxConsumer, OnModuleInit {
  readonly name = 'preparation times';
  readonly topics: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>(['order.collected']);
  readonly payloadTopics = this.topics;

  constructor(
    private readonly consumers: OutboxConsumers,
    private readonly hubs: Hubs,
    private readonly times: PreparationTimes,
  ) {}

  onModuleInit(): void {
    this.consumers.register(this);
  }

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

/** The measurement of a collection; null: it shows nothing about the preparation. */
function sampleOf(order: OrderRecord, timezone: string): PreparationSample | null {
  const { hubId, merchantId, startedAt, arrivedPickupAt, collectedAt, kind, scheduledFor } = order;
  if (arrivedPickupAt === null || collectedAt === null) return null;
  if (kind === 'courier_call' || scheduledFor !== null) return null;
  const waited = collectedAt.getTime() - arrivedPickupAt.getTime() > HANDOVER_MS;
  const seconds = ((waited ? collectedAt : arrivedPickupAt).getTime() - startedAt.getTime()) / 1_000;
  if (seconds > LONGEST_S) return null;
  return { hubId, merchantId, timezone, startedAt, seconds, waited };
}
