import { Injectable, Logger } from '@nestjs/common';
import { Clock, isDomainError } from '../../base/index.js';
import { TownBeginning } from './town-beginning.service.js';
import type { Town } from './town.entity.js';
import { TownOrders } from './town-orders.service.js';
import { TownPeopleService } from './town-people.service.js';
import { TownRiders } from './town-riders.service.js';
import { TownStore } from './town.store.js';

const STEP_MS = 2_000;
/** How long a failed step is put off. */
const AFTER_FAILURE_MS = 10_000;

/**
 * Towns of sandbox hubs whose setting `robotTown` is on: shops order in a day's rhythm and robot couriers bring it, so that a
 * board is alive. The next step follows from what is stored, so one that was lost with its worker is simply done later.
 */
@Injectable()
export class Towns {
  private readonly log = new Logger(Towns.name);

  constructor(
    private readonly clock: Clock,
    private readonly store: TownStore,
    private readonly people: TownPeopleService,
    private readonly orders: TownOrders,
    private readonly riders: TownRiders,
    private readonly beginning: TownBeginning,
  ) {}

  /** Runs due steps, up to `limit`; returns how many. */
  async runDue(limit = 20): Promise<number> {
    await this.store.addNew();
    for (let taken = 0; taken < limit; taken++) {
      const town = await this.store.claimDue();
      if (!town) return taken;
      await this.run(town);
    }
    return limit;
  }

  private async run(town: Town): Promise<void> {
    let pause = STEP_MS;
    try {
      await this.step(town);
    } catch (error) {
      if (isDomainError(error, 'storage_unavailable')) throw error;
      this.log.error(`The town of hub ${String(town.hubId)} stumbled: ${String(error)}`);
      pause = AFTER_FAILURE_MS;
    }
    await this.store.release(town, new Date(this.clock.millis() + pause));
  }

  private async step(town: Town): Promise<void> {
    const people = await this.people.of(town.hubId);
    if (!people) return;
    const homes = this.people.places.shops.map(({ place }) => place);
    if (town.orders === 0) await this.beginning.of(town, this.orders, people, homes);
    await this.orders.placeDue(town, people);
    await this.riders.step(town.hubId, people.couriers, homes);
  }
}
