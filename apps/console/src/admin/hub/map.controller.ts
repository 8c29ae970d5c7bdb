import { StreetMap, type Scope } from '#domain';
import { MAP_GROUND, MAP_STREETS, type MapBox } from '../../docs/map.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { MapSources } from '../../tracking/map-source.provider.js';
import { AdminController, CurrentScope } from '../access/index.js';

/** Map tiles and streets below the orders of an operator's map. */
@AdminController('map', 'service_areas')
export class AdminMapController {
  constructor(
    private readonly streets: StreetMap,
    private readonly maps: MapSources,
  ) {}

  @Endpoint(MAP_GROUND)
  ground(@CurrentScope() { hubId }: Scope) {
    return this.maps.ofHub(hubId);
  }

  @Endpoint(MAP_STREETS)
  async within(@CurrentScope() { hubId }: Scope, @EndpointQuery() wanted: MapBox) {
    return { items: await this.streets.within(hubId, wanted) };
  }
}
