import { readFile } from 'node:fs/promises';
import { AddressImport, AddressLookup, AddressImports } from '#domain';
import { z } from 'zod';
import * as answers from '../../docs/record.schemas.js';
import { adminApi } from '../access/admin-api.decorator.js';
import * as fields from '../../http/field.schemas.js';
import { requiredFile } from '../../courier-api/files/picture.stream.js';

const addressImportAnswer = answers
  .recordOf(AddressImport, [
    'id fileName state skipFaulty streets streetsDone lines faultCount faults startedBy createdAt finishedAt',
  ])
  .meta({ id: 'AddressImport' });

const knownCityAnswer = z.strictObject({
  city: z.string(),
  state: z.string(),
  streets: answers.count,
  imported: answers.count,
});

const point = { latitude: z.number(), longitude: z.number() };

const addressTrialAnswer = z.strictObject({
  found: z
    .strictObject({
      ...point,
      precision: z.enum(['house', 'stretch', 'street']),
      ...answers.each(['street', 'number', 'district', 'city', 'state', 'postalCode'], answers.text),
    })
    .nullable(),
  covered: z.boolean().nullable(),
  streets: z.array(
    z.strictObject({
      ...answers.each(['street', 'district', 'city', 'state'], z.string()),
      ...point,
      score: z.number(),
    }),
  ),
});

const api = adminApi('', 'service_areas', { lookup: AddressLookup, imports: AddressImports });

api.controller('AddressesController', {
  cities: api.get('addresses/cities', {
    summary: 'Lists the cities of the gazetteer with the number of their streets',
    answer: answers.listOf(knownCityAnswer),
    run: ({ lookup, by }) => lookup.cities(by),
  }),
  tryWords: api.get('addresses/try', {
    summary: 'Tries words as an order’s address: the place it would get, and the streets that are like it',
    query: z.strictObject({ q: z.string().trim().min(1).max(500) }),
    answer: addressTrialAnswer,
    run: ({ lookup, by, query: { q } }) => lookup.tryWords(by, q),
  }),
});

api.controller('AddressImportsController', {
  list: api.get('address-imports', {
    summary: 'Lists the last imports of addresses, newest first',
    answer: answers.listOf(addressImportAnswer),
    run: ({ imports, by }) => imports.list(by),
  }),
  read: api.get('address-imports/:id', {
    summary: 'Shows an import: how far it is, and which lines are faulty',
    answer: addressImportAnswer,
    run: ({ imports, by, id }) => imports.byId(by, id),
  }),
  begin: api.post('address-imports', {
    status: 201,
    summary: 'Takes a CSV of streets (10 MiB) and imports it as a job',
    description:
      'Columns: street, city, state, from_latitude, from_longitude; further ones as `cli import gazetteer` lists them.',
    query: z.strictObject({
      /** `true`: faulty lines are left out and named; otherwise one faulty line refuses the file. */
      skipFaulty: fields.flagText.default(false),
      fileName: z.string().trim().max(200).default('csv'),
    }),
    files: ['file'],
    answer: addressImportAnswer,
    errors: [413],
    audit: { entity: 'address_import', action: 'begun' },
    run: async ({ imports, by, caller: { operator }, query: asked, uploads }) => {
      const content = await readFile(requiredFile(uploads, 'file').path, 'utf8');
      return imports.begin(by, { ...asked, content, startedBy: operator.name });
    },
  }),
  cancel: api.post('address-imports/:id/cancel', {
    summary: 'Stops an import; the streets that are written stay',
    answer: addressImportAnswer,
    audit: { entity: 'address_import', action: 'cancelled' },
    run: ({ imports, by, id }) => imports.cancel(by, id),
  }),
});

export const ADDRESS_CONTROLLERS = api.controllers;
