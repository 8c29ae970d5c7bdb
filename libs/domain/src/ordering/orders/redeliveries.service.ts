import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  type OrderChannel,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import { OrderCreation } from './order-creation.service.js';
import type { OrderRecord } from './order.entity.js';
import { OrderStore } from './order.store.js';
import {
  failedStops,
  goodsAt,
  redeliveryOf,
  requireRedeliverable,
  triedAgainAt,
} from './redelivery.rules.js';
import { ConsumesOutbox, type OutboxConsumer, type OutboxEvent } from '../../events/index.js';

interface RedeliveryInput {
  readonly source: OrderChannel;
  /** null: now. */
  readonly scheduledFor: Date | null;
  readonly expectedTotalCents?: number | null;
}

const PLACED = statement(
  'orders.redelivery_placed',
  `select id, stops from orders where redelivery_of = $1 and status <> 'cancelled' order by id limit 1`,
);

/** Second deliveries of goods that somebody still has: a new order for each that failed, linked to it. */
@Injectable()
export class Redeliveries {
  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
    private readonly creation: OrderCreation,
    private readonly hubs: Hubs,
  ) {}

  /**
   * What a second delivery would cost, and where the goods are.
   * @throws order_not_found · transition_refused · as `redeliveryOf` · as `OrderCreation.prepare`
   */
  async quote(scope: Scope, orderId: number) {
    const order = await this.store.read(scope, orderId);
    requireRedeliverable(order);
    const asked = { source: 'console', scheduledFor: null } as const;
    const { quoted } = await this.prepare(scope, order, asked);
    const { totalCents, distanceM } = quoted ?? order;
    return { totalCents, distanceM, goodsAt: goodsAt(order) };
  }

  /** Again or twice at once: one order. @throws as `quote` · as `OrderCreation.create` · price_changed */
  async order(scope: Scope, orderId: number, input: RedeliveryInput): Promise<OrderRecord> {
    const first = await this.store.read(scope, orderId);
    requireRedeliverable(first);
    const known = await this.db.first(PLACED, [orderId]);
    if (known) return this.store.read(scope, known.id);
    // Ways and addresses are looked up before the order is locked.
    const prepared = await this.prepare(scope, first, input);
    const id = await this.db.transaction((tx) => this.place(tx, scope, first, prepared));
    return this.store.read(scope, id);
  }

  /** The link by which the recipient of a failed stop follows the second delivery; null: there is none. */
  async trackingTokenOf(order: Pick<OrderRecord, 'id' | 'stops'>, ordinal: number): Promise<string | null> {
    const at = failedStops(order).findIndex((stop) => stop.ordinal === ordinal);
    if (at < 0) return null;
    const second = await this.db.first(PLACED, [order.id]);
    return second?.stops[at]?.trackingToken ?? null;
  }

  /** As `order`, within the caller's transaction. */
  async orderIn(tx: Transaction, scope: Scope, first: OrderRecord, input: RedeliveryInput): Promise<void> {
    await this.place(tx, scope, first, await this.prepare(scope, first, input));
  }

  /** The first order is locked: of two who ask at once, the second finds what the first has placed. */
  private async place(
    tx: Transaction,
    scope: Scope,
    first: OrderRecord,
    prepared: Awaited<ReturnType<OrderCreation['prepare']>>,
  ): Promise<number> {
    await this.store.lock(tx, scope, first.id);
    const known = await tx.first(PLACED, [first.id]);
    if (known) return known.id;
    const { id: orderId, publicId } = await this.creation.createPrepared(tx, scope, prepared);
    await this.store.change(tx, scope, first.id, (change) => {
      change.set({ failureSettledAt: change.now });
      change.record('order.redelivery', { data: { orderId, publicId } });
    });
    return orderId;
  }

  private async prepare(scope: Scope, first: OrderRecord, input: RedeliveryInput) {
    const { source, scheduledFor, expectedTotalCents = null } = input;
    const { settings } = await this.hubs.get(first.hubId);
    const command = redeliveryOf(first, source, scheduledFor, settings);
    return this.creation.prepare(scope, { ...command, expectedTotalCents });
  }
}

/** Sends goods out again that came back and are to be tried again, today or tomorrow. */
@Injectable()
@ConsumesOutbox()
export class TriedAgain implements OutboxConsumer {
  readonly name = 'tried again';
  readonly topics: OutboxConsumer['topics'] = new Set(['order.completed']);

  constructor(
    private readonly clock: Clock,
    private readonly store: OrderStore,
    private readonly redeliveries: Redeliveries,
  ) {}

  async consume(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
    for (const order of await this.store.failedOf(
      tx,
      events.map(({ aggregateId }) => aggregateId),
    )) {
      const scheduledFor = triedAgainAt(order, this.clock.now());
      if (scheduledFor !== undefined) await this.tryAgain(tx, order, scheduledFor);
    }
  }

  /** What cannot be ordered again, as by an empty wallet, is noted on the timeline and waits for a person. */
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
