// Counts the compressed bytes that a browser loads before an app shows its first page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The limit of each app, by the network of its users: couriers have a slow one. */
const LIMITS_BYTES = { entregador: 85_000, loja: 150_000, painel: 250_000, desenvolvedores: 250_000 };

/**
 * First load by screen: the app's page and scripts, the screen's `route`, and everything these import, with
 * styles. What a screen loads later (maps, charts) is not counted.
 */
export function firstLoads(output) {
  const manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8'));
  const size = (file) => gzipSync(readFileSync(join(output, file)), { level: 9 }).length;
  return readdirSync(output)
    .filter((app) => manifest[`${app}/index.html`])
    .flatMap((app) => {
      const entry = `${app}/index.html`;
      const screens = (manifest[entry].dynamicImports ?? []).filter((key) => key.endsWith('/route.tsx'));
      return [entry, ...screens].map((screen) => {
        const files = new Set([entry, ...earlyScripts(output, entry)]);
        addLoaded(manifest, entry, files);
        addLoaded(manifest, screen, files);
        const bytes = [...files].reduce((sum, file) => sum + size(file), 0);
        return { screen, bytes, limit: LIMITS_BYTES[app] };
      });
    });
}

/** What a screen loads beside its app's own script and styles. */
export function filesOfScreen(output, app, screen) {
  const manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8'));
  const [own, files] = [new Set(), new Set()];
  addLoaded(manifest, `${app}/index.html`, own);
  addLoaded(manifest, `${app}/${screen}/route.tsx`, files);
  return [...files].filter((file) => !own.has(file));
}

/** Every file that an app may load, for its service worker to store. */
export function filesOfApp(output, app) {
  const manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8'));
  const page = `${app}/index.html`;
  const files = new Set(earlyScripts(output, page));
  const visited = new Set();
  const visit = (key) => {
    if (visited.has(key)) return;
    visited.add(key);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[key];
    for (const path of [file, ...css, ...assets]) if (!path.endsWith('.html')) files.add(path);
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit(page);
  return [...files].sort();
}

/** Scripts of the page that are no modules. */
function earlyScripts(output, page) {
  const found = readFileSync(join(output, page), 'utf8').matchAll(
    /<script async src="[^"]*(assets\/[^"]+)"/g,
  );
  return [...found].map(([, file]) => file);
}

function addLoaded(manifest, key, files) {
  const { file, css = [], imports = [] } = manifest[key];
  if (files.has(file)) return;
  for (const path of [file, ...css]) files.add(path);
  for (const imported of imports) addLoaded(manifest, imported, files);
}
