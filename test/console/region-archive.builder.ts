import { gzipSync } from 'node:zlib';

const HEADER_BYTES = 127;
const EXTENT = 4096;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
}

const field = (number: number, content: Buffer | number): Buffer =>
  typeof content === 'number'
    ? Buffer.concat([varint(number * 8), varint(content)])
    : Buffer.concat([varint(number * 8 + 2), varint(content.length), content]);
const list = (values: readonly number[]) => Buffer.concat(values.map(varint));
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);

/** A ring round the whole tile. */
const EVERYWHERE = [9, 0, 0, 26, zigzag(EXTENT), 0, 0, zigzag(EXTENT), zigzag(-EXTENT), 0, 15];

/** A vector tile that is water from edge to edge. */
function waterTile(): Buffer {
  const feature = Buffer.concat([field(2, list([0, 0])), field(3, 3), field(4, list(EVERYWHERE))]);
  const layer = Buffer.concat([
    field(1, Buffer.from('water')),
    field(2, feature),
    field(3, Buffer.from('kind')),
    field(4, field(1, Buffer.from('ocean'))),
    field(5, EXTENT),
    field(15, 2),
  ]);
  return field(3, layer);
}

/** A PMTiles archive of the whole world in one tile of water, reached through a leaf directory; packed by gzip. */
export function waterArchive(): Buffer {
  const tile = gzipSync(waterTile());
  const leaf = gzipSync(list([1, 0, 1, tile.length, 1]));
  const root = gzipSync(list([1, 0, 0, leaf.length, 1]));
  const [atLeaf, atTile] = [HEADER_BYTES + root.length, HEADER_BYTES + root.length + leaf.length];
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const places = [HEADER_BYTES, root.length, atLeaf, 0, atLeaf, leaf.length, atTile, tile.length];
  places.forEach((place, at) => header.writeBigUInt64LE(BigInt(place), 8 + at * 8));
  // Directories and tiles packed by gzip, vector tiles, zoom 0 only.
  [2, 2, 1, 0, 0].forEach((value, at) => header.writeUInt8(value, 97 + at));
  return Buffer.concat([header, root, leaf, tile]);
}
