import { Injectable } from '@nestjs/common';
import { POSITION_FRESH_MS } from '../couriers/index.js';
import { Clock, statement, type Point, type Queryable, type Transaction, WakeUps } from '../shared/index.js';
import type { SearchOutcome } from './order-search.entity.js';

/** A search as its step sees it, locked. */
export interface Search {
  readonly orderId: number;
  readonly hubId: number;
  readonly attempt: number;
  readonly round: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly vehicleTypeIds: number[];
  readonly combinable: boolean;
  readonly preferredCourierId: number | null;
  readonly combineWithOrderIds: number[];
  readonly excludedCourierIds: number[];
  readonly radiusM: number | null;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
}

export interface NewSearch {
  readonly orderId: number;
  readonly hubId: number;
  readonly pickup: Point;
  readonly vehicleTypeIds: readonly number[];
  readonly combinable: boolean;
  readonly preferredCourierId: number | null;
  readonly combineWithOrderIds: readonly number[];
  readonly deadlineAt: Date;
}

export interface NextStep {
  readonly at: Date;
  readonly radiusM: number | null;
  readonly round: number;
  readonly prompt: boolean;
}

const COLUMNS = `order_id as "orderId", hub_id as "hubId", attempt, round, pickup[1] as latitude, pickup[0] as longitude,
  vehicle_type_ids as "vehicleTypeIds", combinable, preferred_courier_id as "preferredCourierId",
  combine_with_order_ids as "combineWithOrderIds", excluded_courier_ids as "excludedCourierIds", radius_m as "radiusM",
  started_at as "startedAt", deadline_at as "deadlineAt"`;

/** Whoever has the row works on it; a process that dies lets go of it at once. */
const CLAIM_DUE = statement(
  'search_claim_due',
  `select ${COLUMNS} from order_searches
    where ended_at is null and next_step_at <= $1
    order by next_step_at limit 1
      for update skip locked`,
);

const LOCK_OPEN = statement(
  'search_lock_open',
  `select ${COLUMNS} from order_searches where order_id = $1 and ended_at is null for update`,
);

/** Told again of a search that is under way (an event relayed twice): nothing changes. */
const BEGIN = statement(
  'searches_begin',
  `insert into order_searches as s (order_id, hub_id, attempt, round, pickup, vehicle_type_ids, combinable,
     preferred_courier_id, combine_with_order_ids, started_at, next_step_at, deadline_at)
   select n."orderId", n."hubId", 1, 1, point((n.pickup->>'longitude')::float8, (n.pickup->>'latitude')::float8),
          n."vehicleTypeIds", n.combinable, n."preferredCourierId", n."combineWithOrderIds", $2, $2, n."deadlineAt"
     from jsonb_to_recordset($1::jsonb) as n("orderId" bigint, "hubId" bigint, pickup jsonb, "vehicleTypeIds" integer[],
          combinable boolean, "preferredCourierId" bigint, "combineWithOrderIds" bigint[], "deadlineAt" timestamptz)
    order by n."orderId"
       on conflict (order_id) do update
          set attempt = s.attempt + 1, round = 1, radius_m = null, ended_at = null, outcome = null,
              started_at = excluded.started_at, next_step_at = excluded.next_step_at, deadline_at = excluded.deadline_at,
              pickup = excluded.pickup, vehicle_type_ids = excluded.vehicle_type_ids, combinable = excluded.combinable,
              preferred_courier_id = excluded.preferred_courier_id,
              combine_with_order_ids = excluded.combine_with_order_ids
        where s.ended_at is not null`,
);

const REVISE = statement(
  'search_revise',
  `update order_searches set pickup = point($2, $3), vehicle_type_ids = $4, combinable = $5
    where order_id = $1 and ended_at is null`,
);

const EXCLUDE = statement(
  'search_exclude',
  `update order_searches set excluded_courier_ids = array_append(excluded_courier_ids, $2::bigint)
    where order_id = $1 and not excluded_courier_ids @> array[$2::bigint]`,
);

const END = statement(
  'search_end',
  `with ended as (
     update order_searches set ended_at = $2, outcome = $3 where order_id = any($1::bigint[]) and ended_at is null
   )
   update order_offers set status = 'withdrawn', ended_at = $2, changed_at = $2
    where order_id = any($1::bigint[]) and status = 'open'`,
);

const NEXT = statement(
  'search_next',
  `update order_searches set next_step_at = $2, radius_m = $3, round = $4 where order_id = $1`,
);

const HURRY = statement(
  'search_hurry',
  `update order_searches set next_step_at = $2
    where order_id = any($1::bigint[]) and ended_at is null and next_step_at > $2`,
);

/** Those with an offer out wait for its answer. */
const HURRY_HUBS = statement(
  'search_hurry_hubs',
  `update order_searches s set next_step_at = $2
    where hub_id = any($1::bigint[]) and ended_at is null and next_step_at > $2
      and not exists (select from order_offers o where o.order_id = s.order_id and o.status = 'open')`,
);

/** Where nobody at all is at work there is nothing to look at until somebody comes online, which hurries them again. */
const REST = statement(
  'searches_rest',
  `update order_searches set next_step_at = least(deadline_at, $2)
    where order_id = any (array(
      select order_id from order_searches s
       where ended_at is null and next_step_at <= $1 and deadline_at > $1
         and not exists (select from courier_presence p where p.hub_id = s.hub_id and p.online and p.employable)
         and not exists (select from order_offers o where o.order_id = s.order_id and o.status = 'open')
       order by next_step_at limit 2000
         for update skip locked))`,
);

/**
 * Where everybody at work is busy or out of sight, a look finds nobody: all that is due there looks again when a step
 * that found nobody would. What has asked somebody, or is to ask somebody by name, takes its step by itself.
 */
const LOOK_AGAIN = statement(
  'searches_look_again',
  `with due as materialized (
     select order_id, hub_id, combinable from order_searches s
      where ended_at is null and next_step_at <= $1 and deadline_at > $1
        and preferred_courier_id is null and combine_with_order_ids = '{}'
        and not exists (select from order_offers o where o.order_id = s.order_id and o.attempt = s.attempt)
      order by next_step_at limit 2000
        for update skip locked
   ), hub as materialized (
     select d.hub_id, exists (select from courier_presence p where p.hub_id = d.hub_id and p.online and p.employable
                                 and p.last_seen_at >= $2 and p.active_orders = 0) as idle,
            exists (select from courier_presence p where p.hub_id = d.hub_id and p.online and p.employable
                       and p.last_seen_at >= $2 and p.exclusive_orders = 0) as sharing
       from (select distinct hub_id from due) d
   )
   update order_searches
      set next_step_at = least(deadline_at, $1 + greatest($3::interval, least($4::interval, ($1 - started_at) / 10)))
    where order_id = any (array(
      select due.order_id from due join hub using (hub_id) where not idle and not (sharing and combinable)))`,
);

const HUBS_DUE = statement(
  'searches_hubs_due',
  `select distinct hub_id as "hubId" from (
     select hub_id from order_searches where ended_at is null and next_step_at <= $1 order by next_step_at limit $2) due`,
);

const REST_MS = 60_000;

/** Between looks when nobody could be asked: a tenth of the time already waited, within these. */
export const LOOK_AGAIN_MIN_MS = 3_000;
export const LOOK_AGAIN_MAX_MS = 15_000;

/** Orders are searched for one row each; this is the only place that touches it. */
@Injectable()
export class SearchStore {
  constructor(
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
  ) {}

  claimDue(tx: Transaction, by: Date): Promise<Search | null> {
    return tx.first<Search>(CLAIM_DUE, [by]);
  }

  lockOpen(tx: Transaction, orderId: number): Promise<Search | null> {
    return tx.first<Search>(LOCK_OPEN, [orderId]);
  }

  begin(tx: Transaction, searches: readonly NewSearch[]): void {
    void tx.send(BEGIN, [JSON.stringify(searches), this.clock.now()]);
  }

  /** The order was edited: its radius and those asked stay, what is looked for changes. */
  async revise(tx: Transaction, { orderId, pickup, vehicleTypeIds, combinable }: NewSearch): Promise<void> {
    await tx.execute(REVISE, [orderId, pickup.longitude, pickup.latitude, vehicleTypeIds, combinable]);
  }

  async exclude(tx: Transaction, orderId: number, courierId: number): Promise<void> {
    await tx.execute(EXCLUDE, [orderId, courierId]);
  }

  /** Takes the open offers back with it. */
  async end(tx: Transaction, orderIds: readonly number[], outcome: SearchOutcome): Promise<void> {
    await tx.execute(END, [orderIds, this.clock.now(), outcome]);
  }

  /** `prompt`: somebody waits for it to the second; other steps may wait for the sweep. */
  next(tx: Transaction, { orderId }: Search, { at, radiusM, round, prompt }: NextStep): void {
    void tx.send(NEXT, [orderId, at, radiusM, round]);
    if (!prompt) return;
    const delayMs = Math.max(0, at.getTime() - this.clock.millis());
    const key = `${String(orderId)}@${String(at.getTime())}`;
    tx.afterCommit(() => {
      this.wakeUps.wake('dispatch.step', { orderId }, { delayMs, key });
    });
  }

  /** They act now instead of when they were going to. */
  async hurry(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.execute(HURRY, [orderIds, this.clock.now()]);
    const [orderId] = orderIds;
    if (orderId === undefined) return;
    tx.afterCommit(() => {
      this.wakeUps.wake('dispatch.step', { orderId }, { key: 'now' });
    });
  }

  async hurryHubs(tx: Transaction, hubIds: readonly number[]): Promise<void> {
    await tx.execute(HURRY_HUBS, [hubIds, this.clock.now()]);
  }

  async hubsDue(on: Queryable, by: Date, limit: number): Promise<number[]> {
    const rows = await on.query<{ hubId: number }>(HUBS_DUE, [by, limit]);
    return rows.map(({ hubId }) => hubId);
  }

  async restWhereNobodyWorks(on: Queryable): Promise<void> {
    await on.execute(REST, [this.clock.now(), new Date(this.clock.millis() + REST_MS)]);
  }

  async lookAgainWhereNobodyIsFree(on: Queryable): Promise<void> {
    const seenSince = new Date(this.clock.millis() - POSITION_FRESH_MS);
    await on.execute(LOOK_AGAIN, [
      this.clock.now(),
      seenSince,
      `${String(LOOK_AGAIN_MIN_MS)} milliseconds`,
      `${String(LOOK_AGAIN_MAX_MS)} milliseconds`,
    ]);
  }
}
