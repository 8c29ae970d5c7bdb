import { Injectable } from '@nestjs/common';
import { RoutePlanner } from '../geography/index.js';
import { Hubs } from '../hubs/index.js';
import { isEnded, isInProgress, OrderQueries, type OrderView, type Stop } from '../orders/index.js';
import { Clock, Database, DomainError, isDomainError, statement, type Point } from '../shared/index.js';
import type { TrackedCourier, TrackedOrder, TrackedStop } from './tracking.types.js';

const KEPT_MS = 30 * 86_400_000;
/** At the door: what it takes to hand over. */
const STOP_SECONDS = 120;

const VERSIONS = statement(
  'tracking_versions',
  `select o.id, o.last_sequence || '.' || coalesce((extract(epoch from p.last_seen_at) * 1000)::bigint::text, '') as version
     from orders o left join courier_presence p
       on p.courier_id = o.courier_id and o.status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')
    where o.id = any($1::bigint[])`,
);

/** What recipients and merchants see who hold a link. */
@Injectable()
export class Tracking {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly orders: OrderQueries,
    private readonly routes: RoutePlanner,
  ) {}

  /** By the order's token or one of its stops'. @throws order_not_found, also 30 days after the end */
  async byToken(token: string): Promise<TrackedOrder> {
    const { order, ordinal } = await this.find(token);
    const { finishedAt, hubId } = order;
    if (finishedAt !== null && this.clock.millis() - finishedAt.getTime() > KEPT_MS)
      throw new DomainError('order_not_found');
    const { timezone } = await this.hubs.get(hubId);
    const stops = order.stops.filter((stop) => ordinal === null || stop.ordinal === ordinal);
    // An order with one stop has one recipient: the link to the order is theirs.
    const recipient = ordinal !== null || order.stops.length === 1;
    return {
      ...milestones(order),
      version: versionOf(order),
      merchantName: order.merchant.name,
      timezone,
      ended: isEnded(order.status),
      returning: order.status === 'delivered' || order.cancelOnReturn !== null,
      courier: courierOf(order),
      pickup: placeOf(order.pickup),
      stops: stops.map((stop) => trackedStop(order, stop, recipient)),
      way: await this.way(order, stops),
      expectedAt: await this.expectedAt(order, stops),
    };
  }

  /** Cheap to ask for many: what is shown of an order has changed when its version has. */
  async versions(orderIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.db.query<{ id: number; version: string }>(VERSIONS, [orderIds]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  private async find(token: string): Promise<{ order: OrderView; ordinal: number | null }> {
    try {
      return { order: await this.orders.byTrackingToken(token), ordinal: null };
    } catch (error) {
      if (!isDomainError(error, 'order_not_found')) throw error;
      return await this.orders.byStopTrackingToken(token);
    }
  }

  private async way(
    { status, courier, pickup }: OrderView,
    shown: readonly Stop[],
  ): Promise<readonly Point[]> {
    if (!isInProgress(status)) return [];
    const places = [pickup, ...shown].map(placeOf).filter((place) => place !== null);
    return this.routes.line(places, courier?.vehicleKind ?? 'motorbike');
  }

  /** From where the courier is, by the pickup unless that is behind, over all stops before the last one shown. */
  private async expectedAt(order: OrderView, shown: readonly Stop[]): Promise<Date | null> {
    const last = shown.findLast((stop) => stop.status === 'pending');
    const { courier, status } = order;
    if (!last || !courier || !isInProgress(status) || courier.latitude === null || courier.longitude === null)
      return null;
    const ahead = order.stops.filter((stop) => stop.status === 'pending' && stop.ordinal <= last.ordinal);
    const places = ahead.map(placeOf);
    if (places.includes(null)) return null;
    const here: Point = { latitude: courier.latitude, longitude: courier.longitude };
    const pickup = order.collectedAt === null ? placeOf(order.pickup) : null;
    const way = [here, ...(pickup ? [pickup] : []), ...places.filter((place) => place !== null)];
    const kind = courier.vehicleKind ?? 'motorbike';
    const { durationS } = await this.routes.plan(way, kind);
    return new Date(this.clock.millis() + (durationS + (way.length - 2) * STOP_SECONDS) * 1000);
  }
}

function versionOf({ lastSequence, courier, status }: OrderView): string {
  const seen = isInProgress(status) ? courier?.seenAt : null;
  return `${String(lastSequence)}.${String(seen?.getTime() ?? '')}`;
}

function milestones(order: OrderView) {
  const { id: orderId, publicId, status, cancelReason, createdAt, scheduledFor } = order;
  const { acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, finishedAt } = order;
  const entry = { orderId, publicId, status, cancelReason, createdAt, scheduledFor };
  return { ...entry, acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, finishedAt };
}

function courierOf({ courier, status }: OrderView): TrackedCourier | null {
  if (!courier) return null;
  const { latitude, longitude, seenAt } = courier;
  const located = isInProgress(status) && latitude !== null && longitude !== null && seenAt !== null;
  return {
    firstName: courier.name.trim().split(/\s+/)[0] ?? '',
    vehicleKind: courier.vehicleKind,
    vehicle: [courier.vehicleModel, courier.vehicleColor].filter(Boolean).join(', ') || null,
    plate: courier.plate,
    position: located ? { latitude, longitude, at: seenAt } : null,
  };
}

function trackedStop(order: OrderView, stop: Stop, recipient: boolean): TrackedStop {
  const { ordinal, address, complement, status, evidence } = stop;
  const open = status === 'pending' && !isEnded(order.status);
  return {
    ordinal,
    address,
    complement,
    status,
    place: placeOf(stop),
    arrived: stop.arrivedAt !== null,
    finishedAt: stop.finishedAt === null ? null : new Date(stop.finishedAt),
    failureReason: stop.failureReason,
    code: recipient && open ? stop.confirmationCode : null,
    proof: evidence && {
      photos: evidence.photos,
      signature: evidence.signature,
      receivedBy: evidence.name,
    },
  };
}

function placeOf({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
