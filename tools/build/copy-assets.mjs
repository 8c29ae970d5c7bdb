// Runs after tsc, which copies no scripts, styles, pictures, maps or guides: copies those of the sources into
// dist.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ASSET = /(^|\/)src\/.*\/assets\/[^/]+\.(js|css|png|svg|json|md|pmtiles|br)$/;

for (const folder of ['apps', 'libs'])
  for (const name of readdirSync(folder, { recursive: true }))
    if (ASSET.test(name)) cpSync(join(folder, name), join('dist', folder, name));
