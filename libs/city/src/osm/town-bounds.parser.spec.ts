import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { townBounds } from './town-bounds.parser.js';

const node = (id: number, latitude: number, longitude: number, place: string, name: string) =>
  `<node id="${String(id)}" lat="${String(latitude)}" lon="${String(longitude)}"><tag k="place" v="${place}"/><tag k="name" v="${name}"/></node>`;
const FILE = `<osm>${[
  node(1, -10, -50, 'village', 'São João'),
  node(2, -20, -54, 'city', 'São João'),
  node(3, -30, -50, 'suburb', 'Centro'),
].join('')}<way id="9"><nd ref="1"/><nd ref="2"/></way></osm>`;

describe('the surroundings of a town in a large file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-town-'));
  const file = join(folder, 'state.osm');
  writeFileSync(file, FILE);
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('lie round the largest place of its name, with or without accents', async () => {
    const box = await townBounds(file, 'SAO JOAO');
    expect(box?.north).toBeCloseTo(-19.73, 2);
    expect(box?.south).toBeCloseTo(-20.27, 2);
    expect(box && box.east - box.west).toBeCloseTo(0.574, 2);
  });

  it('are unknown where the file does not name it', async () => {
    expect(await townBounds(file, 'Centro')).toBeNull();
  });
});
