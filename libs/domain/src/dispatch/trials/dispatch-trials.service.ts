import { Injectable } from '@nestjs/common';
import { Hubs, type Dispatch, type HubSettings } from '../../company/index.js';
import { Clock, Database, distanceMeters, type Point, statement } from '../../base/index.js';
import { POSITION_FRESH_MS } from '../../people/index.js';
import { hubPromise } from '../../ordering/index.js';
import { CourierChoice } from '../rounds/index.js';
import { type CommittedTrip, fitsNow, HubPlanner } from '../passes/index.js';
import type { OpenOrderRow } from '../planning/index.js';
import { OfferStore, type Search, SEARCH_COLUMNS } from '../searches/index.js';

/** `asked` now · `answering`: an offer is open · `later`: a pass holds it back · `nobody`: none fits. */
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

/** What a pass says of an order that it asks nobody for. */
const UNASKED = { couriers: [], radiusM: null, pickupAt: null };

interface SupposedOrder {
  readonly pickup: Point;
  readonly vehicleTypeIds: readonly number[];
}

/** An id that no order has. */
const SUPPOSED_ID = 0;

const MAX_SEARCHES = 25;

/** The longest wait first. */
const OPEN_SEARCHES = statement(
  'trials.trial_searches',
  `select ${SEARCH_COLUMNS} from order_searches
    where hub_id = $1 and ended_at is null and deadline_at > $2 order by started_at, order_id
    limit ${String(MAX_SEARCHES)}`,
);

/** `located`: those on shift whose position is fresh. `free`: those of them who carry nothing. */
const SHIFT = statement(
  'trials.trial_shift',
  `select count(*)::int as "onShift",
          (count(*) filter (where last_seen_at >= $2 and position is not null))::int as located,
          (count(*) filter (where last_seen_at >= $2 and position is not null and active_orders = 0))::int
     as free from courier_presence where hub_id = $1 and online and employable`,
);

const PUBLIC_IDS = statement(
  'trials.trial_public_ids',
  `select id, public_id as "publicId" from orders where hub_id = $1 and id = any($2::bigint[])`,
);

/** Tries a strategy on the hub's state, by the rules of searches and passes, without offers or locks. */
@Injectable()
export class DispatchTrials {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly offers: OfferStore,
    private readonly choice: CourierChoice,
    private readonly planner: HubPlanner,
  ) {}

  /** `dispatch`: unsaved settings; absent: the hub's own. */
  async run(hubId: number, dispatch?: Dispatch, supposed?: SupposedOrder) {
    const settings = dispatch ?? (await this.hubs.get(hubId)).settings.dispatch;
    const now = this.clock.now();
    const open = await this.db.query<Search, keyof Point>(OPEN_SEARCHES, [hubId, now]);
    const searches = supposed ? [...open, this.searchOf(hubId, supposed)] : open;
    const planned =
      settings.strategy === 'planned' ? await this.plannedVerdicts(hubId, settings, supposed) : null;
    const known = await this.db.query(PUBLIC_IDS, [hubId, open.map(({ orderId }) => orderId)]);
    const names = new Map(known.map(({ id, publicId }) => [id, publicId]));
    const orders: TriedOrder[] = [];
    for (const search of searches)
      orders.push({
        orderId: search.orderId === SUPPOSED_ID ? null : search.orderId,
        publicId: names.get(search.orderId) ?? null,
        waitingSince: search.startedAt,
        ...(await this.verdictOf(search, settings, planned)),
      });
    const shift = await this.db.first(SHIFT, [hubId, new Date(now.getTime() - POSITION_FRESH_MS)]);
    return { strategy: settings.strategy, orders, ...(shift ?? { onShift: 0, located: 0, free: 0 }) };
  }

  private async verdictOf(
    search: Search,
    dispatch: Dispatch,
    planned: ReadonlyMap<number, Verdict> | null,
  ): Promise<Verdict> {
    const offers = await this.offers.offersOf(this.db, search);
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
      const rounded = couriers.map(({ courierId, distanceM }) => ({
        courierId,
        distanceM: distanceM === null ? null : Math.round(distanceM),
      }));
      return { verdict, couriers: rounded, radiusM, pickupAt: null };
    }
    return planned.get(search.orderId) ?? { ...UNASKED, verdict: 'later' };
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
    for (const orderId of unassigned) verdicts.set(orderId, { ...UNASKED, verdict: 'nobody' });
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
    return {
      id: SUPPOSED_ID,
      attempt: 1,
      merchantId: SUPPOSED_ID,
      combinable: true,
      excludedCourierIds: [],
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
