import pointInPolygon from 'point-in-polygon-hao';
import { z } from 'zod';
import { boxAround } from './same-street.rules.js';
import type { Point, GeoBox } from '../../base/index.js';

const stored = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const position = stored
  .rest(z.number())
  .transform((it) => it.slice(0, 2))
  .pipe(stored);

const ring = z
  .array(position)
  .min(4)
  .max(10_000)
  .refine((positions) => String(positions[0]) === String(positions.at(-1)), {
    message: 'the first and last position of a ring must be the same',
  });

const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) });
const multiPolygon = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(ring).min(1)).min(1),
});
/** GeoJSON, longitude first. */
export const areaSchema = z.discriminatedUnion('type', [polygon, multiPolygon]);
const feature = z.object({ type: z.literal('Feature'), geometry: areaSchema }).transform((it) => it.geometry);

const areaInput = z.union([areaSchema, feature]);

export type AreaGeometry = z.infer<typeof areaSchema>;

/** null: no polygon on the map. */
export function parseAreaGeometry(input: unknown): AreaGeometry | null {
  return areaInput.safeParse(input).data ?? null;
}

interface BoundedPolygon {
  /** Mutable only because point-in-polygon-hao declares it so. */
  readonly rings: number[][][];
  readonly box: GeoBox;
}

export class AreaPolygon {
  private readonly shapes: readonly BoundedPolygon[];

  constructor(geometry: AreaGeometry) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    this.shapes = polygons.map((rings) => {
      const outer = (rings[0] ?? []).map(([longitude, latitude]) => ({ latitude, longitude }));
      return { rings, box: boxAround(outer) };
    });
  }

  get boxes(): GeoBox[] {
    return this.shapes.map(({ box }) => box);
  }

  contains({ latitude, longitude }: Point): boolean {
    return this.shapes.some(
      ({ box, rings }) =>
        longitude >= box.west &&
        longitude <= box.east &&
        latitude >= box.south &&
        latitude <= box.north &&
        // `false` is outside; a point on the border (0) belongs to the area.
        pointInPolygon([longitude, latitude], rings) !== false,
    );
  }
}
