import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { DomainError, type Scope, Database } from '../../base/index.js';
import type { OrderRecord } from './order.entity.js';
import { OrderStore } from './order.store.js';

/** By so much an order that is made late is ready later than now: more than any promise of times leaves room for. */
const DELAY_MS = 60 * 60_000;

/**
 * Makes orders of sandboxes late, so that nobody has to wait for it: their limits have passed, what was promised to the
 * recipient has too, and goods that wait for a courier are ready an hour from now. What lateness leads to, such as a
 * charge on arrival or collection, comes with the commands that follow, as for any order.
 */
@Injectable()
export class OrderLateness {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly store: OrderStore,
  ) {}

  /** @throws order_not_found · feature_disabled (not a sandbox) · transition_refused (not accepted yet, or collected) */
  async makeLate(scope: Scope, orderId: number): Promise<OrderRecord> {
    if (!(await this.hubs.get(scope.hubId)).sandbox) throw new DomainError('feature_disabled');
    return this.db.transaction(async (tx) => {
      const { after } = await this.store.change(tx, scope, orderId, (change) => {
        const { order, now } = change;
        if (order.status !== 'accepted' && order.status !== 'arrived_pickup_location')
          throw new DomainError('transition_refused', { command: 'make_late', status: order.status });
        const passed = new Date(now.getTime() - 1);
        const readyAt = new Date(now.getTime() + DELAY_MS);
        change.set({
          readyAt,
          deliverBy: passed,
          arrivalLimitAt: order.arrivalLimitAt && passed,
          collectLimitAt: order.collectLimitAt && passed,
        });
        change.record('order.updated', { data: { fields: ['readyAt', 'deliverBy'] } });
      });
      return after;
    });
  }
}
