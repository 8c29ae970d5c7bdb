import { CourierDocuments, DomainError, FileLinks, FileStore, photoPath } from '#domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { Endpoint, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { pathId, pathText } from '../../http/path.schemas.js';
import { PICTURE_TYPES, sendExpired, sendPicture } from './picture.stream.js';

const linkQuery = z.object({ v: z.string().max(100).optional() });

/** Couriers' photos, at the addresses that merchants get. */
@Controller('arquivos/couriers')
export class PhotoController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly files: FileStore,
    private readonly links: FileLinks,
  ) {}

  @Endpoint({
    method: 'GET',
    path: ':id/:file',
    status: 200,
    summary: "A courier's photo, by the address a delivery shows",
    open: true,
    params: { id: pathId('document_not_found'), file: pathText('document_not_found') },
    query: linkQuery,
    mediaTypes: PICTURE_TYPES,
    errors: [404, 410],
  })
  async show(
    @EndpointParam('id') id: number,
    @EndpointParam('file') file: string,
    @EndpointQuery() { v }: z.output<typeof linkQuery>,
    @Res() response: Response,
  ): Promise<void> {
    if (!this.links.admits(photoPath(`couriers/${String(id)}/${file}`), v)) {
      sendExpired(response);
      return;
    }
    const photo = await this.files.get(await this.documents.photo(id, file));
    if (!photo) throw new DomainError('document_not_found');
    sendPicture(response, photo);
  }
}
