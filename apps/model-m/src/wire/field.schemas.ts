import { z } from 'zod';
import { fold, isCpf, nationalPhone, onlyDigits, parseReais, type Cents } from '#domain';
import { STATUS_WORDS, type ModelMErrorCode } from '../vocabulary/index.js';

type JsonSchema = Record<string, unknown>;

/**
 * Callers of the original contract send a value as number or string, so each attribute has its own reader;
 * `undefined` from `read` means that the value is unreadable.
 */
export function attribute<T>(
  read: (raw: unknown) => T | undefined,
  schema: JsonSchema,
  wrong: ModelMErrorCode = 24,
) {
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

/** PostgreSQL cannot hold these: NUL and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

function asText(raw: unknown): string | undefined {
  const value = typeof raw === 'number' ? String(raw) : raw;
  return typeof value === 'string' && !UNSTORABLE.test(value) ? value.trim() : undefined;
}

export function textAttribute(max = 500, example = 'texto') {
  return attribute(
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
export function idAttribute(example = 10001) {
  return attribute((raw) => asInteger(raw) || undefined, {
    type: ['integer', 'string'],
    examples: [example],
  });
}

export function integerAttribute(min: number, max: number, example = min) {
  return attribute(
    (raw) => {
      const value = asInteger(raw);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
    { type: ['integer', 'string'], minimum: min, maximum: max, examples: [example] },
  );
}

/** Lists answer for any page; a limit above `largest` is lowered to it. */
export function countAttribute(largest: number, example: number) {
  return attribute(
    (raw) => {
      const value = asInteger(raw);
      return value === undefined || value < 1 ? undefined : Math.min(value, largest);
    },
    { type: ['integer', 'string'], minimum: 1, examples: [example] },
  );
}

function coordinateAttribute(limit: number, example: string) {
  return attribute(
    (raw) => {
      const value = asText(raw)?.replace(',', '.');
      if (value === undefined || !/^-?\d{1,3}(\.\d{1,20})?$/.test(value)) return undefined;
      return Math.abs(Number(value)) <= limit ? Number(value) : undefined;
    },
    { type: ['string', 'number'], examples: [example] },
  );
}

export const latitudeAttribute = () => coordinateAttribute(90, '-23.1');
export const longitudeAttribute = () => coordinateAttribute(180, '-46.2');

/** `52,30` and `1.052,30`, as people write them; any other text stays as it is. */
function withDecimalPoint(text: string | undefined): string | undefined {
  return /^\d{1,3}(\.\d{3})+,\d{1,2}$|^\d+,\d{1,2}$/.test(text ?? '')
    ? text?.replaceAll('.', '').replace(',', '.')
    : text;
}

/** Reais with at most two decimals, never negative; a credit of nothing is refused. */
export function moneyAttribute(options: { zero: boolean }) {
  return attribute(
    (raw): Cents | undefined => {
      const cents = parseReais(typeof raw === 'number' ? raw : withDecimalPoint(asText(raw)));
      if (cents === null || cents < 0) return undefined;
      return cents > 0 || options.zero ? cents : undefined;
    },
    { type: ['number', 'string'], minimum: 0, examples: ['25.90'] },
  );
}

const FLAG_VALUES = new Map<unknown, boolean>([
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

export function flagAttribute() {
  return attribute((raw) => FLAG_VALUES.get(raw), {
    type: ['boolean', 'integer', 'string'],
    examples: [true],
  });
}

/** A code in either case, read as the value beside it. */
export function codeAttribute<T>(
  table: Readonly<Record<string, T>>,
  wrong: ModelMErrorCode = 24,
  codeOf = (text: string) => text.toUpperCase(),
) {
  const codes = Object.keys(table);
  return attribute(
    (raw) => {
      const code = codeOf(asText(raw) ?? '');
      return Object.hasOwn(table, code) ? table[code] : undefined;
    },
    { type: 'string', enum: codes, examples: codes.slice(0, 1) },
    wrong,
  );
}

/** A code, or the Portuguese word that stands for it (`ativo`). */
export const statusAttribute = <T>(table: Readonly<Record<string, T>>) =>
  codeAttribute(table, 24, (text) => STATUS_WORDS[fold(text)] ?? text.toUpperCase());

export function patternAttribute(pattern: RegExp, example: string, wrong: ModelMErrorCode = 24) {
  return attribute(
    (raw) => {
      const value = asText(raw);
      return value !== undefined && pattern.test(value) ? value : undefined;
    },
    { type: ['string', 'number'], examples: [example] },
    wrong,
  );
}

export const emailAttribute = () =>
  patternAttribute(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/, 'pessoa@exemplo.com', 46);
export const colorAttribute = () => patternAttribute(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i, '#FF0000', 49);

/** Area code and number, with or without the country code and a trunk zero, however punctuated. */
export function phoneAttribute(
  schema: JsonSchema = { type: ['string', 'number'], examples: ['11900000000'] },
) {
  return attribute(
    (raw) => {
      const national = nationalPhone(asText(raw) ?? '');
      return /^[1-9]\d{9,10}$/.test(national) ? national : undefined;
    },
    schema,
    30,
  );
}

export function cpfAttribute() {
  return attribute(
    (raw) => {
      const digits = onlyDigits(asText(raw) ?? '');
      return isCpf(digits) ? digits : undefined;
    },
    { type: ['string', 'number'], examples: ['529.982.247-25'] },
    54,
  );
}

/** No NUL and no half of a surrogate pair anywhere inside: jsonb cannot hold them. */
export function jsonAttribute(example: unknown) {
  return attribute((raw) => (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(raw)) ? undefined : { value: raw }), {
    examples: [example],
  });
}

export const listAttribute = <T extends z.ZodType>(item: T) => z.array(item).max(1_000);

/** `empresa_id`: some clients write 0 to name nobody. */
export function companyIdAttribute() {
  return z
    .unknown()
    .meta({ type: ['integer', 'string'], examples: [10001] })
    .transform((raw, context): number | undefined => {
      const value = asInteger(raw);
      if (value === undefined) context.addIssue({ code: 'custom', params: { problem: 24 } });
      return value === 0 ? undefined : value;
    })
    .optional();
}
