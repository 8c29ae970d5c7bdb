import type { VehicleKind, VehicleWish } from '#domain';

export const WIRE_VEHICLE_TYPES = [
  'MOTORBIKE_BAG',
  'MOTORBIKE_BOX',
  'CAR',
  'BICYCLE',
  'SCOOTER',
  'VUC',
] as const;
export type WireVehicleType = (typeof WIRE_VEHICLE_TYPES)[number];

export const WIRE_CONTAINERS = ['NORMAL', 'THERMIC'] as const;
export const WIRE_CONTAINER_SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE'] as const;

/** Bag or box, it is the same motorbike to the fleet. */
export const VEHICLE_KINDS_OF_WORDS = {
  MOTORBIKE_BAG: 'motorbike',
  MOTORBIKE_BOX: 'motorbike',
  CAR: 'car',
  BICYCLE: 'bicycle',
  SCOOTER: 'scooter',
  VUC: 'truck',
} as const satisfies Record<WireVehicleType, VehicleKind>;

export const VEHICLE_WORDS = {
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

/** The one vehicle that will come, in the caller's own word for it. */
export function chosenVehicle(wish: VehicleWish, kind: VehicleKind): ChosenVehicle {
  return {
    type: wish.options.find((option) => option.kind === kind)?.word ?? VEHICLE_WORDS[kind],
    container: wish.container,
    ...(wish.containerSize === null ? {} : { containerSize: wish.containerSize }),
    ...(wish.instruction === null ? {} : { instruction: wish.instruction }),
  };
}
