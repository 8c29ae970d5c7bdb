import { DomainError, type DomainErrorCode } from '#domain';
import { capFieldErrors } from '#runtime';
import { BadRequestException } from '@nestjs/common';
import { WORDS } from './words.js';
import { getMetadataStorage } from 'class-validator';
import {
  FIELD_CONSTRAINT,
  type FieldDeclaration,
  isFilledIn,
  isObject,
  sentence,
  violationOf,
} from './field.decorator.js';

/** `type` is for the document. */
export interface PathParameter<T> {
  readonly type: typeof Number | typeof String;
  read(text: unknown): T;
}

const ID = /^[1-9]\d{0,15}$/;

/** A text that is no id names nothing, so it is answered 404 rather than 400. */
export function pathId(missing: DomainErrorCode): PathParameter<number> {
  return {
    type: Number,
    read: (text) => {
      const id = typeof text === 'string' && ID.test(text) ? Number(text) : NaN;
      if (!Number.isSafeInteger(id)) throw new DomainError(missing);
      return id;
    },
  };
}

/** Id or public id; the core finds out which. */
export const pathRef: PathParameter<string> = { type: String, read: String };

/** Messages by the caller's own paths: `enderecos_entrega.0.endereco`. */
export type FieldErrors = Record<string, string[]>;

/** 400 with `errors`. */
export class FieldValidationError extends BadRequestException {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    const reported = capFieldErrors(errors, WORDS.pt.more);
    super(`Invalid fields: ${Object.keys(reported).join(', ')}`);
    this.errors = reported;
  }
}

type Dto = new () => object;
type Source = Readonly<Record<string, unknown>>;

interface CompiledField extends FieldDeclaration {
  readonly name: string;
}

const compiled = new Map<Dto, readonly CompiledField[]>();

/** Fields of a DTO and of the classes that it extends, compiled from class-validator's metadata. */
export function fieldsOf(dto: Dto): readonly CompiledField[] {
  let fields = compiled.get(dto);
  if (fields === undefined) {
    fields = getMetadataStorage()
      .getTargetValidationMetadatas(dto, '', false, false)
      .filter(({ name }) => name === FIELD_CONSTRAINT)
      .map(({ propertyName, constraints }) =>
        compiledField(propertyName, constraints[0] as FieldDeclaration),
      );
    compiled.set(dto, fields);
  }
  return fields;
}

function compiledField(name: string, declaration: FieldDeclaration): CompiledField {
  // A body is read by `body[name]`, which also finds what every object inherits, such as `constructor`.
  if (name in Object.prototype) throw new Error(`No field can be named ${name}: every object has one`);
  return { ...declaration, name };
}

/**
 * Unknown keys are ignored and not read. Judges as class-transformer and class-validator do (a property test
 * compares them), in a tenth of their time. Faults are added to `errors`; the DTO is complete only when there
 * are none.
 */
export function parseDto(dto: Dto, source: Source, errors: FieldErrors, path = ''): object {
  const parsed = new dto() as Record<string, unknown>;
  const fields = fieldsOf(dto);
  for (const { name, read } of fields) {
    const value = source[name];
    if (value !== undefined) parsed[name] = read ? read(value) : value;
  }
  for (const field of fields) {
    const value = parsed[field.name];
    const violation = violationOf(field, value, parsed);
    if (violation !== null) errors[`${path}${field.name}`] = [sentence(field.label, violation)];
    else if (field.nested && isFilledIn(value))
      parsed[field.name] = parseNested(field.nested(), value, errors, `${path}${field.name}`);
  }
  return parsed;
}

function parseNested(dto: Dto, value: unknown, errors: FieldErrors, path: string): unknown {
  if (!Array.isArray(value)) return parseDto(dto, value as Source, errors, `${path}.`);
  return value.map((item: unknown, index) => {
    if (isObject(item) === null) return parseDto(dto, item as Source, errors, `${path}.${String(index)}.`);
    errors[`${path}.${String(index)}`] = [WORDS.pt.item];
    return item;
  });
}

/** An empty value counts as absent; an empty look-up becomes null and finds nothing. */
export function withoutEmptyValues(dto: Dto, query: Source): Source {
  const filled: Record<string, unknown> = {};
  for (const { name, lookup = false } of fieldsOf(dto)) {
    const value = query[name];
    if (value !== '') filled[name] = value;
    else if (lookup) filled[name] = null;
  }
  return filled;
}
