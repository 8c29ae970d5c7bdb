import { Injectable } from '@nestjs/common';
import { NearestCouriers, POSITION_FRESH_MS, type NearestOptions } from '../../people/index.js';
import { type HubSettings, reachM } from '../../company/index.js';
import { Clock, drivingSeconds, type Queryable, roadMeters, statement } from '../../base/index.js';
import { ApproachTimes, MOST_WEIGHED, type OrderApproach, type Reach } from './approach-times.service.js';
import { CouriersOut, type PastOffer, type Search } from '../searches/index.js';
import { onShiftFirst, radiusFor, type RosteredCourier, ShiftRoster } from '../queue/index.js';

type Dispatch = HubSettings['dispatch'];

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

interface NearestSearch {
  readonly asked: readonly PastOffer[];
  /** On a planned shift where the order is collected. */
  readonly wanted: readonly RosteredCourier[];
  readonly startM: number;
}

/** Chooses the couriers that receive the next offers of a search. */
@Injectable()
export class CourierChoice {
  constructor(
    private readonly nearest: NearestCouriers,
    private readonly clock: Clock,
    private readonly out: CouriersOut,
    private readonly approaches: ApproachTimes,
    private readonly shifts: ShiftRoster,
  ) {}

  /** As `next`, of a search that is not locked. */
  async tried(on: Queryable, search: Search, dispatch: Dispatch, asked: readonly PastOffer[]) {
    const approach = dispatch.reach && (await this.approaches.of(search, dispatch.reach));
    return this.next(on, search, dispatch, asked, approach ?? undefined);
  }

  /** Couriers who are out are left out like those whom the search excludes. `radiusM` null: the hub searches by minutes. */
  async next(
    tx: Queryable,
    found: Search,
    dispatch: Dispatch,
    asked: readonly PastOffer[],
    approach?: OrderApproach,
  ) {
    const search = await this.out.withOut(found, tx);
    const wanted = await this.shifts.wantedAt(found.hubId, found, tx);
    const { round } = search;
    const startM = search.radiusM ?? Math.min(dispatch.initialRadiusM, dispatch.maxRadiusM);
    const radiusM = dispatch.reach === null ? startM : null;
    const named = await this.nextNamed(tx, search, dispatch, asked);
    if (named) return { couriers: [named], radiusM, round };
    // The passes of the hub choose among everybody else.
    if (dispatch.strategy === 'planned') return { couriers: [], radiusM, round };
    const choose = async (past: readonly PastOffer[]) =>
      dispatch.strategy === 'fixed_list'
        ? { couriers: await this.nextListed(tx, search, dispatch, past), radiusM }
        : dispatch.reach === null
          ? await this.nextNearest(tx, search, dispatch, { asked: past, wanted, startM })
          : {
              couriers: onShiftFirst(
                await this.soonest(
                  tx,
                  search,
                  dispatch.reach,
                  this.nearestOptions(search, dispatch, past),
                  approach,
                ),
                wanted,
              ).slice(0, askedAtOnce(dispatch)),
              radiusM,
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
  private async nextNamed(
    tx: Queryable,
    search: Search,
    dispatch: Dispatch,
    asked: readonly PastOffer[],
  ): Promise<Candidate | undefined> {
    const known = new Set([...search.excludedCourierIds, ...asked.map(({ courierId }) => courierId)]);
    const nearestOf = async (ids: readonly number[]): Promise<Candidate | undefined> => {
      const open = ids.filter((id) => !known.has(id));
      if (open.length === 0) return undefined;
      const maxOrders = capacityFor(search, dispatch);
      return (await this.nearest.among(open, search.hubId, search, { limit: 1, maxOrders }, tx))[0];
    };
    const { preferredCourierId, combineWithOrderIds } = search;
    const preferred = preferredCourierId === null ? undefined : await nearestOf([preferredCourierId]);
    if (preferred || combineWithOrderIds.length === 0) return preferred;
    const carriers = await tx.query(CARRYING_COURIERS, [search.hubId, combineWithOrderIds]);
    return await nearestOf(carriers.map(({ courierId }) => courierId));
  }

  /** One at a time, in the order of the hub's fixed list. */
  private async nextListed(
    tx: Queryable,
    search: Search,
    dispatch: Dispatch,
    asked: readonly PastOffer[],
  ): Promise<Candidate[]> {
    const options = {
      ...this.nearestOptions(search, dispatch, asked),
      limit: dispatch.fixedCourierIds.length,
    };
    if (options.limit === 0) return [];
    const fit = await this.nearest.among(dispatch.fixedCourierIds, search.hubId, search, options, tx);
    const first = dispatch.fixedCourierIds.find((id) => fit.some(({ courierId }) => courierId === id));
    return fit.filter(({ courierId }) => courierId === first);
  }

  /**
   * The radius grows in steps until a courier is inside or the hub's limit is reached. One query up to the limit finds
   * the nearest courier, and so the step. Within the radius, couriers on a planned shift come first.
   */
  private async nextNearest(
    tx: Queryable,
    search: Search,
    dispatch: Dispatch,
    { asked, wanted, startM }: NearestSearch,
  ): Promise<{ couriers: readonly Candidate[]; radiusM: number }> {
    const limit = askedAtOnce(dispatch);
    const widestM = Math.max(startM, dispatch.maxRadiusM);
    const options = { ...this.nearestOptions(search, dispatch, asked), limit, radiusM: widestM };
    const couriers = await this.nearest.find(search.hubId, search, options, tx);
    const radiusM = radiusFor(couriers[0]?.distanceM ?? widestM, dispatch, startM);
    const onShift = await this.onShift(tx, search, options, wanted);
    const inReach = [...onShift, ...couriers].filter(({ distanceM }) => distanceM <= radiusM);
    return { couriers: onShiftFirst(inReach, wanted).slice(0, limit), radiusM };
  }

  /** Couriers on shift who fit, the nearest first, also further away than those who are asked. */
  private async onShift(
    tx: Queryable,
    search: Search,
    options: NearestOptions,
    wanted: readonly RosteredCourier[],
  ): Promise<{ courierId: number; distanceM: number }[]> {
    if (wanted.length === 0) return [];
    const ids = wanted.map(({ courierId }) => courierId);
    const all = await this.nearest.among(ids, search.hubId, search, { ...options, limit: ids.length }, tx);
    return all.flatMap(({ courierId, distanceM }) => (distanceM === null ? [] : [{ courierId, distanceM }]));
  }

  /** Couriers within the minutes that reach at least one, the soonest first; unknown times are estimated. */
  private async soonest(
    tx: Queryable,
    search: Search,
    reach: Reach,
    options: Omit<NearestOptions, 'limit' | 'radiusM'>,
    approach?: OrderApproach,
  ): Promise<(Candidate & { readonly distanceM: number })[]> {
    const widest = { ...options, limit: MOST_WEIGHED, radiusM: reachM(reach) };
    const near = await this.nearest.find(search.hubId, search, widest, tx);
    const timed = near
      .map((courier) => ({
        ...courier,
        seconds: approach?.get(courier.courierId) ?? drivingSeconds(roadMeters(courier, search), 'motorbike'),
      }))
      .filter(({ seconds }) => seconds <= reach.maxMinutes * 60)
      .sort((a, b) => a.seconds - b.seconds || a.courierId - b.courierId);
    const soonest = timed[0]?.seconds ?? Infinity;
    let minutes = Math.min(reach.initialMinutes, reach.maxMinutes);
    while (minutes * 60 < soonest && minutes < reach.maxMinutes)
      minutes = reach.stepMinutes === 0 ? reach.maxMinutes : minutes + reach.stepMinutes;
    return timed.filter(({ seconds }) => seconds <= minutes * 60);
  }

  private nearestOptions(
    search: Search,
    dispatch: Dispatch,
    asked: readonly PastOffer[],
  ): Omit<NearestOptions, 'limit' | 'radiusM'> {
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
