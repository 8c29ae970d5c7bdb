import { parseDto, withoutEmptyValues } from './dto.parser.js';
import { FieldValidationError, type FieldErrors } from './field-validation.errors.js';

type Dto = new () => object;

/** Reads a body or a query string by its DTO. @throws FieldValidationError: in Portuguese, the faults of each field */
export function readFields(dto: Dto, sent: unknown, source: 'body' | 'query'): object {
  const given = objectIn(sent);
  const errors: FieldErrors = {};
  const read = parseDto(dto, source === 'query' ? withoutEmptyValues(dto, given) : given, errors);
  if (Object.keys(errors).length > 0) throw new FieldValidationError(errors);
  return read;
}

/** A missing body, null and PHP's empty array are an empty object. @throws FieldValidationError */
function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (Array.isArray(value) && value.length === 0) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new FieldValidationError({ body: ['O corpo deve ser um objeto'] });
}
