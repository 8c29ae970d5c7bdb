import type { DrawnWays, Scope, StreetMap } from '#domain';
import { z } from 'zod';
import type { MapSources } from '../tracking/map-source.provider.js';
import * as answers from './record.schemas.js';

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'is not a number of degrees')
    .transform(Number)
    .pipe(z.number().min(-max).max(max));

const boxQuery = z.strictObject({
  south: degrees(90),
  west: degrees(180),
  north: degrees(90),
  east: degrees(180),
});

export const bounds = z.strictObject({
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});

/** `region`: the archives of the cities, the module that draws them, and what they cover. */
const baseMapAnswer = z.strictObject({
  tileUrl: z.string().nullable(),
  region: z.strictObject({ archiveUrls: z.array(z.string()), scriptUrl: z.string(), bounds }).nullable(),
  attribution: z.string(),
});
/** Points at which the way bends: along known roads, else straight pieces along the blocks. */
export const wayAnswer = z.strictObject({ way: z.array(answers.place) });

const streetAnswer = z.strictObject({ name: z.string(), lines: z.array(z.array(answers.place)) });

export const BASE_MAP = {
  summary: 'Shows what maps are drawn on: tiles of a server, an archive of the region, or only the streets',
  answer: baseMapAnswer,
  run: ({ maps, by }: { readonly maps: MapSources; readonly by: Scope }) => maps.ofHub(by.hubId),
};

type Box = z.output<typeof boxQuery>;

export const MAP_STREETS = {
  summary:
    'Lists the streets of the gazetteer within a box, the longest first; none in a box above 0.25 degrees',
  query: boxQuery,
  answer: answers.listOf(streetAnswer),
  run: ({ streets, by, query }: { streets: StreetMap; by: Scope; query: Box }) =>
    streets.within(by.hubId, query),
};

export const ORDER_WAY = {
  summary: 'Shows the way from the pickup over the stops',
  answer: wayAnswer,
  run: async ({ ways, by, id }: { ways: DrawnWays; by: Scope; id: number }) => ({
    way: await ways.ofOrder(by, id),
  }),
};
