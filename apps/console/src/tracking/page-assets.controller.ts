import { NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { basename, dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { publicApi } from '../http/declared-api.decorator.js';
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
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const ARCHIVE_MAX_AGE_MS = 86_400_000;

const api = publicApi(
  '/rastreio/recursos',
  { assets: PageAssets, maps: MapSources, tiles: MapTiles },
  { name: pathText('document_not_found') },
);
const anyText = z.string();
const whole = z.coerce.number().int().nonnegative();
const tileAddress = z.object({ zoom: whole, x: whole, y: whole });

export const PageAssetsController = api.controller('PageAssetsController', {
  file: api.send(':name', {
    summary: 'A style or script of the tracking page',
    mediaTypes: ['text/css', 'text/javascript'],
    run: ({ assets, name, request, response }) => send(assets.find(name), request, response),
  }),
  color: api.send('cores/:name', {
    summary: 'The style that paints the tracking page in the colour of a company',
    mediaTypes: ['text/css'],
    run: ({ name, request, response }) => {
      const color = parseBrandStyleFile(name);
      send(color === null ? null : assetOf('.css', brandStyle(color)), request, response);
    },
  }),
  /** Browsers ask for ranges of the archive. */
  archive: api.send('mapa/:name', {
    status: 200,
    params: { name: anyText },
    summary: 'The archive of a city’s map, by ranges',
    unlisted: true,
    run: ({ maps, name, response }) => {
      const archive = maps.pathOf(name);
      if (archive === null) throw new NotFoundException();
      response.type('application/octet-stream');
      response.sendFile(basename(archive), { root: dirname(archive), maxAge: ARCHIVE_MAX_AGE_MS });
    },
  }),
  tile: api.send('mapa/:version/:zoom/:x/:y.svg', {
    status: 200,
    params: { version: anyText, zoom: anyText, x: anyText, y: anyText },
    summary: 'A piece of the map of a city, drawn from its archive',
    unlisted: true,
    run: async ({ tiles, zoom, x, y, request, response }) => {
      const tile = tileAddress.safeParse({ zoom, x, y }).data;
      const packed = tile ? await tiles.packed(tile) : null;
      const policy = "default-src 'none'; style-src 'unsafe-inline'";
      response.setHeader('Content-Security-Policy', policy);
      send(packed && { contentType: 'image/svg+xml', packed }, request, response);
    },
  }),
});

function send(asset: PageAsset | null, request: Request, response: Response): void {
  if (!asset) throw new NotFoundException();
  const { contentType, packed } = asset;
  response.set({ 'Content-Type': contentType, 'Cache-Control': IMMUTABLE, Vary: 'Accept-Encoding' });
  const isPacked = request.acceptsEncodings('gzip') !== false;
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  response.send(isPacked ? packed : gunzipSync(packed));
}
