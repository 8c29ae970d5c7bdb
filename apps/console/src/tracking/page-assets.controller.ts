import { Controller, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { basename, dirname } from 'node:path';
import { Endpoint, EndpointParam, type ConsoleEndpoint } from '../http/endpoint.decorator.js';
import { pathText } from '../http/field.schemas.js';
import { MapSources } from './map-source.provider.js';
import { brandStyle, PageAssets, parseBrandStyleFile, type PageAsset } from './page-assets.provider.js';

/** Cache policy of files whose address contains a hash of their content. */
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';
const KEPT_A_DAY_MS = 86_400_000;
const KEPT_AN_HOUR = 'public, max-age=3600';

/** A file of the tracking page, by its name. */
const FILE = {
  method: 'GET',
  status: 200,
  open: true,
  params: { name: pathText('document_not_found') },
  errors: [404],
} as const satisfies Partial<ConsoleEndpoint>;

@Controller('/rastreio/recursos')
export class PageAssetsController {
  constructor(
    private readonly assets: PageAssets,
    private readonly maps: MapSources,
  ) {}

  @Endpoint({
    ...FILE,
    path: ':name',
    summary: 'A style or script of the tracking page',
    mediaTypes: ['text/css', 'text/javascript'],
  })
  file(@EndpointParam('name') name: string, @Res() response: Response): void {
    send(this.assets.find(name), KEPT_FOR_GOOD, response);
  }

  @Endpoint({
    ...FILE,
    path: 'images/:name',
    summary: 'A picture of the tracking page',
    mediaTypes: ['image/png'],
  })
  image(@EndpointParam('name') name: string, @Res() response: Response): void {
    send(this.assets.find(`images/${name}`), KEPT_AN_HOUR, response);
  }

  @Endpoint({
    ...FILE,
    path: 'cores/:name',
    summary: 'The style that paints the tracking page in the colour of a company',
    mediaTypes: ['text/css'],
  })
  color(@EndpointParam('name') name: string, @Res() response: Response): void {
    const color = parseBrandStyleFile(name);
    const style =
      color === null
        ? null
        : { contentType: 'text/css; charset=utf-8', body: Buffer.from(brandStyle(color)) };
    send(style, KEPT_FOR_GOOD, response);
  }

  /** Browsers ask for ranges of it. */
  @Endpoint({
    method: 'GET',
    path: 'mapa/:name',
    status: 200,
    open: true,
    summary: 'The archive of a city’s map, by ranges',
    unlisted: true,
  })
  archive(@Req() request: Request, @Res() response: Response): void {
    const archive = this.maps.pathOf(String(request.params['name']));
    if (archive === null) throw new NotFoundException();
    response.type('application/octet-stream');
    response.sendFile(basename(archive), { root: dirname(archive), maxAge: KEPT_A_DAY_MS });
  }
}

function send(asset: PageAsset | null, cacheControl: string, response: Response): void {
  if (!asset) throw new NotFoundException();
  response.set({ 'Content-Type': asset.contentType, 'Cache-Control': cacheControl });
  response.send(asset.body);
}
