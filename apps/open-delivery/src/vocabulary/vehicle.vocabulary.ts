import type { VehicleKind, VehiclePreference } from '#domain';

export const WIRE_VEHICLE_TYPES = [
  'MOTORBIKE_BAG',
  'MOTORBIKE_BOX',
  'CAR',
  'BICYCLE',
  'SCOOTER',
  'VUC',
] as const;
type WireVehicleType = (typeof WIRE_VEHICLE_TYPES)[number];

export const WIRE_CONTAINERS = ['NORMAL', 'THERMIC'] as const;
export const WIRE_CONTAINER_SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE'] as const;

/** The fleet has one kind of motorbike, with bag or box. */
export const VEHICLE_KINDS_BY_WIRE_TYPE = {
  MOTORBIKE_BAG: 'motorbike',
  MOTORBIKE_BOX: 'motorbike',
  CAR: 'car',
  BICYCLE: 'bicycle',
  SCOOTER: 'scooter',
  VUC: 'truck',
} as const satisfies Record<WireVehicleType, VehicleKind>;

export const WIRE_TYPES_BY_VEHICLE_KIND = {
  motorbike: 'MOTORBIKE_BAG',
  car: 'CAR',
  bicycle: 'BICYCLE',
  scooter: 'SCOOTER',
  truck: 'VUC',
} as const satisfies Record<VehicleKind, WireVehicleType>;

export interface ChosenVehicle {
  type: string;
  container: string;
  containerSize?: string;
  instruction?: string;
}

/** The vehicle that will come, by the caller's code. */
export function chosenVehicle(wish: VehiclePreference, kind: VehicleKind): ChosenVehicle {
  return {
    type: wish.options.find((option) => option.kind === kind)?.word ?? WIRE_TYPES_BY_VEHICLE_KIND[kind],
    container: wish.container,
    ...(wish.containerSize === null ? {} : { containerSize: wish.containerSize }),
    ...(wish.instruction === null ? {} : { instruction: wish.instruction }),
  };
}
