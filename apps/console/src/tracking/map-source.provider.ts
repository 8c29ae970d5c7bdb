import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../console.settings.js';
import { PageAssets } from './page-assets.provider.js';

const ARCHIVE = 'map.pmtiles';
export const ARCHIVE_PATH = '/rastreio/recursos/mapa';

/** The archive of the region, and the module that draws it. */
interface MapRegion {
  readonly archiveUrl: string;
  readonly scriptUrl: string;
}

/** The ground below the marks of a map. */
export interface MapSource {
  /** Of a server of tiles, with {z}, {x} and {y}. */
  readonly tileUrl: string | null;
  readonly region: MapRegion | null;
  readonly attribution: string;
}

/** What maps are drawn on: a server of tiles, else one archive in the data folder, else nothing but streets. */
@Injectable()
export class MapSources {
  readonly source: MapSource;
  /** Where the archive lies; null: there is none. */
  readonly archive: string | null;

  constructor(
    assets: PageAssets,
    @Inject(RUNTIME_CONFIG) config: RuntimeConfig,
    @Inject(CONSOLE_SETTINGS) settings: ConsoleSettings,
  ) {
    const { MAP_TILE_URL: tileUrl = null, MAP_TILE_ATTRIBUTION: attribution } = settings;
    const path = join(config.dataDir, ARCHIVE);
    const file = statSync(path, { throwIfNoEntry: false });
    this.archive = file?.isFile() ? path : null;
    // Another file has another address: ranges of two files are never mixed in a cache.
    const version = file ? Math.floor(file.mtimeMs).toString(36) : '';
    const region =
      this.archive === null || tileUrl !== null
        ? null
        : { archiveUrl: `${ARCHIVE_PATH}/${version}.pmtiles`, scriptUrl: assets.url('region-map.js') };
    this.source = { tileUrl, region, attribution };
  }
}
