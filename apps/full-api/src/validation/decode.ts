import { fieldsOf, type DeclaredField } from './field.js';

/** An item that class-validator will report as one that it cannot look into. */
const NOT_AN_OBJECT = false;

type Source = Readonly<Record<string, unknown>>;

/** Stands for a list or an object where a plain value belongs: wrong everywhere, and never walked into. */
const MISPLACED = Object.freeze({});

/**
 * Copies what a DTO declares and nothing else, so that unknown keys are ignored and neither depth, length nor
 * prototype tricks of a body reach what comes after.
 */
export function pick(dto: new () => object, source: Source): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const field of fieldsOf(dto)) {
    const value = Object.hasOwn(source, field.name) ? source[field.name] : undefined;
    if (value !== undefined) picked[field.name] = pickValue(field, value);
  }
  return picked;
}

/** How each kind of field takes a list or an object; plain kinds take neither. */
const PICKERS: Record<DeclaredField['kind'], (field: DeclaredField, value: object) => unknown> = {
  object: (field, value) => (Array.isArray(value) ? [] : pickNested(field, value)),
  list: (field, value) => (Array.isArray(value) ? pickItems(field, value) : MISPLACED),
  texts: (field, value) => (Array.isArray(value) ? firstItems(field, value).map(plain) : MISPLACED),
  text: () => MISPLACED,
  integer: () => MISPLACED,
  number: () => MISPLACED,
  flag: () => MISPLACED,
};

function pickValue(field: DeclaredField, value: unknown): unknown {
  return typeof value === 'object' && value !== null ? PICKERS[field.kind](field, value) : value;
}

/** One more than allowed is enough to refuse the list. */
function firstItems(field: DeclaredField, list: readonly unknown[]): unknown[] {
  return list.slice(0, field.maxItems + 1);
}

function pickItems(field: DeclaredField, list: readonly unknown[]): unknown[] {
  const items = firstItems(field, list);
  // A list that will be refused for its length is not looked into.
  if (items.length > field.maxItems) return items.map(() => MISPLACED);
  return items.map((item) => (isPlainObject(item) ? pickNested(field, item) : NOT_AN_OBJECT));
}

function pickNested(field: DeclaredField, value: object): unknown {
  return field.nested ? pick(field.nested(), value as Source) : MISPLACED;
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? [] : value;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The DTO made of what breaks no rule, down to the last item; null when something does. */
export function made<T extends object>(type: new () => T, picked: Source): T | null {
  const dto = new type() as Record<string, unknown>;
  for (const field of fieldsOf(type)) {
    const value = picked[field.name];
    if (field.problem(value, picked) !== null) return null;
    const kept = field.nested ? madeInside(field.nested(), value) : value;
    if (kept === null && value !== null) return null;
    if (kept !== undefined) dto[field.name] = kept;
  }
  return dto as T;
}

function madeInside(type: new () => object, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (!Array.isArray(value)) return made(type, value as Source);
  const items = value.map((item) => (isPlainObject(item) ? made(type, item as Source) : null));
  return items.includes(null) ? null : items;
}

const NUMERIC = /^-?\d{1,20}(\.\d{1,10})?$/;
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** A query string knows only text: numbers and flags are read where they are declared. Empty means absent. */
export function readQuery(dto: new () => object, source: Source): Record<string, unknown> {
  const picked = pick(dto, source);
  for (const { name, kind } of fieldsOf(dto)) {
    const value = picked[name];
    if (value === '') picked[name] = undefined;
    else if (typeof value === 'string') picked[name] = readText(kind, value);
  }
  return picked;
}

function readText(kind: DeclaredField['kind'], text: string): unknown {
  if (kind === 'flag') return FLAGS.get(text) ?? text;
  if (kind === 'integer' || kind === 'number') return NUMERIC.test(text) ? Number(text) : text;
  return text;
}
