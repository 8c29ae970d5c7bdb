import { Injectable } from '@nestjs/common';
import { Hubs, type HubSettings } from '../../company/index.js';
import { Clock, distanceMeters, type Point, Database } from '../../base/index.js';
import { hubPromise } from '../../ordering/index.js';
import { CourierChoice } from '../rounds/index.js';
import { DispatchTrialQueries } from './dispatch-trial.queries.js';
import { type CommittedTrip, fitsNow, HubPlanner } from '../passes/index.js';
import type { OpenOrderRow } from '../planning/index.js';
import type { Search } from '../searches/index.js';

type Dispatch = HubSettings['dispatch'];

/** `asked` now · `answering`: an offer is open · `later`: a pass holds the order back · `nobody`: no courier fits. */
export const TRIAL_VERDICTS = ['asked', 'answering', 'later', 'nobody'] as const;

interface TriedOrder {
  /** null: the supposed order. */
  readonly orderId: number | null;
  readonly publicId: string | null;
  readonly waitingSince: Date;
  readonly verdict: (typeof TRIAL_VERDICTS)[number];
  readonly couriers: readonly { readonly courierId: number; readonly distanceM: number | null }[];
  /** Radius of the offers; null where a pass decides. */
  readonly radiusM: number | null;
  /** When a pass expects the courier at the pickup; null with every other strategy. */
  readonly pickupAt: Date | null;
}

type Verdict = Pick<TriedOrder, 'verdict' | 'couriers' | 'radiusM' | 'pickupAt'>;

/** An order that does not exist, to be tried. */
interface SupposedOrder {
  readonly pickup: Point;
  readonly vehicleTypeIds: readonly number[];
}

/** An id that no order has. */
const SUPPOSED_ID = 0;

/**
 * Tries a strategy on the hub's current state, by the rules of searches and passes. Makes no offer and takes no lock.
 */
@Injectable()
export class DispatchTrials {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly queries: DispatchTrialQueries,
    private readonly choice: CourierChoice,
    private readonly planner: HubPlanner,
  ) {}

  /** `dispatch`: unsaved settings; absent: the hub's own. */
  async run(hubId: number, dispatch?: Dispatch, supposed?: SupposedOrder) {
    const settings = dispatch ?? (await this.hubs.get(hubId)).settings.dispatch;
    const open = await this.queries.openSearches(hubId);
    const searches = supposed ? [...open, this.searchOf(hubId, supposed)] : open;
    const planned =
      settings.strategy === 'planned' ? await this.plannedVerdicts(hubId, settings, supposed) : null;
    const names = await this.queries.publicIds(
      hubId,
      open.map(({ orderId }) => orderId),
    );
    const orders: TriedOrder[] = [];
    for (const search of searches)
      orders.push({
        orderId: search.orderId === SUPPOSED_ID ? null : search.orderId,
        publicId: names.get(search.orderId) ?? null,
        waitingSince: search.startedAt,
        ...(await this.verdictOf(search, settings, planned)),
      });
    return { strategy: settings.strategy, orders, ...(await this.queries.shift(hubId)) };
  }

  private async verdictOf(
    search: Search,
    dispatch: Dispatch,
    planned: ReadonlyMap<number, Verdict> | null,
  ): Promise<Verdict> {
    const offers = await this.queries.asked(search);
    const now = this.clock.now();
    const out = offers.filter(({ status, expiresAt }) => status === 'open' && expiresAt > now);
    if (out.length > 0) {
      const couriers = out.map(({ courierId }) => ({ courierId, distanceM: null }));
      return { verdict: 'answering', couriers, radiusM: search.radiusM, pickupAt: null };
    }
    const past = offers.map((one) => (one.status === 'open' ? { ...one, status: 'expired' as const } : one));
    const { couriers, radiusM } = await this.choice.tried(this.db, search, dispatch, past);
    if (couriers.length > 0 || !planned) {
      const verdict = couriers.length > 0 ? 'asked' : 'nobody';
      return { verdict, couriers: couriers.map(rounded), radiusM, pickupAt: null };
    }
    return planned.get(search.orderId) ?? { verdict: 'later', couriers: [], radiusM: null, pickupAt: null };
  }

  private async plannedVerdicts(
    hubId: number,
    dispatch: Dispatch,
    supposed?: SupposedOrder,
  ): Promise<Map<number, Verdict>> {
    const { settings } = await this.hubs.get(hubId);
    const more = supposed ? [this.rowOf(supposed, { ...settings, dispatch })] : [];
    const { trips, unassigned } = await this.planner.planTrial(hubId, dispatch, more);
    const verdicts = new Map<number, Verdict>();
    for (const orderId of unassigned)
      verdicts.set(orderId, { verdict: 'nobody', couriers: [], radiusM: null, pickupAt: null });
    for (const trip of trips.filter((one) => fitsNow(one, dispatch)))
      for (const order of trip.orders) verdicts.set(order.id, plannedVerdict(trip, order));
    return verdicts;
  }

  private searchOf(hubId: number, { pickup, vehicleTypeIds }: SupposedOrder): Search {
    const now = this.clock.now();
    return {
      ...pickup,
      hubId,
      orderId: SUPPOSED_ID,
      attempt: 1,
      round: 1,
      vehicleTypeIds: [...vehicleTypeIds],
      combinable: true,
      collectsCash: false,
      preferredCourierId: null,
      combineWithOrderIds: [],
      excludedCourierIds: [],
      queuesUp: false,
      radiusM: null,
      startedAt: now,
      deadlineAt: now,
    };
  }

  private rowOf({ pickup, vehicleTypeIds }: SupposedOrder, settings: HubSettings): OpenOrderRow {
    const common = { attempt: 1, merchantId: SUPPOSED_ID, combinable: true, excludedCourierIds: [] };
    return {
      ...common,
      id: SUPPOSED_ID,
      pickup,
      drops: [pickup],
      placedAt: this.clock.now(),
      readyAt: null,
      deliverBy: hubPromise(settings, this.clock.now(), null),
      vehicleTypeIds,
      weightKg: null,
    };
  }
}

function plannedVerdict({ plan, courier }: CommittedTrip, { pickup }: OpenOrderRow): Verdict {
  const distanceM = Math.round(distanceMeters(courier.position, pickup));
  return {
    verdict: 'asked',
    couriers: [{ courierId: courier.id, distanceM }],
    radiusM: null,
    pickupAt: new Date(plan.pickupAt * 1_000),
  };
}

function rounded({ courierId, distanceM }: Verdict['couriers'][number]): Verdict['couriers'][number] {
  return { courierId, distanceM: distanceM === null ? null : Math.round(distanceM) };
}
