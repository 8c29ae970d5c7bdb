import type { CourierRecord } from './couriers.rules.js';
import { PASSWORD_MIN } from '../../ground/password.rules.js';
import { emptyFields, textOrNull, typed } from '../people/record.rules.js';

export const KINDS = ['motorbike', 'bicycle', 'scooter', 'car', 'truck'] as const;
export const TEXTS = ['name', 'phone', 'email', 'cpf', 'cnh', 'birthDate', 'pixKey', 'password'] as const;
export const VEHICLE_TEXTS = ['model', 'color', 'plate', 'year'] as const;

/** The form as typed. */
export interface Draft {
  readonly texts: Readonly<Record<(typeof TEXTS)[number], string>>;
  readonly kind: string;
  readonly vehicle: Readonly<Record<(typeof VEHICLE_TEXTS)[number], string>>;
  readonly vehicleTypeIds: readonly number[];
  readonly fleetId: string;
  readonly note: string;
}

const NEW: Draft = {
  texts: { name: '', phone: '', email: '', cpf: '', cnh: '', birthDate: '', pixKey: '', password: '' },
  kind: '',
  vehicle: { model: '', color: '', plate: '', year: '' },
  vehicleTypeIds: [],
  fleetId: '',
  note: '',
};

export function draftOf(courier: CourierRecord | undefined): Draft {
  if (!courier) return NEW;
  const { name, phone, email, cpf, cnh, birthDate, pixKey, vehicle, internalNotes } = courier;
  return {
    texts: {
      name,
      phone: typed(phone),
      email: typed(email),
      cpf: typed(cpf),
      cnh: typed(cnh),
      birthDate: typed(birthDate),
      pixKey: typed(pixKey),
      password: '',
    },
    kind: typed(vehicle.kind),
    vehicle: {
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
export function recordOf({ texts, kind, vehicle, vehicleTypeIds, fleetId, note }: Draft) {
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
      kind: KINDS.find((one) => one === kind) ?? null,
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

/** Names of the incomplete fields. */
export function faultsOf({ texts }: Draft, isNew: boolean): ReadonlySet<string> {
  return new Set([
    ...emptyFields(texts),
    ...(isNew && texts.password.length < PASSWORD_MIN.courier ? ['password'] : []),
  ]);
}
