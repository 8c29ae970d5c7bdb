import { Injectable } from '@nestjs/common';
import { RoutePlanner } from '../../places/index.js';
import {
  CourierVisits,
  isEnded,
  isInProgress,
  OrderQueries,
  type OrderView,
  type Stop,
  type Visit,
  type VisitPlan,
  visitSequence,
} from '../orders/index.js';
import { Clock, type Point, type Reads, type Scope, pointOf, type MaybePoint } from '../../base/index.js';
import { arrivalPeriod, expectedArrival, STOP_SECONDS, type TrackedArrival } from './arrival.rules.js';
import { Catalog } from '../../company/index.js';
import { CourierQueries } from '../../people/index.js';

@Injectable()
export class TrackedWays {
  constructor(
    private readonly clock: Clock,
    private readonly routes: RoutePlanner,
    private readonly visits: CourierVisits,
  ) {}

  /** Plan of an order that nobody carries yet, as if a courier began with it. */
  async planOf(order: OrderView, on: Reads): Promise<VisitPlan> {
    const { courierId, status } = order;
    if (courierId !== null && isInProgress(status)) return await this.visits.of(courierId, on);
    const orders = [order];
    return { orders, visits: visitSequence({ orders, chosen: [], position: null }) };
  }

  /** null: ready, collected or not known. */
  expectedReady({ readyAt, collectedAt, status }: OrderView): Date | null {
    if (readyAt === null || collectedAt !== null || isEnded(status)) return null;
    return readyAt > this.clock.now() ? readyAt : null;
  }

  /** The line to draw from the pickup to the stop; null: the link is of several stops. */
  async way({ hubId, status, courier, pickup }: OrderView, stop: Stop | null): Promise<readonly Point[]> {
    if (stop === null || !isInProgress(status)) return [];
    const places = [pickup, stop].map(pointOf).filter((place) => place !== null);
    return this.routes.line(hubId, places, courier?.vehicleKind ?? 'motorbike');
  }

  /** At the last of the shown stops in the courier's sequence, which may lead over stops of other orders. */
  async arrival(
    order: OrderView,
    { visits }: VisitPlan,
    shown: readonly Stop[],
  ): Promise<TrackedArrival | null> {
    const last = visits.findLastIndex(
      ({ orderId, ordinal }) => orderId === order.id && shown.some((stop) => stop.ordinal === ordinal),
    );
    if (last < 0) return null;
    const ahead = visits.slice(0, last + 1);
    const prepared = order.status === 'preparing' && this.expectedReady(order) !== null;
    if (order.status === 'pending' || prepared) {
      const wayS = await this.travelSeconds(
        order,
        ahead.map(({ place }) => place),
      );
      return wayS === null ? null : arrivalPeriod(this.clock.now(), wayS, order.readyAt);
    }
    return isInProgress(order.status) ? await this.expected(order, ahead) : null;
  }

  private async expected(order: OrderView, ahead: readonly Visit[]): Promise<TrackedArrival | null> {
    const { courier } = order;
    const positionAt = courier?.seenAt;
    if (!positionAt) return null;
    const travelS = await this.travelSeconds(order, [courier, ...ahead.map(({ place }) => place)]);
    if (travelS === null) return null;
    const leftS = travelS + (await this.waitSeconds(order, ahead, positionAt));
    return expectedArrival({ now: this.clock.now(), positionAt, leftS, order });
  }

  private async waitSeconds(order: OrderView, ahead: readonly Visit[], positionAt: Date): Promise<number> {
    const pickup = ahead.findIndex(({ orderId, goal }) => orderId === order.id && goal === 'pickup');
    if (order.readyAt === null || order.courier === null || pickup < 0) return 0;
    const way = [order.courier, ...ahead.slice(0, pickup + 1).map(({ place }) => place)];
    const approachS = (await this.travelSeconds(order, way)) ?? 0;
    return Math.max(0, (order.readyAt.getTime() - positionAt.getTime()) / 1_000 - approachS);
  }

  /** Time of a route with handovers at the points between; null: a point has no coordinates. */
  private async travelSeconds({ hubId, courier }: OrderView, along: readonly MaybePoint[]) {
    const points = along.map(pointOf).filter((place) => place !== null);
    if (points.length < along.length) return null;
    const { durationS } = await this.routes.plan(hubId, points, courier?.vehicleKind ?? 'motorbike');
    return durationS + (points.length - 2) * STOP_SECONDS;
  }
}

/** The real ways that maps draw. Places without coordinates are passed over; below two there is no way. */
@Injectable()
export class DrawnWays {
  constructor(
    private readonly routes: RoutePlanner,
    private readonly catalog: Catalog,
    private readonly orders: OrderQueries,
    private readonly couriers: CourierQueries,
    private readonly visits: CourierVisits,
  ) {}

  /** From the pickup over the stops. @throws order_not_found */
  async ofOrder(scope: Scope, orderId: number): Promise<readonly Point[]> {
    const { hubId, vehicleTypeId, pickup, stops } = await this.orders.byId(scope, orderId);
    return this.over(hubId, [pickup, ...stops], [vehicleTypeId]);
  }

  /** From where the courier is over all visits ahead. @throws courier_not_found · forbidden */
  async ofCourier(scope: Scope, courierId: number): Promise<readonly Point[]> {
    const { courier, location } = await this.couriers.byId(scope, courierId);
    const { visits } = await this.visits.of(courierId);
    if (visits.length === 0) return [];
    const along = [...(location ? [location] : []), ...visits.map(({ place }) => place)];
    return this.over(courier.hubId, along, courier.vehicleTypeIds);
  }

  private async over(hubId: number, along: readonly MaybePoint[], vehicleTypeIds: readonly number[]) {
    const places = along.map(pointOf).filter((place) => place !== null);
    if (places.length < 2) return [];
    const types = await this.catalog.vehicleTypes(hubId);
    const kind = types.find(({ id }) => vehicleTypeIds.includes(id))?.kind ?? 'motorbike';
    return this.routes.line(hubId, places, kind);
  }
}
