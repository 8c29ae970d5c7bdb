import { z } from 'zod';
import type { Point } from '../shared/index.js';

const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .rest(z.number())
  .transform(([longitude, latitude]): [number, number] => [longitude, latitude]);

const ring = z
  .array(position)
  .min(4)
  .max(10_000)
  .refine(closed, { message: 'the first and last position of a ring must be the same' });

const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) });
const multiPolygon = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(ring).min(1)).min(1),
});
const geometry = z.discriminatedUnion('type', [polygon, multiPolygon]);
const feature = z.object({ type: z.literal('Feature'), geometry }).transform((it) => it.geometry);

/** What an administrator may send: a bare geometry or a Feature around it. */
const areaInput = z.union([geometry, feature]);

/** GeoJSON, longitude first. */
export type AreaGeometry = z.infer<typeof geometry>;

type Ring = readonly (readonly [number, number])[];

function closed(positions: Ring): boolean {
  const [first, last] = [positions[0], positions.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** null when it is no polygon that can be drawn on the map. */
export function parseArea(input: unknown): AreaGeometry | null {
  return areaInput.safeParse(input).data ?? null;
}

interface Shape {
  readonly rings: readonly Ring[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A geometry made ready to answer many points. */
export class Area {
  private readonly shapes: readonly Shape[];

  constructor(geometry: AreaGeometry) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    this.shapes = polygons.map(shapeOf);
  }

  contains({ latitude, longitude }: Point): boolean {
    return this.shapes.some(
      (shape) =>
        longitude >= shape.west &&
        longitude <= shape.east &&
        latitude >= shape.south &&
        latitude <= shape.north &&
        insideRings(shape.rings, longitude, latitude),
    );
  }
}

function shapeOf(rings: readonly Ring[]): Shape {
  const outer = rings[0] ?? [];
  const longitudes = outer.map(([longitude]) => longitude);
  const latitudes = outer.map(([, latitude]) => latitude);
  // Not Math.min(...): a detailed border has more positions than a call may have arguments.
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return {
    rings,
    west: least(longitudes),
    east: most(longitudes),
    south: least(latitudes),
    north: most(latitudes),
  };
}

/** Even-odd rule over all rings, so that holes are outside. */
function insideRings(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false;
  for (const positions of rings) {
    for (let i = 0, j = positions.length - 1; i < positions.length; j = i++) {
      const [xi, yi] = positions[i] ?? [0, 0];
      const [xj, yj] = positions[j] ?? [0, 0];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
