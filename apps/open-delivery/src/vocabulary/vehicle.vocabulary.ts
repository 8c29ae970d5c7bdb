import type { VehicleKind, VehiclePreference } from '#domain';
import type { Answer } from '../docs/answer.schemas.js';

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
} as const satisfies Record<string, VehicleKind>;
type WireVehicleType = keyof typeof VEHICLE_KINDS_BY_WIRE_TYPE;
export const WIRE_VEHICLE_TYPES = Object.keys(VEHICLE_KINDS_BY_WIRE_TYPE) as WireVehicleType[];

export const WIRE_TYPES_BY_VEHICLE_KIND = {
  motorbike: 'MOTORBIKE_BAG',
  car: 'CAR',
  bicycle: 'BICYCLE',
  scooter: 'SCOOTER',
  truck: 'VUC',
} as const satisfies Record<VehicleKind, WireVehicleType>;

export function chosenVehicle(wish: VehiclePreference, kind: VehicleKind): Answer<'ChosenVehicle'> {
  return {
    type: wish.options.find((option) => option.kind === kind)?.word ?? WIRE_TYPES_BY_VEHICLE_KIND[kind],
    container: wish.container,
    ...(wish.containerSize === null ? {} : { containerSize: wish.containerSize }),
    ...(wish.instruction === null ? {} : { instruction: wish.instruction }),
  };
}
