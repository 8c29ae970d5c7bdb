import { CourierDocuments, DomainError, FileStore } from '#domain';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Described } from '../../docs/described.js';
import { idOr } from '../work/wire-id.js';
import { sendPicture } from './picture.response.js';

/** The couriers' photos, at the addresses that merchants are told. */
@Controller('arquivos/couriers')
export class PhotoController {
  constructor(
    private readonly documents: CourierDocuments,
    private readonly files: FileStore,
  ) {}

  @Get(':id/:file')
  @Described("A courier's photo, by the address a delivery shows")
  async show(@Param('id') id: string, @Param('file') file: string, @Res() response: Response): Promise<void> {
    const missing = new DomainError('document_not_found');
    const photo = await this.files.get(await this.documents.photo(idOr(id, missing), file));
    if (!photo) throw missing;
    sendPicture(response, photo);
  }
}
