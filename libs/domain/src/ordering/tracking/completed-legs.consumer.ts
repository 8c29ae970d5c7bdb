import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { type CompletedLeg, LearnedSpeeds } from '../../places/index.js';
import {
  ConsumesOutbox,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxTopic,
} from '../../events/index.js';
import { distanceMeters, type Point, type Transaction } from '../../base/index.js';
import { orderOfEvent } from '../orders/index.js';

/** Notes the legs of completed orders, to be looked at later: a consumer asks no service for ways. */
@Injectable()
@ConsumesOutbox()
export class CompletedLegs implements OutboxConsumer {
  readonly name = 'completed legs';
  readonly topics: ReadonlySet<OutboxTopic> = new Set<OutboxTopic>(['order.completed']);
  readonly payloadTopics = this.topics;

  constructor(
    private readonly hubs: Hubs,
    private readonly speeds: LearnedSpeeds,
  ) {}

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

/** A courier who is no further away is at the place. */
const AT_PLACE_M = 100;
/** A phone that was silent for longer may have been anywhere meanwhile. */
const MAX_SILENCE_MS = 120_000;

type TrackPoint = Point & { readonly at: Date };

/** The leg from the last position at the first place to the first at the second; null: the track has none. */
export function legOf(track: readonly TrackPoint[], from: Point, to: Point) {
  if (distanceMeters(from, to) <= 2 * AT_PLACE_M) return null;
  const isAt = (place: Point) => (point: TrackPoint) => distanceMeters(point, place) <= AT_PLACE_M;
  const arrived = track.findIndex(isAt(to));
  const left = track.slice(0, Math.max(0, arrived)).findLastIndex(isAt(from));
  const ridden = left < 0 ? [] : track.slice(left, arrived + 1);
  const [first, last] = [ridden[0], ridden.at(-1)];
  if (!first || !last) return null;
  const silent = ridden.some((point, i) => {
    const before = ridden[i - 1];
    return before !== undefined && point.at.getTime() - before.at.getTime() > MAX_SILENCE_MS;
  });
  return silent ? null : { leftAt: first.at, arrivedAt: last.at };
}
