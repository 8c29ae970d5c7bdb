import { StreetMap, type Scope } from '#domain';
import type { z } from 'zod';
import { boxQuery, groundAnswer, streetAnswer } from '../../docs/map.schemas.js';
import { listOf } from '../../docs/record.schemas.js';
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

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Shows what maps are drawn on: tiles of a server, an archive of the region, or only the streets',
    answer: groundAnswer,
  })
  ground(@CurrentScope() { hubId }: Scope) {
    return this.maps.ofHub(hubId);
  }

  @Endpoint({
    method: 'GET',
    path: 'streets',
    status: 200,
    summary:
      'Lists the streets of the gazetteer within a box, the longest first; none in a box above 0.25 degrees',
    query: boxQuery,
    answer: listOf(streetAnswer),
  })
  async within(@CurrentScope() { hubId }: Scope, @EndpointQuery() wanted: z.output<typeof boxQuery>) {
    return { items: await this.streets.within(hubId, wanted) };
  }
}
