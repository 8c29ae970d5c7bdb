import { Controller, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { basename, dirname } from 'node:path';
import { Endpoint } from '../http/endpoint.decorator.js';
import { ARCHIVE_PATH, MapSources } from './map-source.provider.js';

const KEPT_FOR_MS = 86_400_000;

/** The archives of the cities' maps, and no other file. Browsers ask for ranges of them. */
@Controller(ARCHIVE_PATH)
export class MapArchiveController {
  constructor(private readonly maps: MapSources) {}

  @Endpoint({
    method: 'GET',
    path: ':name',
    status: 200,
    open: true,
    summary: 'The archive of a city’s map, by ranges',
    unlisted: true,
  })
  file(@Req() request: Request, @Res() response: Response): void {
    const archive = this.maps.pathOf(String(request.params['name']));
    if (archive === null) throw new NotFoundException();
    response.type('application/octet-stream');
    response.sendFile(basename(archive), { root: dirname(archive), maxAge: KEPT_FOR_MS });
  }
}
