import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import type { OrderRecord } from '../../ordering/index.js';
import { POSITION_FRESH_MS } from '../../people/index.js';
import {
  Clock,
  type Point,
  WakeUps,
  Database,
  hubWorks,
  type RowOf,
  statement,
  type Transaction,
} from '../../base/index.js';
import { PlanningPassStore } from '../planning/index.js';
import { TURN } from '../queue/index.js';
import type { SearchOutcome } from './order-search.entity.js';
import { notServedAt, toNewSearch } from './search.mapper.js';

/** A locked search. `queuesUp`: others queue in the hub, and whether it goes behind them is not known yet. */
export type Search = RowOf<typeof CLAIM_DUE, keyof Point>;

type NextStep = Pick<Search, 'radiusM' | 'round'> & { readonly prompt: boolean };

export const SEARCH_COLUMNS = `order_id as "orderId", hub_id as "hubId", attempt, round,
  pickup[1] as latitude, pickup[0] as longitude, vehicle_type_ids as "vehicleTypeIds", combinable,
  collects_cash as "collectsCash", preferred_courier_id as "preferredCourierId",
  combine_with_order_ids as "combineWithOrderIds", excluded_courier_ids as "excludedCourierIds",
  radius_m as "radiusM", started_at as "startedAt", deadline_at as "deadlineAt",
  waits = '[]' and exists (select from order_searches q where q.hub_id = order_searches.hub_id and q.ended_at is null
                              and q.clock_left_ms is not null) as "queuesUp"`;

/** The row lock is the claim: it ends with the transaction, also when the process dies. */
const CLAIM_DUE = statement(
  'searches.search_claim_due',
  `select ${SEARCH_COLUMNS} from order_searches
    where ended_at is null and next_step_at <= $1 and ${hubWorks()}
    order by next_step_at limit 1
      for update skip locked`,
);

const LOCK_OPEN = statement(
  'searches.search_lock_open',
  `select ${SEARCH_COLUMNS} from order_searches where order_id = $1 and ended_at is null for update`,
);

/** An event relayed twice changes nothing: the search is under way. */
const BEGIN = statement(
  'searches.searches_begin',
  `insert into order_searches as s (order_id, hub_id, attempt, round, pickup, vehicle_type_ids, combinable,
     preferred_courier_id, combine_with_order_ids, latest_at, started_at, next_step_at, deadline_at, planned,
     collects_cash)
   select n."orderId", n."hubId", 1, 1,
          point((n.pickup->>'longitude')::float8, (n.pickup->>'latitude')::float8),
          n."vehicleTypeIds", n.combinable, n."preferredCourierId", n."combineWithOrderIds", n."latestAt", $2,
          case when n.planned then n."deadlineAt" else $2 end, n."deadlineAt", n.planned, n."collectsCash"
     from jsonb_to_recordset($1::jsonb) as n("orderId" bigint, "hubId" bigint, pickup jsonb, "vehicleTypeIds" integer[],
          combinable boolean, "preferredCourierId" bigint, "combineWithOrderIds" bigint[], "deadlineAt" timestamptz,
          planned boolean, "collectsCash" boolean, "latestAt" timestamptz)
    order by n."orderId"
       on conflict (order_id) do update
          set attempt = s.attempt + 1, round = 1, radius_m = null, ended_at = null, outcome = null,
              settled_at = null, started_at = excluded.started_at, next_step_at = excluded.next_step_at,
              deadline_at = excluded.deadline_at, pickup = excluded.pickup, combinable = excluded.combinable,
              vehicle_type_ids = excluded.vehicle_type_ids, planned = excluded.planned,
              preferred_courier_id = excluded.preferred_courier_id, collects_cash = excluded.collects_cash,
              combine_with_order_ids = excluded.combine_with_order_ids, latest_at = excluded.latest_at,
              clock_left_ms = null, waits = '[]', told_at = null
        where s.ended_at is not null`,
);

const REVISED_DEADLINE = `greatest($6::timestamptz, least(deadline_at, $7::timestamptz))`;

/**
 * What has its next step at the deadline keeps it there. A deadline that an edit brings forward is not before
 * `$7`. Whether the order still waits in the queue is looked at anew.
 */
const REVISE = statement(
  'searches.search_revise',
  `update order_searches
      set pickup = point($2, $3), vehicle_type_ids = $4, combinable = $5, collects_cash = $8,
          deadline_at = ${REVISED_DEADLINE}, latest_at = greatest($9::timestamptz, latest_at),
          clock_left_ms = null, next_step_at = case when clock_left_ms is not null and not planned then $10
            else least(nullif(next_step_at, deadline_at), ${REVISED_DEADLINE}) end
    where order_id = $1 and ended_at is null`,
);

const EXCLUDE = statement(
  'searches.search_exclude',
  `update order_searches set excluded_courier_ids = array_append(excluded_courier_ids, $2::bigint)
    where order_id = $1 and not excluded_courier_ids @> array[$2::bigint]`,
);

const END = statement(
  'searches.search_end',
  `with ended as (
     update order_searches set ended_at = $2, outcome = $3 where order_id = any($1::bigint[])
         and ended_at is null)
   update order_offers set status = 'withdrawn', ended_at = $2, changed_at = $2
    where order_id = any($1::bigint[]) and status = 'open'`,
);

const SCHEDULE_STEP = statement(
  'searches.search_next',
  `update order_searches set next_step_at = $2, radius_m = $3, round = $4 where order_id = $1`,
);

const SCHEDULE_NOW = statement(
  'searches.search_hurry',
  `update order_searches set next_step_at = $2
    where order_id = any($1::bigint[]) and ended_at is null and next_step_at > $2`,
);

/** As many as a courier who comes may be asked for, without those on offer or still in the queue. */
const SCHEDULE_HUBS_NOW = statement(
  'searches.search_hurry_hubs',
  `update order_searches set next_step_at = $2
    where order_id = any (array(
      select s.order_id from order_searches s join orders o on o.id = s.order_id
       where s.hub_id = any($1::bigint[]) and s.ended_at is null and not s.planned and s.next_step_at > $2
         and s.clock_left_ms is null
         and not exists (select from order_offers f where f.order_id = s.order_id and f.status = 'open')
       order by ${TURN}, s.order_id limit 20))
      and ended_at is null`,
);

/** In hubs without an online courier; a courier who comes online schedules the searches of the hub again. */
const SNOOZE_HUBS_WITHOUT_COURIERS = statement(
  'searches.searches_rest',
  `update order_searches set next_step_at = least(deadline_at, $2)
    where order_id = any (array(
      select order_id from order_searches s
       where ended_at is null and next_step_at <= $1 and deadline_at > $1 and ${hubWorks()}
         and not exists (select from courier_presence p where p.hub_id = s.hub_id
                         and p.online and p.employable)
         and not exists (select from order_offers o where o.order_id = s.order_id and o.status = 'open')
       order by next_step_at limit 2000 for update skip locked))`,
);

/**
 * In hubs where every online courier is busy or has no fresh position: due searches are scheduled as a step
 * that finds no courier would schedule them. Searches with past offers or named couriers run their own step.
 */
const SNOOZE_HUBS_WITHOUT_FREE_COURIERS = statement(
  'searches.searches_look_again',
  `with due as materialized (
     select order_id, hub_id, combinable from order_searches s
      where ended_at is null and next_step_at <= $1 and deadline_at > $1 and ${hubWorks()}
        and preferred_courier_id is null and combine_with_order_ids = '{}'
        and not exists (select from order_offers o where o.order_id = s.order_id and o.attempt = s.attempt)
      order by next_step_at limit 2000
        for update skip locked
   ), hub as materialized (
     select d.hub_id, exists (select from courier_presence p where p.hub_id = d.hub_id and p.online
                                 and p.employable and p.last_seen_at >= $2 and p.active_orders = 0) as idle,
            exists (select from courier_presence p where p.hub_id = d.hub_id and p.online
                       and p.employable and p.last_seen_at >= $2 and p.exclusive_orders = 0) as sharing
       from (select distinct hub_id from due) d
   )
   update order_searches
      set next_step_at = least(
            deadline_at, $1 + greatest($3::interval, least($4::interval, ($1 - started_at) / 10)))
    where order_id = any (array(
      select due.order_id from due join hub using (hub_id) where not idle and not (sharing and combinable)))`,
);

const HUBS_DUE = statement(
  'searches.searches_hubs_due',
  `select distinct hub_id as "hubId" from (
     select hub_id from order_searches where ended_at is null and next_step_at <= $1 and ${hubWorks()}
      order by next_step_at limit $2) due`,
);

/** A search that waits for a pass takes no step until the deadline. */
const HAND_OVER = statement(
  'searches.search_hand_over',
  `update order_searches set planned = true, next_step_at = deadline_at where order_id = $1`,
);

/** Open searches, in order of id, as every statement on several searches locks them. */
const LOCK_PLANNED = statement(
  'searches.searches_lock_planned',
  `select order_id as "orderId", attempt, round from order_searches
    where order_id = any($1::bigint[]) and ended_at is null and planned
    order by order_id for update`,
);

/** Asked after the lock: the statement that waited for it does not see an offer that was made meanwhile. */
const OFFERED = statement(
  'searches.searches_offered',
  `select order_id as "orderId" from order_offers where order_id = any($1::bigint[]) and status = 'open'`,
);

const AWAIT_ANSWERS = statement(
  'searches.searches_await_answers',
  `update order_searches set next_step_at = least(deadline_at, $2) where order_id = any($1::bigint[])`,
);

const RELEASE_PLANNED = statement(
  'searches.searches_release_planned',
  `update order_searches set planned = false, next_step_at = $2
    where order_id = any (array(select order_id from order_searches
                                 where hub_id = $1 and ended_at is null and planned order by order_id for update))`,
);

const SNOOZE_MS = 60_000;

/** When no courier was found the next step is due after a tenth of the time waited, within these limits. */
export const RETRY_MIN_MS = 3_000;
export const RETRY_MAX_MS = 15_000;

/** Writes `order_searches`, a row for each searched order; `SearchReviews` writes the queue. */
@Injectable()
export class SearchStore {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly wakeUps: WakeUps,
    private readonly passes: PlanningPassStore,
  ) {}

  claimDue(tx: Transaction, by: Date): Promise<Search | null> {
    return tx.first<Search, keyof Point>(CLAIM_DUE, [by]);
  }

  lockOpen(tx: Transaction, orderId: number): Promise<Search | null> {
    return tx.first<Search, keyof Point>(LOCK_OPEN, [orderId]);
  }

  /** `since`: when the order became pending. */
  async begin(tx: Transaction, pending: readonly { order: OrderRecord; since: Date }[]): Promise<void> {
    const searches: ReturnType<typeof toNewSearch>[] = [];
    for (const { order, since } of pending)
      searches.push(toNewSearch(order, await this.hubs.get(order.hubId, tx), since));
    void tx.send(BEGIN, [JSON.stringify(searches), this.clock.now()]);
    this.wake(tx, searches[0]?.orderId);
    this.passes.request(
      tx,
      searches.filter(({ planned }) => planned).map(({ hubId }) => hubId),
    );
  }

  handOver(tx: Transaction, { orderId, hubId }: Search): void {
    void tx.send(HAND_OVER, [orderId]);
    this.passes.request(tx, [hubId]);
  }

  /** Locks the searches that may be offered by a pass and leaves out the others. */
  async lockPlanned(tx: Transaction, orderIds: readonly number[]) {
    const rows = await tx.query(LOCK_PLANNED, [orderIds]);
    const offered = await tx.query(OFFERED, [orderIds]);
    const out = new Set(offered.map(({ orderId }) => orderId));
    return new Map(rows.flatMap((row) => (out.has(row.orderId) ? [] : [[row.orderId, row] as const])));
  }

  awaitAnswers(tx: Transaction, orderIds: readonly number[], expiresAt: Date): void {
    void tx.send(AWAIT_ANSWERS, [orderIds, expiresAt]);
    this.wakeAt(tx, orderIds[0] ?? 0, expiresAt, 'plan');
  }

  /** The hub no longer plans: its searches go on by its other strategy. */
  async releasePlanned(hubId: number): Promise<void> {
    await this.db.execute(RELEASE_PLANNED, [hubId, this.clock.now()]);
  }

  /** After an edit of the order: criteria and deadline change, radius and past offers remain. */
  async revise(tx: Transaction, order: OrderRecord, editedAt: Date): Promise<void> {
    const hub = await this.hubs.get(order.hubId, tx);
    const search = toNewSearch(order, hub, order.statusAt);
    const { orderId, pickup, vehicleTypeIds, combinable, collectsCash, deadlineAt, latestAt } = search;
    const criteria = [pickup.longitude, pickup.latitude, vehicleTypeIds, combinable];
    const times = [deadlineAt, notServedAt(hub, editedAt), collectsCash, latestAt, this.clock.now()];
    await tx.execute(REVISE, [orderId, ...criteria, ...times]);
  }

  async exclude(tx: Transaction, orderId: number, courierId: number): Promise<void> {
    await tx.execute(EXCLUDE, [orderId, courierId]);
  }

  /** Withdraws the open offers too. */
  end(tx: Transaction, orderIds: readonly number[], outcome: SearchOutcome): void {
    void tx.send(END, [orderIds, this.clock.now(), outcome]);
  }

  /** Not after the deadline. `prompt`: woken at its instant; other steps run with the next regular run. */
  scheduleStep(tx: Transaction, search: Search, atMs: number, { radiusM, round, prompt }: NextStep): void {
    const { orderId, deadlineAt } = search;
    const at = new Date(Math.min(atMs, deadlineAt.getTime()));
    void tx.send(SCHEDULE_STEP, [orderId, at, radiusM, round]);
    if (prompt) this.wakeAt(tx, orderId, at, String(orderId));
  }

  async scheduleNow(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.execute(SCHEDULE_NOW, [orderIds, this.clock.now()]);
    this.wake(tx, orderIds[0]);
  }

  async scheduleHubsNow(tx: Transaction, hubIds: readonly number[]): Promise<void> {
    await tx.execute(SCHEDULE_HUBS_NOW, [hubIds, this.clock.now()]);
  }

  async hubsDue(by: Date, limit: number): Promise<number[]> {
    const rows = await this.db.query(HUBS_DUE, [by, limit]);
    return rows.map(({ hubId }) => hubId);
  }

  /** Puts off due searches that would find no courier. */
  async snooze(): Promise<void> {
    const now = this.clock.now();
    const after = (ms: number) => new Date(now.getTime() + ms);
    const retries = [RETRY_MIN_MS, RETRY_MAX_MS].map((ms) => `${String(ms)} milliseconds`);
    await this.db.execute(SNOOZE_HUBS_WITHOUT_COURIERS, [now, after(SNOOZE_MS)]);
    await this.db.execute(SNOOZE_HUBS_WITHOUT_FREE_COURIERS, [now, after(-POSITION_FRESH_MS), ...retries]);
  }

  private wake(tx: Transaction, orderId: number | undefined): void {
    if (orderId === undefined) return;
    tx.afterCommit(() => this.wakeUps.wake('dispatch.step', { orderId }, { key: 'now' }));
  }

  private wakeAt(tx: Transaction, orderId: number, at: Date, what: string): void {
    const delayMs = Math.max(0, at.getTime() - this.clock.millis());
    const key = `${what}@${String(at.getTime())}`;
    tx.afterCommit(() => this.wakeUps.wake('dispatch.step', { orderId }, { delayMs, key }));
  }
}
