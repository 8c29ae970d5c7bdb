import { Injectable, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { InvalidBodyError } from './invalid-body.error.js';

/** PostgreSQL text cannot hold it, so no field may. */
const NUL = '\0';

/** `@Body(as(schema))`: the body or query as the schema reads it, or every problem by its path. */
export function as<S extends z.ZodType>(schema: S): PipeTransform<unknown, z.output<S>> {
  return new ZodPipe(schema);
}

/** The schema a parameter is read by, for the document of the API; null: the pipe reads by none. */
export function schemaOf(pipe: unknown): z.ZodType | null {
  return pipe instanceof ZodPipe ? (pipe.schema as z.ZodType) : null;
}

@Injectable()
class ZodPipe<S extends z.ZodType> implements PipeTransform<unknown, z.output<S>> {
  constructor(readonly schema: S) {}

  transform(value: unknown): z.output<S> {
    const parsed = this.schema.safeParse(value ?? {});
    if (!parsed.success) {
      const errors: Record<string, string[]> = {};
      for (const [path, message] of parsed.error.issues.flatMap(faultsOf))
        (errors[path.join('.') || 'body'] ??= []).push(message);
      throw new InvalidBodyError(errors);
    }
    refuseNul(parsed.data, []);
    return parsed.data;
  }
}

/** A key that is none of ours is the caller's field that is wrong. */
function faultsOf(issue: z.core.$ZodIssue): [path: readonly PropertyKey[], message: string][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path, issue.message]];
  return issue.keys.map((key) => [[...issue.path, key], 'is not known']);
}

function refuseNul(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && value.includes(NUL)) {
    throw new InvalidBodyError({ [path.join('.')]: ['must not contain NUL characters'] });
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) refuseNul(inner, [...path, key]);
  }
}
