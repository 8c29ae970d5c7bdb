import { z } from 'zod';

export const pointSchema = z
  .strictObject({ latitude: z.number(), longitude: z.number() })
  .meta({ id: 'Point' });
export type Point = Readonly<z.output<typeof pointSchema>>;

/** In degrees. */
export interface GeoBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface MaybePoint {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** null: the coordinates are unknown. */
export function pointOf({ latitude, longitude }: MaybePoint): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const EARTH_RADIUS_M = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function distanceMeters(from: Point, to: Point): number {
  const dLat = radians(to.latitude - from.latitude);
  const dLon = radians(to.longitude - from.longitude);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(a)));
}

export function lineMeters(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + distanceMeters(line[i] ?? point, point), 0);
}

export function isPoint(latitude: unknown, longitude: unknown): boolean {
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  );
}

export const VEHICLE_KINDS = ['motorbike', 'car', 'bicycle', 'scooter', 'truck'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** Factor from straight line to road in the street grids of Brazilian cities. */
const ROAD_FACTOR = 1.3;

/** Average in city traffic, km/h. */
const SPEED_KMH: Record<VehicleKind, number> = {
  motorbike: 28,
  scooter: 22,
  car: 24,
  truck: 18,
  bicycle: 14,
};

export function roadMeters(from: Point, to: Point): number {
  return Math.round(distanceMeters(from, to) * ROAD_FACTOR);
}

export function drivingSeconds(distanceM: number, vehicle: VehicleKind): number {
  return Math.round((distanceM * 3.6) / SPEED_KMH[vehicle]);
}
