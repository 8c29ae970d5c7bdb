import {
  CITY_IMPORT_FAULTS,
  CITY_IMPORT_KINDS,
  CITY_IMPORT_STATES,
  CITY_IMPORT_STEPS,
  CityImport,
} from '#domain';
import { z } from 'zod';
import { countAnswer, recordOf } from '../../docs/record.schemas.js';

const bounds = z.strictObject({ south: z.number(), west: z.number(), north: z.number(), east: z.number() });

const city = z.strictObject({ name: z.string(), bounds, nodes: countAnswer, madeAt: z.string() });

/** `home`: the city that the hub works in. `mayKeep`: whether the caller may bring and remove cities. */
export const cityAnswer = z.strictObject({
  cities: z.array(city),
  home: city.nullable(),
  mayKeep: z.boolean(),
  maxBytes: countAnswer,
  partBytes: countAnswer,
});

export const cityImportAnswer = z
  .strictObject(
    recordOf(
      CityImport,
      [
        'id fileName city size received percent attempts streets houses startedBy createdAt startedAt finishedAt',
      ],
      {
        kind: z.enum(CITY_IMPORT_KINDS),
        state: z.enum(CITY_IMPORT_STATES),
        step: z.enum(CITY_IMPORT_STEPS).nullable(),
        fault: z.enum(CITY_IMPORT_FAULTS).nullable(),
        secondsLeft: z.number().nullable(),
        resumable: z.boolean(),
      },
    ),
  )
  .meta({ id: 'CityImport' });
