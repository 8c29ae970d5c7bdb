import { Injectable } from '@nestjs/common';
import { Catalog } from '../../company/index.js';
import { CourierQueries } from '../../people/index.js';
import {
  type CompletedLeg,
  LearnedSpeeds,
  type LegMeasurement,
  logRatioOf,
  RoutePlanner,
} from '../../places/index.js';
import { Database, hubScope, isDomainError, statement, pointOf } from '../../base/index.js';
import { type OrderRecord, OrderQueries } from '../orders/index.js';
import { legOf } from './completed-legs.consumer.js';

/** Positions at a place that count, before the collection and after the handover was told. */
const AROUND_MS = 5 * 60_000;

/** Between two places of one order a courier with another one may have been elsewhere. */
const OTHERS = statement(
  'tracking.others_meanwhile',
  `select true as yes from orders o
    where o.courier_id = $1 and o.id <> $2 and o.accepted_at < $4 and o.deleted_at is null
      and coalesce(o.finished_at, o.cancelled_at, 'infinity') > $3 limit 1`,
);

/** Measures legs of completed orders by couriers' positions: estimates learn how long couriers need. */
@Injectable()
export class SpeedLearning {
  constructor(
    private readonly db: Database,
    private readonly speeds: LearnedSpeeds,
    private readonly orders: OrderQueries,
    private readonly couriers: CourierQueries,
    private readonly catalog: Catalog,
    private readonly routes: RoutePlanner,
  ) {}

  /** Returns how many legs it looked at. */
  async runDue(limit = 100): Promise<number> {
    const legs = await this.speeds.waiting(limit);
    for (const leg of legs) await this.speeds.settle(leg, await this.measure(leg));
    return legs.length;
  }

  /** null: the leg cannot be measured. */
  private async measure(leg: CompletedLeg): Promise<LegMeasurement | null> {
    try {
      return await this.ridden(leg, await this.orders.byId(hubScope(leg.hubId), leg.orderId));
    } catch (error) {
      // The order, its courier or its vehicle type was removed.
      if (isDomainError(error) && error.code.endsWith('_not_found')) return null;
      throw error;
    }
  }

  private async ridden(leg: CompletedLeg, order: OrderRecord): Promise<LegMeasurement | null> {
    const { hubId, courierId, collectedAt, vehicleTypeId } = order;
    const ends = endsOf(order, leg.ordinal);
    if (ends === null || courierId === null || collectedAt === null) return null;
    const [from, to, since] = ends;
    if (await this.db.first(OTHERS, [courierId, order.id, since, leg.endedAt])) return null;
    const begin = new Date(since.getTime() - AROUND_MS);
    const end = new Date(leg.endedAt.getTime() + AROUND_MS);
    const track = await this.couriers.track(hubScope(hubId), courierId, begin, end);
    const times = legOf(track, from, to);
    if (times === null) return null;
    const riddenS = Math.round((times.arrivedAt.getTime() - times.leftAt.getTime()) / 1_000);
    const { kind } = await this.catalog.vehicleType(hubId, vehicleTypeId);
    const estimate = await this.routes.estimate(hubId, [from, to], kind, times.leftAt);
    return logRatioOf(estimate.estimatedS, riddenS) === null ? null : { ...estimate, vehicle: kind, riddenS };
  }
}

/** Where the leg to a stop began and ended, and when its beginning was done. null: a place is unknown. */
function endsOf({ pickup, stops, collectedAt }: OrderRecord, ordinal: number) {
  const stop = stops.find((one) => one.ordinal === ordinal);
  const to = stop && pointOf(stop);
  if (!stop?.finishedAt || !to || collectedAt === null) return null;
  const ended = stop.finishedAt;
  const [before] = stops
    .filter(({ finishedAt }) => finishedAt !== null && finishedAt < ended)
    .sort((a, b) => (b.finishedAt ?? '').localeCompare(a.finishedAt ?? ''));
  const from = pointOf(before ?? pickup);
  return from && ([from, to, before?.finishedAt ? new Date(before.finishedAt) : collectedAt] as const);
}
