import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  registerDecorator,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { WORDS } from './words.js';
import { isHeaderText, parseInstant, parseReais, roundReais } from '#domain';

const texts = WORDS.pt.rules;

/** Returns the end of a Portuguese sentence; null: the value is right. */
export type Rule = (value: unknown) => string | null;

const unless = (holds: (value: unknown) => boolean, problem: string): Rule => {
  return (value) => (holds(value) ? null : problem);
};

/** Characters that PostgreSQL cannot store: NUL and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Null means absent, as everywhere in this API. */
export function isFilledIn(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export const isText = unless((value) => typeof value === 'string', texts.text);
export const isStorable = unless((value) => !UNSTORABLE.test(value as string), texts.storable);
export const isFilled = unless((value) => (value as string).trim() !== '', texts.filled);
export const isEmail = unless((value) => EMAIL.test(value as string), texts.email);
export const isFlag = unless((value) => typeof value === 'boolean', texts.flag);
export const isNumber = unless((value) => Number.isFinite(value), texts.number);
export const isInteger = unless((value) => Number.isSafeInteger(value), texts.integer);
export const isObject = unless(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  texts.object,
);
const isList = unless((value) => Array.isArray(value), texts.list);
export const isInstant = unless((value) => parseInstant(value as string) !== null, texts.instant);
export const isReais = unless((value) => parseReais(value) !== null, texts.reais);
export const isRoundableReais = unless((value) => roundReais(value) !== null, texts.roundableReais);
export const isHeaderValue = unless((value) => isHeaderText(value as string), texts.headerValue);

export function isOneOf(words: readonly string[]): Rule {
  return unless((value) => words.includes(value as string), texts.oneOf(words.join(', ')));
}

export function isBetween(min: number, max: number): Rule {
  return (value) => {
    if ((value as number) < min) return texts.min(min);
    return (value as number) > max ? texts.max(max) : null;
  };
}

/** Checked in cents: a tiny number may be float noise of 0. */
export const isPositiveReais = unless(
  (value) => (value as number) > 0 && parseReais(value) !== 0,
  texts.positive,
);

export function hasLength(min: number, max: number): Rule {
  return (value) => {
    const text = value as string;
    // Long enough and short enough whether or not its units are halves of a pair.
    if (text.length >= 2 * min && text.length <= max) return null;
    // Code points, as people count and PostgreSQL does.
    const { length } = Array.from(text);
    if (length < min) return texts.minCharacters(min);
    return length > max ? texts.maxCharacters(max) : null;
  };
}

function hasItems(min: number, max: number): Rule {
  return (value) => {
    const { length } = value as unknown[];
    if (length < min) return texts.minItems(min);
    return length > max ? texts.maxItems(max) : null;
  };
}

function firstViolation(rules: readonly Rule[], value: unknown): string | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem !== null) return problem;
  }
  return null;
}

/** A function decides by the other fields of the body. */
type Presence<T> = boolean | ((body: T) => boolean);

export interface FieldOptions<T = Record<string, unknown>> {
  /** With its article, at the beginning of sentences: `A senha`, `O tipo de veículo`. */
  readonly label: string;
  readonly required?: Presence<T>;
  readonly description?: string;
  readonly example?: unknown;
}

interface FieldShape {
  readonly rules: readonly Rule[];
  readonly schema: ApiPropertyOptions;
  readonly nested?: () => new () => object;
  readonly isList?: boolean;
  /**
   * Clients send values of this kind in several forms (`"10"` for 10); an unreadable value is returned
   * unchanged.
   */
  readonly read?: (value: unknown) => unknown;
  /** In a query: without a value it is null rather than absent, and nothing is found. */
  readonly lookup?: boolean;
}

/** Kept as the constraint of the field's class-validator metadata. */
export interface FieldDeclaration extends FieldShape {
  readonly label: string;
  readonly required: Presence<never>;
  /** The property or parameter in the API's document. */
  readonly documented: ApiPropertyOptions;
}

/** Every field has this one constraint. */
export const FIELD_CONSTRAINT = 'field';

@ValidatorConstraint({ name: FIELD_CONSTRAINT })
class FieldConstraint implements ValidatorConstraintInterface {
  validate(value: unknown, args: ValidationArguments): boolean {
    return violationOf(declarationIn(args), value, args.object) === null;
  }

  defaultMessage(args: ValidationArguments): string {
    const field = declarationIn(args);
    return sentence(field.label, violationOf(field, args.value, args.object) ?? '');
  }
}

function declarationIn({ constraints }: ValidationArguments): FieldDeclaration {
  return constraints[0] as FieldDeclaration;
}

/** For class-validator, class-transformer and the API's document; `dto.parser` compiles from it. */
export function declareField<T>(options: FieldOptions<T>, shape: FieldShape): PropertyDecorator {
  const { label, required = false } = options;
  const documented = documentOf(options, shape);
  const declaration: FieldDeclaration = { ...shape, label, required, documented };
  const { nested, read } = shape;
  return (target, property) => {
    registerDecorator({
      name: FIELD_CONSTRAINT,
      target: target.constructor,
      propertyName: String(property),
      constraints: [declaration],
      validator: FieldConstraint,
    });
    if (read) Transform(({ value }) => read(value))(target, property);
    if (nested) {
      Type(nested)(target, property);
      ValidateNested({ each: shape.isList === true })(target, property);
      // class-validator sets null for an invalid nested object; here null means absent.
      ValidateIf(
        (body: object, value) => isFilledIn(value) || violationOf(declaration, value, body) !== null,
      )(target, property);
    }
    ApiProperty(documented)(target, property);
  };
}

/** The end of a sentence; null: there is no fault. */
export function violationOf(field: FieldDeclaration, value: unknown, body: object): string | null {
  if (isFilledIn(value)) return firstViolation(field.rules, value);
  const { required, label } = field;
  const missing = typeof required === 'function' ? required(body as never) : required;
  return missing ? requiredMessage(label) : null;
}

/** Rules are written in the singular, and a label such as `Os endereços` needs the plural. */
export function sentence(label: string, violation: string): string {
  const plural = /^[AO]s /.test(label);
  return `${label} ${plural ? violation.replace(/^deve /, 'devem ') : violation}`;
}

/** `A senha` é obrigatória, `Os endereços` são obrigatórios. */
function requiredMessage(label: string): string {
  const article = label.split(' ', 1)[0]?.toLowerCase() ?? '';
  const { required } = WORDS.pt;
  return article in required ? required[article as keyof typeof required] : required.o;
}

function documentOf<T>(options: FieldOptions<T>, shape: FieldShape): ApiPropertyOptions {
  return {
    ...shape.schema,
    description: options.description ?? options.label,
    required: options.required === true,
    ...(options.example !== undefined && { example: options.example }),
  } as ApiPropertyOptions;
}

export function ObjectField<T>(type: () => new () => object, options: FieldOptions<T>): PropertyDecorator {
  return declareField(options, { rules: [isObject], schema: { type: () => type() }, nested: type });
}

/** Stands for an item that is no object, because class-validator would accept null and a list. */
const NOT_AN_OBJECT = false;

export function ListField<T>(
  type: () => new () => object,
  options: FieldOptions<T> & { min: number; max: number },
): PropertyDecorator {
  const { min, max } = options;
  return declareField(options, {
    rules: [isList, hasItems(min, max)],
    schema: { type: () => type(), isArray: true, minItems: min, maxItems: max },
    nested: type,
    isList: true,
    read: (value) =>
      Array.isArray(value)
        ? value.map((item: unknown) => (isObject(item) === null ? item : NOT_AN_OBJECT))
        : value,
  });
}

/** A repeated word counts once. */
export function WordSetField<T>(options: FieldOptions<T> & { words: readonly string[] }): PropertyDecorator {
  const { words } = options;
  const max = words.length;
  const rules = [isText, isStorable, isOneOf(words)];
  return declareField(options, {
    rules: [
      isList,
      hasItems(1, max),
      (list) => firstBadItem(list as unknown[], (item) => firstViolation(rules, item)),
    ],
    schema: { type: 'array', items: { type: 'string', enum: [...words] }, minItems: 1, maxItems: max },
    read: (value) => (Array.isArray(value) ? [...new Set(value)] : value),
  });
}

function firstBadItem(list: readonly unknown[], rule: Rule): string | null {
  for (const [index, item] of list.entries()) {
    const violation = rule(item);
    if (violation !== null) return WORDS.pt.rules.badItem({ position: index, fault: violation });
  }
  return null;
}
