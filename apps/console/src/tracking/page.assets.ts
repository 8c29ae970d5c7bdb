import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PAGE_SCRIPT } from './page.script.js';
import { PAGE_STYLE } from './page.style.js';

export interface Asset {
  readonly contentType: string;
  readonly body: Buffer;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const PNG = 'image/png';

const LEAFLET: Readonly<Record<string, string>> = {
  'leaflet.js': SCRIPT,
  'leaflet.css': STYLE,
  'images/layers.png': PNG,
  'images/layers-2x.png': PNG,
  'images/marker-icon.png': PNG,
  'images/marker-icon-2x.png': PNG,
  'images/marker-shadow.png': PNG,
};

/** Everything the page loads, read once: nothing comes from elsewhere. */
export function pageAssets(): ReadonlyMap<string, Asset> {
  const folder = dirname(createRequire(import.meta.url).resolve('leaflet'));
  return new Map([
    ['pagina.css', { contentType: STYLE, body: Buffer.from(PAGE_STYLE) }],
    ['pagina.js', { contentType: SCRIPT, body: Buffer.from(PAGE_SCRIPT) }],
    ...Object.entries(LEAFLET).map(([name, contentType]): [string, Asset] => [
      name,
      { contentType, body: readFileSync(join(folder, name)) },
    ]),
  ]);
}
