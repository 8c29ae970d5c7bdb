import { Clock } from '#domain';
import { CITY_IMPORT_KINDS, CityImport, CityImports, MAX_CITY_BYTES, secondsLeft } from '#domain/modules';
import { z } from 'zod';
import * as answers from '../docs/record.schemas.js';
import { adminApi } from '../admin/access/admin-api.decorator.js';
import { keeperOf } from '../admin/city/city.controller.js';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { requiredFile } from '../courier-api/files/picture.stream.js';
import { type CallOf } from '../http/declared-api.decorator.js';

const cityImportAnswer = answers
  .recordOf(
    CityImport,
    [
      'id kind fileName city size received state step percent attempts fault streets houses',
      'startedBy createdAt startedAt finishedAt',
    ],
    { secondsLeft: z.number().nullable(), resumable: z.boolean() },
  )
  .meta({ id: 'CityImport' });

const api = adminApi('', 'hub', { imports: CityImports, clock: Clock }, { name: z.string().max(60) });

const CityController = api.controller('CityController', {
  remove: api.delete('cities/:name', {
    summary: 'Removes a city’s map and roads; addresses stay',
    audit: { entity: 'hub', action: 'city_removed' },
    run: ({ imports, by, caller: session, name }) => imports.removeCity(keeperOf(by, session), name),
  }),
});

const newImport = z.strictObject({
  /** `census`: addresses of a municipality (CNEFE 2022), for this hub’s gazetteer. */
  kind: z.enum(CITY_IMPORT_KINDS).default('city'),
  fileName: z.string().trim().min(1).max(200),
  /** Bytes. */
  size: z.int().positive(),
});
const partQuery = z.strictObject({
  /** The byte of the file at which the part begins. */
  offset: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.int().max(MAX_CITY_BYTES)),
});

/** Imports of cities (OpenStreetMap) and addresses (census): files come in parts, a worker makes the city. */
const CityImportsController = api.controller('CityImportsController', {
  list: api.get('city-imports', {
    summary: 'Lists the last imports of cities that were begun in this hub, newest first',
    answer: answers.listOf(cityImportAnswer),
    run: async (call) => Promise.all((await call.imports.list(call.by)).map((one) => bodyOf(call, one))),
  }),
  read: api.get('city-imports/:id', {
    summary: 'Shows an import: how far it is, and how long it still takes',
    answer: cityImportAnswer,
    run: async (call) => bodyOf(call, await call.imports.byId(call.by, call.id)),
  }),
  begin: api.post('city-imports', {
    status: 201,
    summary:
      'Announces a file that is sent in parts: of OpenStreetMap (.osm.pbf, .osm.gz or .osm), or of the census (.csv, .csv.gz)',
    description:
      'Cities are for operators of the platform, and for owners where no other company works in the installation. Refused on `size` above the limit, on `room` when the disk is too full.',
    body: newImport,
    answer: cityImportAnswer,
    audit: { entity: 'city_import', action: 'begun' },
    run: async (call) => bodyOf(call, await call.imports.begin(keeperOf(call.by, call.caller), call.body)),
  }),
  receive: api.post('city-imports/:id/parts', {
    summary:
      'Takes the next part of the file (8 MiB); `received` of the answer tells where the next one begins',
    query: partQuery,
    files: ['part'],
    answer: cityImportAnswer,
    errors: [404, 413],
    run: async (call) => {
      const { imports, by, caller, id, query, uploads } = call;
      const part = requiredFile(uploads, 'part');
      return bodyOf(call, await imports.receive(keeperOf(by, caller), id, query.offset, part));
    },
  }),
  cancel: api.post('city-imports/:id/cancel', {
    summary: 'Stops an import; the old city serves on',
    answer: cityImportAnswer,
    audit: { entity: 'city_import', action: 'cancelled' },
    run: async (call) => bodyOf(call, await call.imports.cancel(keeperOf(call.by, call.caller), call.id)),
  }),
  again: api.post('city-imports/:id/again', {
    summary: 'Begins a failed import again with the file that is here (`resumable`)',
    answer: cityImportAnswer,
    audit: { entity: 'city_import', action: 'begun_again' },
    run: async (call) => bodyOf(call, await call.imports.again(keeperOf(call.by, call.caller), call.id)),
  }),
});

async function bodyOf({ clock, imports }: CallOf<typeof api>, one: CityImport) {
  const { ...shown } = one;
  const resumable = await imports.isResumable(one);
  return { ...shown, secondsLeft: secondsLeft(one, clock.millis()), resumable };
}

@Module({ imports: [UploadsModule], controllers: [CityController, CityImportsController] })
export class CityMakerApiModule {}
