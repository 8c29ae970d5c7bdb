import { Controller, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { basename, dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { Endpoint, EndpointParam, type ConsoleEndpoint } from '../http/endpoint.decorator.js';
import { pathText } from '../http/field.schemas.js';
import { MapSources } from './map-source.provider.js';
import { MapTiles } from './map-tiles.provider.js';
import {
  assetOf,
  brandStyle,
  PageAssets,
  parseBrandStyleFile,
  type PageAsset,
} from './page-assets.provider.js';

/** Cache policy of files whose address contains a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ARCHIVE_MAX_AGE_MS = 86_400_000;

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
    private readonly tiles: MapTiles,
  ) {}

  @Endpoint({
    ...FILE,
    path: ':name',
    summary: 'A style or script of the tracking page',
    mediaTypes: ['text/css', 'text/javascript'],
  })
  file(@EndpointParam('name') name: string, @Req() request: Request, @Res() response: Response): void {
    send(this.assets.find(name), request, response);
  }

  @Endpoint({
    ...FILE,
    path: 'cores/:name',
    summary: 'The style that paints the tracking page in the colour of a company',
    mediaTypes: ['text/css'],
  })
  color(@EndpointParam('name') name: string, @Req() request: Request, @Res() response: Response): void {
    const color = parseBrandStyleFile(name);
    send(color === null ? null : assetOf('.css', brandStyle(color)), request, response);
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
    response.sendFile(basename(archive), { root: dirname(archive), maxAge: ARCHIVE_MAX_AGE_MS });
  }

  @Endpoint({
    method: 'GET',
    path: 'mapa/:version/:zoom/:x/:y.svg',
    status: 200,
    open: true,
    summary: 'A piece of the map of a city, drawn from its archive',
    unlisted: true,
  })
  async tile(@Req() request: Request, @Res() response: Response): Promise<void> {
    const tile = tileAddress.safeParse(request.params).data;
    const packed = tile ? await this.tiles.packed(tile) : null;
    const policy = "default-src 'none'; style-src 'unsafe-inline'";
    response.setHeader('Content-Security-Policy', policy);
    send(packed && { contentType: 'image/svg+xml', packed }, request, response);
  }
}

const whole = z.coerce.number().int().nonnegative();
const tileAddress = z.object({ zoom: whole, x: whole, y: whole });

function send(asset: PageAsset | null, request: Request, response: Response): void {
  if (!asset) throw new NotFoundException();
  const { contentType, packed } = asset;
  response.set({ 'Content-Type': contentType, 'Cache-Control': IMMUTABLE, Vary: 'Accept-Encoding' });
  const isPacked = request.acceptsEncodings('gzip') !== false;
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  response.send(isPacked ? packed : gunzipSync(packed));
}
