import { CityMapBuilder, NodeCoordinates, readOsmFile, visitorsTogether } from '#city/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WrittenElement } from './osm-element.types.js';
import { osmXml } from './osm-xml.builder.js';

/** Writes the map of a made-up city by the way that every city takes. */
export async function writeCityMap(elements: Iterable<WrittenElement>, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lm-city-'));
  try {
    const osm = join(folder, 'city.osm');
    await writeFile(osm, osmXml(elements));
    await writeMapOf(osm, path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns how many tiles the map has */
export async function writeMapOf(osm: string, path: string): Promise<number> {
  const nodes = new NodeCoordinates();
  const map = new CityMapBuilder(nodes);
  await readOsmFile(osm, visitorsTogether([{ node: (id, x, y) => nodes.add(id, x, y) }, map]));
  return map.write({ path });
}
