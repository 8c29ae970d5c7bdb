import Pbf from 'pbf';
import type { ShapeFacts, ShapeKind } from './map-shape.types.js';

/** Units along a side of a tile. */
export const EXTENT = 4096;
const VERSION = 2;
const KINDS: Readonly<Record<ShapeKind, number>> = { point: 1, line: 2, area: 3 };
const MOVE = 1;
const LINE = 2;
const CLOSE = 7;

/** Shapes of the same facts, drawn together. Parts are x and y in turn, in units of the tile. */
export interface TileFeature {
  readonly kind: ShapeKind;
  readonly facts: ShapeFacts;
  readonly parts: number[][];
}

/** A tile by the specification of Mapbox Vector Tiles, version 2. */
export function vectorTile(layers: ReadonlyMap<string, Iterable<TileFeature>>): Uint8Array {
  const tile = new Pbf();
  for (const [name, features] of layers)
    tile.writeMessage(3, (_, layer) => writeLayer(layer, name, features), null);
  return tile.finish();
}

function writeLayer(layer: Pbf, name: string, features: Iterable<TileFeature>): void {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  layer.writeStringField(1, name);
  for (const { kind, facts, parts } of features) {
    const tags = Object.entries(facts).flatMap(([key, value]) => [
      indexIn(keys, key),
      indexIn(values, value),
    ]);
    layer.writeMessage(
      2,
      (_, feature) => {
        feature.writePackedVarint(2, tags);
        feature.writeVarintField(3, KINDS[kind]);
        feature.writePackedVarint(4, commandsOf(kind, parts));
      },
      null,
    );
  }
  for (const key of keys.keys()) layer.writeStringField(3, key);
  for (const value of values.keys()) layer.writeMessage(4, writeValue, value);
  layer.writeVarintField(5, EXTENT);
  layer.writeVarintField(15, VERSION);
}

function indexIn<T>(indexes: Map<T, number>, value: T): number {
  const known = indexes.get(value);
  if (known !== undefined) return known;
  indexes.set(value, indexes.size);
  return indexes.size - 1;
}

function writeValue(value: string | number, message: Pbf): void {
  if (typeof value === 'string') message.writeStringField(1, value);
  else if (Number.isInteger(value) && value >= 0) message.writeVarintField(5, value);
  else message.writeDoubleField(3, value);
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
