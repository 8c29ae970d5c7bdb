import { readdirSync, readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * What clients of a document depend on: types as `integer|null`, enumerations as `'aceito'`, `@Name` for a
 * schema, `[…]` of one for a list, fields for an object, `?` after names that may be absent.
 */
type Type = string | readonly [Type] | Fields;
interface Fields {
  readonly [name: string]: Type;
}
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly parameters: Fields;
  readonly body?: Type;
  readonly answers: Fields;
}
export interface Contract {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly schemas: Fields;
}

/** `npm run release:record` writes one for each release. */
export const CONTRACTS = new URL('./released/', import.meta.url);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function contractOf({ paths, components }: OpenAPIObject): Contract {
  const operations = Object.entries(paths).flatMap(([path, of]) =>
    METHODS.flatMap((method) => {
      const { parameters = [], requestBody, responses } = of[method] ?? {};
      if (responses === undefined) return [];
      const fields = parameters.map((one) => {
        if ('$ref' in one) throw new Error(`${path}: a parameter by reference`);
        return [`${one.in} ${one.name}${one.required ? '' : '?'}`, typeOf(one.schema as Schema)] as const;
      });
      const answers = Object.entries(responses).map(([status, answer]) => [status, content(answer)] as const);
      return [
        [
          `${method} ${path}`,
          {
            parameters: Object.fromEntries(fields),
            ...(requestBody && { body: content(requestBody) }),
            answers: Object.fromEntries(answers),
          },
        ] as const,
      ];
    }),
  );
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [name, typeOf(schema)]);
  return { operations: Object.fromEntries(operations), schemas: Object.fromEntries(schemas) };
}

function content(of: unknown): Type {
  const [media] = Object.values((of as { content?: Record<string, { schema?: Schema }> }).content ?? {});
  return typeOf(media?.schema ?? {});
}

function typeOf(schema: Schema): Type {
  const { $ref, type = 'any', enum: values, properties, items } = schema;
  if ($ref !== undefined) return `@${$ref.split('/').at(-1)!}`;
  const choice = schema.anyOf ?? schema.allOf;
  if (choice) return choice.map((one) => JSON.stringify(typeOf(one)).replaceAll('"', '')).join('|');
  if (values) return values.map((value) => `'${String(value)}'`).join('|');
  if (items) return [typeOf(items)];
  return properties ? fieldsOf(properties, schema.required ?? []) : [type].flat().join('|');
}

const fieldsOf = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(properties).map(([name, of]) => [required.includes(name) ? name : `${name}?`, typeOf(of)]),
  );

export function releasedContract(): Contract {
  const last = readdirSync(CONTRACTS)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)!;
  return JSON.parse(readFileSync(new URL(last, CONTRACTS), 'utf8')) as Contract;
}

/** What a client that was written for the released contract can no longer send, or no longer gets. */
export function breaksOf(released: Contract, present: Contract): string[] {
  const comparison = new Comparison(released.schemas, present.schemas);
  for (const [name, before] of Object.entries(released.operations)) {
    const after = present.operations[name];
    comparison.compareOperations(name, before, after);
  }
  return [...comparison.found].sort();
}

class Comparison {
  readonly found = new Set<string>();
  private readonly compared = new Set<string>();

  constructor(
    private readonly released: Fields,
    private readonly present: Fields,
  ) {}

  compareOperations(name: string, before: Operation, after: Operation | undefined): void {
    if (after === undefined) {
      this.found.add(`${name}: gone`);
      return;
    }
    this.compareFields(name, before.parameters, after.parameters, true);
    if (before.body !== undefined) this.compare(`${name} body`, before.body, after.body, true);
    else if (after.body !== undefined) this.found.add(`${name} body: is required`);
    this.compareFields(name, before.answers, after.answers, false);
  }

  private compare(place: string, before: Type, after: Type | undefined, sent: boolean): void {
    if (after === undefined) this.found.add(`${place}: gone`);
    else if (typeof before === 'string' && typeof after === 'string')
      this.compareNames(place, before, after, sent);
    else if (isList(before) && isList(after)) this.compare(`${place}[]`, before[0], after[0], sent);
    else if (isFields(before) && isFields(after)) this.compareFields(place, before, after, sent);
    else this.found.add(`${place}: ${JSON.stringify(before)} is ${JSON.stringify(after)}`);
  }

  private compareNames(place: string, before: string, after: string, sent: boolean): void {
    const [was, is] = [nameOf(before), nameOf(after)];
    if (was !== undefined && is !== undefined) {
      const key = `${was} ${is} ${String(sent)}`;
      if (this.compared.has(key)) return;
      this.compared.add(key);
      this.compare(was, this.released[was]!, this.present[is], sent);
      return;
    }
    // What is sent may be one of more, what is answered one of fewer.
    const [all, some] = (sent ? [after, before] : [before, after]).map((type) => type.split('|'));
    const strange = some!.filter((one) => !all!.includes(one));
    if (strange.length > 0) this.found.add(`${place}: ${strange.join(', ')} is ${sent ? 'refused' : 'new'}`);
  }

  private compareFields(place: string, before: Fields, after: Fields, sent: boolean): void {
    for (const [name, type] of Object.entries(before)) {
      const bare = name.replace('?', '');
      this.compare(`${place} ${bare}`, type, after[bare] ?? after[`${bare}?`], sent);
      if (!sent && bare === name && `${bare}?` in after) this.found.add(`${place} ${bare}: may be missing`);
    }
    for (const name of sent ? Object.keys(after) : [])
      if (!name.endsWith('?') && !(name in before)) this.found.add(`${place} ${name}: is required`);
  }
}

const nameOf = (type: string) => /^@(\w+)$/.exec(type)?.[1];
const isList = (type: Type): type is readonly [Type] => Array.isArray(type);
const isFields = (type: Type): type is Fields => typeof type === 'object' && !isList(type);
