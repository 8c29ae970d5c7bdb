import { Injectable } from '@nestjs/common';
import { Hubs, localDay } from '../../company/index.js';
import {
  BoundedCache,
  Clock,
  Database,
  type Point,
  type Queryable,
  type Scope,
  statement,
} from '../../base/index.js';
import type { ShiftSlot } from './shift.entity.js';
import { giveBackUntil } from './shift-bookings.service.js';
import { shiftTimes, weekOf } from './shift-week.rules.js';
import { type RosteredCourier, ShiftRoster } from '../../dispatch/index.js';
import { ServiceAreas } from '../../places/index.js';

/** Couriers see shifts of the next weeks, and what came of their own of the last. */
const AHEAD_MS = 14 * 86_400_000;
const BACK_MS = 30 * 86_400_000;
const MAX_SHIFTS = 500;

const SLOT = `s.id, s.hub_id as "hubId", s.area_id as "areaId", s.vehicle_type_id as "vehicleTypeId",
  s.merchant_id as "merchantId", s.starts_at as "startsAt", s.ends_at as "endsAt", s.places, s.guarantee,
  s.guarantee_cents as "guaranteeCents", s.least_accepted_percent as "leastAcceptedPercent",
  s.give_back_minutes as "giveBackMinutes", s.state, a.name as "areaName", v.name as "vehicleTypeName",
  m.name as "merchantName"`;
const NAMES = `left join service_areas a on a.id = s.area_id and a.hub_id = s.hub_id
  left join vehicle_types v on v.id = s.vehicle_type_id and v.hub_id = s.hub_id
  left join merchants m on m.id = s.merchant_id and m.hub_id = s.hub_id`;
const COUNTED = `b.counted_minutes as "countedMinutes", b.offers, b.refused, b.earned_cents as "earnedCents",
  b.guaranteed_cents as "guaranteedCents", b.topped_up_cents as "toppedUpCents"`;
const TAKEN = `(select count(*)::int from shift_bookings t
  where t.slot_id = s.id and t.state in ('taken', 'worked', 'missed')) as taken`;

const WEEK = statement(
  'shifts.week',
  `select ${SLOT}, ${TAKEN} from shift_slots s ${NAMES}
    where s.hub_id = $1 and s.starts_at >= $2 and s.starts_at < $3 and s.state <> 'cancelled'
    order by s.starts_at, s.id limit ${String(MAX_SHIFTS)}`,
);
const BOOKINGS = statement(
  'shifts.bookings',
  `select b.id, b.slot_id as "slotId", b.courier_id as "courierId", c.name as "courierName", b.state,
          b.created_at as "createdAt", ${COUNTED}
     from shift_bookings b join couriers c on c.id = b.courier_id
    where b.hub_id = $1 and b.slot_id = any($2::bigint[]) order by b.id`,
);
/** Published slots for the courier's vehicles, and the courier's own. `position`: when waiting, from 1. */
const OF_COURIER = statement(
  'shifts.of_courier',
  `select ${SLOT}, ${TAKEN}, b.id as "bookingId", b.state as "bookingState", ${COUNTED},
          case when b.state = 'waiting' then (select count(*)::int from shift_bookings w
            where w.slot_id = s.id and w.state = 'waiting' and w.id <= b.id) end as position
     from shift_slots s ${NAMES}
     join couriers c on c.id = $2 and c.hub_id = s.hub_id
     left join lateral (select * from shift_bookings b where b.slot_id = s.id and b.courier_id = $2
                         order by b.id desc limit 1) b on true
    where s.hub_id = $1 and s.starts_at >= $4 and s.starts_at < $5
      and (b.state in ('taken', 'waiting', 'worked', 'missed', 'removed')
           or (s.state = 'published' and s.ends_at > $3
               and (s.vehicle_type_id is null or s.vehicle_type_id = any (c.vehicle_type_ids))))
    order by s.starts_at, s.id limit ${String(MAX_SHIFTS)}`,
);

@Injectable()
export class ShiftQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
  ) {}

  /** Seven days from `week`, with everybody who had a place or waited. @throws invalid_value (`week`) */
  async week({ hubId }: Scope, week: string) {
    const { timezone } = await this.hubs.get(hubId);
    const [from, to] = weekOf(timezone, week);
    const slots = await this.db.query(WEEK, [hubId, from, to]);
    const bookings = await this.db.query(BOOKINGS, [hubId, slots.map(({ id }) => id)]);
    return slots.map((slot) => ({
      ...onTheClock(timezone, slot),
      bookings: bookings.filter(({ slotId }) => slotId === slot.id),
    }));
  }

  async ofCourier({ hubId }: Scope, courierId: number) {
    const { timezone } = await this.hubs.get(hubId);
    const now = this.clock.millis();
    const period = [new Date(now), new Date(now - BACK_MS), new Date(now + AHEAD_MS)];
    const rows = await this.db.query(OF_COURIER, [hubId, courierId, ...period]);
    return rows.map((row) => ({ ...onTheClock(timezone, row), giveBackUntil: giveBackUntil(row) }));
  }
}

function onTheClock<T extends Pick<ShiftSlot, 'startsAt' | 'endsAt'>>(timezone: string, slot: T) {
  return { ...slot, ...shiftTimes(timezone, slot), day: localDay(timezone, slot.startsAt) };
}

/** Searches ask at every step; shifts begin and end by the minute. */
const TTL_MS = 5_000;
const MAX_HUBS = 10_000;

const SHIFTS_NOW = statement(
  'shifts.roster',
  `select b.courier_id as "courierId", s.merchant_id as "merchantId", m.name as "merchantName", a.id as "areaId",
          b.starts_at as "startsAt", b.ends_at as "endsAt"
     from shift_bookings b join shift_slots s on s.id = b.slot_id and s.hub_id = b.hub_id
     left join merchants m on m.id = s.merchant_id and m.hub_id = s.hub_id
     left join service_areas a on a.id = s.area_id and a.hub_id = s.hub_id
    where b.hub_id = $1 and b.state in ('taken', 'worked', 'missed')
      and b.starts_at > $2::timestamptz - interval '24 hours' and b.starts_at <= $2 and b.ends_at > $2
    order by b.id`,
);

/** `here`: available now. `seen`: was available in this shift. */
const NOW = statement(
  'shifts.roster_now',
  `select b.id as "bookingId", b.slot_id as "slotId", b.courier_id as "courierId", c.name as "courierName", c.phone,
          s.merchant_id as "merchantId", m.name as "merchantName", a.name as "areaName", b.starts_at as "startsAt",
          b.ends_at as "endsAt", p.online as here,
          exists (select from courier_spells l where l.hub_id = b.hub_id and l.courier_id = b.courier_id
                     and l.began_at < b.ends_at and (l.ended_at is null or l.ended_at > b.starts_at)) as seen
     from shift_bookings b
     join shift_slots s on s.id = b.slot_id and s.hub_id = b.hub_id
     join couriers c on c.id = b.courier_id
     join courier_presence p on p.courier_id = b.courier_id
     left join merchants m on m.id = s.merchant_id
     left join service_areas a on a.id = s.area_id
    where b.hub_id = $1 and b.state = 'taken'
      and b.starts_at > $2::timestamptz - interval '24 hours' and b.starts_at <= $2 and b.ends_at > $2
    order by p.online, b.starts_at, c.name, b.id`,
);

@Injectable()
export class PlannedRoster extends ShiftRoster {
  private readonly known = new BoundedCache<number, { at: number; roster: readonly RosteredCourier[] }>(
    MAX_HUBS,
  );

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly areas: ServiceAreas,
  ) {
    super();
  }

  /** Up to 5 s old. Searches and plans ask, which change no shift, so what they read may be kept. */
  override async now(hubId: number, on: Queryable = this.db): Promise<readonly RosteredCourier[]> {
    const now = this.clock.now();
    const cached = this.known.get(hubId);
    if (cached && Math.abs(now.getTime() - cached.at) < TTL_MS) return cached.roster;
    const roster = await on.query(SHIFTS_NOW, [hubId, now]);
    this.known.set(hubId, { at: now.getTime(), roster });
    return roster;
  }

  /** A shift for an area counts inside it. */
  override async wantedAt(hubId: number, pickup: Point, on?: Queryable): Promise<readonly RosteredCourier[]> {
    const roster = await this.now(hubId, on);
    if (roster.every(({ areaId }) => areaId === null)) return roster;
    const here = await this.areas.idsAt(hubId, pickup);
    return roster.filter(({ areaId }) => areaId === null || here.includes(areaId));
  }

  /** Missing couriers come first. */
  present(hubId: number) {
    return this.db.query(NOW, [hubId, this.clock.now()]);
  }
}
