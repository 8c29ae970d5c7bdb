import { CourierQueries, DrawnWays, OrderDemand, StreetMap } from '#domain';
import { z } from 'zod';
import { MAP_GROUND, MAP_STREETS, type MapBox, wayAnswer } from '../../docs/map.schemas.js';
import { countAnswer, listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { MapSources } from '../../tracking/map-source.provider.js';
import { CourierController } from '../session/courier-controller.decorator.js';
import { CurrentCourier, type CourierSession } from '../session/courier.guard.js';

const cellAnswer = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  waiting: countAnswer,
  recent: countAnswer,
});

/** The courier's map of the day. */
@CourierController('map')
export class CourierMapController {
  constructor(
    private readonly streets: StreetMap,
    private readonly maps: MapSources,
    private readonly couriers: CourierQueries,
    private readonly demand: OrderDemand,
    private readonly ways: DrawnWays,
  ) {}

  @Endpoint(MAP_GROUND)
  ground(@CurrentCourier() { hubId }: CourierSession) {
    return this.maps.ofHub(hubId);
  }

  @Endpoint(MAP_STREETS)
  async within(@CurrentCourier() { hubId }: CourierSession, @EndpointQuery() wanted: MapBox) {
    return { items: await this.streets.within(hubId, wanted) };
  }

  @Endpoint({
    method: 'GET',
    path: 'way',
    status: 200,
    summary: 'The way that the courier has ahead, from the last position over all visits',
    answer: wayAnswer,
  })
  async way(@CurrentCourier() { scope, courierId }: CourierSession) {
    return { way: await this.ways.ofCourier(scope, courierId) };
  }

  @Endpoint({
    method: 'GET',
    path: 'demand',
    status: 200,
    summary:
      'Where orders are that the courier may carry: squares of about 550 m with the number that wait there and that came within an hour',
    answer: listOf(cellAnswer),
  })
  async where(@CurrentCourier() { scope, courierId }: CourierSession) {
    const { courier } = await this.couriers.byId(scope, courierId);
    return { items: await this.demand.cells(scope, courier.vehicleTypeIds) };
  }
}
