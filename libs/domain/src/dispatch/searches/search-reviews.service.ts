import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { POSITION_FRESH_MS } from '../../people/index.js';
import { Clock, Database, hubWorks, statement, type Transaction } from '../../base/index.js';
import { isAskedLast, type Silence, SILENCE } from '../planning/index.js';
import { type CourierOnShift, standingOf, TURN, type WaitingSearch } from '../queue/index.js';
import { COURIER_FACTS, CouriersOut, excluding } from './couriers-out.queries.js';
import { COURIERS_WHO } from './offer.store.js';
import { UnservedNotices } from './unserved-notices.service.js';

/** Between two reviews of all queues by one process. */
const POLL_MS = 2_000;
/** Nearly all searches have an offer sooner. */
const LOOKED_AFTER_MS = 5_000;
const MAX_SEARCHES = 2_000;
const MAX_COURIERS = 3_000;

const NO_OFFER = `not exists (select from order_offers f where f.order_id = s.order_id and f.status = 'open')`;

const HUBS = statement(
  'searches.queues_due',
  `select distinct s.hub_id as "hubId" from order_searches s
    where s.ended_at is null and ${hubWorks('s.hub_id')}
      and (s.clock_left_ms is not null or (s.started_at <= $1 and ${NO_OFFER}))`,
);

const SEARCHES = statement(
  'searches.queue_searches',
  `select s.order_id as "orderId", s.attempt, o.merchant_id as "merchantId", s.started_at as "startedAt", o.ready_at as "readyAt",
          jsonb_build_object('latitude', s.pickup[1], 'longitude', s.pickup[0]) as pickup, s.combinable,
          s.vehicle_type_ids as "vehicleTypeIds", s.collects_cash as "collectsCash", s.clock_left_ms is not null as queued,
          s.waits -> -1 ->> 'reason' as reason,
          s.excluded_courier_ids || ${COURIERS_WHO('declined')} as "excludedCourierIds",
          ${COURIERS_WHO('expired')} as "unansweredBy"
     from order_searches s join orders o on o.id = s.order_id
    where s.hub_id = $1 and s.ended_at is null and s.deadline_at > $2 and o.status = 'pending' and ${NO_OFFER}
    order by ${TURN}, s.order_id limit ${String(MAX_SEARCHES)}`,
);

/** For a hub that plans, a courier whose stated end has passed is not on shift. */
const COURIERS = statement(
  'searches.queue_couriers',
  `select ${COURIER_FACTS},
          (select count(*)::int from order_offers f where f.courier_id = p.courier_id and f.status = 'open') as "openOffers"
     from courier_presence p, ${SILENCE}
    where p.hub_id = $1 and p.online and p.employable and (p.shift_ends_at is null or p.shift_ends_at >= $3)
    order by p.last_seen_at desc nulls last, p.courier_id limit ${String(MAX_COURIERS)}`,
);

const MAX_WAITS = 200;

/** Without those that another worker has locked: the next look finds them. */
const LOCK = statement(
  'searches.searches_lock_standing',
  `select order_id as "orderId" from order_searches where order_id = any($1::bigint[]) and ended_at is null
    order by order_id for update skip locked`,
);

/**
 * A stopped clock keeps the time that is left and goes on from there. In the queue the next step is due when
 * the longest wait is over; of those that leave it together the first in turn steps first. Asked after the
 * lock: an offer made meanwhile changes nothing.
 */
const STAND = statement(
  'searches.searches_stand',
  `update order_searches s
      set clock_left_ms = n.left_ms, deadline_at = n.deadline_at,
          next_step_at = case when n.left_ms is not null or (n.released and s.planned) then n.deadline_at
                              when n.released then $2 - interval '1 second' + n.turn * interval '1 millisecond'
                              else s.next_step_at end,
          waits = case when n.reason is distinct from s.waits -> -1 ->> 'reason'
                       then case when jsonb_array_length(s.waits) >= ${String(MAX_WAITS)} then s.waits - 0
                            else s.waits end || jsonb_build_object('at', $3::text, 'reason', n.reason)
                       else s.waits end
     from (select t."orderId", t.reason, t.turn, t.runs and q.clock_left_ms is not null as released,
                  case when not t.runs then coalesce(q.clock_left_ms,
                       greatest(0, extract(epoch from q.deadline_at - $2) * 1000)::integer) end as left_ms,
                  case when t.runs and q.clock_left_ms is not null
                       then least(coalesce(q.latest_at, q.deadline_at), $2 + q.clock_left_ms * interval '1 millisecond')
                       when not t.runs then greatest(q.deadline_at, coalesce(q.latest_at, q.deadline_at))
                       else q.deadline_at end as deadline_at
             from jsonb_to_recordset($1::jsonb) as t("orderId" bigint, attempt integer, reason text, runs boolean, turn integer)
             join order_searches q on q.order_id = t."orderId" and q.attempt = t.attempt) n
    where s.order_id = n."orderId" and s.ended_at is null
      and not exists (select from order_offers f where f.order_id = s.order_id and f.status = 'open')`,
);

/**
 * Reviews searches without an open offer: which wait in the queue as the couriers who fit are busy, which
 * leave it as one is free, and why each waits. Any number of processes may review at the same time.
 */
@Injectable()
export class SearchReviews {
  private lookedAt = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly out: CouriersOut,
    private readonly notices: UnservedNotices,
  ) {}

  async runDue(): Promise<void> {
    const now = this.clock.millis();
    if (Math.abs(now - this.lookedAt) < POLL_MS) return;
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
    if (changed.length > 0) await this.db.transaction((tx) => this.stand(tx, changed));
  }

  private async stand(tx: Transaction, standings: readonly { readonly orderId: number }[]): Promise<void> {
    const ids = standings.map(({ orderId }) => orderId);
    const locked = new Set((await tx.query(LOCK, [ids])).map(({ orderId }) => orderId));
    const held = standings.filter(({ orderId }) => locked.has(orderId));
    if (held.length === 0) return;
    const now = this.clock.now();
    const rows = held.map((standing, turn) => ({ ...standing, turn: Math.min(turn, 999) }));
    await tx.execute(STAND, [JSON.stringify(rows), now, now.toISOString()]);
  }
}
