import { cents, MAX_CENTS, roundReais, toReais } from '#domain';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import {
  declareField,
  type FieldOptions,
  hasLength,
  isBetween,
  isEmail,
  isFilled,
  isFlag,
  isHeaderValue,
  isInstant,
  isInteger,
  isNumber,
  isOneOf,
  isPositiveReais,
  isReais,
  isRoundableReais,
  isStorable,
  isText,
  type Rule,
} from './field.decorator.js';

/** The contract's limit. */
export const SHORT_TEXT = 191;
export const LONG_TEXT = 1_000;
const MAX_PAGE = 1_000_000_000;

type TextOptions<T> = FieldOptions<T> & {
  min?: number;
  max?: number;
  /** Spaces around the text are dropped before it is judged. */
  trimmed?: boolean;
  /** Without a value nothing is found. */
  lookup?: boolean;
};

const NUMERIC = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?\s*$/i;
const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);

/** Query strings, forms and untyped languages send numbers and flags as text. */
const readNumber = (value: unknown) =>
  typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value;
const readFlag = (value: unknown) => FLAGS.get(value) ?? value;
const readTrimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

function text<T>(options: TextOptions<T>, more: readonly Rule[], schema: object = {}): PropertyDecorator {
  const { min = options.required === true ? 1 : 0, max = SHORT_TEXT } = options;
  const lengths = { ...(min > 0 && { minLength: min }), maxLength: max };
  const filled = min > 0 ? [isFilled] : [];
  return declareField(options, {
    rules: [isText, isStorable, ...filled, hasLength(min, max), ...more],
    schema: { type: 'string', ...lengths, ...schema },
    ...(options.trimmed === true && { read: readTrimmed }),
    ...(options.lookup === true && { lookup: true }),
  });
}

export function TextField<T>(options: TextOptions<T>): PropertyDecorator {
  return text(options, []);
}

export function EmailField<T>(options: FieldOptions<T>): PropertyDecorator {
  return text({ ...options, trimmed: true }, [isEmail], { format: 'email' });
}

/** Sent as the value of an HTTP header. */
export function HeaderField<T>(options: FieldOptions<T>): PropertyDecorator {
  return text(options, [isHeaderValue]);
}

/** An instant with its zone; the core checks whether it is in the future. */
export function InstantField<T>(options: FieldOptions<T>): PropertyDecorator {
  return text(options, [isInstant], { format: 'date-time' });
}

export function WordField<T>(options: FieldOptions<T> & { words: readonly string[] }): PropertyDecorator {
  return declareField(options, {
    rules: [isText, isOneOf(options.words)],
    schema: { type: 'string', enum: [...options.words] },
  });
}

export function FlagField<T>(options: FieldOptions<T>): PropertyDecorator {
  return declareField(options, { rules: [isFlag], schema: { type: 'boolean' }, read: readFlag });
}

type RangeOptions<T> = FieldOptions<T> & { min: number; max: number };

export function IntegerField<T>(options: RangeOptions<T> & { lookup?: boolean }): PropertyDecorator {
  const { min, max, lookup = false } = options;
  return declareField(options, {
    rules: [isInteger, isBetween(min, max)],
    schema: { type: 'integer', minimum: min, maximum: max },
    read: readNumber,
    lookup,
  });
}

export function IdField<T>(options: FieldOptions<T> & { lookup?: boolean }): PropertyDecorator {
  return IntegerField({ ...options, min: 1, max: Number.MAX_SAFE_INTEGER });
}

export function PageField<T>(options: FieldOptions<T>): PropertyDecorator {
  return IntegerField({ ...options, min: 1, max: MAX_PAGE });
}

export function NumberField<T>(options: RangeOptions<T>): PropertyDecorator {
  const { min, max } = options;
  return declareField(options, {
    rules: [isNumber, isBetween(min, max)],
    schema: { type: 'number', minimum: min, maximum: max },
    read: readNumber,
  });
}

export function LatitudeField<T>(options: Omit<FieldOptions<T>, 'label'> = {}): PropertyDecorator {
  return NumberField({ example: -22.9056, ...options, label: 'A latitude', min: -90, max: 90 });
}

export function LongitudeField<T>(options: Omit<FieldOptions<T>, 'label'> = {}): PropertyDecorator {
  return NumberField({ example: -47.0608, ...options, label: 'A longitude', min: -180, max: 180 });
}

type MoneyOptions<T> = FieldOptions<T> & {
  zero?: boolean;
  /** Any number of decimals is taken and rounded to the cent. */
  rounded?: boolean;
};

/** An amount in reais with at most two decimals, give or take the rounding errors of floats. */
export function MoneyField<T>(options: MoneyOptions<T>): PropertyDecorator {
  const { zero = false, rounded = false } = options;
  const max = toReais(cents(MAX_CENTS));
  const floor: Rule = zero ? isBetween(0, max) : isPositiveReais;
  return declareField(options, {
    rules: [isNumber, floor, isBetween(0, max), rounded ? isRoundableReais : isReais],
    schema: {
      type: 'number',
      ...(zero ? { minimum: 0 } : { exclusiveMinimum: 0 }),
      maximum: max,
    } as ApiPropertyOptions,
    read: readNumber,
  });
}

/** Cents of an amount that a `MoneyField` has accepted. */
export function reaisToCents(reais: number) {
  return roundReais(reais) ?? cents(0);
}
