import type { OpenAPIObject } from '@nestjs/swagger';

export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly method: string;
  /** The path as documented, with `{id}`. */
  readonly path: string;
  readonly query: readonly Parameter[];
  /** Schema of the JSON body, or of the form where there is no JSON; null: no body. */
  readonly body: Schema | null;
  /** Schema of a form with files; null: none. */
  readonly form: Schema | null;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly unknown[] | undefined;
}

/** The place of an integer in a body: names of members, and 0 for the single item of a list. */
export type Position = readonly (string | 0)[];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const MAX_DEPTH = 6;

/** Reads an OpenAPI document as a client would: its operations, and a valid body of each. */
export class ApiDocument {
  constructor(private readonly document: OpenAPIObject) {}

  operations(): Operation[] {
    return Object.entries(this.document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const parameters = ((operation.parameters ?? []) as Parameter[]).map((one) => this.parameter(one));
        return [
          {
            method,
            path,
            query: parameters.filter((parameter) => parameter.in === 'query'),
            ...bodySchemas(operation.requestBody),
            responses: operation.responses,
            security: operation.security,
          },
        ];
      }),
    );
  }

  /** The schema with references resolved; of alternatives the first that is not null. */
  resolve(schema: Schema): Schema {
    const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
    if (reference !== undefined) return this.resolve(this.component(reference) as Schema);
    const alternative = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(
      ({ type }) => type !== 'null',
    );
    return alternative ? this.resolve(alternative) : schema;
  }

  /** The document's example, or the smallest value that the schema allows. */
  sample(schema: Schema, depth = 0): unknown {
    if (schema.example !== undefined) return schema.example;
    const { example, examples, const: constant, enum: choices, ...rest } = this.resolve(schema);
    const given = example ?? examples?.[0] ?? constant ?? choices?.[0];
    if (given !== undefined || depth > MAX_DEPTH) return given;
    return this.sampleOfType(rest, depth);
  }

  /** Every place where the schema allows an integer. */
  integers(schema: Schema, depth = 0): Position[] {
    const { type, properties, items } = this.resolve(schema);
    if (depth > MAX_DEPTH) return [];
    if (typeOf(type) === 'integer') return [[]];
    if (items) return this.integers(items, depth + 1).map((inner) => [0, ...inner]);
    return Object.entries(properties ?? {}).flatMap(([name, property]) =>
      this.integers(property, depth + 1).map((inner) => [name, ...inner]),
    );
  }

  /** The schema of a member, or of a list's item. */
  inner(schema: Schema, step: string | 0): Schema {
    const { properties, items } = this.resolve(schema);
    return (step === 0 ? items : properties?.[step]) ?? {};
  }

  private sampleOfType(schema: Schema, depth: number): unknown {
    const type = typeOf(schema.type);
    if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
    if (type === 'boolean') return true;
    if (type === 'array') return schema.items ? [this.sample(schema.items, depth + 1)] : [];
    if (type === 'string') return SAMPLES[schema.format ?? ''] ?? 'texto';
    return this.sampleObject(schema, depth);
  }

  private sampleObject({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const known = required.flatMap((name) => (properties[name] ? [[name, properties[name]] as const] : []));
    return Object.fromEntries(known.map(([name, property]) => [name, this.sample(property, depth + 1)]));
  }

  private parameter(parameter: Parameter & { $ref?: string }): Parameter {
    return parameter.$ref === undefined ? parameter : (this.component(parameter.$ref) as Parameter);
  }

  private component(reference: string): unknown {
    const path = reference.replace(/^#\//, '').split('/');
    return path.reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      this.document,
    );
  }
}

function bodySchemas(requestBody: object | undefined): Pick<Operation, 'body' | 'form'> {
  const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
  const body = content['application/json'] ?? Object.values(content)[0];
  return { body: body?.schema ?? null, form: content['multipart/form-data']?.schema ?? null };
}

export function typeOf(type: Schema['type']): string | undefined {
  return typeof type === 'string' ? type : type?.find((one) => one !== 'null');
}

const SAMPLES: Partial<Record<string, string>> = {
  'date-time': '2026-03-02T12:00:00.000Z',
  date: '2026-03-02',
  email: 'pessoa@example.com',
  uri: 'https://8.8.8.8/',
  uuid: '0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48',
};
