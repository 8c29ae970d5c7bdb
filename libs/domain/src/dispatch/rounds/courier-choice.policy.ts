import { Injectable } from '@nestjs/common';
import { NearestCouriers, POSITION_FRESH_MS, type NearestOptions } from '../../people/index.js';
import { type Dispatch, type Reach, reachM } from '../../company/index.js';
import { Clock, drivingSeconds, type Queryable, roadMeters, statement } from '../../base/index.js';
import { ApproachTimes, MAX_WEIGHED, type OrderApproach } from './approach-times.service.js';
import { CouriersOut, type PastOffer, type Search } from '../searches/index.js';
import { onShiftFirst, reachFor, type RosteredCourier, ShiftRoster } from '../queue/index.js';

interface Candidate {
  readonly courierId: number;
  readonly distanceM: number | null;
}

const CARRYING_COURIERS = statement(
  'rounds.dispatch_carriers',
  `select distinct courier_id as "courierId" from orders
    where hub_id = $1 and id = any($2::bigint[]) and courier_id is not null
      and status in ('accepted', 'arrived_pickup_location')`,
);

interface Look {
  readonly on: Queryable;
  /** The order's search, whose excluded couriers include those who are out. */
  readonly search: Search;
  readonly dispatch: Dispatch;
  readonly asked: readonly PastOffer[];
  /** On a planned shift where the order is collected. */
  readonly wanted: readonly RosteredCourier[];
  readonly startM: number;
  readonly approach: OrderApproach | undefined;
}

@Injectable()
export class CourierChoice {
  constructor(
    private readonly nearest: NearestCouriers,
    private readonly clock: Clock,
    private readonly out: CouriersOut,
    private readonly approaches: ApproachTimes,
    private readonly shifts: ShiftRoster,
  ) {}

  /** As `next`, for a search that is not locked. */
  async tried(on: Queryable, search: Search, dispatch: Dispatch, asked: readonly PastOffer[]) {
    const approach = dispatch.reach && (await this.approaches.of(search, dispatch.reach));
    return this.next(on, search, dispatch, asked, approach ?? undefined);
  }

  /** Couriers who are out are left out, as those the search excludes. `radiusM` null: search by minutes. */
  async next(
    on: Queryable,
    found: Search,
    dispatch: Dispatch,
    asked: readonly PastOffer[],
    approach?: OrderApproach,
  ) {
    const search = await this.out.withOut(found, on);
    const wanted = await this.shifts.wantedAt(found.hubId, found, on);
    const { round } = search;
    const { strategy, reach } = dispatch;
    const startM = search.radiusM ?? Math.min(dispatch.initialRadiusM, dispatch.maxRadiusM);
    const radiusM = reach === null ? startM : null;
    const look = { on, search, dispatch, asked, wanted, startM, approach };
    const named = await this.nextNamed(look);
    if (named) return { couriers: [named], radiusM, round };
    // The passes of the hub choose among everybody else.
    if (strategy === 'planned') return { couriers: [], radiusM, round };
    const choose = async (past: readonly PastOffer[]) => {
      const tried = { ...look, asked: past };
      if (strategy === 'fixed_list') return { couriers: await this.nextListed(tried), radiusM };
      if (reach === null) return this.nextNearest(tried);
      return { couriers: await this.nextSoonest(tried, reach), radiusM };
    };
    // Couriers whose offer of an earlier round expired are asked after all others.
    const others = await choose(asked.map((one) => ({ ...one, round })));
    const isOver = others.couriers.length > 0 || asked.every((one) => one.round === round);
    const choice = isOver ? others : await choose(asked);
    // All were offered the order: couriers whose offer expired are offered it again in the next round.
    const passed = asked.some((one) => one.round === round && one.status === 'expired');
    return { ...choice, round: choice.couriers.length === 0 && passed ? round + 1 : round };
  }

  /** One courier at a time: the preferred one, then those who carry the orders to combine with. */
  private async nextNamed({ on, search, dispatch, asked }: Look): Promise<Candidate | undefined> {
    const known = new Set([...search.excludedCourierIds, ...asked.map(({ courierId }) => courierId)]);
    const nearestOf = async (ids: readonly number[]): Promise<Candidate | undefined> => {
      const open = ids.filter((id) => !known.has(id));
      if (open.length === 0) return undefined;
      const maxOrders = capacityFor(search, dispatch);
      return (await this.nearest.among(open, search.hubId, search, { limit: 1, maxOrders }, on))[0];
    };
    const { preferredCourierId, combineWithOrderIds } = search;
    const preferred = preferredCourierId === null ? undefined : await nearestOf([preferredCourierId]);
    if (preferred || combineWithOrderIds.length === 0) return preferred;
    const carriers = await on.query(CARRYING_COURIERS, [search.hubId, combineWithOrderIds]);
    return await nearestOf(carriers.map(({ courierId }) => courierId));
  }

  /** One at a time, in the order of the hub's fixed list. */
  private async nextListed(look: Look): Promise<readonly Candidate[]> {
    const { on, search, dispatch } = look;
    const { fixedCourierIds } = dispatch;
    if (fixedCourierIds.length === 0) return [];
    const options = { ...this.nearestOptions(look), limit: fixedCourierIds.length };
    const fit = await this.nearest.among(fixedCourierIds, search.hubId, search, options, on);
    const first = fixedCourierIds.find((id) => fit.some(({ courierId }) => courierId === id));
    return fit.filter(({ courierId }) => courierId === first);
  }

  /**
   * The radius grows in steps until a courier is inside or to the hub's limit. One query up to the limit
   * finds the nearest courier, and so the step. Within the radius, couriers on a planned shift come first.
   */
  private async nextNearest(look: Look): Promise<{ couriers: readonly Candidate[]; radiusM: number | null }> {
    const { on, search, dispatch, wanted, startM } = look;
    const limit = askedAtOnce(dispatch);
    const widestM = Math.max(startM, dispatch.maxRadiusM);
    const options = { ...this.nearestOptions(look), limit, radiusM: widestM };
    const couriers = await this.nearest.find(search.hubId, search, options, on);
    const { radiusStepM, maxRadiusM } = dispatch;
    const radiusM = reachFor(couriers[0]?.distanceM ?? widestM, startM, radiusStepM, maxRadiusM);
    const onShift = await this.onShift(look, options);
    const inReach = [...onShift, ...couriers].filter(({ distanceM }) => distanceM <= radiusM);
    return { couriers: onShiftFirst(inReach, wanted).slice(0, limit), radiusM };
  }

  /** Couriers on shift who fit, the nearest first, also further away than those who are asked. */
  private async onShift({ on, search, wanted }: Look, options: NearestOptions) {
    if (wanted.length === 0) return [];
    const ids = wanted.map(({ courierId }) => courierId);
    const all = await this.nearest.among(ids, search.hubId, search, { ...options, limit: ids.length }, on);
    return all.flatMap(({ courierId, distanceM }) => (distanceM === null ? [] : [{ courierId, distanceM }]));
  }

  /** Within the minutes that reach one: on shift first, then the soonest; unknown times are estimated. */
  private async nextSoonest(look: Look, reach: Reach): Promise<readonly Candidate[]> {
    const { on, search, dispatch, wanted, approach } = look;
    const widest = { ...this.nearestOptions(look), limit: MAX_WEIGHED, radiusM: reachM(reach) };
    const near = await this.nearest.find(search.hubId, search, widest, on);
    const timed = near
      .map((courier) => ({
        ...courier,
        seconds: approach?.get(courier.courierId) ?? drivingSeconds(roadMeters(courier, search), 'motorbike'),
      }))
      .filter(({ seconds }) => seconds <= reach.maxMinutes * 60)
      .sort((a, b) => a.seconds - b.seconds || a.courierId - b.courierId);
    const { initialMinutes, stepMinutes, maxMinutes } = reach;
    const soonest = (timed[0]?.seconds ?? Infinity) / 60;
    const minutes = reachFor(soonest, Math.min(initialMinutes, maxMinutes), stepMinutes, maxMinutes);
    const inReach = timed.filter(({ seconds }) => seconds <= minutes * 60);
    return onShiftFirst(inReach, wanted).slice(0, askedAtOnce(dispatch));
  }

  private nearestOptions({ search, dispatch, asked }: Look): Omit<NearestOptions, 'limit' | 'radiusM'> {
    // A courier whose offer was withdrawn was offline or full and may get another offer.
    const out = asked.filter(
      ({ status, round }) => status === 'declined' || (status === 'expired' && round === search.round),
    );
    return {
      vehicleTypeIds: search.vehicleTypeIds,
      freshSince: new Date(this.clock.millis() - POSITION_FRESH_MS),
      excludeIds: [...search.excludedCourierIds, ...out.map(({ courierId }) => courierId)],
      maxOrders: capacityFor(search, dispatch),
    };
  }
}

function askedAtOnce({ strategy, broadcastSize }: Dispatch): number {
  return strategy === 'broadcast' ? broadcastSize : 1;
}

function capacityFor(search: Search, dispatch: Dispatch): number {
  return search.combinable ? dispatch.maxOrdersPerCourier : 1;
}
