import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  example?: unknown;
}

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly query: readonly Parameter[];
  readonly body: Schema | null;
}

export interface FuzzRequest {
  readonly method: string;
  /** As the document writes it. */
  readonly path: string;
  readonly url: string;
  readonly body: string | null;
}

/** What callers send by mistake or on purpose. */
const HOSTILE = [
  null,
  '',
  ' ',
  '0',
  '1',
  'NaN',
  'Infinity',
  '-1',
  'true',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀',
  "'; drop table orders; --",
  '%',
  '\\',
  '{}',
  -1,
  0,
  -0,
  0.001,
  1.005,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { a: { b: {} } },
  'x'.repeat(300),
  'é'.repeat(400),
] as const;
const IDS = [
  '10001',
  '10002',
  '10003',
  '99999999',
  '0',
  '-1',
  'x',
  'ABCDEFG',
  '%00',
  '%F0%9F%98%80',
  '9'.repeat(30),
  '1.5',
  '10001%20',
];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = (operation.parameters ?? []) as Parameter[];
      const body = operation.requestBody as { content: Record<string, { schema: Schema }> } | undefined;
      return [
        {
          method,
          path,
          query: parameters.filter((parameter) => parameter.in === 'query'),
          body: body?.content['application/json']?.schema ?? null,
        },
      ];
    }),
  );
}

/** Requests that are mostly right, so that they get far, and wrong somewhere more often than not. */
export class Requests {
  private serial = 0;

  constructor(private readonly document: OpenAPIObject) {}

  any(): fc.Arbitrary<FuzzRequest> {
    return fc.oneof(...operationsOf(this.document).map((operation) => this.of(operation)));
  }

  private of({ method, path, query, body }: Operation): fc.Arbitrary<FuzzRequest> {
    const parts = {
      id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('10001', '10002') }, fc.constantFrom(...IDS)),
      query: fc.record(
        Object.fromEntries(
          query.map(({ name, schema }) => [name, this.orHostile(this.value(name, schema), 3)]),
        ),
        { requiredKeys: [] },
      ),
      body: body === null ? fc.constant(null) : this.orHostile(this.value('', body), 40),
    };
    return fc.record(parts).map((drawn) => ({
      method: method.toUpperCase(),
      path,
      url: path.replace('{id}', drawn.id) + search(drawn.query),
      body: body === null ? null : JSON.stringify(drawn.body),
    }));
  }

  private value(name: string, schema: Schema): fc.Arbitrary<unknown> {
    const reference = referenceOf(schema);
    if (reference !== undefined) return this.value(name, this.resolve(reference));
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.properties) return this.object(schema.properties);
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'array') return this.list(name, schema);
    if (type === 'number') return number(schema);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer')
      return fc.oneof(fc.constantFrom(10001, 10002, 1, 50), fc.integer({ min: 1, max: 200 }));
    return this.text(name, schema);
  }

  private list(name: string, { items = {} }: Schema): fc.Arbitrary<unknown> {
    return fc.array(this.orHostile(this.value(name, items), 12), { minLength: 1, maxLength: 3 });
  }

  private text(name: string, { format, example, maxLength = 50 }: Schema): fc.Arbitrary<unknown> {
    // Receivers by address, so that nothing is resolved; e-mails that are mostly new.
    if (name === 'url') return fc.constant(0).map(() => `https://8.8.8.8/${++this.serial % 30}`);
    if (format === 'email') return fc.nat(40).map((n) => `fuzz${n}@example.com`);
    const random = fc.string({ maxLength: Math.min(maxLength, 30) });
    return example === undefined ? random : fc.oneof(fc.constant(example), random);
  }

  private object(properties: Record<string, Schema>): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties).map(([name, schema]) => [
      name,
      this.orHostile(this.value(name, schema), 25),
    ]);
    return fc
      .record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
      .chain((drawn) =>
        // Most bodies have all that is required: what fast-check left out comes back from the example.
        fc.boolean().map((complete) => (complete ? { ...this.examples(properties), ...drawn } : drawn)),
      );
  }

  private examples(properties: Record<string, Schema>): Record<string, unknown> {
    const known = Object.entries(properties).map(([name, schema]) => [name, this.example(schema)] as const);
    return Object.fromEntries(known.filter(([, example]) => example !== undefined));
  }

  private example(schema: Schema): unknown {
    const reference = referenceOf(schema);
    const resolved = reference === undefined ? schema : this.resolve(reference);
    return schema.example ?? (resolved.properties ? this.examples(resolved.properties) : resolved.example);
  }

  /** Once in so many times something that does not belong there. */
  private orHostile(value: fc.Arbitrary<unknown>, oneIn: number): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: oneIn - 1, arbitrary: value },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    );
  }

  private resolve(reference: string): Schema {
    return (this.document.components?.schemas?.[reference.replace('#/components/schemas/', '')] ??
      {}) as Schema;
  }
}

function referenceOf({ $ref, allOf }: Schema): string | undefined {
  return $ref ?? allOf?.[0]?.$ref;
}

function number({ minimum = 0, maximum = 1_000 }: Schema): fc.Arbitrary<unknown> {
  // Coordinates are kept near the hub, amounts small, so that valid requests are accepted.
  if (minimum === -90) return fc.constantFrom(-22.9056, -22.8966, 0, -90);
  if (minimum === -180) return fc.constantFrom(-47.0608, -47.0508, 0, 180);
  return fc
    .integer({ min: Math.max(minimum, 0) * 100, max: Math.min(maximum, 500) * 100 })
    .map((cents) => cents / 100);
}

function search(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${name}=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
