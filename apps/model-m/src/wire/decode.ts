import { z } from 'zod';
import { PROBLEM_TEXTS, type ProblemCode } from '../vocabulary/index.js';
import { problem, refuse, Refusal, type Problem } from './problem.js';

/**
 * Reads a body by its schema. `null` and `""` mean absent wherever they stand, unknown attributes are ignored,
 * and everything that is wrong is told at once.
 */
export function decode<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const given = body ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw refuse(24);
  const result = schema.safeParse(withoutBlanks(given), { reportInput: true });
  if (result.success) return result.data;
  throw new Refusal(400, distinct(result.error.issues.map(problemOf)));
}

/** A parameter given twice counts as its last. */
export function decodeQuery<S extends z.ZodType>(
  schema: S,
  query: Readonly<Record<string, unknown>>,
): z.output<S> {
  const single = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(query)) {
    const value = query[name];
    single[name] = Array.isArray(value) ? value.at(-1) : value;
  }
  return decode(schema, single);
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  const attribute = issue.path.join('.');
  const code = issue.code === 'custom' ? (issue.params?.['problem'] as unknown) : undefined;
  if (isProblemCode(code)) return problem(code, attribute);
  return problem(issue.input === undefined ? 2 : 24, attribute);
}

function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'number' && Object.hasOwn(PROBLEM_TEXTS, code);
}

function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [each.message, each])).values()];
}

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** No attribute lies deeper; a body nested without end is not followed to its end. */
const DEEPEST = 8;

function withoutBlanks(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => !isBlank(inner));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutBlanks(inner, depth + 1)]));
}
