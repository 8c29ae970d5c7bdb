import { cents, MAX_CENTS, parseReais, toReais } from '#domain';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { declareField, type FieldOptions } from './field.js';
import {
  hasLength,
  isAbove,
  isBetween,
  isEmail,
  isFilled,
  isFlag,
  isInstant,
  isInteger,
  isNumber,
  isOneOf,
  isReais,
  isStorable,
  isText,
  type Rule,
} from './field-rules.js';

/** The contract's limit on short texts. */
export const SHORT_TEXT = 191;
export const LONG_TEXT = 1_000;
const FURTHEST_PAGE = 1_000_000_000;

type TextOptions<T> = FieldOptions<T> & { min?: number; max?: number };

function text<T>(options: TextOptions<T>, more: readonly Rule[], schema: object = {}): PropertyDecorator {
  const { min = options.required === true ? 1 : 0, max = SHORT_TEXT } = options;
  const lengths = { ...(min > 0 && { minLength: min }), maxLength: max };
  const filled = min > 0 ? [isFilled] : [];
  return declareField(options, {
    kind: 'text',
    rules: [isText, isStorable, ...filled, hasLength(min, max), ...more],
    schema: { type: 'string', ...lengths, ...schema },
  });
}

export function TextField<T>(options: TextOptions<T>): PropertyDecorator {
  return text(options, []);
}

export function EmailField<T>(options: FieldOptions<T>): PropertyDecorator {
  return text(options, [isEmail], { format: 'email' });
}

/** An instant with its zone; whether it lies in the future is the core's to say. */
export function InstantField<T>(options: FieldOptions<T>): PropertyDecorator {
  return text(options, [isInstant], { format: 'date-time' });
}

export function WordField<T>(options: FieldOptions<T> & { words: readonly string[] }): PropertyDecorator {
  return declareField(options, {
    kind: 'text',
    rules: [isText, isOneOf(options.words)],
    schema: { type: 'string', enum: [...options.words] },
  });
}

export function FlagField<T>(options: FieldOptions<T>): PropertyDecorator {
  return declareField(options, { kind: 'flag', rules: [isFlag], schema: { type: 'boolean' } });
}

export function IntegerField<T>(options: FieldOptions<T> & { min: number; max: number }): PropertyDecorator {
  const { min, max } = options;
  return declareField(options, {
    kind: 'integer',
    rules: [isInteger, isBetween(min, max)],
    schema: { type: 'integer', minimum: min, maximum: max },
  });
}

export function IdField<T>(options: FieldOptions<T>): PropertyDecorator {
  return IntegerField({ ...options, min: 1, max: Number.MAX_SAFE_INTEGER });
}

export function PageField<T>(options: FieldOptions<T>): PropertyDecorator {
  return IntegerField({ ...options, min: 1, max: FURTHEST_PAGE });
}

export function NumberField<T>(options: FieldOptions<T> & { min: number; max: number }): PropertyDecorator {
  const { min, max } = options;
  return declareField(options, {
    kind: 'number',
    rules: [isNumber, isBetween(min, max)],
    schema: { type: 'number', minimum: min, maximum: max },
  });
}

export function LatitudeField<T>(options: Omit<FieldOptions<T>, 'label'> = {}): PropertyDecorator {
  return NumberField({ example: -22.9056, ...options, label: 'A latitude', min: -90, max: 90 });
}

export function LongitudeField<T>(options: Omit<FieldOptions<T>, 'label'> = {}): PropertyDecorator {
  return NumberField({ example: -47.0608, ...options, label: 'A longitude', min: -180, max: 180 });
}

/** An amount in reais with at most two decimals. */
export function MoneyField<T>(options: FieldOptions<T> & { zero?: boolean }): PropertyDecorator {
  const max = toReais(cents(MAX_CENTS));
  const floor: Rule = options.zero === true ? isBetween(0, max) : isAbove(0);
  return declareField(options, {
    kind: 'number',
    rules: [isNumber, floor, isBetween(0, max), isReais],
    schema: {
      type: 'number',
      ...(options.zero === true ? { minimum: 0 } : { exclusiveMinimum: 0 }),
      maximum: max,
    } as ApiPropertyOptions,
  });
}

/** Cents of an amount that `MoneyField` has accepted. */
export function centsOf(reais: number) {
  return parseReais(reais) ?? cents(0);
}
