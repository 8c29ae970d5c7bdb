import { BoundedCache } from '#domain';
import { VectorTile } from '@mapbox/vector-tile';
import { Injectable } from '@nestjs/common';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Pbf from 'pbf';
import { PMTiles, type Source } from 'pmtiles';
import { DRAWN_TILES, MapSources } from './map-source.provider.js';
import { type MapFeature, TILE_UNITS, tileDrawing } from './map-tile.mapper.js';

const pack = promisify(gzip);

const FIRST_ZOOM = 8;
const MAX_TILES = 500;
const MAX_ARCHIVES = 20;

interface TileAddress {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

@Injectable()
export class MapTiles {
  private readonly archives = new BoundedCache<string, PMTiles>(MAX_ARCHIVES);
  private readonly drawn = new BoundedCache<string, Promise<Buffer>>(MAX_TILES);

  constructor(private readonly maps: MapSources) {}

  /** An SVG, packed by gzip; null: no city is there. */
  async packed(tile: TileAddress): Promise<Buffer | null> {
    const { zoom, x, y } = tile;
    if (!(zoom >= FIRST_ZOOM && zoom <= DRAWN_TILES.deepest)) return null;
    const archives = this.maps.archivesAt(zoom, x, y);
    if (archives.length === 0) return null;
    const key = [zoom, x, y, ...archives.map(({ name }) => name)].join(' ');
    try {
      return await this.drawn.getOrCompute(key, async () => {
        const features = await Promise.all(archives.map(({ name, path }) => this.read(name, path, tile)));
        return await pack(await tileDrawing(features.flat(), zoom));
      });
    } catch (error) {
      this.drawn.delete(key);
      throw error;
    }
  }

  /** What the tile shows, or the deepest one that it is a part of, in the units of its drawing. */
  private async read(name: string, path: string, { zoom, x, y }: TileAddress): Promise<MapFeature[]> {
    const archive = this.archives.getOrCompute(name, () => new PMTiles(fileOf(path)));
    const above = Math.max(0, zoom - (await archive.getHeader()).maxZoom);
    const content = await archive.getZxy(zoom - above, x >> above, y >> above);
    if (!content) return [];
    const [left, top] = [x - ((x >> above) << above), y - ((y >> above) << above)];
    return Object.values(new VectorTile(new Pbf(content.data)).layers).flatMap((layer) =>
      Array.from({ length: layer.length }, (_, at) => {
        const feature = layer.feature(at);
        const { type, properties } = feature;
        const scale = (TILE_UNITS * 2 ** above) / feature.extent;
        return {
          layer: layer.name,
          kind: String(properties['kind'] ?? properties['class'] ?? ''),
          name: String(properties['name'] ?? ''),
          type,
          parts: feature.loadGeometry().map((part) =>
            part.map((spot) => ({
              x: spot.x * scale - left * TILE_UNITS,
              y: spot.y * scale - top * TILE_UNITS,
            })),
          ),
        };
      }),
    );
  }
}

function fileOf(path: string): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const file = await open(path);
      try {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, offset);
        return { data: bytes.buffer.slice(0, bytesRead) };
      } finally {
        await file.close();
      }
    },
  };
}
