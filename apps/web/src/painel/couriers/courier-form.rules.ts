import type { CourierRecord } from './couriers.rules.js';
import { textOrNull } from '../../ground/form-text.js';
import { typed } from '../people/record.rules.js';

export const KINDS = ['motorbike', 'bicycle', 'scooter', 'car', 'truck'] as const;
export const TEXTS = ['name', 'phone', 'email', 'cpf', 'cnh', 'birthDate', 'pixKey', 'password'] as const;
export const VEHICLE_TEXTS = ['model', 'color', 'plate', 'year'] as const;

/** The form as typed. */
export interface Draft extends Readonly<Record<(typeof TEXTS)[number], string>> {
  readonly vehicle: Readonly<Record<'kind' | (typeof VEHICLE_TEXTS)[number], string>>;
  readonly vehicleTypeIds: readonly number[];
  readonly fleetId: string;
  readonly note: string;
}

const NEW: Draft = {
  ...{ name: '', phone: '', email: '', cpf: '', cnh: '', birthDate: '', pixKey: '', password: '' },
  vehicle: { kind: '', model: '', color: '', plate: '', year: '' },
  vehicleTypeIds: [],
  fleetId: '',
  note: '',
};

export function draftOf(courier: CourierRecord | undefined): Draft {
  if (!courier) return NEW;
  const { name, phone, email, cpf, cnh, birthDate, pixKey, vehicle, internalNotes } = courier;
  return {
    name,
    phone: typed(phone),
    email: typed(email),
    cpf: typed(cpf),
    cnh: typed(cnh),
    birthDate: typed(birthDate),
    pixKey: typed(pixKey),
    password: '',
    vehicle: {
      kind: typed(vehicle.kind),
      model: typed(vehicle.model),
      color: typed(vehicle.color),
      plate: typed(vehicle.plate),
      year: typed(vehicle.year),
    },
    vehicleTypeIds: courier.vehicleTypeIds,
    fleetId: typed(courier.fleetId),
    note: typed(internalNotes[0]),
  };
}

/** The form as a body of the API; empty fields become null. */
export function recordOf({ vehicle, vehicleTypeIds, fleetId, note, ...texts }: Draft) {
  const year = vehicle.year.trim();
  return {
    name: texts.name.trim(),
    phone: texts.phone.trim(),
    email: textOrNull(texts.email),
    cpf: textOrNull(texts.cpf),
    cnh: textOrNull(texts.cnh),
    birthDate: textOrNull(texts.birthDate),
    pixKey: textOrNull(texts.pixKey),
    vehicle: {
      kind: KINDS.find((one) => one === vehicle.kind) ?? null,
      model: textOrNull(vehicle.model),
      color: textOrNull(vehicle.color),
      plate: textOrNull(vehicle.plate),
      year: /^\d{4}$/.test(year) ? Number(year) : null,
    },
    vehicleTypeIds: [...vehicleTypeIds],
    fleetId: fleetId === '' ? null : Number(fleetId),
    internalNotes: [note.trim()],
  };
}
