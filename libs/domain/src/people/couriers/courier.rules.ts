import { z } from 'zod';
import {
  DeclaredFields,
  DomainError,
  type FieldFacts,
  type FieldFault,
  formOf,
  GONE,
  GONE_NUMBER,
  GONE_WORDS,
  hasCalendarDate,
  isCnpj,
  isCpf,
  isEmail,
  nationalPhone,
  normalEmail,
  onlyDigits,
  passwordProblem,
  PERSON_NAME,
  type TextOf,
  VEHICLE_KINDS,
} from '../../base/index.js';
import type { Courier, CourierAddress, CourierVehicle } from './courier.entity.js';
import {
  COURIER_PAYMENTS,
  COURIER_REGISTRATIONS,
  COURIER_SEXES,
  type CourierRegistration,
} from './courier.types.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** `#1a2b3c`, `1a2b3c` or a plain word. */
const COLOR = /^(#?([0-9a-f]{3}|[0-9a-f]{6})|\p{L}[\p{L} ]{2,29})$/iu;
const TEXT_MAX = 191;
const NOTES = 3;
/** Maximum of PostgreSQL's `integer`, in whose arrays `couriers` keeps ids. */
const INTEGER_MAX = 2_147_483_647;

/**
 * Registrations that may log in: those awaiting approval may send documents, those suspended, like those
 * blocked, may finish their orders, see their money and contest.
 */
export const MAY_LOG_IN: readonly CourierRegistration[] = ['active', 'awaiting_approval', 'suspended'];

export function mayLogIn({ registration }: { readonly registration: CourierRegistration }): boolean {
  return MAY_LOG_IN.includes(registration);
}

export function normalPlate(plate: string): string {
  return plate.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A column of texts does not compile without its facts. */
type TextField = TextOf<Courier> | `address.${TextOf<CourierAddress>}` | `vehicle.${TextOf<CourierVehicle>}`;

const isYear = (year: number, today: Date) =>
  Number.isInteger(year) && year >= 1950 && year <= today.getUTCFullYear() + 1;

/** Empty texts mean "nothing". What cannot be rewritten (letters for a CPF) stays for the check to refuse. */
const orNull = (normal: (text: string) => string) => (text: string) =>
  text.trim() === '' ? null : normal(text) || text;
const unique = (column: string) => ({ unique: `couriers_hub_id_${column}_idx` });

const TEXT = { form: z.string().trim().max(TEXT_MAX).nullable().exactOptional() };
const ADDRESS = { ...TEXT, ...GONE };
const IDS = { form: z.array(z.int().positive()).max(200).exactOptional(), valid: areIntegerIds };
const wordOf = <const Word extends string>(words: readonly Word[]) => ({
  form: z.enum(words).nullable().exactOptional(),
  valid: oneOf(words),
});
const DATE = z.iso.date().refine(hasCalendarDate, 'must be a day such as 2026-03-01');
const YEAR = z.int().min(1900).max(2200);
const PAYMENTS = z.array(z.enum(COURIER_PAYMENTS));

/** Checked with today's date. */
const FIELDS = {
  name: { ...PERSON_NAME, valid: fitsColumn },
  email: { ...TEXT, normal: orNull(normalEmail), valid: isShortEmail, ...GONE_WORDS, ...unique('email') },
  phone: {
    normal: orNull(nationalPhone),
    valid: matches(/^[1-9]\d{9,10}$/),
    ...GONE_NUMBER,
    ...unique('phone'),
  },
  cpf: { ...TEXT, normal: orNull(onlyDigits), valid: isCpf, ...GONE_NUMBER, ...unique('cpf') },
  cnpj: { ...TEXT, normal: orNull(onlyDigits), valid: isCnpj, ...GONE_NUMBER },
  cnh: { ...TEXT, normal: orNull(onlyDigits), valid: matches(/^\d{9,11}$/), ...GONE_NUMBER },
  sex: { ...wordOf(COURIER_SEXES), ...GONE },
  birthDate: { form: DATE.nullable().exactOptional(), valid: isBirthDate, ...GONE },
  'address.street': ADDRESS,
  'address.number': ADDRESS,
  'address.complement': ADDRESS,
  'address.district': ADDRESS,
  'address.city': ADDRESS,
  'address.country': ADDRESS,
  'address.reference': ADDRESS,
  'address.postalCode': { ...ADDRESS, valid: (code: string) => /^\d{8}$/.test(onlyDigits(code)) },
  'address.state': {
    ...ADDRESS,
    normal: orNull((text) => text.trim().toUpperCase()),
    valid: matches(/^[A-Z]{2}$/),
  },
  registration: { valid: oneOf(COURIER_REGISTRATIONS) },
  acceptedPayments: {
    form: PAYMENTS.exactOptional(),
    valid: (all: string[]) => all.every(oneOf(COURIER_PAYMENTS)),
  },
  fleetNumber: {
    ...TEXT,
    normal: orNull((text) => text.trim()),
    valid: fitsColumn,
    ...GONE,
    ...unique('fleet_number'),
  },
  fleetId: { form: z.int().positive().nullable().exactOptional() },
  pixKey: { ...TEXT, valid: fitsColumn, ...GONE_NUMBER },
  internalNotes: {
    /** By position; `null` or absent positions stay as they are. */
    form: z.array(z.string().max(5_000).nullable()).max(50).exactOptional(),
    valid: (notes: unknown[]) => notes.length <= NOTES,
    erased: `'{}'`,
  },
  vehicleTypeIds: IDS,
  categoryIds: IDS,
  blockedAreaIds: IDS,
  'vehicle.kind': wordOf(VEHICLE_KINDS),
  'vehicle.model': { ...TEXT, valid: fitsColumn, ...GONE },
  'vehicle.color': { ...TEXT, valid: matches(COLOR), ...GONE },
  'vehicle.plate': {
    ...TEXT,
    normal: orNull(normalPlate),
    valid: matches(/^[A-Z0-9]{5,8}$/),
    ...GONE,
    shared: true,
  },
  'vehicle.year': { form: YEAR.nullable().exactOptional(), valid: isYear, ...GONE },
  extraData: GONE,
  photoKey: GONE,
  registrationNote: GONE,
  blockNote: GONE,
  passwordHash: { ...GONE, shared: true },
  password: { valid: (password: string) => passwordProblem('courier', password) ?? true },
} satisfies Readonly<Record<TextField, FieldFacts<Date>>> & Readonly<Record<string, FieldFacts<Date>>>;
export const COURIER_FIELDS = new DeclaredFields(FIELDS);

/** What operators write and read of a courier, beside name, phone and password. */
export const courierForm = {
  ...formOf(FIELDS, ''),
  address: z.strictObject(formOf(FIELDS, 'address.')).exactOptional(),
  vehicle: z.strictObject(formOf(FIELDS, 'vehicle.')).exactOptional(),
};
const formSchema = z.strictObject(courierForm);

/** Absent members remain as they are; null clears optional ones. */
export interface CourierChanges extends z.output<typeof formSchema> {
  name?: string;
  phone?: string | null;
  registration?: CourierRegistration;
  /** The reason of a registration's state; stored only together with a state. */
  registrationNote?: string | null;
  extraData?: string | null;
  photoKey?: string | null;
  password?: string;
}

export interface NewCourier extends CourierChanges {
  name: string;
  phone: string;
  password: string;
}

/** @throws invalid_value with every fault in `facts.fields` */
export function refuse(errors: readonly FieldFault[]): void {
  const [first] = errors;
  if (first) throw new DomainError('invalid_value', { field: first.field, fields: errors });
}

function areIntegerIds(ids: readonly number[]): boolean {
  return ids.every((id) => Number.isInteger(id) && id > 0 && id <= INTEGER_MAX);
}

function fitsColumn(text: string): boolean {
  return text.length <= TEXT_MAX;
}

function isShortEmail(text: string): boolean {
  return fitsColumn(text) && isEmail(text);
}

function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

function oneOf(allowed: readonly string[]): (value: string) => boolean {
  return (value) => allowed.includes(value);
}

const MAX_AGE = 120;

function isBirthDate(day: string, today: Date): boolean {
  if (!DAY.test(day) || !hasCalendarDate(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return date < today && date.getUTCFullYear() >= today.getUTCFullYear() - MAX_AGE;
}
