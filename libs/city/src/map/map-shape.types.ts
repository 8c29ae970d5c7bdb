import { DEGREE } from '../osm/osm.types.js';

export type ShapeKind = 'point' | 'line' | 'area';

export type ShapeFacts = Readonly<Record<string, string | number>>;

/**
 * A part of a shape: x, y and the weight of each vertex, one after the other. x and y lie in the square of
 * web maps, 0 to 1 from the north-west; a vertex lighter than the tolerance of a zoom is left out there.
 */
export type Vertices = Float64Array;
export const NUMBERS_PER_VERTEX = 3;
/** The weight of a vertex that stays at every zoom. */
export const ALWAYS = 1;

/** What a map shows at one place. Outer rings of areas run clockwise on the screen, holes the other way. */
export interface MapShape {
  readonly layer: string;
  readonly kind: ShapeKind;
  readonly facts: ShapeFacts;
  readonly minZoom: number;
  readonly parts: readonly Vertices[];
}

/** Web Mercator x, from the west, 0 to 1. */
export function mercatorX(longitude7: number): number {
  return longitude7 / DEGREE / 360 + 0.5;
}

/** Web Mercator y, from the north, 0 to 1. */
export function mercatorY(latitude7: number): number {
  const sin = Math.sin((latitude7 / DEGREE / 180) * Math.PI);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}
