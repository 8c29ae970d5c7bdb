import {
  DomainError,
  isCnpj,
  isCpf,
  passwordProblem,
  nationalPhone,
  onlyDigits,
  VEHICLE_KINDS,
} from '../../base/index.js';
import type {
  Courier,
  CourierAddress,
  CourierChanges,
  CourierFieldError,
  CourierVehicle,
} from './courier.entity.js';
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

interface CourierField {
  /** A text as it is stored and compared. */
  readonly normal?: (text: string) => string;
  readonly valid?: (value: never, today: Date) => boolean;
  /** SQL of what its column holds once the person is erased; absent: it stays. */
  readonly erased?: string;
  /** Texts about others that have its words, or its digits, mean this person. */
  readonly mark?: 'words' | 'digits';
  /** A namesake's record may hold the same, and keeps it. */
  readonly shared?: true;
}

type TextOf<T> = {
  [K in keyof T & string]: T[K] extends string | readonly string[] | null ? K : never;
}[keyof T & string];
/** A column that holds texts: it does not compile without its facts. */
type TextField = TextOf<Courier> | `address.${TextOf<CourierAddress>}` | `vehicle.${TextOf<CourierVehicle>}`;
type CheckedField = 'vehicleTypeIds' | 'categoryIds' | 'blockedAreaIds' | 'vehicle.year';

const GONE = { erased: 'null' };
const isYear = (year: number, today: Date) =>
  Number.isInteger(year) && year >= 1950 && year <= today.getUTCFullYear() + 1;

/** Facts of each field of `couriers`, in the order in which faults are reported. */
const FIELDS: Readonly<Record<TextField | CheckedField, CourierField>> = {
  name: { valid: fitsColumn, erased: `'Pessoa anonimizada'`, mark: 'words', shared: true },
  email: { normal: normalEmail, valid: isEmail, ...GONE, mark: 'words', shared: true },
  phone: { normal: nationalPhone, valid: matches(/^[1-9]\d{9,10}$/), ...GONE, mark: 'digits', shared: true },
  cpf: { normal: onlyDigits, valid: isCpf, ...GONE, mark: 'digits', shared: true },
  cnpj: { normal: onlyDigits, valid: isCnpj, ...GONE, mark: 'digits', shared: true },
  cnh: { normal: onlyDigits, valid: matches(/^\d{9,11}$/), ...GONE, mark: 'digits', shared: true },
  sex: { valid: oneOf(COURIER_SEXES), ...GONE },
  birthDate: { valid: isBirthDate, ...GONE },
  'address.street': GONE,
  'address.number': GONE,
  'address.complement': GONE,
  'address.district': GONE,
  'address.city': GONE,
  'address.country': GONE,
  'address.reference': GONE,
  'address.postalCode': { valid: (code: string) => /^\d{8}$/.test(onlyDigits(code)), ...GONE },
  'address.state': { normal: (text) => text.trim().toUpperCase(), valid: matches(/^[A-Z]{2}$/), ...GONE },
  registration: { valid: oneOf(COURIER_REGISTRATIONS) },
  acceptedPayments: { valid: (all: string[]) => all.every(oneOf(COURIER_PAYMENTS)) },
  fleetNumber: { normal: (text) => text.trim(), valid: fitsColumn, ...GONE },
  pixKey: { valid: fitsColumn, ...GONE, mark: 'digits', shared: true },
  internalNotes: { valid: (notes: unknown[]) => notes.length <= NOTES, erased: `'{}'` },
  vehicleTypeIds: { valid: areIntegerIds },
  categoryIds: { valid: areIntegerIds },
  blockedAreaIds: { valid: areIntegerIds },
  'vehicle.kind': { valid: oneOf(VEHICLE_KINDS) },
  'vehicle.model': { valid: fitsColumn, ...GONE },
  'vehicle.color': { valid: matches(COLOR), ...GONE },
  'vehicle.plate': { normal: normalPlate, valid: matches(/^[A-Z0-9]{5,8}$/), ...GONE, shared: true },
  'vehicle.year': { valid: isYear, ...GONE },
  extraData: GONE,
  photoKey: GONE,
  registrationNote: GONE,
  blockNote: GONE,
  passwordHash: { ...GONE, shared: true },
};
const FACTS = Object.entries<CourierField>(FIELDS);

const columns = (which: (facts: CourierField) => boolean) =>
  FACTS.filter(([, facts]) => which(facts)).map(([field]) => columnOf(field));
const columnOf = (field: string) =>
  field.replace('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Of `couriers`, for who erases a person: what is set, what namesakes keep, and by what texts mean the person. */
export const COURIER_PRIVACY = {
  erased: FACTS.flatMap(([field, { erased }]) =>
    erased === undefined ? [] : `${columnOf(field)} = ${erased}`,
  ),
  shared: columns(({ shared }) => shared === true),
  words: columns(({ mark }) => mark === 'words'),
  digits: columns(({ mark }) => mark === 'digits'),
};

/** Every field at fault, not only the first. Takes normalised changes. */
export function fieldErrors(changes: CourierChanges, today: Date): CourierFieldError[] {
  const errors: CourierFieldError[] = [];
  if (changes.name?.trim() === '') errors.push({ field: 'name', code: 'required_value' });
  for (const [field, { valid }] of FACTS) {
    const value = valueAt(changes, field);
    if (valid === undefined || value === undefined || value === null) continue;
    if (!valid(value as never, today)) errors.push({ field, code: 'invalid_value' });
  }
  const problem = changes.password === undefined ? null : passwordProblem('courier', changes.password);
  if (problem !== null) errors.push({ field: 'password', code: 'invalid_value', problem });
  return errors;
}

function valueAt(changes: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], changes);
}

/** @throws invalid_value with every fault in `facts.fields` */
export function refuse(errors: readonly CourierFieldError[]): void {
  const [first] = errors;
  if (first) throw new DomainError('invalid_value', { field: first.field, fields: errors });
}

/** As texts are stored and compared. Empty texts mean "nothing". */
export function normalized<T extends CourierChanges>(changes: T): T {
  const result = { ...changes } as Record<string, unknown>;
  for (const [field, { normal }] of FACTS) {
    const text = valueAt(result, field);
    if (normal === undefined || typeof text !== 'string') continue;
    const [head = field, part] = field.split('.');
    const value = rewritten(text, normal);
    result[head] = part === undefined ? value : { ...(result[head] as object), [part]: value };
  }
  if (typeof result['name'] === 'string') result['name'] = result['name'].trim();
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

function isEmail(text: string): boolean {
  return fitsColumn(text) && EMAIL.test(text);
}

function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
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
