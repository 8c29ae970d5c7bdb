import { CITY_MAKERS, CityFolders, importCity } from '#city';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The demonstration's city: where it is shipped, its name, and the day that stands in it. */
const SHIPPED = join(import.meta.dirname, '../../apps/gateway/src/demo/assets');
const NAME = 'demonstracao';
/** Nobody drew it but a generator, which made the file once. */
const ATTRIBUTION = 'Cidade fictícia';
const MADE_AT = new Date('2026-03-02T12:00:00Z');

/** Makes the demonstration's city anew of its file, by the import that every city takes. */
const folder = mkdtempSync(join(tmpdir(), 'lm-demo-city-'));
try {
  const cities = new CityFolders(folder);
  await importCity(cities, {
    file: join(import.meta.dirname, 'demonstracao.osm.pbf'),
    name: NAME,
    town: 'Campinas',
    makers: CITY_MAKERS,
    madeAt: MADE_AT,
    attribution: ATTRIBUTION,
  });
  mkdirSync(SHIPPED, { recursive: true });
  for (const made of readdirSync(cities.path(NAME))) {
    const content = readFileSync(join(cities.path(NAME), made));
    // Roads are arrays of numbers and pack to an eighth; tiles are packed already.
    if (made.endsWith('.bin')) writeFileSync(join(SHIPPED, `${made}.br`), brotliCompressSync(content));
    else writeFileSync(join(SHIPPED, made), content);
  }
} finally {
  rmSync(folder, { recursive: true });
}
