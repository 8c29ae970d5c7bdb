import { z } from 'zod';
import { MODEL_M_ERROR_TEXTS, type ModelMErrorCode } from '../vocabulary/index.js';
import { businessError, errorItem, type ErrorItem, ModelMException } from './error.mapper.js';

/**
 * `null` and `""` mean absent everywhere, unknown attributes are ignored, and all faults are reported at
 * once.
 */
export function readRequestBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const given = body ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw businessError(24);
  const result = schema.safeParse(withoutBlanks(given), { reportInput: true });
  if (result.success) return result.data;
  throw new ModelMException(400, distinct(result.error.issues.map(errorItemOf)));
}

/** A parameter given twice counts as its last. */
export function readRequestQuery<S extends z.ZodType>(
  schema: S,
  query: Readonly<Record<string, unknown>>,
): z.output<S> {
  const single = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(query)) {
    const value = query[name];
    single[name] = Array.isArray(value) ? value.at(-1) : value;
  }
  return readRequestBody(schema, single);
}

function errorItemOf(issue: z.core.$ZodIssue): ErrorItem {
  const attribute = issue.path.join('.');
  const code = issue.code === 'custom' ? (issue.params?.['problem'] as unknown) : undefined;
  if (isErrorCode(code)) return errorItem(code, attribute);
  return errorItem(issue.input === undefined ? 2 : 24, attribute);
}

function isErrorCode(code: unknown): code is ModelMErrorCode {
  return typeof code === 'number' && Object.hasOwn(MODEL_M_ERROR_TEXTS, code);
}

function distinct(problems: ErrorItem[]): ErrorItem[] {
  return [...new Map(problems.map((each) => [each.message, each])).values()];
}

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

const DEEPEST = 8;

function withoutBlanks(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isBlank(inner));
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutBlanks(inner, depth + 1)]));
}

/** `missing` is the error code for a record that does not exist, also for a text that cannot be an id. */
export function pathId(missing: ModelMErrorCode) {
  return z.string().transform((text) => {
    if (!/^\d{1,15}$/.test(text)) throw businessError(missing);
    return Number(text);
  });
}

/** Number or public id; the core finds out which. */
export const pathRef = z.string();
