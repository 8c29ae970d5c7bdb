import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface PageAsset {
  readonly contentType: string;
  /** By gzip. */
  readonly packed: Buffer;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const STYLE = 'tracking-page.css';
const PAGE = 'tracking-page.js';
/** Scripts of the pages with forms, which need no map. */
const OF_FORMS = ['conversation-page.js', 'pin-page.js'] as const;
/** Moves and enlarges the map; the page's script imports it. */
const FRAME = 'map-frame.js';
/** Draws cities in the apps, with the library that it imports. */
const REGION_MAP = 'region-map.js';
const PAINTER = 'protomaps-leaflet';
/** The library is a script that names itself in the window; as a module it hands out what is used. */
const PAINTER_EXPORTS = `
export const { CenteredTextSymbolizer, LineLabelSymbolizer, LineSymbolizer,
  PmtilesSource, PolygonSymbolizer, leafletLayer } = protomapsL;
`;
type PageAssetName = typeof STYLE | typeof PAGE | (typeof OF_FORMS)[number] | typeof REGION_MAP;

const HASH_LENGTH = 12;

/** Files of the tracking page. Addresses carry a hash of the content, so browsers may cache them for good. */
@Injectable()
export class PageAssets {
  private readonly served = new Map<string, PageAsset>();
  private readonly urls = new Map<string, string>();

  constructor() {
    const own = (name: string) => readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');
    for (const name of [STYLE, FRAME, ...OF_FORMS]) this.add(name, own(name));
    this.add(PAGE, this.importing(own(PAGE), `./${FRAME}`, FRAME));
    const library = join(dirname(createRequire(import.meta.url).resolve(PAINTER)), '..', `${PAINTER}.js`);
    const painter = readFileSync(library, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
    this.add(`${PAINTER}.js`, painter + PAINTER_EXPORTS);
    this.add(REGION_MAP, this.importing(own(REGION_MAP), PAINTER, `${PAINTER}.js`));
  }

  private importing(module: string, from: string, name: string): string {
    return module.replace(`from '${from}'`, `from '${this.urls.get(name) ?? ''}'`);
  }

  url(name: PageAssetName): string {
    return this.urls.get(name) ?? '';
  }

  find(servedName: string): PageAsset | null {
    return this.served.get(servedName) ?? null;
  }

  private add(name: string, text: string): void {
    const extension = extname(name);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
    const servedName = `${basename(name, extension)}.${hash}${extension}`;
    this.served.set(servedName, assetOf(extension, text));
    this.urls.set(name, `/rastreio/recursos/${servedName}`);
  }
}

export function assetOf(extension: string, text: string): PageAsset {
  return { contentType: CONTENT_TYPES[extension] ?? '', packed: gzipSync(text, { level: 9 }) };
}

/** Relative luminance (WCAG 2.2) of an sRGB colour `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black and white have equal contrast on it; one of the two always has more than 4.5 : 1. */
const LIGHT_GROUND = 0.179;

export function brandStyle(color: string): string {
  const ink = luminance(color) > LIGHT_GROUND ? '#000' : '#fff';
  return `:root { --brand: ${color}; --brand-ink: ${ink}; }\n`;
}

/** The style is a file, because the page's policy allows none inside the document. */
export function brandStylePath(color: string): string {
  return `/rastreio/recursos/cores/${color.slice(1).toLowerCase()}.css`;
}

const FILE = /^([0-9a-f]{6})\.css$/;

/** null: not a name that `brandStylePath` makes. */
export function parseBrandStyleFile(name: string): string | null {
  const color = FILE.exec(name)?.[1];
  return color === undefined ? null : `#${color}`;
}
