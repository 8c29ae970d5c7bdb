import { DrawnWays, StreetMap, type Scope } from '#domain';
import { idText } from '../../admin/field.schemas.js';
import { MAP_GROUND, MAP_STREETS, type MapBox, wayAnswer } from '../../docs/map.schemas.js';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { MapSources } from '../../tracking/map-source.provider.js';
import { MerchantController, MerchantScope } from '../session/index.js';

/** What the map of an order is drawn from. */
@MerchantController()
export class MerchantOrderMapController {
  constructor(
    private readonly streets: StreetMap,
    private readonly maps: MapSources,
    private readonly ways: DrawnWays,
  ) {}

  @Endpoint({ ...MAP_GROUND, path: 'map' })
  ground(@MerchantScope() { hubId }: Scope) {
    return this.maps.ofHub(hubId);
  }

  @Endpoint({ ...MAP_STREETS, path: 'map/streets' })
  async within(@MerchantScope() { hubId }: Scope, @EndpointQuery() wanted: MapBox) {
    return { items: await this.streets.within(hubId, wanted) };
  }

  @Endpoint({
    method: 'GET',
    path: 'orders/:id/way',
    status: 200,
    summary: 'Shows the way from the pickup over the stops',
    params: { id: idText },
    answer: wayAnswer,
    errors: [404],
  })
  async way(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    return { way: await this.ways.ofOrder(by, id) };
  }
}
