import { ADDRESS_IMPORT_STATES, AddressImport } from '#domain';
import { z } from 'zod';
import { countAnswer, recordOf, textAnswer } from '../../docs/record.schemas.js';

const fault = z.strictObject({ line: countAnswer, problem: z.string() });

export const addressImportAnswer = z
  .strictObject(
    recordOf(
      AddressImport,
      ['id fileName skipFaulty streets streetsDone lines faultCount startedBy createdAt finishedAt'],
      { state: z.enum(ADDRESS_IMPORT_STATES), faults: z.array(fault) },
    ),
  )
  .meta({ id: 'AddressImport' });

export const knownCityAnswer = z.strictObject({
  city: z.string(),
  state: z.string(),
  streets: countAnswer,
  imported: countAnswer,
});

const point = { latitude: z.number(), longitude: z.number() };

export const addressTrialAnswer = z.strictObject({
  found: z
    .strictObject({
      ...point,
      precision: z.enum(['house', 'stretch', 'street']),
      street: textAnswer,
      number: textAnswer,
      district: textAnswer,
      city: textAnswer,
      state: textAnswer,
      postalCode: textAnswer,
    })
    .nullable(),
  covered: z.boolean().nullable(),
  streets: z.array(
    z.strictObject({
      street: z.string(),
      district: z.string(),
      city: z.string(),
      state: z.string(),
      ...point,
      score: z.number(),
    }),
  ),
});
