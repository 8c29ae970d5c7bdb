import { DrawnWays, StreetMap, type Scope } from '#domain';
import type { z } from 'zod';
import { idText } from '../../admin/field.schemas.js';
import { boxQuery, groundAnswer, streetAnswer, wayAnswer } from '../../docs/map.schemas.js';
import { listOf } from '../../docs/record.schemas.js';
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

  @Endpoint({
    method: 'GET',
    path: 'map',
    status: 200,
    summary: 'Shows what maps are drawn on: tiles of a server, an archive of the region, or only the streets',
    answer: groundAnswer,
  })
  ground(@MerchantScope() { hubId }: Scope) {
    return this.maps.ofHub(hubId);
  }

  @Endpoint({
    method: 'GET',
    path: 'map/streets',
    status: 200,
    summary:
      'Lists the streets of the gazetteer within a box, the longest first; none in a box above 0.25 degrees',
    query: boxQuery,
    answer: listOf(streetAnswer),
  })
  async within(@MerchantScope() { hubId }: Scope, @EndpointQuery() wanted: z.output<typeof boxQuery>) {
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
