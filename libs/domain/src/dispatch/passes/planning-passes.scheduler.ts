import { Injectable, Logger } from '@nestjs/common';
import { Hubs, type Dispatch } from '../../company/index.js';
import { HubPlanner } from './hub-planner.service.js';
import { fitsNow } from './planned-trip.types.js';
import { PlannedTrips } from './planned-trips.service.js';
import { type PassLease, PlanningPassStore, PlanTooSlow } from '../planning/index.js';
import { SearchStore } from '../searches/index.js';

/**
 * Plans hubs of strategy `planned` every few seconds while orders are open, and on changes. One worker plans
 * a hub at a time, under a lease; another takes over from one that froze or died, whose later writes fail.
 */
@Injectable()
export class PlanningPasses {
  private readonly log = new Logger(PlanningPasses.name);

  constructor(
    private readonly hubs: Hubs,
    private readonly passes: PlanningPassStore,
    private readonly searches: SearchStore,
    private readonly planner: HubPlanner,
    private readonly trips: PlannedTrips,
  ) {}

  /** Returns how many hubs were planned. */
  async runDue(limit = 50): Promise<number> {
    for (let planned = 0; planned < limit; planned++) {
      const lease = await this.passes.claim();
      if (!lease) return planned;
      await this.run(lease);
    }
    return limit;
  }

  private async run(lease: PassLease): Promise<void> {
    const { dispatch } = (await this.hubs.get(lease.hubId)).settings;
    const outcome = await this.outcomeOf(lease, dispatch);
    if (outcome === null) return;
    const { open, written } = outcome;
    if (written) await this.passes.finish(lease, open);
    else this.log.warn(`The pass of hub ${String(lease.hubId)} took too long: another worker took it over`);
  }

  /** `written` false: another worker took it over. null: it took too long, and is tried with fewer orders. */
  private async outcomeOf(lease: PassLease, dispatch: Dispatch) {
    try {
      if (dispatch.strategy === 'planned') return await this.planLive(lease, dispatch);
      // Searches that waited for a pass go on by the hub's other strategy.
      await this.searches.releasePlanned(lease.hubId);
      return { open: false, written: true };
    } catch (error) {
      if (!(error instanceof PlanTooSlow)) throw error;
      this.log.warn(
        `The pass of hub ${String(lease.hubId)} is tried again with fewer orders: ${error.message}`,
      );
      await this.passes.retry(lease, error.orders);
      return null;
    }
  }

  private async planLive(lease: PassLease, dispatch: Dispatch) {
    const { trips, open } = await this.planner.plan(lease.hubId, dispatch, lease.orderLimit);
    const fitting = trips.filter((trip) => fitsNow(trip, dispatch));
    if (fitting.length === 0) return { open, written: true };
    const written = await (dispatch.assignment === 'direct'
      ? this.trips.assign(lease, fitting)
      : this.trips.offer(lease, fitting, dispatch.offerSeconds));
    return { open, written };
  }
}
