import { Injectable } from '@nestjs/common';
import type { Dispatch } from '../../company/index.js';
import { Clock } from '../../base/index.js';
import {
  type HubPass,
  MAX_ORDERS,
  type OpenOrderRow,
  pausedUntil,
  placeNumbersOf,
  type PlannedTrip,
  PlanningThread,
  withPauses,
  type WorldRows,
} from '../planning/index.js';
import type { CommittedTrip } from './planned-trip.types.js';
import { PlanningBase } from './planning-base.service.js';
import { PlanningWorldQueries } from './planning-world.queries.js';

interface HubPlan {
  readonly trips: readonly CommittedTrip[];
  readonly open: boolean;
  readonly unassigned: readonly number[];
}

/** Plans the orders of a hub from the database, and writes nothing. */
@Injectable()
export class HubPlanner {
  constructor(
    private readonly clock: Clock,
    private readonly world: PlanningWorldQueries,
    private readonly thread: PlanningThread,
    private readonly base: PlanningBase,
  ) {}

  /** `orderLimit`: of a region; null: as many as ever. @throws PlanTooSlow */
  async plan(hubId: number, dispatch: Dispatch, orderLimit: number | null): Promise<HubPlan> {
    return this.planOf(hubId, dispatch, await this.world.read(hubId), orderLimit);
  }

  /** The trips that a pass would commit now, with further orders if given. */
  async planTrial(hubId: number, dispatch: Dispatch, more: readonly OpenOrderRow[]): Promise<HubPlan> {
    const rows = await this.world.readAsPlanned(hubId);
    return this.planOf(hubId, dispatch, { ...rows, orders: [...rows.orders, ...more] });
  }

  /** All trips that a pass would make now, also those that may still change. @throws PlanTooSlow */
  async planAhead(hubId: number, dispatch: Dispatch): Promise<readonly PlannedTrip[]> {
    const rows = await this.world.readAsPlanned(hubId);
    if (rows.orders.length === 0) return [];
    const { commit, later } = await this.thread.plan(await this.pass(hubId, dispatch, rows, MAX_ORDERS));
    return [...commit, ...later];
  }

  private async planOf(
    hubId: number,
    dispatch: Dispatch,
    rows: WorldRows,
    limit: number | null = null,
  ): Promise<HubPlan> {
    if (rows.orders.length === 0) return { trips: [], open: false, unassigned: [] };
    const pass = await this.pass(hubId, dispatch, rows, limit ?? MAX_ORDERS);
    const { commit, unassigned } = await this.thread.plan(pass);
    const orders = new Map(rows.orders.map((order) => [order.id, order]));
    const couriers = new Map(rows.couriers.map((courier) => [courier.id, courier]));
    const trips = commit.flatMap((trip): CommittedTrip[] => {
      const courier = couriers.get(trip.courierId);
      const carried = trip.deliveries.flatMap(({ orderId }) => orders.get(orderId) ?? []);
      return courier ? [{ plan: trip, courier, orders: carried }] : [];
    });
    return { trips, open: true, unassigned };
  }

  private async pass(
    hubId: number,
    dispatch: Dispatch,
    read: WorldRows,
    orderLimit: number,
  ): Promise<HubPass> {
    const now = this.clock.now();
    const rows = withPauses(read, (courier) => pausedUntil(courier, dispatch, now) !== null);
    const base = await this.base.of(hubId);
    const ways = await this.base.ways(hubId, placeNumbersOf(rows, base.types));
    return { rows, now, dispatch, orderLimit, ways, ...base };
  }
}
