import { CourierDocuments, DomainError, FileStore, type Scope } from '#domain';
import { Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { as } from '../../http/zod.pipe.js';
import { AdminController, By } from '../access/index.js';
import { idText } from '../schemas.js';

/** Papers couriers sent, to look at before approving them. */
@AdminController('couriers/:id/documents', 'couriers')
export class CourierDocumentsController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly files: FileStore,
  ) {}

  @Get()
  async list(@By() by: Scope, @Param('id', as(idText)) courierId: number) {
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
  @Get(':documentId')
  async read(
    @By() by: Scope,
    @Param('id', as(idText)) courierId: number,
    @Param('documentId', as(idText)) documentId: number,
    @Res() response: Response,
  ): Promise<void> {
    const document = await this.documents.byId(by, documentId);
    const file = document.courierId === courierId ? await this.files.get(document.storageKey) : null;
    if (!file) throw new DomainError('document_not_found');
    response.type(file.contentType).setHeader('Cache-Control', 'private, no-store');
    response.send(file.bytes);
  }
}
