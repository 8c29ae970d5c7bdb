import { CourierBlocks, CourierDuty, OfferPushes, PushSubscriptions, Towns } from '#domain';
import { Injectable } from '@nestjs/common';
import { runBatch } from './due.tasks.js';
import { PayoutTasks } from './payout.tasks.js';
import type { PeriodicTask } from './task.scheduler.js';

/** Tasks of couriers that become due by time. */
@Injectable()
export class CourierTasks {
  readonly expiredBlocks: PeriodicTask = {
    name: 'end blocks',
    everyMs: 1_000,
    run: () => runBatch(() => this.courierBlocks.expireDue()),
  };
  /** Sets couriers offline whose app is silent. */
  readonly silentCouriers: PeriodicTask = {
    name: 'end the day of silent couriers',
    everyMs: 15_000,
    run: () => runBatch(() => this.duty.setSilentOffline()),
  };

  readonly oldSpells: PeriodicTask = {
    name: 'forget duty',
    everyMs: 600_000,
    run: () => runBatch(() => this.duty.prune()),
  };

  /** An offer lives for seconds, so its push must not wait. */
  readonly offerPushes: PeriodicTask = {
    name: 'push offers',
    everyMs: 500,
    run: () => runBatch(() => this.pushes.queueDue()),
  };
  readonly endedSubscriptions: PeriodicTask = {
    name: 'forget push subscriptions',
    everyMs: 600_000,
    run: () => runBatch(() => this.subscriptions.prune()),
  };

  /** Shops and robot couriers of sandboxes that have a town. */
  readonly towns: PeriodicTask = {
    name: 'step towns',
    everyMs: 500,
    run: () => runBatch(() => this.robotTowns.runDue()),
  };

  constructor(
    private readonly courierBlocks: CourierBlocks,
    private readonly duty: CourierDuty,
    private readonly pushes: OfferPushes,
    private readonly subscriptions: PushSubscriptions,
    readonly payouts: PayoutTasks,
    private readonly robotTowns: Towns,
  ) {}
}
