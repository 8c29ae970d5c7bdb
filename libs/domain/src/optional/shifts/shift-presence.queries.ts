import { Injectable } from '@nestjs/common';
import { Hubs, searchReachM } from '../../company/index.js';
import { ServiceAreas } from '../../places/index.js';
import { distanceMeters, type Point, type Queryable, statement } from '../../base/index.js';
import type { ShiftBooking, ShiftSlot } from './shift.entity.js';

/** Milliseconds since 1970. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

/** A position of the courier's app holds until the next one. */
interface SeenPoint extends Point {
  readonly at: number;
}

interface Presence {
  /** The courier was available. */
  readonly spells: readonly Span[];
  readonly sightings: readonly SeenPoint[];
  /** The courier carried orders, or was on the way back, wherever that was. */
  readonly errands: readonly Span[];
}

const MINUTE_MS = 60_000;

/** Whole minutes in which the courier was available where orders can reach them. */
export function countedMinutes(
  shift: Span,
  { spells, sightings, errands }: Presence,
  isReached: (point: Point) => boolean,
): number {
  const there = sightings.flatMap((one, i) =>
    isReached(one) ? [{ since: one.at, until: sightings[i + 1]?.at ?? shift.until }] : [],
  );
  const counted = merged([...there, ...errands]).flatMap((span) =>
    merged(spells).map((spell) => lengthOf(common(common(span, spell), shift))),
  );
  return Math.floor(counted.reduce((sum, one) => sum + one, 0) / MINUTE_MS);
}

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.since - b.since)) {
    const last = all.at(-1);
    if (last === undefined || span.since > last.until) all.push(span);
    else all[all.length - 1] = { since: last.since, until: Math.max(last.until, span.until) };
  }
  return all;
}

function common(one: Span, other: Span): Span {
  return { since: Math.max(one.since, other.since), until: Math.min(one.until, other.until) };
}

function lengthOf({ since, until }: Span): number {
  return Math.max(0, until - since);
}

const MS = (instant: string) => `floor(date_part('epoch', ${instant}) * 1000)::bigint`;

const SPELLS = statement(
  'shifts.spells',
  `select ${MS('began_at')} as since, ${MS('coalesce(ended_at, $4)')} as until from courier_spells
    where hub_id = $1 and courier_id = $2 and began_at < $4 and (ended_at is null or ended_at > $3)`,
);
/** One position a minute, and the last before the shift. */
const SIGHTINGS = statement(
  'shifts.sightings',
  `select ${MS('at')} as at, latitude, longitude from (
     (select at, latitude, longitude from courier_positions
       where hub_id = $1 and courier_id = $2 and at <= $3 and at > $3::timestamptz - interval '24 hours'
       order by at desc limit 1)
     union all
     (select distinct on (date_trunc('minute', at)) at, latitude, longitude from courier_positions
       where hub_id = $1 and courier_id = $2 and at > $3 and at < $4
       order by date_trunc('minute', at), at)
   ) p order by at`,
);
const ERRANDS = statement(
  'shifts.errands',
  `select ${MS('o.accepted_at')} as since,
          ${MS(`coalesce(o.cancelled_at, o.finished_at, $4) + interval '30 minutes'`)} as until
     from orders o
    where o.hub_id = $1 and o.courier_id = $2 and o.accepted_at < $4
      and o.id in (select e.order_id from order_events e where e.courier_id = $2 and e.at >= $3 and e.at < $4)`,
);
/** Collections from a day before the shift on, to a hundred metres; $4: of one shop only. */
const PICKUPS = statement(
  'shifts.pickups',
  `select distinct round((pickup ->> 'latitude')::numeric, 3)::float8 as latitude,
          round((pickup ->> 'longitude')::numeric, 3)::float8 as longitude
     from (select pickup from orders
            where hub_id = $1 and created_at > $2::timestamptz - interval '24 hours' and created_at < $3
              and deleted_at is null and ($4::bigint is null or merchant_id = $4)
            order by created_at desc, id desc limit 5000) o
    where pickup ->> 'latitude' is not null`,
);

/** Presence in shifts: minutes inside the shift's area or else within the search's reach of pickups. */
@Injectable()
export class ShiftPresence {
  constructor(
    private readonly hubs: Hubs,
    private readonly areas: ServiceAreas,
  ) {}

  async minutes(on: Queryable, { hubId, courierId, endsAt }: ShiftBooking, slot: ShiftSlot, from: Date) {
    const values = [hubId, courierId, from, endsAt];
    const sightings = await on.query<SeenPoint>(SIGHTINGS, values);
    const inArea = await this.inArea(hubId, slot.areaId, sightings);
    const isReached = sightings.every((one) => inArea.has(one))
      ? () => true
      : await this.reached(on, slot, from, endsAt, inArea);
    const presence = {
      spells: await on.query<Span, 'until'>(SPELLS, values),
      errands: await on.query<Span, 'until'>(ERRANDS, values),
      sightings,
    };
    return countedMinutes({ since: from.getTime(), until: endsAt.getTime() }, presence, isReached);
  }

  /** Nobody is inside in a hub without areas. */
  private async inArea(hubId: number, areaId: number | null, sightings: readonly SeenPoint[]) {
    const inside = new Set<Point>();
    if ((await this.areas.boxes(hubId)).length === 0) return inside;
    for (const one of sightings) if (await this.areas.covers(hubId, one, areaId)) inside.add(one);
    return inside;
  }

  private async reached(
    on: Queryable,
    { hubId, merchantId }: ShiftSlot,
    from: Date,
    to: Date,
    inArea: ReadonlySet<Point>,
  ): Promise<(point: Point) => boolean> {
    const pickups = await on.query<Point, keyof Point>(PICKUPS, [hubId, from, to, merchantId]);
    // Nothing says where a courier should have been.
    if (pickups.length === 0 && (await this.areas.boxes(hubId)).length === 0) return () => true;
    const reachM = searchReachM((await this.hubs.get(hubId)).settings.dispatch);
    return (point) => inArea.has(point) || pickups.some((pickup) => distanceMeters(point, pickup) <= reachM);
  }
}
