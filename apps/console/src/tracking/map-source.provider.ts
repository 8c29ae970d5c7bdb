import { CITIES_FOLDER } from '#city';
import { Cities, cityOfHub, type GeoBox, Hubs } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bytesToHeader, Compression, type Header } from 'pmtiles';
import { z } from 'zod';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../console.settings.js';
import { PageAssets } from './page-assets.provider.js';

const ARCHIVE = 'map.pmtiles';
const CITY_NAME = /^[a-z0-9][a-z0-9-]*$/;
const ARCHIVE_PATH = '/rastreio/recursos/mapa';
/** A map names the makers of its data. */
const OSM_ATTRIBUTION = '© OpenStreetMap contributors';
/** A piece of the map: about how wide it is shown, in pixels, and the last zoom. */
const TILES_ELSEWHERE = { tilePixels: 256, deepest: 19 } as const;
export const DRAWN_TILES = { tilePixels: 512, deepest: 17 } as const;
const ABOUT = z.object({ attribution: z.string().max(1_000).optional() });

export type BaseMap = Awaited<ReturnType<MapSources['ofPage']>>;

interface Archive {
  readonly path: string;
  readonly changed: number;
  readonly name: string;
  readonly bounds: GeoBox;
  readonly attribution: string;
}

/**
 * A server of tiles, else archives of the cities in the data folder, else nothing but streets. The folder is
 * looked at each time, as cities come and go while the server runs.
 */
@Injectable()
export class MapSources {
  private readonly known = new Map<string, Archive>();

  constructor(
    private readonly assets: PageAssets,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
    private readonly cities: Cities,
    private readonly hubs: Hubs,
  ) {}

  get source() {
    const archives = this.settings.MAP_TILE_URL === undefined ? this.archives() : [];
    return this.drawn(archives);
  }

  /** `tileUrl`: of a tile server, with {z}, {x}, {y}. `region`: the cities, and the module drawing them. */
  private drawn(archives: readonly Archive[]) {
    const { MAP_TILE_URL: tileUrl = null, MAP_TILE_ATTRIBUTION: attribution } = this.settings;
    if (archives.length === 0) return { tileUrl, region: null, attribution };
    const region = {
      archiveUrls: archives.map(({ name }) => `${ARCHIVE_PATH}/${name}`),
      scriptUrl: this.assets.url('region-map.js'),
      bounds: archives.map(({ bounds }) => bounds).reduce(around),
    };
    const owed = new Set(archives.map((archive) => archive.attribution));
    return { tileUrl, region, attribution: [...owed].join(' · ') };
  }

  /** A map opens amid the hub's own city and names it, with others that touch it. @throws hub_not_found */
  async ofHub(hubId: number) {
    const whole = this.source;
    if (whole.region === null) return whole;
    const { city } = await this.hubs.get(hubId);
    const home = cityOfHub(city, await this.cities.list());
    if (home === null) return whole;
    const { region, ...own } = this.drawn(this.archives().filter(({ bounds }) => touch(bounds, home.bounds)));
    if (region === null) return whole;
    const attribution = home.town === undefined ? own.attribution : `${home.town} · ${own.attribution}`;
    return { ...own, region: { ...region, bounds: middleOf(home.bounds) }, attribution };
  }

  /**
   * Pieces of a server of tiles, else those drawn of the archives: their address with {z}, {x}, {y} (null:
   * none), about how wide they are shown, and their highest zoom. @throws hub_not_found
   */
  async ofPage(hubId: number) {
    const { tileUrl, region, attribution } = await this.ofHub(hubId);
    const tiles = tileUrl?.replace('{s}', 'a').replace('{r}', '') ?? null;
    if (tiles !== null || region === null)
      return { tiles, ...TILES_ELSEWHERE, attribution: withoutTags(attribution) };
    const names = this.archives().map(({ name }) => name);
    const version = createHash('sha256').update(names.join()).digest('hex');
    return { tiles: `${ARCHIVE_PATH}/${version.slice(0, 8)}/{z}/{x}/{y}.svg`, ...DRAWN_TILES, attribution };
  }

  /** Archives with something in a tile of web maps; beside one that has all of it the others are left out. */
  archivesAt(zoom: number, column: number, row: number): Pick<Archive, 'name' | 'path'>[] {
    const longitude = (x: number) => (x / 2 ** zoom) * 360 - 180;
    const latitude = (y: number) =>
      (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** zoom))) * 180) / Math.PI;
    const [west, east] = [longitude(column), longitude(column + 1)];
    const [north, south] = [latitude(row), latitude(row + 1)];
    const touching = this.archives().filter(({ bounds }) => touch(bounds, { south, west, north, east }));
    const whole = touching.find(
      ({ bounds: own }) => own.south <= south && own.west <= west && own.north >= north && own.east >= east,
    );
    return whole ? [whole] : touching;
  }

  /** null: no archive is served under the name. */
  pathOf(name: string): string | null {
    return this.archives().find((archive) => archive.name === name)?.path ?? null;
  }

  private archives(): Archive[] {
    const { dataDir } = this.config;
    const own = this.archive(join(dataDir, ARCHIVE), 'mapa');
    const cities = folders(join(dataDir, CITIES_FOLDER))
      .filter((city) => CITY_NAME.test(city))
      .map((city) => this.archive(join(dataDir, CITIES_FOLDER, city, ARCHIVE), city));
    return [own, ...cities].filter((archive) => archive !== null);
  }

  private archive(path: string, title: string): Archive | null {
    const file = statSync(path, { throwIfNoEntry: false });
    if (!file?.isFile()) return null;
    const known = this.known.get(path);
    if (known?.changed === file.mtimeMs) return known;
    const about = aboutArchive(path);
    if (about === null) return null;
    // Another file has another address: ranges of two files are never mixed in a cache.
    const name = `${title}.${Math.floor(file.mtimeMs).toString(36)}.pmtiles`;
    const archive = { path, changed: file.mtimeMs, name, ...about };
    this.known.set(path, archive);
    return archive;
  }
}

function folders(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(path).sort();
}

const HEADER_BYTES = 127;
const MAX_METADATA_BYTES = 1 << 20;

/** From the archive's head; null: the file is no PMTiles archive, version 3. */
function aboutArchive(path: string): Pick<Archive, 'bounds' | 'attribution'> | null {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, HEADER_BYTES, 0);
    if (bytes.toString('latin1', 0, 7) !== 'PMTiles' || bytes[7] !== 3) return null;
    const header = bytesToHeader(bytes.buffer);
    const { minLon: west, minLat: south, maxLon: east, maxLat: north } = header;
    return { bounds: { west, south, east, north }, attribution: attributionOf(file, header) };
  } finally {
    closeSync(file);
  }
}

/** What the archive says itself, as plain text; one that says nothing was drawn from OpenStreetMap. */
function attributionOf(file: number, header: Header): string {
  const { jsonMetadataOffset: from, jsonMetadataLength: length, internalCompression } = header;
  if (length > MAX_METADATA_BYTES) return OSM_ATTRIBUTION;
  try {
    const packed = Buffer.alloc(length);
    readSync(file, packed, 0, length, from);
    const text = (internalCompression === Compression.Gzip ? gunzipSync(packed) : packed).toString();
    return withoutTags(ABOUT.parse(JSON.parse(text)).attribution ?? '') || OSM_ATTRIBUTION;
  } catch {
    // Metadata that cannot be read say nothing.
    return OSM_ATTRIBUTION;
  }
}

function withoutTags(text: string): string {
  return text.replace(/<[^>]*>/g, '').trim();
}

function touch(a: GeoBox, b: GeoBox): boolean {
  return a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east;
}

/** What is seen of a town at first: a city is imported with what lies 30 km around it. */
const SEEN_DEGREES = 0.08;

function middleOf({ south, west, north, east }: GeoBox): GeoBox {
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const [high, wide] = [Math.min(north - south, SEEN_DEGREES) / 2, Math.min(east - west, SEEN_DEGREES) / 2];
  return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
}

function around(a: GeoBox, b: GeoBox): GeoBox {
  return {
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
  };
}
