import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { made, pick, readQuery } from './decode.js';
import { FIELD_CONSTRAINT, fieldsOf } from './field.js';
import { InvalidFieldsError, type FieldErrors } from './invalid-fields.error.js';

/** Turns a body or a query string into its DTO, or says in Portuguese what is wrong with each field. */
@Injectable()
export class FieldsPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (!isDto(metatype)) return value;
    if (!isPlainObject(value ?? {})) throw new InvalidFieldsError({ body: ['O corpo deve ser um objeto'] });
    const source = (value ?? {}) as Record<string, unknown>;
    const picked = type === 'query' ? readQuery(metatype, source) : pick(metatype, source);
    return made(metatype, picked) ?? validated(metatype, picked);
  }
}

/** Asked about what is not plainly right, to word what is wrong: of good requests it would take half the time. */
function validated(metatype: new () => object, picked: Record<string, unknown>): object {
  const dto = plainToInstance(metatype, picked);
  const problems = validateSync(dto, { forbidUnknownValues: false });
  if (problems.length > 0) throw new InvalidFieldsError(flatten(problems));
  return dto;
}

function isDto(metatype: ArgumentMetadata['metatype']): metatype is new () => object {
  return metatype !== undefined && fieldsOf(metatype as new () => object).length > 0;
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that is wrong itself is reported without what lies inside it. */
function flatten(problems: readonly ValidationError[], prefix = ''): FieldErrors {
  const errors: FieldErrors = {};
  for (const { property, constraints, children } of problems) {
    const path = `${prefix}${property}`;
    if (constraints !== undefined)
      errors[path] = [constraints[FIELD_CONSTRAINT] ?? 'O item deve ser um objeto'];
    else Object.assign(errors, flatten(children ?? [], `${path}.`));
  }
  return errors;
}
