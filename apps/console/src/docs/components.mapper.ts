import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { consoleProblem } from '../http/problem.mapper.js';
import { exampleOf } from './example.mapper.js';

export type Json = Record<string, unknown>;
type Io = 'input' | 'output';
type Kind = 'schemas' | 'parameters' | 'responses';

const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    found: { type: 'string', description: 'Of an address that was not found: the street that comes nearest' },
  },
};

const DETAILS: Partial<Record<number, string>> = {
  400: 'The request has missing or invalid fields',
  401: 'The credential is missing, unknown or expired',
  403: 'You may not do this',
  404: 'Not found',
  409: 'The state of the record does not allow this',
  429: 'Too many requests',
};

/** The `components` of a document: named schemas (`meta({ id })`), parameters and refusals, each once. */
export class DocumentComponents {
  private readonly parts: Record<Kind, Map<string, Json>> = {
    schemas: new Map([['Problem', PROBLEM]]),
    parameters: new Map(),
    responses: new Map(),
  };

  /** By name, as zod wrote them first. */
  private readonly made = new Map<string, string>();

  /** Requests as callers write them, before transformations and defaults; answers as they are sent. */
  schema(schema: z.ZodType, io: Io): Json {
    const { id, ...whole } = this.members(schema, io);
    if (typeof id !== 'string') return whole;
    return this.keep(this.freeName(id, whole, io), whole);
  }

  /** As `schema`, but in full even where the schema has a name. */
  members(schema: z.ZodType, io: Io): Json {
    const { $schema: _, $defs = {}, ...whole } = jsonSchemaOf(schema, io);
    const parts = Object.entries($defs as Record<string, Json>);
    const renamed = new Map(parts.map(([id, part]) => [id, this.freeName(id, part, io)]));
    for (const [id, { id: _id, ...part }] of parts)
      this.keep(renamed.get(id) ?? id, toComponents(part, renamed));
    return toComponents(whole, renamed);
  }

  example(schema: Json): unknown {
    return exampleOf(schema, this.parts.schemas);
  }

  parameter(parameter: Json & { readonly name: string }): Json {
    const known = this.parts.parameters.get(parameter.name);
    if (known && JSON.stringify(known) !== JSON.stringify(parameter)) return parameter;
    return this.part('parameters', parameter.name, () => parameter);
  }

  /** `status` null: any. */
  refusal(status: number | null): Json {
    return this.part('responses', String(status ?? 'default'), () => problemOf(status));
  }

  toJson(): Json {
    return Object.fromEntries(
      Object.entries(this.parts).map(([kind, parts]) => [kind, Object.fromEntries(parts)]),
    );
  }

  /** A schema may differ between requests, where defaults may be left out, and answers. */
  private freeName(id: string, { id: _, ...part }: Json, io: Io): string {
    const text = JSON.stringify(part);
    const made = this.made.get(id) ?? text;
    this.made.set(id, made);
    return made === text ? id : `${id}${io === 'input' ? 'Input' : 'Output'}`;
  }

  private keep(name: string, schema: Json): Json {
    this.parts.schemas.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  private part(kind: Kind, name: string, make: () => Json): Json {
    if (!this.parts[kind].has(name)) this.parts[kind].set(name, make());
    return { $ref: `#/components/${kind}/${name}` };
  }
}

/** Leaves out bounds that every safe integer keeps, and patterns that a format says already. */
function jsonSchemaOf(schema: z.ZodType, io: Io) {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
}

function toComponents(schema: Json, renamed: ReadonlyMap<string, string>): Json {
  const text = JSON.stringify(schema).replace(
    /"#\/\$defs\/([\w.-]+)"/g,
    (_, id: string) => `"#/components/schemas/${renamed.get(id) ?? id}"`,
  );
  return JSON.parse(text) as Json;
}

function problemOf(status: number | null): Json {
  const schema = { $ref: '#/components/schemas/Problem' };
  if (status === null) return { description: 'Refused', content: { 'application/problem+json': { schema } } };
  const title = STATUS_CODES[status] ?? 'Refused';
  const errors = status === 400 ? { name: ['is required'] } : undefined;
  const example = consoleProblem(status, DETAILS[status] ?? title, undefined, errors);
  return { description: title, content: { 'application/problem+json': { schema, example } } };
}
