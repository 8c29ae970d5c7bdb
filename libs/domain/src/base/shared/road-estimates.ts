import { distanceMeters, type Point } from './geo.js';

export const VEHICLE_KINDS = ['motorbike', 'car', 'bicycle', 'scooter', 'truck'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** Factor from straight line to road in the street grids of Brazilian cities. */
const ROAD_FACTOR = 1.3;

/** Average speed in city traffic, km/h. */
const SPEED_KMH: Record<VehicleKind, number> = {
  motorbike: 28,
  scooter: 22,
  car: 24,
  truck: 18,
  bicycle: 14,
};

/** Estimated metres by road. */
export function roadMeters(from: Point, to: Point): number {
  return Math.round(distanceMeters(from, to) * ROAD_FACTOR);
}

/** Whole seconds that a vehicle needs for a known distance by road. */
export function drivingSeconds(distanceM: number, vehicle: VehicleKind): number {
  return Math.round((distanceM * 3.6) / SPEED_KMH[vehicle]);
}
