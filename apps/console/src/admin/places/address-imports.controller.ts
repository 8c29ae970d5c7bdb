import { AddressImports, DomainError, type AddressImport, type OperatorSession, type Scope } from '#domain';
import { UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { uploadLimits, type Upload } from '../../courier-api/files/upload.types.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentCaller, CurrentScope } from '../access/index.js';
import { flagText, idText } from '../field.schemas.js';
import { addressImportAnswer } from './address.answers.js';

const importQuery = z.strictObject({
  /** `true`: faulty lines are left out and named; otherwise one faulty line refuses the file. */
  skipFaulty: flagText.default(false),
  fileName: z.string().trim().max(200).default('csv'),
});

/** Imports of address files: each is a job that a worker runs and any operator can follow. */
@AdminController('address-imports', 'service_areas')
export class AddressImportsController {
  constructor(private readonly imports: AddressImports) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the last imports of addresses, newest first',
    answer: listOf(addressImportAnswer),
  })
  async list(@CurrentScope() by: Scope) {
    return { items: (await this.imports.list(by)).map(importBody) };
  }

  @Endpoint({
    method: 'GET',
    path: ':id',
    status: 200,
    summary: 'Shows an import: how far it is, and which lines are faulty',
    params: { id: idText },
    answer: addressImportAnswer,
    errors: [404],
  })
  async read(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return importBody(await this.imports.byId(by, id));
  }

  @Endpoint({
    method: 'POST',
    status: 201,
    summary: 'Takes a CSV of streets (10 MiB) and imports it as a job',
    description:
      'Columns: street, city, state, from_latitude, from_longitude; further ones as `cli import gazetteer` lists them.',
    query: importQuery,
    files: ['file'],
    answer: addressImportAnswer,
    errors: [413],
    audit: { entity: 'address_import', action: 'begun' },
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(1) }))
  async begin(
    @CurrentScope() by: Scope,
    @CurrentCaller() { operator }: OperatorSession,
    @EndpointQuery() asked: z.output<typeof importQuery>,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    const [file] = files ?? [];
    if (!file) throw new DomainError('required_value', { field: 'file' });
    const content = await readFile(file.received.path, 'utf8');
    return importBody(await this.imports.begin(by, { ...asked, content, startedBy: operator.name }));
  }

  @Endpoint({
    method: 'POST',
    path: ':id/cancel',
    status: 200,
    summary: 'Stops an import; the streets that are written stay',
    params: { id: idText },
    answer: addressImportAnswer,
    errors: [404],
    audit: { entity: 'address_import', action: 'cancelled' },
  })
  async cancel(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return importBody(await this.imports.cancel(by, id));
  }
}

function importBody({ hubId: _hub, claimedUntil: _claim, content: _file, ...shown }: AddressImport) {
  return shown;
}
