import type { z } from 'zod';
import { SchemaValidationError } from './field.schemas.js';
import { WORDS } from './words.js';

const texts = WORDS.pt;

/** `null` means absent, unknown keys are ignored. @throws SchemaValidationError */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(withoutNulls(body), { error: sentence });
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues)
    (errors[issue.path.join('.') || 'body'] ??= []).push(issue.message);
  throw new SchemaValidationError(errors);
}

/** @throws SchemaValidationError */
export function parseParam<Schema extends z.ZodType>(
  schema: Schema,
  text: unknown,
  name: string,
): z.output<Schema> {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new SchemaValidationError({ [name]: parsed.error.issues.map(({ message }) => message) });
}

const MAX_DEPTH = 50;
/** PostgreSQL cannot store NUL and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** One test is cheaper than a replacement. */
const PLAIN = /^[\x01-\uD7FF]*$/;
const storable = (text: string) => (PLAIN.test(text) ? text : text.replace(UNSTORABLE, ''));

/** The body as stored and returned, without null members. @throws SchemaValidationError (nested too deep) */
export function withoutNulls(value: unknown): unknown {
  return isStorable(value, 0) ? value : copy(value, 0);
}

/** Nearly every body needs no copy. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return PLAIN.test(value);
  if (typeof value !== 'object') return true;
  if (value === null || depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  for (const key in value)
    if (!PLAIN.test(key) || !isStorable(value[key as keyof typeof value], depth + 1)) return false;
  return true;
}

function copy(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new SchemaValidationError({ body: [texts.depth] });
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.filter((item) => item !== null).map((item) => copy(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(members.map(([key, inner]) => [storable(key), copy(inner, depth + 1)]));
}

const TYPES: Partial<Record<string, string>> = texts.types;

type Issue = Parameters<z.core.$ZodErrorMap>[0];
type Sentences = { [Code in Issue['code']]: (issue: Extract<Issue, { code: Code }>) => string };

const asWritten = (issue: Issue) => issue.message ?? texts.invalid;

const SENTENCES: Sentences = {
  invalid_type: (issue) => TYPES[issue.expected] ?? texts.types.other,
  invalid_value: (issue) => texts.oneOf(issue.values.map(String).join(', ')),
  too_small: (issue) => texts.min(String(issue.minimum)),
  too_big: (issue) => texts.max(String(issue.maximum)),
  invalid_union: () => texts.types.other,
  invalid_format: asWritten,
  not_multiple_of: asWritten,
  unrecognized_keys: asWritten,
  invalid_key: asWritten,
  invalid_element: asWritten,
  custom: asWritten,
};

/** Texts for people; the path says which field. */
function sentence(issue: Issue): string {
  if (issue.input === undefined) return texts.required;
  return (SENTENCES[issue.code] as (issue: Issue) => string)(issue);
}
