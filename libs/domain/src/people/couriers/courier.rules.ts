import {
  DomainError,
  isCnpj,
  isCpf,
  passwordProblem,
  nationalPhone,
  onlyDigits,
  VEHICLE_KINDS,
} from '../../base/index.js';
import type { CourierChanges, CourierFieldError } from './courier.commands.js';
import type { CourierVehicle } from './courier.entity.js';
import {
  COURIER_PAYMENTS,
  COURIER_REGISTRATIONS,
  COURIER_SEXES,
  type CourierRegistration,
} from './courier.types.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** `#1a2b3c`, `1a2b3c` or a plain word. */
const COLOR = /^(#?([0-9a-f]{3}|[0-9a-f]{6})|\p{L}[\p{L} ]{2,29})$/iu;
const TEXT_MAX = 191;
const NOTES = 3;
/** Largest value of PostgreSQL's `integer`, in whose arrays `couriers` keeps ids. */
const INTEGER_MAX = 2_147_483_647;

/**
 * Registrations that may log in: those awaiting approval may send documents, those suspended, like those blocked, may finish their
 * orders, see their money and contest.
 */
const MAY_LOG_IN = new Set<CourierRegistration>(['active', 'awaiting_approval', 'suspended']);

export function mayLogIn({ registration }: { readonly registration: CourierRegistration }): boolean {
  return MAY_LOG_IN.has(registration);
}

export function normalPlate(plate: string): string {
  return plate.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

type Check = [field: string, value: unknown, valid: (value: never) => boolean];

/** Every field at fault, not only the first. Takes normalised changes. */
export function fieldErrors(changes: CourierChanges, today: Date): CourierFieldError[] {
  const errors: CourierFieldError[] = [];
  if (changes.name?.trim() === '') errors.push({ field: 'name', code: 'required_value' });
  const checks = [
    ...personChecks(changes, today),
    ...workChecks(changes),
    ...vehicleChecks(changes.vehicle, today),
  ];
  for (const [field, value, valid] of checks) {
    if (value === undefined || value === null) continue;
    if (!valid(value as never)) errors.push({ field, code: 'invalid_value' });
  }
  const problem = changes.password === undefined ? null : passwordProblem('courier', changes.password);
  if (problem !== null) errors.push({ field: 'password', code: 'invalid_value', problem });
  return errors;
}

function personChecks(changes: CourierChanges, today: Date): Check[] {
  const { address } = changes;
  return [
    ['name', changes.name, fitsColumn],
    ['email', changes.email, (email: string) => fitsColumn(email) && EMAIL.test(email)],
    ['phone', changes.phone, (phone: string) => /^[1-9]\d{9,10}$/.test(phone)],
    ['cpf', changes.cpf, isCpf],
    ['cnpj', changes.cnpj, isCnpj],
    ['cnh', changes.cnh, (cnh: string) => /^\d{9,11}$/.test(cnh)],
    ['sex', changes.sex, oneOf(COURIER_SEXES)],
    ['birthDate', changes.birthDate, (day: string) => isBirthDate(day, today)],
    ['address.postalCode', address?.postalCode, (code: string) => /^\d{8}$/.test(onlyDigits(code))],
    ['address.state', address?.state, (state: string) => /^[A-Z]{2}$/.test(state)],
  ];
}

function workChecks(changes: CourierChanges): Check[] {
  return [
    ['registration', changes.registration, oneOf(COURIER_REGISTRATIONS)],
    ['acceptedPayments', changes.acceptedPayments, (all: string[]) => all.every(oneOf(COURIER_PAYMENTS))],
    ['fleetNumber', changes.fleetNumber, fitsColumn],
    ['pixKey', changes.pixKey, fitsColumn],
    ['internalNotes', changes.internalNotes, (notes: unknown[]) => notes.length <= NOTES],
    ['vehicleTypeIds', changes.vehicleTypeIds, areIntegerIds],
    ['categoryIds', changes.categoryIds, areIntegerIds],
    ['blockedAreaIds', changes.blockedAreaIds, areIntegerIds],
  ];
}

function vehicleChecks(vehicle: Partial<CourierVehicle> | undefined, today: Date): Check[] {
  return [
    ['vehicle.kind', vehicle?.kind, oneOf(VEHICLE_KINDS)],
    ['vehicle.model', vehicle?.model, fitsColumn],
    ['vehicle.color', vehicle?.color, (color: string) => COLOR.test(color)],
    ['vehicle.plate', vehicle?.plate, (plate: string) => /^[A-Z0-9]{5,8}$/.test(plate)],
    [
      'vehicle.year',
      vehicle?.year,
      (year: number) => Number.isInteger(year) && year >= 1950 && year <= today.getUTCFullYear() + 1,
    ],
  ];
}

/** @throws invalid_value with every fault in `facts.fields` */
export function refuse(errors: readonly CourierFieldError[]): void {
  const [first] = errors;
  if (first) throw new DomainError('invalid_value', { field: first.field, fields: errors });
}

const REWRITES = {
  email: normalEmail,
  phone: nationalPhone,
  cpf: onlyDigits,
  cnpj: onlyDigits,
  cnh: onlyDigits,
  fleetNumber: (text: string) => text.trim(),
} satisfies Partial<Record<keyof CourierChanges, (text: string) => string>>;

/** As texts are stored and compared. Empty texts mean "nothing". */
export function normalized<T extends CourierChanges>(changes: T): T {
  const result: CourierChanges = { ...changes };
  for (const field of Object.keys(REWRITES) as (keyof typeof REWRITES)[]) {
    const text = result[field];
    if (typeof text === 'string') result[field] = rewritten(text, REWRITES[field]);
  }
  if (typeof result.name === 'string') result.name = result.name.trim();
  const plate = result.vehicle?.plate;
  if (typeof plate === 'string') result.vehicle = { ...result.vehicle, plate: rewritten(plate, normalPlate) };
  const state = result.address?.state;
  if (typeof state === 'string')
    result.address = { ...result.address, state: rewritten(state, (text) => text.trim().toUpperCase()) };
  return result as T;
}

function rewritten(text: string, by: (text: string) => string): string | null {
  if (text.trim() === '') return null;
  // What cannot be rewritten (letters for a CPF) stays, so that the check that follows refuses it.
  return by(text) || text;
}

function areIntegerIds(ids: readonly number[]): boolean {
  return ids.every((id) => Number.isInteger(id) && id > 0 && id <= INTEGER_MAX);
}

function fitsColumn(text: string): boolean {
  return text.length <= TEXT_MAX;
}

function oneOf(allowed: readonly string[]): (value: string) => boolean {
  return (value) => allowed.includes(value);
}

/** Most years that a birth date makes. */
const OLDEST = 120;

function isBirthDate(day: string, today: Date): boolean {
  if (!DAY.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  // A day that does not exist (30 February) comes back as another one.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && isLived(date, today);
}

function isLived(born: Date, today: Date): boolean {
  return born < today && born.getUTCFullYear() >= today.getUTCFullYear() - OLDEST;
}
