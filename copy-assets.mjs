// Runs after tsc, which copies no script, style or picture: brings those of the sources to where the build looks for them.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ASSET = /(^|\/)src\/.*\/assets\/[^/]+\.(js|css|png|svg)$/;

for (const folder of ['apps', 'libs'])
  for (const name of readdirSync(folder, { recursive: true }))
    if (ASSET.test(name)) cpSync(join(folder, name), join('dist', folder, name));
