import { deflateSync } from 'node:zlib';
import type { WrittenElement, WrittenNode, WrittenRelation, WrittenWay } from './osm-element.types.js';

/** Elements per block, as usual tools write. */
const BLOCK = 8_000;
const KINDS = ['node', 'way', 'relation'] as const;
const UNITS = 1e7;

/** The elements as a PBF file with dense nodes, in pieces. */
export function* osmPbf(elements: Iterable<WrittenElement>): Generator<Buffer> {
  yield fileBlock(
    'OSMHeader',
    Buffer.concat(['OsmSchema-V0.6', 'DenseNodes'].map((one) => bytesField(4, Buffer.from(one)))),
  );
  let batch: WrittenElement[] = [];
  for (const element of elements) {
    if (batch.length === BLOCK || (batch[0] && batch[0].kind !== element.kind)) {
      yield fileBlock('OSMData', dataBlock(batch));
      batch = [];
    }
    batch.push(element);
  }
  if (batch.length > 0) yield fileBlock('OSMData', dataBlock(batch));
}

function fileBlock(kind: string, data: Buffer): Buffer {
  const blob = Buffer.concat([numberField(2, data.length), bytesField(3, deflateSync(data))]);
  const header = Buffer.concat([bytesField(1, Buffer.from(kind)), numberField(3, blob.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

/** The texts of one block; the first stands for none. */
class Strings {
  private readonly indexes = new Map<string, number>([['', 0]]);

  index(text: string): number {
    const known = this.indexes.get(text);
    if (known !== undefined) return known;
    this.indexes.set(text, this.indexes.size);
    return this.indexes.size - 1;
  }

  table(): Buffer {
    return Buffer.concat([...this.indexes.keys()].map((text) => bytesField(1, Buffer.from(text))));
  }
}

function dataBlock(batch: readonly WrittenElement[]): Buffer {
  const strings = new Strings();
  const nodes = batch.filter((element) => element.kind === 'node');
  const group = [
    ...(nodes.length > 0 ? [bytesField(2, denseNodes(nodes, strings))] : []),
    ...batch.flatMap((element) => {
      if (element.kind === 'way') return [bytesField(3, way(element, strings))];
      return element.kind === 'relation' ? [bytesField(4, relation(element, strings))] : [];
    }),
  ];
  return Buffer.concat([bytesField(1, strings.table()), bytesField(2, Buffer.concat(group))]);
}

function denseNodes(nodes: readonly WrittenNode[], strings: Strings): Buffer {
  const words = nodes.flatMap(({ tags }) => [
    ...Object.entries(tags ?? {}).flatMap(([key, value]) => [strings.index(key), strings.index(value)]),
    0,
  ]);
  return Buffer.concat([
    bytesField(1, deltas(nodes.map(({ id }) => id))),
    bytesField(8, deltas(nodes.map(({ latitude }) => Math.round(latitude * UNITS)))),
    bytesField(9, deltas(nodes.map(({ longitude }) => Math.round(longitude * UNITS)))),
    ...(words.some((word) => word !== 0) ? [bytesField(10, packed(words))] : []),
  ]);
}

function way({ id, nodeIds, tags }: WrittenWay, strings: Strings): Buffer {
  return Buffer.concat([numberField(1, id), ...tagFields(tags, strings), bytesField(8, deltas(nodeIds))]);
}

function relation({ id, members, tags }: WrittenRelation, strings: Strings): Buffer {
  return Buffer.concat([
    numberField(1, id),
    ...tagFields(tags, strings),
    bytesField(8, packed(members.map(({ role }) => strings.index(role)))),
    bytesField(9, deltas(members.map((member) => member.id))),
    bytesField(10, packed(members.map(({ kind }) => KINDS.indexOf(kind)))),
  ]);
}

function tagFields(tags: WrittenElement['tags'] = {}, strings: Strings): Buffer[] {
  return [
    bytesField(2, packed(Object.keys(tags).map((key) => strings.index(key)))),
    bytesField(3, packed(Object.values(tags).map((value) => strings.index(value)))),
  ];
}

function bytesField(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([packed([field * 8 + 2, bytes.length]), bytes]);
}

const numberField = (field: number, value: number) => packed([field * 8, value]);

/** Differences in zigzag. */
function deltas(values: readonly number[]): Buffer {
  let before = 0;
  return packed(
    values.map((value) => {
      const delta = value - before;
      before = value;
      return delta < 0 ? -2 * delta - 1 : 2 * delta;
    }),
  );
}

function packed(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (let value of values) {
    for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) + 0x80);
    bytes.push(value);
  }
  return Buffer.from(bytes);
}
