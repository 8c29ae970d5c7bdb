import { Injectable } from '@nestjs/common';
import { type RosteredCourier, ShiftRoster } from '../billing/index.js';
import { ServiceAreas } from '../places/index.js';
import { type Point, Database, statement } from '../base/index.js';
import { fromOrdersPlaced, PLACED_AT } from './placed-orders.statements.js';
import type { PastDay, PastOrder, PastShift } from './replay/hub-replay.types.js';
import { shiftsOf, type Sighting } from './replay/past-shifts.calculator.js';

/** Limit of orders in a replayed day. */
export const MAX_ORDERS = 3_000;
const MAX_COURIERS = 600;
const SLICE_MINUTES = 10;

const POINT = (place: string) =>
  `jsonb_build_object('latitude', ${place} -> 'latitude', 'longitude', ${place} -> 'longitude')`;

/** Orders placed on the day that couriers could have delivered: delivered ones, and those without a courier. */
const ORDERS = statement(
  'dispatch.past_orders',
  `select o.id, o.merchant_id as "merchantId", ${POINT('o.pickup')} as pickup,
          coalesce((select jsonb_agg(${POINT('t.s')} order by t.n)
                      from jsonb_array_elements(o.stops) with ordinality as t(s, n)
                     where t.s ->> 'latitude' is not null), '[]') as drops,
          ${PLACED_AT} as "placedAt", o.ready_at as "readyAt", o.deliver_by as "deliverBy",
          o.acceptable_vehicle_type_ids as "vehicleTypeIds", o.combinable,
          (o.package ->> 'weightKg')::float8 as "weightKg", o.total_cents as "totalCents",
          o.courier_pay_cents as "courierPayCents", o.accepted_at as "acceptedAt",
          case when o.status = 'completed' then o.courier_id end as "courierId",
          case when o.status = 'completed' then o.collected_at end as "collectedAt",
          case when o.status = 'completed' then coalesce(o.delivered_at, o.finished_at) end as "deliveredAt"
     ${fromOrdersPlaced('$2')}
    where o.created_at < $3 and ${PLACED_AT} >= $2 and ${PLACED_AT} < $3
      and (o.status = 'completed' or (o.status = 'cancelled' and o.cancel_reason = 'not_served'))
      and o.pickup ->> 'latitude' is not null
    order by ${PLACED_AT}, o.id limit $4`,
);

/** The first position of each courier in every ten minutes of the day, by the index of the track. */
const SIGHTINGS = statement(
  'dispatch.past_sightings',
  `select c.courier_id as "courierId", t.at, t.latitude, t.longitude
     from (select p.id as courier_id from couriers p
            where p.hub_id = $1 and exists (
              select from courier_positions k where k.courier_id = p.id and k.at >= $2 and k.at < $3)
            order by p.id limit ${String(MAX_COURIERS)}) c
    cross join generate_series($2::timestamptz, $3::timestamptz, interval '${String(SLICE_MINUTES)} minutes') as s(begins)
    cross join lateral (
      select k.at, k.latitude, k.longitude from courier_positions k
       where k.courier_id = c.courier_id and k.at >= s.begins and k.at < $3
         and k.at < s.begins + interval '${String(SLICE_MINUTES)} minutes'
       order by k.at limit 1) t
    order by c.courier_id, t.at`,
);

const VEHICLES = statement(
  'dispatch.past_vehicles',
  `select courier_id as "courierId", vehicle_type_ids as "vehicleTypeIds" from courier_presence
    where hub_id = $1 and courier_id = any($2::bigint[])`,
);

const DECLINES = statement(
  'dispatch.past_declines',
  `select (count(*) filter (where status in ('declined', 'expired')))::float8
          / greatest(1, count(*) filter (where status in ('declined', 'expired', 'accepted'))) as share
     from order_offers where hub_id = $1 and changed_at >= $2 and changed_at < $3`,
);

type OrderRow = PastOrder & { readonly acceptedAt: Date | null };

/** A past day of a hub: its orders, couriers on duty, and declined offers. Reads only. */
@Injectable()
export class PastDayQueries {
  constructor(
    private readonly db: Database,
    private readonly roster: ShiftRoster,
    private readonly areas: ServiceAreas,
  ) {}

  /** One order more than can be replayed shows that there are too many. */
  async read(hubId: number, from: Date, to: Date): Promise<PastDay> {
    const values = [hubId, from, to];
    const rows = await this.db.query<OrderRow>(ORDERS, [...values, MAX_ORDERS + 1]);
    const positions = await this.db.query<{ courierId: number; at: Date } & Point>(SIGHTINGS, values);
    const [declined] = await this.db.query<{ share: number }>(DECLINES, values);
    const sightings = [
      ...positions.map(({ courierId, at, latitude, longitude }): Sighting => {
        const until = new Date(Math.min(to.getTime(), at.getTime() + SLICE_MINUTES * 60_000));
        return { courierId, from: at, to: until, place: { latitude, longitude } };
      }),
      ...rows.flatMap(workOf),
    ];
    const planned = await this.roster.between(hubId, from, to);
    return {
      orders: await this.withAreas(hubId, rows, planned),
      shifts: await this.withVehicles(hubId, shiftsOf(sightings)),
      planned,
      declines: declined?.share ?? 0,
    };
  }

  private withAreas(
    hubId: number,
    rows: readonly OrderRow[],
    planned: readonly RosteredCourier[],
  ): Promise<PastOrder[]> {
    const asked = planned.some(({ areaId }) => areaId !== null);
    return Promise.all(
      rows.map(async ({ acceptedAt: _accepted, ...order }) => ({
        ...order,
        areaIds: asked ? await this.areas.idsAt(hubId, order.pickup) : [],
      })),
    );
  }

  private async withVehicles(
    hubId: number,
    shifts: readonly Omit<PastShift, 'vehicleTypeIds'>[],
  ): Promise<PastShift[]> {
    const ids = [...new Set(shifts.map(({ courierId }) => courierId))].slice(0, MAX_COURIERS);
    const rows = await this.db.query<Pick<PastShift, 'courierId' | 'vehicleTypeIds'>>(VEHICLES, [hubId, ids]);
    const vehicles = new Map(rows.map((row) => [row.courierId, row.vehicleTypeIds]));
    return shifts.flatMap((shift) => {
      const vehicleTypeIds = vehicles.get(shift.courierId);
      return vehicleTypeIds ? [{ ...shift, vehicleTypeIds }] : [];
    });
  }
}

/** A courier who delivered was on duty, with or without stored positions. */
function workOf({ courierId, acceptedAt, deliveredAt, pickup }: OrderRow): Sighting[] {
  if (courierId === null || deliveredAt === null) return [];
  return [{ courierId, from: acceptedAt ?? deliveredAt, to: deliveredAt, place: pickup }];
}
