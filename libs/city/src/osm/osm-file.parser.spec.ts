import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REAL_QUARTER } from '../../../../test/support/real-quarter.js';
import { gridCity } from '../../../../tools/city/grid-city.builder.js';
import type { WrittenElement } from '../../../../tools/city/osm-element.types.js';
import { osmPbf } from '../../../../tools/city/osm-pbf.builder.js';
import { osmXml } from '../../../../tools/city/osm-xml.builder.js';
import { NodeCoordinates } from './node-coordinates.store.js';
import { OsmFileError, type OsmReading, visitorsTogether } from './osm.types.js';
import { readOsmFile } from './osm-file.parser.js';

const folder = mkdtempSync(join(tmpdir(), 'lm-osm-'));
const CITY = [...gridCity({ columns: 12, rows: 10, furnished: true })];
const XML = Buffer.from([...osmXml(CITY)].join(''));
const PBF = Buffer.concat([...osmPbf(CITY)]);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

let files = 0;
function fileOf(bytes: Uint8Array | string): string {
  const path = join(folder, `city-${++files}`);
  writeFileSync(path, bytes);
  return path;
}

/** What a file holds, as the writer's elements, coordinates in units of 1e-7 degrees. */
async function elementsOf(bytes: Uint8Array | string, reading?: OsmReading): Promise<unknown[]> {
  const found: unknown[] = [];
  await readOsmFile(
    fileOf(bytes),
    {
      node: (id, longitude7, latitude7, tags) =>
        found.push([id, longitude7, latitude7, Object.fromEntries(tags)]),
      way: (id, nodeIds, tags) => found.push([id, nodeIds, Object.fromEntries(tags)]),
      relation: (id, members, tags) => found.push([id, members, Object.fromEntries(tags)]),
    },
    reading,
  );
  return found;
}

const written = (element: WrittenElement): unknown => {
  const tags = element.tags ?? {};
  if (element.kind === 'way') return [element.id, element.nodeIds, tags];
  if (element.kind === 'relation') return [element.id, element.members, tags];
  return [element.id, Math.round(element.longitude * 1e7), Math.round(element.latitude * 1e7), tags];
};

const faultOf = async (bytes: Uint8Array | string) => {
  const error: unknown = await elementsOf(bytes).catch((caught: unknown) => caught);
  return error instanceof OsmFileError ? error.fault : error;
};

describe('a file of OpenStreetMap', () => {
  it.each([
    ['.osm.pbf', PBF],
    ['.osm.gz', gzipSync(XML)],
    ['.osm', XML],
  ])('is read whole, as %s', async (_name, bytes) => {
    expect(await elementsOf(bytes)).toEqual(CITY.map(written));
  });

  it('leaves out the nodes beyond the bounds', async () => {
    const bounds = { west: -54.6, south: -20.5, east: -54.595, north: -20.495 };
    const ids = CITY.filter(
      (it) =>
        it.kind !== 'node' ||
        (it.longitude >= bounds.west &&
          it.longitude <= bounds.east &&
          it.latitude >= bounds.south &&
          it.latitude <= bounds.north),
    ).map(({ id }) => id);
    expect((await elementsOf(PBF, { bounds })).map((it) => (it as number[])[0])).toEqual(ids);
  });

  it('tells its progress in bytes, and ends when it is told to', async () => {
    const many = Buffer.concat([...osmPbf(gridCity({ columns: 100, rows: 100 }))]);
    const calls: [number, number][] = [];
    await elementsOf(many, { onProgress: (done, total) => calls.push([done, total]) });
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.at(-1)).toEqual([many.length, many.length]);
    expect(calls.map(([done]) => done)).toEqual(calls.map(([done]) => done).toSorted((a, b) => a - b));
    const stopped = elementsOf(many, { signal: AbortSignal.abort(new Error('stopped')) });
    await expect(stopped).rejects.toThrow('stopped');
  });

  it('reads several things in one pass', async () => {
    const counts = [0, 0];
    await readOsmFile(
      fileOf(PBF),
      visitorsTogether([{ node: () => counts[0]!++ }, { node: () => counts[1]!++, way: () => undefined }]),
    );
    expect(counts).toEqual(Array(2).fill(CITY.filter(({ kind }) => kind === 'node').length));
  });

  it('decodes characters of any kind, and keys like a property of every object', async () => {
    const name = `Rua "D'Ávila" & <Cia> — 🏍`;
    const node = { kind: 'node', id: 2 ** 40, longitude: -0.0000001, latitude: 12.5 } as const;
    const odd: WrittenElement[] = [{ ...node, tags: { name, ['constructor']: 'x' } }];
    const expected = [[2 ** 40, -1, 125_000_000, { name, ['constructor']: 'x' }]];
    expect(await elementsOf([...osmXml(odd)].join(''))).toEqual(expected);
    expect(await elementsOf(Buffer.concat([...osmPbf(odd)]))).toEqual(expected);
    expect(
      await elementsOf(`<osm><node id='1' lat='1' lon='2'><tag k="a" v="&#x41;&#66;>"/></node></osm>`),
    ).toEqual([[1, 20_000_000, 10_000_000, { a: 'AB>' }]]);
  });

  it('leaves out what an editor deleted, and whatever else it holds', async () => {
    const text = `<?xml version="1.0"?><!-- <node id="9"/> --><osm><bounds minlat="1"/>
      <node id="1" lat="1" lon="2" action="delete"/><node id="2" visible="false" lat="1" lon="2"/>
      <changeset id="1"><tag k="a" v="b"/></changeset><node id="3" lat="1" lon="2"/></osm>`;
    expect(await elementsOf(text)).toEqual([[3, 20_000_000, 10_000_000, {}]]);
  });

  it.each([
    ['empty', '', 'empty'],
    ['of another kind', '%PDF-1.7 and so on', 'foreign'],
    ['packed by bzip2', 'BZh91AY&SY', 'foreign'],
    ['of another XML', '<html><body/></html>', 'foreign'],
    ['of another XML, packed', gzipSync('<gpx></gpx>'), 'foreign'],
    ['malformed', '<osm><node id="1" lat=1 lon="2"/></osm>', 'broken'],
    ['with a document type', '<!DOCTYPE osm [<!ENTITY a "b">]><osm></osm>', 'broken'],
    ['without an id', '<osm><node lat="1" lon="2"/></osm>', 'broken'],
    [
      'with a member of no kind',
      '<osm><relation id="1"><member type="x" ref="1"/></relation></osm>',
      'broken',
    ],
    ['that closes what it did not open', '</osm>', 'broken'],
    ['that crosses its elements', '<osm><node id="1" lat="1" lon="1"></way></osm>', 'broken'],
    ['cut off', XML.subarray(0, XML.length / 2), 'truncated'],
    ['cut off, packed', gzipSync(XML).subarray(0, 2_000), 'truncated'],
    ['cut off in a block', PBF.subarray(0, PBF.length - 100), 'truncated'],
    ['cut off in a header', PBF.subarray(0, 30), 'truncated'],
    ['with a damaged block', damaged(PBF, PBF.length - 200), 'broken'],
    ['with a text longer than its block', withFeature('', [0x22, 0x7f]), 'broken'],
    ['with a number that has no end', withFeature('', [0xff, 0xff]), 'broken'],
    ['with a field of no known type', withFeature('', [0x27, 0x01]), 'broken'],
    ['with a damaged packing', damaged(gzipSync(XML), 5_000), 'broken'],
    ['of an endless element', `<osm><node id="${'1'.repeat(1_100_000)}`, 'broken'],
  ])('that is %s is refused', async (_name, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });

  it('that needs what is not read is refused by name', async () => {
    expect(await elementsOf(Buffer.concat([...osmPbf([])]))).toEqual([]);
    const rejected = elementsOf(withFeature('HistoricalInformation'));
    await expect(rejected).rejects.toThrow('HistoricalInformation');
  });

  it('that is not there says so', async () => {
    await expect(readOsmFile(join(folder, 'nowhere'), {})).rejects.toThrow('ENOENT');
  });

  (REAL_QUARTER ? it : it.skip)(
    'of a real quarter has what its description says, and ways that lead out of it',
    async () => {
      const nodes = new NodeCoordinates();
      let [ways, unknown] = [0, 0];
      await readOsmFile(REAL_QUARTER ?? '', {
        node: (id, longitude7, latitude7) => nodes.add(id, longitude7, latitude7),
        way: (_id, nodeIds) => {
          ways++;
          unknown += nodeIds.filter((id) => nodes.indexOf(id) < 0).length;
        },
      });
      expect([nodes.size, ways, unknown]).toEqual([24_168, 4_590, 3_080]);
    },
  );
});

describe('the coordinates of nodes', () => {
  it.each([
    ['ascending', (i: number) => i * 3],
    ['descending', (i: number) => (200_000 - i) * 3],
    ['mixed', (i: number) => ((i * 7_919) % 200_000) * 3],
  ])('are found by id, added in %s order', (_name, idOf) => {
    const nodes = new NodeCoordinates();
    for (let i = 0; i < 200_000; i++) nodes.add(idOf(i), i, -i - 1);
    for (const i of [0, 1, 77_777, 199_999]) {
      const at = nodes.indexOf(idOf(i));
      expect([nodes.longitude7(at), nodes.latitude7(at)]).toEqual([i, -i - 1]);
    }
    expect([nodes.indexOf(1), nodes.indexOf(9e15)]).toEqual([-1, -1]);
  });

  it('are none at first', () => {
    expect(new NodeCoordinates().indexOf(1)).toBe(-1);
  });
});

function damaged(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(0xff, at, at + 40);
  return copy;
}

/** A header that names a feature and has other bytes after it: raw, which the format allows. */
function withFeature(feature: string, rest: readonly number[] = []): Buffer {
  const field = (number: number, bytes: Buffer) =>
    Buffer.concat([Buffer.from([number * 8 + 2, bytes.length]), bytes]);
  const blob = field(1, Buffer.concat([field(4, Buffer.from(feature)), Buffer.from(rest)]));
  const header = Buffer.concat([field(1, Buffer.from('OSMHeader')), Buffer.from([3 * 8, blob.length])]);
  return Buffer.concat([Buffer.from([0, 0, 0, header.length]), header, blob]);
}
