import { Injectable } from '@nestjs/common';
import { Catalog } from '../../company/index.js';
import { CourierQueries } from '../../people/index.js';
import { RoutePlanner } from '../../places/index.js';
import { type Point, type Scope } from '../../base/index.js';
import { CourierVisits, OrderQueries } from '../orders/index.js';
import { type MaybePlaced, placeOf } from './place.mapper.js';

/** The real ways that maps draw. Places without coordinates are passed over; less than two places have no way. */
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

  private async over(
    hubId: number,
    along: readonly MaybePlaced[],
    vehicleTypeIds: readonly number[],
  ): Promise<readonly Point[]> {
    const places = along.map(placeOf).filter((place) => place !== null);
    if (places.length < 2) return [];
    const types = await this.catalog.vehicleTypes(hubId);
    const kind = types.find(({ id }) => vehicleTypeIds.includes(id))?.kind ?? 'motorbike';
    return this.routes.line(hubId, places, kind);
  }
}
