import {
  CITY_IMPORT_KINDS,
  type CityImport,
  CityImports,
  Clock,
  DomainError,
  MAX_CITY_BYTES,
  type OperatorSession,
  type Scope,
  secondsLeft,
} from '#domain';
import { UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { z } from 'zod';
import { uploadLimits, type Upload } from '../../courier-api/files/upload.types.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { cityImportAnswer } from './city.answers.js';
import { keeperOf } from './city-keeper.mapper.js';

const newImport = z.strictObject({
  /** `census`: addresses of a municipality (CNEFE 2022), for this hub’s gazetteer. */
  kind: z.enum(CITY_IMPORT_KINDS).default('city'),
  fileName: z.string().trim().min(1).max(200),
  /** Bytes. */
  size: z.int().positive(),
});
const partQuery = z.strictObject({
  /** At which byte of the file the part begins. */
  offset: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.int().max(MAX_CITY_BYTES)),
});

/**
 * Files of OpenStreetMap, of which the installation's cities are made, and of the census, for a hub's addresses. A file is sent in parts; a worker makes the city
 * when the last one is here.
 */
@AdminController('city-imports', 'hub')
export class CityImportsController {
  constructor(
    private readonly imports: CityImports,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the last imports of cities that were begun in this hub, newest first',
    answer: listOf(cityImportAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    return { items: await Promise.all((await this.imports.list(by)).map((one) => this.body(one))) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows an import: how far it is, and how long it still takes',
    params: { id: idText },
    answer: cityImportAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.body(await this.imports.byId(by, id));
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary:
      'Announces a file that is sent in parts: of OpenStreetMap (.osm.pbf, .osm.gz or .osm), or of the census (.csv, .csv.gz)',
    description:
      'Cities are for operators of the platform, and for owners where no other company works in the installation. Refused on `size` above the limit, on `room` when the disk is too full.',
    body: newImport,
    answer: cityImportAnswer,
    audit: { entity: 'city_import', action: 'begun' },
  })
  async begin(
    @CurrentScope() by: Scope,
    @CurrentCaller() session: OperatorSession,
    @EndpointBody() body: z.output<typeof newImport>,
  ) {
    return this.body(await this.imports.begin(keeperOf(by, session), body));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/parts',
    status: 200,
    summary:
      'Takes the next part of the file (8 MiB); `received` of the answer tells where the next one begins',
    params: { id: idText },
    query: partQuery,
    files: ['part'],
    answer: cityImportAnswer,
    errors: [404, 413],
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async receive(
    @CurrentScope() by: Scope,
    @CurrentCaller() session: OperatorSession,
    @EndpointParam('id') id: number,
    @EndpointQuery() { offset }: z.output<typeof partQuery>,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    const [file] = files ?? [];
    if (!file) throw new DomainError('required_value', { field: 'part' });
    return this.body(await this.imports.receive(keeperOf(by, session), id, offset, file.received));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/cancel',
    status: 200,
    summary: 'Stops an import; the old city serves on',
    params: { id: idText },
    answer: cityImportAnswer,
    errors: [404],
    audit: { entity: 'city_import', action: 'cancelled' },
  })
  async cancel(
    @CurrentScope() by: Scope,
    @CurrentCaller() session: OperatorSession,
    @EndpointParam('id') id: number,
  ) {
    return this.body(await this.imports.cancel(keeperOf(by, session), id));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/again',
    status: 200,
    summary: 'Begins a failed import again with the file that is here (`resumable`)',
    params: { id: idText },
    answer: cityImportAnswer,
    errors: [404],
    audit: { entity: 'city_import', action: 'begun_again' },
  })
  async again(
    @CurrentScope() by: Scope,
    @CurrentCaller() session: OperatorSession,
    @EndpointParam('id') id: number,
  ) {
    return this.body(await this.imports.again(keeperOf(by, session), id));
  }

  private async body(one: CityImport) {
    const { hubId: _hub, claimedUntil: _claim, file: _file, ...shown } = one;
    return {
      ...shown,
      secondsLeft: secondsLeft(one, this.clock.millis()),
      resumable: await this.imports.isResumable(one),
    };
  }
}
