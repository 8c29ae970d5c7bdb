import { StreetMap, type Scope } from '#domain';
import { z } from 'zod';
import { listOf, placeAnswer } from '../../docs/record.schemas.js';
import { Endpoint, EndpointQuery } from '../../http/endpoint.decorator.js';
import { MapSources } from '../../tracking/map-source.provider.js';
import { AdminController, CurrentScope } from '../access/index.js';

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'is not a number of degrees')
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

const box = z.strictObject({
  south: degrees(90),
  west: degrees(180),
  north: degrees(90),
  east: degrees(180),
});

/** `region`: one archive of the region, and the module that draws it. */
const groundAnswer = z.strictObject({
  tileUrl: z.string().nullable(),
  region: z.strictObject({ archiveUrl: z.string(), scriptUrl: z.string() }).nullable(),
  attribution: z.string(),
});
const streetAnswer = z.strictObject({ name: z.string(), lines: z.array(z.array(placeAnswer)) });

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
  ground() {
    return this.maps.source;
  }

  @Endpoint({
    method: 'GET',
    path: 'streets',
    status: 200,
    summary:
      'Lists the streets of the gazetteer within a box, the longest first; none in a box above 0.25 degrees',
    query: box,
    answer: listOf(streetAnswer),
  })
  async within(@CurrentScope() { hubId }: Scope, @EndpointQuery() wanted: z.output<typeof box>) {
    return { items: await this.streets.within(hubId, wanted) };
  }
}
