import { z } from 'zod';
import { isCpf, onlyDigits, parseReais, type Cents } from '#domain';
import type { ProblemCode } from '../vocabulary/index.js';

type JsonSchema = Record<string, unknown>;

/**
 * One attribute of a request. Callers of the original contract send the same value as number or as string, so
 * each attribute says itself how it is read; `undefined` from `read` means it cannot be.
 */
export function field<T>(read: (raw: unknown) => T | undefined, schema: JsonSchema, wrong: ProblemCode = 24) {
  return z
    .unknown()
    .meta(schema)
    .transform((raw, context): T => {
      const value = raw === undefined ? undefined : read(raw);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', params: { problem: raw === undefined ? 2 : wrong } });
      return z.NEVER;
    });
}

/** Text that PostgreSQL can hold: no NUL, no half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

function asText(raw: unknown): string | undefined {
  const value = typeof raw === 'number' ? String(raw) : raw;
  return typeof value === 'string' && !UNSTORABLE.test(value) ? value.trim() : undefined;
}

export function text(max = 500, example = 'texto') {
  return field(
    (raw) => {
      const value = asText(raw);
      return value !== undefined && value.length <= max ? value : undefined;
    },
    { type: ['string', 'number'], maxLength: max, examples: [example] },
  );
}

function asInteger(raw: unknown): number | undefined {
  const value = asText(raw);
  if (value === undefined || !/^\d{1,15}$/.test(value)) return undefined;
  return Number(value);
}

/** A positive integer that fits the database's bigint and JavaScript alike. */
export function id(example = 10001) {
  return field((raw) => asInteger(raw) || undefined, { type: ['integer', 'string'], examples: [example] });
}

export function integer(min: number, max: number, example = min) {
  return field(
    (raw) => {
      const value = asInteger(raw);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
    { type: ['integer', 'string'], minimum: min, maximum: max, examples: [example] },
  );
}

/** Lists answer whatever page is asked for; a limit above the largest is lowered to it. */
export function count(largest: number, example: number) {
  return field(
    (raw) => {
      const value = asInteger(raw);
      return value === undefined || value < 1 ? undefined : Math.min(value, largest);
    },
    { type: ['integer', 'string'], minimum: 1, examples: [example] },
  );
}

function coordinate(limit: number, example: string) {
  return field(
    (raw) => {
      const value = asText(raw)?.replace(',', '.');
      if (value === undefined || !/^-?\d{1,3}(\.\d{1,20})?$/.test(value)) return undefined;
      return Math.abs(Number(value)) <= limit ? Number(value) : undefined;
    },
    { type: ['string', 'number'], examples: [example] },
  );
}

export const latitude = () => coordinate(90, '-23.1');
export const longitude = () => coordinate(180, '-46.2');

/** Reais with at most two decimals, never negative; credits must move something. */
export function amount(options: { zero: boolean }) {
  return field(
    (raw): Cents | undefined => {
      const cents = parseReais(asText(raw));
      if (cents === null || cents < 0) return undefined;
      return cents > 0 || options.zero ? cents : undefined;
    },
    { type: ['number', 'string'], minimum: 0, examples: ['25.90'] },
  );
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  ['S', true],
  ['N', false],
]);

export function flag() {
  return field((raw) => FLAGS.get(raw), { type: ['boolean', 'integer', 'string'], examples: [true] });
}

/** A letter of one of the vocabulary's tables, in either case; gives what the table says of it. */
export function letter<T>(table: Readonly<Record<string, T>>, wrong: ProblemCode = 24) {
  const letters = Object.keys(table);
  return field(
    (raw) => {
      const key = asText(raw)?.toUpperCase() ?? '';
      return Object.hasOwn(table, key) ? table[key] : undefined;
    },
    { type: 'string', enum: letters, examples: letters.slice(0, 1) },
    wrong,
  );
}

export function matching(pattern: RegExp, example: string, wrong: ProblemCode = 24) {
  return field(
    (raw) => {
      const value = asText(raw);
      return value !== undefined && pattern.test(value) ? value : undefined;
    },
    { type: ['string', 'number'], examples: [example] },
    wrong,
  );
}

export const email = () => matching(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/, 'pessoa@exemplo.com', 46);
export const color = () => matching(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i, '#FF0000', 49);

/** Area code and number, with or without the country's 55, however punctuated. */
export function phone() {
  return field(
    (raw) => {
      const digits = onlyDigits(asText(raw) ?? '');
      const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
      return /^[1-9]\d{9,10}$/.test(national) ? national : undefined;
    },
    { type: ['string', 'number'], examples: ['11900000000'] },
    30,
  );
}

export function cpf() {
  return field(
    (raw) => {
      const digits = onlyDigits(asText(raw) ?? '');
      return isCpf(digits) ? digits : undefined;
    },
    { type: ['string', 'number'], examples: ['529.982.247-25'] },
    54,
  );
}

/** What JSON can say and jsonb can hold: no NUL and no half of a surrogate pair anywhere inside. */
export function anything(example: unknown) {
  return field((raw) => (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(raw)) ? undefined : { value: raw }), {
    examples: [example],
  });
}

/** A list, where one value alone stands for a list of one. */
export function listOf<T extends z.ZodType>(item: T, most = 1_000) {
  return z.array(item).max(most);
}
