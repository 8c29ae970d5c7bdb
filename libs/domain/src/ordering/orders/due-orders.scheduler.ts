import { Injectable } from '@nestjs/common';
import { Clock, SYSTEM_ACTOR, Database } from '../../base/index.js';
import { OrderChange } from './order-change.rules.js';
import { OrderGroups } from './order-groups.service.js';
import { OrderEffects } from './order-effects.service.js';
import { OrderStore } from './order.store.js';
import { enterSchedule, expirePayment } from './order.steps.js';

const DUE_SCHEDULES = `o.status = 'scheduled' and o.search_at <= $1 order by o.search_at`;
const DUE_PAYMENTS = `o.status = 'waiting' and o.payment_expires_at <= $1 order by o.payment_expires_at`;

/**
 * Order steps due by the clock. A thousand orders may be scheduled for one second, so a batch of any size is
 * one select, one update, one insert into the timeline and one into the outbox, in one transaction.
 */
@Injectable()
export class DueOrders {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly store: OrderStore,
    private readonly effects: OrderEffects,
    private readonly groups: OrderGroups,
  ) {}

  /** Starts the search of scheduled orders that are due. Returns how many. */
  startScheduled(limit: number): Promise<number> {
    return this.run(DUE_SCHEDULES, limit, enterSchedule);
  }

  /** Cancels orders whose online payment expired. Returns how many. */
  expirePayments(limit: number): Promise<number> {
    return this.run(DUE_PAYMENTS, limit, expirePayment);
  }

  /** Orders locked by another process are skipped. */
  private run(which: string, limit: number, step: (change: OrderChange) => void): Promise<number> {
    return this.db.transaction(async (tx) => {
      const now = this.clock.now();
      const due = await this.store.lockDue(tx, which, now, limit);
      const changes = due.map((order) => ({
        before: order.record(),
        change: new OrderChange(order, SYSTEM_ACTOR, now),
      }));
      for (const { change } of changes) {
        step(change);
        await this.groups.leaveGroup(tx, change);
      }
      this.store.saveAll(tx, changes);
      for (const { before, change } of changes) await this.effects.apply(tx, before, change.order);
      return due.length;
    });
  }
}
