import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, extname } from 'node:path';

export interface PageAsset {
  readonly contentType: string;
  readonly body: Buffer;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
};

const OWN = ['tracking-page.js', 'tracking-page.css'] as const;
/** Modules of the region's map, each after those that it imports. */
const REGION_MAP = ['region-archive.js', 'vector-tile.js', 'region-map.js'] as const;
const LEAFLET = ['leaflet.js', 'leaflet.css'] as const;
type PageAssetName = (typeof OWN | typeof LEAFLET | typeof REGION_MAP)[number];

/** `leaflet.css` names them by relative paths, so they are served under their own names. */
const LEAFLET_IMAGES = ['images/layers.png', 'images/layers-2x.png', 'images/marker-icon.png'];

const HASH_LENGTH = 12;

/**
 * The files that the tracking page loads, read once. Their addresses carry a hash of their content, so that browsers
 * keep them for good and a new release is seen at once.
 */
@Injectable()
export class PageAssets {
  private readonly served = new Map<string, PageAsset>();
  private readonly urls = new Map<string, string>();

  constructor() {
    const leaflet = dirname(createRequire(import.meta.url).resolve('leaflet'));
    for (const name of [...OWN, ...REGION_MAP])
      this.add(name, join(import.meta.dirname, 'assets', name), hashedName);
    for (const name of LEAFLET) this.add(name, join(leaflet, name), hashedName);
    for (const name of LEAFLET_IMAGES) this.add(name, join(leaflet, name), (same) => same);
  }

  url(name: PageAssetName): string {
    return this.urls.get(name) ?? '';
  }

  /** The file by the name in its address. */
  find(servedName: string): PageAsset | null {
    return this.served.get(servedName) ?? null;
  }

  private add(name: string, path: string, servedAs: (name: string, body: Buffer) => string): void {
    const body = this.withServedImports(readFileSync(path));
    const servedName = servedAs(name, body);
    this.served.set(servedName, { contentType: CONTENT_TYPES[extname(name)] ?? '', body });
    this.urls.set(name, `/rastreio/recursos/${servedName}`);
  }

  /** A module imports others by the names under which they are served. */
  private withServedImports(body: Buffer): Buffer {
    const source = body.toString('utf8');
    const imported = REGION_MAP.filter((name) => source.includes(`from './${name}'`));
    if (imported.length === 0) return body;
    return Buffer.from(
      imported.reduce((text, name) => text.replace(`from './${name}'`, `from '${this.url(name)}'`), source),
    );
  }
}

function hashedName(name: string, body: Buffer): string {
  const extension = extname(name);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
  return `${name.slice(0, -extension.length)}.${hash}${extension}`;
}
