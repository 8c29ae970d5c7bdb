import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { FREE_SINCE, POSITION_FRESH_MS } from '../../people/index.js';
import { Clock, Database, hubWorks, statement } from '../../base/index.js';
import { isAskedLast, type Silence, SILENCE } from '../planning/index.js';
import { CouriersOut, excluding, SearchClockStore, UnservedNotices } from '../searches/index.js';
import { type CourierOnShift, standingOf, TURN, type WaitingSearch } from '../queue/index.js';

/** Between two reviews of all queues by one process. */
const LOOK_EVERY_MS = 2_000;
/** Nearly all searches have an offer sooner. */
const LOOKED_AFTER_MS = 5_000;
const MAX_SEARCHES = 2_000;
const MAX_COURIERS = 3_000;

const NO_OFFER = `not exists (select from order_offers f where f.order_id = s.order_id and f.status = 'open')`;

const HUBS = statement(
  'rounds.queues_due',
  `select distinct s.hub_id as "hubId" from order_searches s
    where s.ended_at is null and ${hubWorks('s.hub_id')}
      and (s.clock_left_ms is not null or (s.started_at <= $1 and ${NO_OFFER}))`,
);

const SEARCHES = statement(
  'rounds.queue_searches',
  `select s.order_id as "orderId", s.attempt, o.merchant_id as "merchantId", s.started_at as "startedAt", o.ready_at as "readyAt",
          jsonb_build_object('latitude', s.pickup[1], 'longitude', s.pickup[0]) as pickup, s.combinable,
          s.vehicle_type_ids as "vehicleTypeIds", s.collects_cash as "collectsCash", s.clock_left_ms is not null as queued,
          s.waits -> -1 ->> 'reason' as reason, s.excluded_courier_ids || coalesce((
            select array_agg(f.courier_id) from order_offers f
             where f.order_id = s.order_id and f.attempt = s.attempt and f.status = 'declined'), '{}') as "excludedCourierIds", coalesce((
            select array_agg(f.courier_id) from order_offers f
             where f.order_id = s.order_id and f.attempt = s.attempt and f.status = 'expired'), '{}') as "unansweredBy"
     from order_searches s join orders o on o.id = s.order_id
    where s.hub_id = $1 and s.ended_at is null and s.deadline_at > $2 and o.status = 'pending' and ${NO_OFFER}
    order by ${TURN}, s.order_id limit ${String(MAX_SEARCHES)}`,
);

/** For a hub that plans, a courier whose stated end has passed is not on shift. */
const COURIERS = statement(
  'rounds.queue_couriers',
  `select p.courier_id as id, p.vehicle_type_ids as "vehicleTypeIds", p.active_orders as "activeOrders",
          p.exclusive_orders as "exclusiveOrders", ${FREE_SINCE}, silence.*,
          (select count(*)::int from order_offers f where f.courier_id = p.courier_id and f.status = 'open') as "openOffers",
          case when p.last_seen_at >= $2 and p.position is not null
               then jsonb_build_object('latitude', p.position[1], 'longitude', p.position[0]) end as position
     from courier_presence p, ${SILENCE}
    where p.hub_id = $1 and p.online and p.employable and (p.shift_ends_at is null or p.shift_ends_at >= $3)
    order by p.last_seen_at desc nulls last, p.courier_id limit ${String(MAX_COURIERS)}`,
);

/**
 * Reviews searches without an open offer: which wait in the queue because the couriers who fit are busy, which leave it because one is
 * free, and why each waits. Any number of processes may review at the same time.
 */
@Injectable()
export class SearchReviews {
  private lookedAt = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly out: CouriersOut,
    private readonly store: SearchClockStore,
    private readonly notices: UnservedNotices,
  ) {}

  async runDue(): Promise<void> {
    const now = this.clock.millis();
    if (Math.abs(now - this.lookedAt) < LOOK_EVERY_MS) return;
    this.lookedAt = now;
    const waiting = await this.db.query(HUBS, [new Date(now - LOOKED_AFTER_MS)]);
    for (const { hubId } of waiting) await this.review(hubId);
    await this.notices.tellShops();
  }

  private async review(hubId: number): Promise<void> {
    const { dispatch } = (await this.hubs.get(hubId)).settings;
    const planned = dispatch.strategy === 'planned';
    const now = this.clock.now();
    const [found, onShift] = await Promise.all([
      this.db.query<WaitingSearch>(SEARCHES, [hubId, now]),
      this.db.query<CourierOnShift & Silence>(COURIERS, [
        hubId,
        new Date(now.getTime() - POSITION_FRESH_MS),
        planned ? now : new Date(0),
      ]),
    ]);
    // Couriers who are out count as those who declined.
    const out = await this.out.whoIsOut(hubId, found);
    const searches = found.map((search) => excluding(search, out));
    const couriers = onShift.map((courier) => ({ ...courier, askedLast: planned && isAskedLast(courier) }));
    const changed = standingOf(searches, couriers, dispatch, now).flatMap(({ search, reason, runs }) =>
      runs === search.queued || reason !== search.reason
        ? [{ orderId: search.orderId, attempt: search.attempt, reason, runs }]
        : [],
    );
    if (changed.length > 0) await this.db.transaction((tx) => this.store.stand(tx, changed));
  }
}
