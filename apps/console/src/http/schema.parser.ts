import type { z } from 'zod';
import { capFieldErrors } from '#runtime';
import { BadRequestException } from '@nestjs/common';

export type ProblemErrors = Readonly<Record<string, readonly string[]>>;

export class InvalidBodyError extends BadRequestException {
  readonly errors: ProblemErrors;

  constructor(errors: ProblemErrors) {
    super('The request has missing or invalid fields');
    this.errors = capFieldErrors(errors, (count) => `and ${String(count)} more`);
  }
}

type Fault = readonly [path: readonly PropertyKey[], message: string];

/** PostgreSQL cannot store NUL in `text`, nor half of a surrogate pair in `jsonb`: no field may have them. */
export const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Reads a body, a query or a path parameter by its schema. @throws InvalidBodyError with faults by path */
export function readBySchema<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const parsed = schema.safeParse(sent ?? {});
  if (!parsed.success) throw new InvalidBodyError(errorsByPath(parsed.error.issues.flatMap(faultsOf)));
  refuseUnstorable(parsed.data);
  return parsed.data;
}

/** A Map, because a path may be named like a member of Object.prototype (`constructor`, `__proto__`). */
function errorsByPath(faults: readonly Fault[]): ProblemErrors {
  const errors = new Map<string, string[]>();
  for (const [path, message] of faults) {
    const key = path.join('.') || 'body';
    errors.set(key, [...(errors.get(key) ?? []), message]);
  }
  return Object.fromEntries(errors);
}

/** An unknown key is reported under its own path; of alternatives, the faults of the one whose type came. */
function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [[...issue.path, key], 'is not known']);
  const meant = issue.code === 'invalid_union' ? issue.errors.filter(isOfSentType) : [];
  if (meant.length !== 1) return [[issue.path, issue.message]];
  return meant.flat().flatMap((inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

function isOfSentType(issues: readonly z.core.$ZodIssue[]): boolean {
  return !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
}

/** @throws InvalidBodyError: a text that the database cannot store */
export function refuseUnstorable(value: unknown): void {
  const path = pathOfUnstorable(value);
  if (path)
    throw new InvalidBodyError({
      [path.join('.')]: ['must not contain NUL characters or halves of surrogate pairs'],
    });
}

/** The path of a text that cannot be stored; null: none, and nothing allocated, as every body passes here. */
function pathOfUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const key in value) {
    const below = pathOfUnstorable((value as Record<string, unknown>)[key]);
    if (below) return [key, ...below];
  }
  return null;
}
