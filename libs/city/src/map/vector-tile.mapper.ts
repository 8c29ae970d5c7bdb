import type { ShapeFacts, ShapeKind } from './map-shape.types.js';

/** Units along a side of a tile. */
export const EXTENT = 4096;
const VERSION = 2;
const KINDS: Readonly<Record<ShapeKind, number>> = { point: 1, line: 2, area: 3 };
const MOVE = 1;
const LINE = 2;
const CLOSE = 7;
const VARINT = 0;
const DOUBLE = 1;
const BYTES = 2;

/** Shapes of the same facts, drawn together. Parts are x and y in turn, in units of the tile. */
export interface TileFeature {
  readonly kind: ShapeKind;
  readonly facts: ShapeFacts;
  readonly parts: number[][];
}

/** A tile by the specification of Mapbox Vector Tiles, version 2. */
export function vectorTile(layers: ReadonlyMap<string, Iterable<TileFeature>>): Uint8Array {
  const tile = new Message();
  for (const [name, features] of layers) tile.bytes(3, layerOf(name, features));
  return tile.content();
}

function layerOf(name: string, features: Iterable<TileFeature>): Uint8Array {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  const layer = new Message();
  layer.text(1, name);
  for (const { kind, facts, parts } of features) {
    const tags = Object.entries(facts).flatMap(([key, value]) => [
      indexIn(keys, key),
      indexIn(values, value),
    ]);
    const feature = new Message();
    feature.packed(2, tags);
    feature.number(3, KINDS[kind]);
    feature.packed(4, commandsOf(kind, parts));
    layer.bytes(2, feature.content());
  }
  for (const key of keys.keys()) layer.text(3, key);
  for (const value of values.keys()) layer.bytes(4, valueOf(value));
  layer.number(5, EXTENT);
  layer.number(15, VERSION);
  return layer.content();
}

function indexIn<T>(indexes: Map<T, number>, value: T): number {
  const known = indexes.get(value);
  if (known !== undefined) return known;
  indexes.set(value, indexes.size);
  return indexes.size - 1;
}

function valueOf(value: string | number): Uint8Array {
  const message = new Message();
  if (typeof value === 'string') message.text(1, value);
  else if (Number.isInteger(value) && value >= 0) message.number(5, value);
  else message.double(3, value);
  return message.content();
}

/** Geometry: each vertex is told from the last one. */
function commandsOf(kind: ShapeKind, parts: readonly number[][]): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const step = (part: readonly number[], at: number) => {
    commands.push(zigzag(part[at]! - x), zigzag(part[at + 1]! - y));
    [x, y] = [part[at]!, part[at + 1]!];
  };
  const begin = (command: number, count: number) => commands.push(count * 8 + command);
  if (kind === 'point') {
    begin(MOVE, parts.length);
    for (const part of parts) step(part, 0);
    return commands;
  }
  for (const part of parts) {
    begin(MOVE, 1);
    step(part, 0);
    // A ring is closed by a command, not by its first vertex once more.
    const end = kind === 'area' ? part.length - 2 : part.length;
    begin(LINE, end / 2 - 1);
    for (let i = 2; i < end; i += 2) step(part, i);
    if (kind === 'area') begin(CLOSE, 1);
  }
  return commands;
}

function zigzag(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}

/** Appends a number in the form of protocol buffers: seven bits a byte, the lowest first. */
export function pushVarint(to: number[], value: number): void {
  let left = value;
  while (left >= 128) {
    to.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  to.push(left);
}

class Message {
  private readonly pieces: Uint8Array[] = [];
  private open: number[] = [];

  number(field: number, value: number): void {
    pushVarint(this.open, field * 8 + VARINT);
    pushVarint(this.open, value);
  }

  double(field: number, value: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    pushVarint(this.open, field * 8 + DOUBLE);
    this.open.push(...bytes);
  }

  text(field: number, value: string): void {
    this.bytes(field, Buffer.from(value));
  }

  packed(field: number, values: readonly number[]): void {
    const bytes: number[] = [];
    for (const value of values) pushVarint(bytes, value);
    this.bytes(field, Uint8Array.from(bytes));
  }

  bytes(field: number, value: Uint8Array): void {
    pushVarint(this.open, field * 8 + BYTES);
    pushVarint(this.open, value.length);
    this.pieces.push(Uint8Array.from(this.open), value);
    this.open = [];
  }

  content(): Uint8Array {
    return Buffer.concat([...this.pieces, Uint8Array.from(this.open)]);
  }
}
