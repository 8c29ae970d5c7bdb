import { optional } from '#runtime';
import {
  Cities,
  type CityKeeper,
  CityKeeping,
  cityOfHub,
  Hubs,
  type OperatorSession,
  type Scope,
} from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import { bounds } from '../../docs/map.schemas.js';

const city = z.strictObject({ name: z.string(), bounds, nodes: answers.count, madeAt: z.string() });

/** `home`: the city that the hub works in. `mayKeep`: whether the caller may bring and remove cities. */
const cityAnswer = z.strictObject({
  cities: z.array(city),
  home: city.nullable(),
  mayKeep: z.boolean(),
  maxBytes: answers.count,
  partBytes: answers.count,
});

export function keeperOf(scope: Scope, { operator }: OperatorSession): CityKeeper {
  return { scope, isOfPlatform: operator.hubId === null, name: operator.name };
}

/** Bytes; less than a form may hold. */
const PART_BYTES = 8 * 1024 * 1024;

const api = adminApi('cities', 'hub', { known: Cities, keeping: optional(CityKeeping), hubs: Hubs });

export const CityController = api.controller('CityController', {
  list: api.get('', {
    summary:
      'Lists the cities whose maps are drawn, and tells which the hub works in and whether the caller may bring one',
    answer: cityAnswer,
    run: async ({ known, hubs, keeping, by, caller: session }) => {
      const cities = await known.list();
      const { city } = await hubs.get(by.hubId);
      const home = cityOfHub(city, cities);
      return {
        cities,
        home,
        mayKeep: session.role === 'owner' && (await keeping?.mayKeep(keeperOf(by, session))) === true,
        maxBytes: keeping?.maxBytes ?? 0,
        partBytes: PART_BYTES,
      };
    },
  }),
});
