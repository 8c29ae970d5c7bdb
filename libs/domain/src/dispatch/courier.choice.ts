import { Injectable } from '@nestjs/common';
import { NearestCouriers, POSITION_FRESH_MS, type NearestOptions } from '../couriers/index.js';
import type { HubSettings } from '../hubs/index.js';
import { Clock, statement, type Transaction } from '../shared/index.js';
import type { Asked } from './offer.store.js';
import type { Search } from './search.store.js';

type Dispatch = HubSettings['dispatch'];

export interface Candidate {
  readonly courierId: number;
  readonly distanceM: number | null;
}

export interface Choice {
  readonly couriers: readonly Candidate[];
  readonly radiusM: number;
  readonly round: number;
}

const CARRIERS = statement(
  'dispatch_carriers',
  `select distinct courier_id as "courierId" from orders
    where hub_id = $1 and id = any($2::bigint[]) and courier_id is not null
      and status in ('accepted', 'arrived_pickup_location')`,
);

/** Who is asked next. */
@Injectable()
export class CourierChoice {
  constructor(
    private readonly nearest: NearestCouriers,
    private readonly clock: Clock,
  ) {}

  async next(tx: Transaction, search: Search, dispatch: Dispatch, asked: readonly Asked[]): Promise<Choice> {
    const { round } = search;
    const radiusM = search.radiusM ?? Math.min(dispatch.initialRadiusM, dispatch.maxRadiusM);
    const named = await this.named(tx, search, dispatch, asked);
    if (named) return { couriers: [named], radiusM, round };
    const choice =
      dispatch.strategy === 'fixed_list'
        ? { couriers: await this.listed(tx, search, dispatch, asked), radiusM }
        : await this.around(tx, search, dispatch, asked, radiusM);
    // Everybody was asked: those who only let their offer pass are asked again next time.
    const passed = asked.some((one) => one.round === round && one.status === 'expired');
    return { ...choice, round: choice.couriers.length === 0 && passed ? round + 1 : round };
  }

  /** First and alone: the courier the caller named, then whoever carries the orders this one should go with. */
  private async named(
    tx: Transaction,
    search: Search,
    dispatch: Dispatch,
    asked: readonly Asked[],
  ): Promise<Candidate | undefined> {
    const known = new Set([...search.excludedCourierIds, ...asked.map(({ courierId }) => courierId)]);
    const ask = async (ids: readonly number[]): Promise<Candidate | undefined> => {
      const open = ids.filter((id) => !known.has(id));
      if (open.length === 0) return undefined;
      const maxOrders = roomFor(search, dispatch);
      return (await this.nearest.among(open, search.hubId, search, { limit: 1, maxOrders }, tx))[0];
    };
    const { preferredCourierId, combineWithOrderIds } = search;
    const preferred = preferredCourierId === null ? undefined : await ask([preferredCourierId]);
    if (preferred || combineWithOrderIds.length === 0) return preferred;
    const carriers = await tx.query<{ courierId: number }>(CARRIERS, [search.hubId, combineWithOrderIds]);
    return await ask(carriers.map(({ courierId }) => courierId));
  }

  /** In the order of the list, one at a time. */
  private async listed(
    tx: Transaction,
    search: Search,
    dispatch: Dispatch,
    asked: readonly Asked[],
  ): Promise<Candidate[]> {
    const options = { ...this.fitting(search, dispatch, asked), limit: dispatch.fixedCourierIds.length };
    if (options.limit === 0) return [];
    const fit = await this.nearest.among(dispatch.fixedCourierIds, search.hubId, search, options, tx);
    const first = dispatch.fixedCourierIds.find((id) => fit.some(({ courierId }) => courierId === id));
    return fit.filter(({ courierId }) => courierId === first);
  }

  /**
   * Nobody within the radius: it grows, step by step, until somebody is or the hub's limit is reached. One look up to
   * the limit tells where that is.
   */
  private async around(
    tx: Transaction,
    search: Search,
    dispatch: Dispatch,
    asked: readonly Asked[],
    startM: number,
  ): Promise<{ couriers: readonly Candidate[]; radiusM: number }> {
    const limit = dispatch.strategy === 'broadcast' ? dispatch.broadcastSize : 1;
    const widestM = Math.max(startM, dispatch.maxRadiusM);
    const options = { ...this.fitting(search, dispatch, asked), limit, radiusM: widestM };
    const couriers = await this.nearest.find(search.hubId, search, options, tx);
    const nearestM = couriers[0]?.distanceM ?? widestM;
    let radiusM = startM;
    while (radiusM < nearestM && radiusM < dispatch.maxRadiusM) radiusM = widened(radiusM, dispatch);
    return { couriers: couriers.filter(({ distanceM }) => distanceM <= radiusM), radiusM };
  }

  private fitting(
    search: Search,
    dispatch: Dispatch,
    asked: readonly Asked[],
  ): Omit<NearestOptions, 'limit' | 'radiusM'> {
    // Whose offer was taken back may be asked again: they were away or full, and may be neither by now.
    const out = asked.filter(
      ({ status, round }) => status === 'declined' || (status === 'expired' && round === search.round),
    );
    return {
      vehicleTypeIds: search.vehicleTypeIds,
      freshSince: new Date(this.clock.millis() - POSITION_FRESH_MS),
      excludeIds: [...search.excludedCourierIds, ...out.map(({ courierId }) => courierId)],
      maxOrders: roomFor(search, dispatch),
    };
  }
}

function roomFor(search: Search, dispatch: Dispatch): number {
  return search.combinable ? dispatch.maxOrdersPerCourier : 1;
}

/** Without a step it goes to the limit at once. */
function widened(radiusM: number, { radiusStepM, maxRadiusM }: Dispatch): number {
  return radiusStepM === 0 ? maxRadiusM : Math.min(maxRadiusM, radiusM + radiusStepM);
}
