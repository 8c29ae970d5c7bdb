import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { registerDecorator, ValidateNested, type ValidationArguments } from 'class-validator';
import { firstProblem, hasItems, isList, isObject, isStorable, isText, type Rule } from './field-rules.js';

export type FieldKind = 'text' | 'integer' | 'number' | 'flag' | 'object' | 'list' | 'texts';

/** Whether a field must be there; a function decides by its neighbours. */
type Presence<T> = boolean | ((body: T) => boolean);

export interface FieldOptions<T = Record<string, unknown>> {
  /** With its article, as sentences begin: `A senha`, `O tipo de veículo`. */
  readonly label: string;
  readonly required?: Presence<T>;
  readonly description?: string;
  readonly example?: unknown;
}

interface FieldShape {
  readonly kind: FieldKind;
  readonly rules: readonly Rule[];
  readonly schema: ApiPropertyOptions;
  readonly nested?: () => new () => object;
  readonly maxItems?: number;
}

/** What the decoder needs to pick a field out of whatever was sent, and to tell whether it is right. */
export interface DeclaredField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly nested?: () => new () => object;
  readonly maxItems: number;
  /** What is wrong with the value itself, as the end of a sentence; null when nothing is. */
  problem(value: unknown, body: unknown): string | null;
}

const declared = new Map<object, DeclaredField[]>();
const gathered = new Map<object, readonly DeclaredField[]>();

/** The fields of a DTO and of the classes it extends; one that is declared again counts as declared last. */
export function fieldsOf(dto: new () => object): readonly DeclaredField[] {
  const known = gathered.get(dto);
  if (known) return known;
  const fields = new Map<string, DeclaredField>();
  for (let prototype: object | null = dto.prototype as object; prototype;) {
    for (const field of declared.get(prototype) ?? [])
      if (!fields.has(field.name)) fields.set(field.name, field);
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  const all = [...fields.values()];
  gathered.set(dto, all);
  return all;
}

/** Name of the one constraint of every field; messages are read from it. */
export const FIELD_CONSTRAINT = 'field';

/** One declaration for validation, decoding and the API's document, so that the three cannot differ. */
export function declareField<T>(options: FieldOptions<T>, shape: FieldShape): PropertyDecorator {
  return (target, property) => {
    const name = String(property);
    const problem = (value: unknown, body: unknown) => problemOf(options, shape, value, body);
    remember(target, {
      name,
      kind: shape.kind,
      maxItems: shape.maxItems ?? Infinity,
      problem,
      ...(shape.nested && { nested: shape.nested }),
    });
    registerDecorator({
      name: FIELD_CONSTRAINT,
      target: target.constructor,
      propertyName: name,
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => problem(value, args?.object) === null,
        defaultMessage: (args?: ValidationArguments) =>
          sentence(options.label, problem(args?.value, args?.object) ?? ''),
      },
    });
    if (shape.nested) {
      Type(shape.nested)(target, property);
      ValidateNested({ each: shape.kind === 'list' })(target, property);
    }
    document(options, shape)(target, property);
  };
}

function remember(target: object, field: DeclaredField): void {
  declared.set(target, [...(declared.get(target) ?? []), field]);
}

function problemOf<T>(
  options: FieldOptions<T>,
  shape: FieldShape,
  value: unknown,
  body: unknown,
): string | null {
  if (value !== undefined && value !== null) return firstProblem(shape.rules, value);
  const { required = false } = options;
  const missing = typeof required === 'function' ? required(body as T) : required;
  return missing ? isMissing(options.label) : null;
}

/** Rules are worded for one thing; `Os endereços` are many. */
function sentence(label: string, problem: string): string {
  const plural = /^[AO]s /.test(label);
  return `${label} ${plural ? problem.replace(/^deve /, 'devem ') : problem}`;
}

/** `A senha` é obrigatória, `Os endereços` são obrigatórios. */
export function isMissing(label: string): string {
  const article = label.split(' ', 1)[0]?.toLowerCase() ?? 'o';
  const ending = article.startsWith('a') ? 'a' : 'o';
  return article.endsWith('s') ? `são obrigatóri${ending}s` : `é obrigatóri${ending}`;
}

function document<T>(options: FieldOptions<T>, shape: FieldShape): PropertyDecorator {
  return ApiProperty({
    ...shape.schema,
    description: options.description ?? options.label,
    required: options.required === true,
    ...(options.example !== undefined && { example: options.example }),
  } as ApiPropertyOptions);
}

export function ObjectField<T>(type: () => new () => object, options: FieldOptions<T>): PropertyDecorator {
  return declareField(options, {
    kind: 'object',
    rules: [isObject],
    schema: { type: () => type() },
    nested: type,
  });
}

export function ListField<T>(
  type: () => new () => object,
  options: FieldOptions<T> & { min: number; max: number },
): PropertyDecorator {
  const { min, max } = options;
  return declareField(options, {
    kind: 'list',
    rules: [isList, hasItems(min, max)],
    schema: { type: () => type(), isArray: true, minItems: min, maxItems: max },
    nested: type,
    maxItems: max,
  });
}

export function TextListField<T>(
  options: FieldOptions<T> & { max: number; words?: readonly string[]; wordRule?: Rule },
): PropertyDecorator {
  const { max, words, wordRule } = options;
  const rules = [isText, isStorable, ...(wordRule ? [wordRule] : [])];
  return declareField(options, {
    kind: 'texts',
    rules: [
      isList,
      hasItems(1, max),
      (list) => firstBadItem(list as unknown[], (item) => firstProblem(rules, item)),
    ],
    schema: {
      type: 'array',
      items: { type: 'string', ...(words && { enum: [...words] }) },
      minItems: 1,
      maxItems: max,
    },
    maxItems: max,
  });
}

function firstBadItem(list: readonly unknown[], rule: Rule): string | null {
  for (const [index, item] of list.entries()) {
    const problem = rule(item);
    if (problem !== null) return `tem um item inválido na posição ${String(index)}: ${problem}`;
  }
  return null;
}
