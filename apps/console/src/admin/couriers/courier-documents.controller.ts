import { CourierDocuments, DomainError, FileStore, type Scope } from '#domain';
import { Res } from '@nestjs/common';
import type { Response } from 'express';
import { listOf } from '../../docs/record.schemas.js';
import { sendPrivateFile } from '../../http/private-file.mapper.js';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idText } from '../field.schemas.js';
import { courierDocumentAnswer } from './courier.answers.js';

/** Documents that couriers sent, to be checked before approval. */
@AdminController('couriers/:id/documents', 'couriers')
export class CourierDocumentsController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly files: FileStore,
  ) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary: 'Lists the documents a courier sent',
    params: { id: idText },
    answer: listOf(courierDocumentAnswer),
    errors: [404],
  })
  async list(@CurrentScope() by: Scope, @EndpointParam('id') courierId: number) {
    const found = await this.documents.list(by, courierId);
    return {
      items: found.map(({ id, type, contentType, createdAt }) => ({
        id,
        type,
        contentType,
        createdAt,
        url: `/api/admin/couriers/${String(courierId)}/documents/${String(id)}`,
      })),
    };
  }

  /** The picture or PDF itself. */
  @Endpoint({
    method: 'GET',
    path: ':documentId',
    status: 200,
    summary: 'Shows a document: the picture or PDF itself',
    hubByQuery: true,
    params: { id: idText, documentId: idText },
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    errors: [404],
  })
  async read(
    @CurrentScope() by: Scope,
    @EndpointParam('id') courierId: number,
    @EndpointParam('documentId') documentId: number,
    @Res() response: Response,
  ): Promise<void> {
    const document = await this.documents.byId(by, documentId);
    const file = document.courierId === courierId ? await this.files.get(document.storageKey) : null;
    if (!file) throw new DomainError('document_not_found');
    sendPrivateFile(file, response);
  }
}
