import { unknownAmong } from '#runtime';
import {
  type FieldErrors,
  fieldsOf,
  FieldValidationError,
  parseDto,
  withoutEmptyValues,
} from './dto.parser.js';
import { WORDS } from './words.js';

type Dto = new () => object;

/** @throws FieldValidationError: in Portuguese, the faults of each field */
export function readFields(dto: Dto, sent: unknown, source: 'body' | 'query'): object {
  const given = objectIn(sent);
  const errors: FieldErrors = {};
  const read = parseDto(dto, source === 'query' ? withoutEmptyValues(dto, given) : given, errors);
  const refusing = 'takeFaults' in read ? (read as TakesFaults).takeFaults(errors) : errors;
  if (Object.keys(refusing).length > 0) throw new FieldValidationError(refusing);
  return read;
}

/**
 * A body with a list whose items stand for themselves: it keeps their faults, and returns those that refuse
 * it whole.
 */
export interface TakesFaults {
  takeFaults(errors: FieldErrors): FieldErrors;
}

/** A missing body, null and PHP's empty array are an empty object. @throws FieldValidationError */
function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  if (Array.isArray(value) && value.length === 0) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new FieldValidationError({ body: [WORDS.pt.body] });
}

/** Unknown members of a body and of its parts. */
export function unknownMembers(dto: Dto, sent: unknown, path = ''): ReturnType<typeof unknownAmong> {
  if (typeof sent !== 'object' || sent === null) return [];
  if (Array.isArray(sent))
    return sent.flatMap((item, at) => unknownMembers(dto, item, `${path}${String(at)}.`));
  const fields = fieldsOf(dto);
  const within = fields.flatMap(({ name, nested }) =>
    nested ? unknownMembers(nested(), (sent as Record<string, unknown>)[name], `${path}${name}.`) : [],
  );
  return [
    ...unknownAmong(
      sent,
      fields.map(({ name }) => name),
      path,
    ),
    ...within,
  ];
}
