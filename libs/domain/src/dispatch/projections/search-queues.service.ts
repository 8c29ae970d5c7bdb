import { Injectable } from '@nestjs/common';
import { Clock, Database, ExpiringCache, statement } from '../../base/index.js';
import { OrderProjections } from './order-projections.service.js';
import { TURN } from '../queue/index.js';

/** Boards, shops and recipients ask for the same at the same time. */
const CACHE_MS = 5_000;

/** The place in the queue of an order that waits because every courier that fits is busy. */
export interface QueuePlace {
  /** From 1. */
  readonly position: number;
  /** When a courier is expected to be free for it; null: nobody knows. */
  readonly expectedAt: Date | null;
}

const QUEUE = statement(
  'projections.queue_of_hub',
  `select s.order_id as "orderId" from order_searches s join orders o on o.id = s.order_id
    where s.hub_id = $1 and s.ended_at is null and s.clock_left_ms is not null and o.status = 'pending'
      and not exists (select from order_offers f where f.order_id = s.order_id and f.status = 'open')
    order by ${TURN}, s.order_id limit 3000`,
);

/** The orders of each hub that wait in the queue for a courier, without those that somebody is asked for. */
@Injectable()
export class SearchQueues {
  private readonly hubs: ExpiringCache<number, ReadonlyMap<number, QueuePlace>>;

  constructor(
    private readonly db: Database,
    private readonly projections: OrderProjections,
    clock: Clock,
  ) {
    this.hubs = new ExpiringCache(clock, (hubId) => this.read(hubId), CACHE_MS, 1_000);
  }

  /** By order. */
  of(hubId: number): Promise<ReadonlyMap<number, QueuePlace>> {
    return this.hubs.get(hubId);
  }

  /** null: the order is not in the queue. */
  async placeOf(hubId: number, orderId: number): Promise<QueuePlace | null> {
    return (await this.of(hubId)).get(orderId) ?? null;
  }

  private async read(hubId: number): Promise<ReadonlyMap<number, QueuePlace>> {
    const rows = await this.db.reads.query(QUEUE, [hubId]);
    if (rows.length === 0) return new Map();
    const taken = await this.projections.taken(hubId);
    return new Map(
      rows.map(({ orderId }, i) => [orderId, { position: i + 1, expectedAt: taken.get(orderId) ?? null }]),
    );
  }
}
