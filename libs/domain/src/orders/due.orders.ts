import { Injectable } from '@nestjs/common';
import { Clock, Database, SYSTEM_ACTOR } from '../shared/index.js';
import { OrderChange } from './order.change.js';
import { OrderFleet } from './order.fleet.js';
import { OrderSettlement } from './order.settlement.js';
import { OrderStore } from './order.store.js';
import { enterSchedule, expirePayment } from './order.steps.js';

const DUE_SCHEDULES = `o.status = 'scheduled' and o.search_at <= $1 order by o.search_at`;
const DUE_PAYMENTS = `o.status = 'waiting' and o.payment_expires_at <= $1 order by o.payment_expires_at`;

/**
 * Steps orders take because of the hour. A thousand may fall on one second, so they go by the batch: however many, a
 * batch is one look, one update, one piece of the timeline and one of the outbox, in one transaction.
 */
@Injectable()
export class DueOrders {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly store: OrderStore,
    private readonly settlement: OrderSettlement,
    private readonly fleet: OrderFleet,
  ) {}

  /** Scheduled orders whose time has come, up to `limit` of them. Tells how many entered. */
  enterSchedules(limit: number): Promise<number> {
    return this.run(DUE_SCHEDULES, limit, enterSchedule);
  }

  /** Orders whose online payment never came, up to `limit` of them. Tells how many ended. */
  expirePayments(limit: number): Promise<number> {
    return this.run(DUE_PAYMENTS, limit, expirePayment);
  }

  /** What another process holds is its business. */
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
        await this.fleet.leaveGroupIfCancelled(tx, change);
      }
      await this.store.saveAll(tx, changes);
      for (const { before, change } of changes) await this.settlement.settle(tx, before, change.order);
      return due.length;
    });
  }
}
