import Pbf from 'pbf';
import { deflateSync } from 'node:zlib';
import type { WrittenElement, WrittenNode, WrittenRelation, WrittenWay } from './osm-element.types.js';

/** Elements per block, as usual tools write. */
const BLOCK = 8_000;
const KINDS = ['node', 'way', 'relation'] as const;
const UNITS = 1e7;

/** A file with dense nodes, in pieces. */
export function* osmPbf(elements: Iterable<WrittenElement>): Generator<Buffer> {
  yield fileBlock('OSMHeader', (block) => {
    for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) block.writeStringField(4, feature);
  });
  let batch: WrittenElement[] = [];
  for (const element of elements) {
    if (batch.length === BLOCK || (batch[0] && batch[0].kind !== element.kind)) {
      yield dataBlock(batch);
      batch = [];
    }
    batch.push(element);
  }
  if (batch.length > 0) yield dataBlock(batch);
}

function bytesOf(write: (message: Pbf) => void): Uint8Array {
  const message = new Pbf();
  write(message);
  return message.finish();
}

function fileBlock(kind: string, write: (block: Pbf) => void): Buffer {
  const data = bytesOf(write);
  const blob = bytesOf((message) => {
    message.writeVarintField(2, data.length);
    message.writeBytesField(3, deflateSync(data));
  });
  const header = bytesOf((message) => {
    message.writeStringField(1, kind);
    message.writeVarintField(3, blob.length);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

function dataBlock(batch: readonly WrittenElement[]): Buffer {
  // The first text stands for none.
  const texts = new Map([['', 0]]);
  const numberOf = (text: string) => {
    if (!texts.has(text)) texts.set(text, texts.size);
    return texts.get(text)!;
  };
  const nodes = batch.filter((element) => element.kind === 'node');
  const group = bytesOf((message) => {
    if (nodes.length > 0) message.writeBytesField(2, denseNodes(nodes, numberOf));
    for (const element of batch)
      if (element.kind !== 'node')
        message.writeBytesField(element.kind === 'way' ? 3 : 4, wayOrRelation(element, numberOf));
  });
  const table = bytesOf((message) => {
    for (const text of texts.keys()) message.writeStringField(1, text);
  });
  return fileBlock('OSMData', (block) => {
    block.writeBytesField(1, table);
    block.writeBytesField(2, group);
  });
}

type Numbering = (text: string) => number;

function denseNodes(nodes: readonly WrittenNode[], numberOf: Numbering): Uint8Array {
  const words = nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(numberOf), 0]);
  return bytesOf((message) => {
    message.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
    message.writePackedSVarint(8, deltas(nodes.map(({ latitude }) => Math.round(latitude * UNITS))));
    message.writePackedSVarint(9, deltas(nodes.map(({ longitude }) => Math.round(longitude * UNITS))));
    if (words.some((word) => word !== 0)) message.writePackedVarint(10, words);
  });
}

function wayOrRelation(element: WrittenWay | WrittenRelation, numberOf: Numbering): Uint8Array {
  const { id, tags = {} } = element;
  return bytesOf((message) => {
    message.writeVarintField(1, id);
    message.writePackedVarint(2, Object.keys(tags).map(numberOf));
    message.writePackedVarint(3, Object.values(tags).map(numberOf));
    if (element.kind === 'way') message.writePackedSVarint(8, deltas(element.nodeIds));
    else {
      const { members } = element;
      const roles = members.map(({ role }) => numberOf(role));
      const kinds = members.map(({ kind }) => KINDS.indexOf(kind));
      message.writePackedVarint(8, roles);
      message.writePackedSVarint(9, deltas(members.map((member) => member.id)));
      message.writePackedVarint(10, kinds);
    }
  });
}

const deltas = (values: readonly number[]) => values.map((value, at) => value - (values[at - 1] ?? 0));
