import { Injectable } from '@nestjs/common';
import { RoutePlanner } from '../geography/index.js';
import { Hubs } from '../hubs/index.js';
import { Merchants } from '../merchants/index.js';
import { endedAt, isEnded, isInProgress, OrderQueries, type OrderView, type Stop } from '../orders/index.js';
import { Clock, DomainError, hubScope, isDomainError, type Point } from '../shared/index.js';
import { Database, statement } from '../storage/index.js';
import { arrivalRange, expectedArrival, STOP_SECONDS } from './arrival.rules.js';
import { companyOf, merchantContact } from './tracking-contact.mapper.js';
import type { TrackedArrival, TrackedCourier, TrackedOrder, TrackedStop } from './tracking.types.js';

const VISIBLE_AFTER_END_MS = 30 * 86_400_000;
/** Speed of a courier on the way to the pickup, in m/s of city traffic. */
const APPROACH_SPEED = 6;
/** Time at the pickup. */
const PICKUP_SECONDS = 600;

const VERSIONS = statement(
  'tracking.tracking_versions',
  `select o.id, o.last_sequence || '.' || coalesce((extract(epoch from p.last_seen_at) * 1000)::bigint::text, '') as version
     from orders o left join courier_presence p
       on p.courier_id = o.courier_id and o.status in ('accepted', 'arrived_pickup_location', 'collected', 'delivered')
    where o.id = any($1::bigint[])`,
);

/** The view of the holder of a tracking link. */
@Injectable()
export class OrderTracking {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly orders: OrderQueries,
    private readonly routes: RoutePlanner,
  ) {}

  /** By the order's token or one of its stops'. @throws order_not_found, also 30 days after the end */
  async byToken(token: string): Promise<TrackedOrder> {
    const { order, ordinal } = await this.find(token);
    const ended = endedAt(order);
    if (ended !== null && this.clock.millis() - ended.getTime() > VISIBLE_AFTER_END_MS)
      throw new DomainError('order_not_found');
    const { hubId } = order;
    const hub = await this.hubs.get(hubId);
    const merchant = await this.merchants.getCached(hubScope(hubId), order.merchantId);
    const stops = order.stops.filter((stop) => ordinal === null || stop.ordinal === ordinal);
    // With one stop the order's link is the recipient's.
    const recipient = ordinal !== null || order.stops.length === 1;
    return {
      ...milestones(order),
      version: versionOf(order),
      hubId,
      company: companyOf(hub),
      merchant: merchantContact(merchant),
      timezone: hub.timezone,
      ended: isEnded(order.status),
      inProgress: isInProgress(order.status),
      readyAt: this.expectedReady(order),
      returning: order.status === 'delivered' || order.cancelOnReturn !== null,
      courier: courierOf(order),
      pickup: placeOf(order.pickup),
      stops: stops.map((stop) => trackedStop(order, stop, recipient)),
      way: await this.way(order, stops),
      arrival: await this.arrival(order, stops),
    };
  }

  /** Versions of many orders by one query. A version changes with every visible fact of its order. */
  async versions(orderIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.db.query<{ id: number; version: string }>(VERSIONS, [orderIds]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  private expectedReady({ readyAt, collectedAt, status }: OrderView): Date | null {
    if (readyAt === null || collectedAt !== null || isEnded(status)) return null;
    return readyAt > this.clock.now() ? readyAt : null;
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

  private async arrival(order: OrderView, shown: readonly Stop[]): Promise<TrackedArrival | null> {
    const last = shown.findLast((stop) => stop.status === 'pending');
    if (!last) return null;
    const ahead = order.stops.filter(
      ({ status, ordinal }) => status === 'pending' && ordinal <= last.ordinal,
    );
    const prepared = order.status === 'preparing' && this.expectedReady(order) !== null;
    if (order.status === 'pending' || prepared) {
      const wayS = await this.travelSeconds(order, [order.pickup, ...ahead]);
      return wayS === null ? null : arrivalRange(this.clock.now(), wayS, order.readyAt);
    }
    return isInProgress(order.status) ? await this.expected(order, ahead) : null;
  }

  /** The expected arrival: from the courier's position, by the pickup unless it is behind, over the remaining stops. */
  private async expected(order: OrderView, ahead: readonly Stop[]): Promise<TrackedArrival | null> {
    const { courier, acceptedAt, collectedAt, approachM, durationS, pickup, stops, readyAt } = order;
    const positionAt = courier?.seenAt;
    if (!positionAt) return null;
    const way = [courier, ...(collectedAt === null ? [pickup] : []), ...ahead];
    const travelS = await this.travelSeconds(order, way);
    if (travelS === null) return null;
    const leftS = travelS + (collectedAt === null ? await this.waitSeconds(order, courier, positionAt) : 0);
    const approachS = (approachM ?? 0) / APPROACH_SPEED;
    const readyS = readyAt && acceptedAt ? (readyAt.getTime() - acceptedAt.getTime()) / 1_000 : 0;
    const plannedS = Math.max(approachS + PICKUP_SECONDS, readyS) + durationS + stops.length * STOP_SECONDS;
    return expectedArrival({ now: this.clock.now(), positionAt, leftS, acceptedAt, plannedS });
  }

  /** Expected wait at the pickup for goods that are not ready. */
  private async waitSeconds(order: OrderView, courier: MaybePlaced, positionAt: Date): Promise<number> {
    if (order.readyAt === null) return 0;
    const approachS = (await this.travelSeconds(order, [courier, order.pickup])) ?? 0;
    return Math.max(0, (order.readyAt.getTime() - positionAt.getTime()) / 1_000 - approachS);
  }

  /** Time of a route with handovers at each point between the first and the last; null: a point has no coordinates. */
  private async travelSeconds({ courier }: OrderView, along: readonly MaybePlaced[]): Promise<number | null> {
    const points = along.map(placeOf).filter((place) => place !== null);
    if (points.length < along.length) return null;
    const { durationS } = await this.routes.plan(points, courier?.vehicleKind ?? 'motorbike');
    return durationS + (points.length - 2) * STOP_SECONDS;
  }
}

function versionOf({ lastSequence, courier, status }: OrderView): string {
  const seen = isInProgress(status) ? courier?.seenAt : null;
  return `${String(lastSequence)}.${String(seen?.getTime() ?? '')}`;
}

function milestones(order: OrderView) {
  const { id: orderId, publicId, status, cancelReason, createdAt, scheduledFor } = order;
  const { acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, finishedAt, cancelledAt } = order;
  const entry = { orderId, publicId, status, cancelReason, createdAt, scheduledFor };
  return { ...entry, acceptedAt, arrivedPickupAt, collectedAt, deliveredAt, finishedAt, cancelledAt };
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
  const cancelled = status === 'pending' && order.status === 'cancelled';
  return {
    ordinal,
    address,
    complement,
    status: cancelled ? 'cancelled' : status,
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

interface MaybePlaced {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

function placeOf({ latitude, longitude }: MaybePlaced): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
