import { Injectable } from '@nestjs/common';
import { BoundedCache, Clock, Database, type Point, type Queryable, statement } from '../../base/index.js';
import { ServiceAreas } from '../../places/index.js';

/** A courier on a planned shift. */
export interface RosteredCourier {
  readonly courierId: number;
  /** The shop for which the courier works, and for no other; null: for all. */
  readonly merchantId: number | null;
  readonly merchantName: string | null;
  /** Where the courier is wanted; null: anywhere. */
  readonly areaId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface PresentCourier extends Omit<RosteredCourier, 'areaId'> {
  readonly bookingId: number;
  readonly slotId: number;
  readonly courierName: string;
  readonly phone: string | null;
  readonly areaName: string | null;
  /** Available now. */
  readonly here: boolean;
  /** Was available in this shift. */
  readonly seen: boolean;
}

/** Searches ask at every step, and shifts begin and end by the minute. */
const TTL_MS = 5_000;
const MOST_HUBS = 10_000;

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

/** Who is on a planned shift. */
@Injectable()
export class ShiftRoster {
  private readonly known = new BoundedCache<number, { at: number; roster: readonly RosteredCourier[] }>(
    MOST_HUBS,
  );

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly areas: ServiceAreas,
  ) {}

  /**
   * Whose shift is now, up to five seconds old. Searches and plans ask, which change no shift: what they read within their
   * transaction is committed, and may be kept for others.
   */
  async now(hubId: number, on: Queryable = this.db): Promise<readonly RosteredCourier[]> {
    const now = this.clock.now();
    const kept = this.known.get(hubId);
    if (kept && Math.abs(now.getTime() - kept.at) < TTL_MS) return kept.roster;
    const roster = await on.query<RosteredCourier>(SHIFTS_NOW, [hubId, now]);
    this.known.set(hubId, { at: now.getTime(), roster });
    return roster;
  }

  /** Rostered couriers who are wanted where an order is collected: a shift for an area counts inside it. */
  async wantedAt(
    hubId: number,
    roster: readonly RosteredCourier[],
    pickup: Point,
  ): Promise<readonly RosteredCourier[]> {
    if (roster.every(({ areaId }) => areaId === null)) return roster;
    const here = await this.areas.idsAt(hubId, pickup);
    return roster.filter(({ areaId }) => areaId === null || here.includes(areaId));
  }

  /** Who should be here now; those who are missing first. */
  present(hubId: number): Promise<PresentCourier[]> {
    return this.db.query(NOW, [hubId, this.clock.now()]);
  }
}
