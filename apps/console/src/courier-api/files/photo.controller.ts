import { CourierDocuments, DomainError, FileStore } from '#domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Endpoint, EndpointParam } from '../../http/endpoint.decorator.js';
import { pathId, pathText } from '../../http/path.schemas.js';
import { PICTURE_TYPES, sendPicture } from './picture.stream.js';

/** Couriers' photos, at the addresses that merchants get. */
@Controller('arquivos/couriers')
export class PhotoController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly files: FileStore,
  ) {}

  @Endpoint({
    method: 'GET',
    path: ':id/:file',
    status: 200,
    summary: "A courier's photo, by the address a delivery shows",
    open: true,
    params: { id: pathId('document_not_found'), file: pathText('document_not_found') },
    mediaTypes: PICTURE_TYPES,
    errors: [404],
  })
  async show(
    @EndpointParam('id') id: number,
    @EndpointParam('file') file: string,
    @Res() response: Response,
  ): Promise<void> {
    const photo = await this.files.get(await this.documents.photo(id, file));
    if (!photo) throw new DomainError('document_not_found');
    sendPicture(response, photo);
  }
}
