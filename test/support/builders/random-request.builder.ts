import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { ApiDocument, typeOf, type Operation, type Schema } from './api-document.builder.js';
import { randomForm, type FormRequest } from './random-form.builder.js';

export interface FuzzRequest {
  readonly operation: Operation;
  readonly method: string;
  /** The path as documented. */
  readonly path: string;
  readonly url: string;
  readonly body: string | Buffer | null;
  /** null: no body. */
  readonly contentType: string | null;
}

/** The body of a request. */
type Sent = Pick<FuzzRequest, 'body' | 'contentType'>;

/** Values that callers send by mistake or on purpose. */
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
/** Likely values for a path parameter or an integer of a body, by its name. */
type KnownIds = (name: string, path: string) => readonly string[] | undefined;

/** Random requests: mostly valid, so they are processed, with a fault somewhere in more than half. */
export class RandomRequests {
  private serial = 0;
  private readonly document: ApiDocument;

  constructor(
    document: OpenAPIObject,
    private readonly known: KnownIds = () => undefined,
    private readonly takes: (operation: Operation) => boolean = () => true,
  ) {
    this.document = new ApiDocument(document);
  }

  any(): fc.Arbitrary<FuzzRequest> {
    const operations = this.document.operations().filter(this.takes);
    return fc.oneof(...operations.map((operation) => this.of(operation)));
  }

  private of(operation: Operation): fc.Arbitrary<FuzzRequest> {
    const { method, path, query } = operation;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const parts = {
      ids: fc.record(Object.fromEntries(names.map((name) => [name, this.pathId(name, path)]))),
      query: fc.record(
        Object.fromEntries(
          query.map(({ name, schema }) => [name, this.orHostile(this.value(name, schema), 3)]),
        ),
        { requiredKeys: [] },
      ),
      sent: this.sent(operation),
    };
    return fc.record(parts).map((drawn) => ({
      operation,
      method: method.toUpperCase(),
      path,
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => drawn.ids[name] ?? '') + search(drawn.query),
      ...drawn.sent,
    }));
  }

  /** A JSON body or a form with files; an operation that takes both gets both. */
  private sent({ body, form }: Operation): fc.Arbitrary<Sent> {
    const json = (schema: Schema) => this.orHostile(this.value('', schema), 40).map(asJson);
    if (form !== null) return body === form ? this.form(form) : fc.oneof(json(body ?? form), this.form(form));
    return body === null ? fc.constant({ body: null, contentType: null }) : json(body);
  }

  private form(schema: Schema): fc.Arbitrary<FormRequest> {
    const properties = Object.entries(this.document.resolve(schema).properties ?? {});
    const isFile = ([, property]: [string, Schema]) => this.document.resolve(property).format === 'binary';
    const fields = Object.fromEntries(properties.filter((one) => !isFile(one)));
    return randomForm({
      fields: this.object(fields),
      files: properties.filter(isFile).map(([name]) => name),
    });
  }

  private pathId(name: string, path: string): fc.Arbitrary<string> {
    const known = this.known(name, path) ?? ['10001', '10002'];
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, fc.constantFrom(...IDS));
  }

  private value(name: string, declared: Schema): fc.Arbitrary<unknown> {
    const schema = this.document.resolve(declared);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.properties) return this.object(schema.properties);
    const type = typeOf(schema.type);
    if (type === 'array') return this.list(name, schema);
    if (type === 'number') return number(schema);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') {
      const known = this.known(name, '')?.map(Number) ?? [10001, 10002];
      return fc.oneof(fc.constantFrom(...known, 1, 50), fc.integer({ min: 1, max: 200 }));
    }
    return this.text(name, schema);
  }

  private list(name: string, { items = {} }: Schema): fc.Arbitrary<unknown> {
    return fc.array(this.orHostile(this.value(name, items), 12), { minLength: 1, maxLength: 3 });
  }

  private text(name: string, { format, example, maxLength = 50 }: Schema): fc.Arbitrary<unknown> {
    // Receivers by IP address, so that no name is resolved; e-mails that are mostly new.
    if (name === 'url') return fc.constant(0).map(() => `https://8.8.8.8/${++this.serial % 30}`);
    if (format === 'email') return fc.nat(40).map((n) => `fuzz${n}@example.com`);
    const random = fc.string({ maxLength: Math.min(maxLength, 30) });
    return example === undefined ? random : fc.oneof(fc.constant(example), random);
  }

  private object(properties: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties).map(([name, schema]) => [
      name,
      this.orHostile(this.value(name, schema), 25),
    ]);
    return fc
      .record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
      .chain((drawn) =>
        // Most bodies have all required members: those that fast-check left out come from the example.
        fc.boolean().map((complete) => (complete ? { ...this.examples(properties), ...drawn } : drawn)),
      );
  }

  private examples(properties: Readonly<Record<string, Schema>>): Record<string, unknown> {
    const known = Object.entries(properties).map(([name, schema]) => [name, this.example(schema)] as const);
    return Object.fromEntries(known.filter(([, example]) => example !== undefined));
  }

  private example(declared: Schema): unknown {
    const schema = this.document.resolve(declared);
    return declared.example ?? (schema.properties ? this.examples(schema.properties) : schema.example);
  }

  /** With probability one in `oneIn`, a value that does not belong there. */
  private orHostile(value: fc.Arbitrary<unknown>, oneIn: number): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: oneIn - 1, arbitrary: value },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    );
  }
}

function asJson(value: unknown): Sent {
  return { body: JSON.stringify(value), contentType: 'application/json' };
}

function number({ minimum = 0, maximum = 1_000 }: Schema): fc.Arbitrary<unknown> {
  // Coordinates near the hub and small amounts, so that valid requests are accepted.
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
