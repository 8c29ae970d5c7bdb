import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { ConsoleModule, optionalApis } from '../../apps/console/src/app.module.js';
import { CellsModule } from '../../apps/console/src/cells/cells.controller.js';
import { documentOf } from '../../apps/console/src/docs/console.document.js';
import { routesOf } from '../../apps/console/src/docs/route.mapper.js';

type Json = Record<string, unknown>;
interface Reference {
  readonly $ref: string;
}
interface Parameter extends Json {
  readonly schema: Json;
}

/** The web apps' types of the console's API. */
export const TYPES_FILE = 'apps/web/src/base/generated/console.ts';

const HEAD = "/* Written by the build (`npm run generate`) from the console's OpenAPI document. */\n";
/** Marks of schemas whose type is another in a browser than JSON's. */
const [FORM, PARAMETER] = ['x-form', 'x-parameter'];

export async function consoleTypes(): Promise<string> {
  const document = forBrowsers(consoleDocument());
  const nodes = await openapiTS(document as unknown as OpenAPI3, { transform: typeInBrowsers, silent: true });
  return `${HEAD}${astToString(nodes)}${operations(document)}`;
}

const consoleDocument = () =>
  documentOf(
    routesOf(ConsoleModule, CellsModule, ...optionalApis()),
    'https://example.com',
    'console',
  ) as Json;

/** Each operation under its verb and address; reading is meant where no verb is named. */
function operations({ paths }: Json): string {
  const lines = Object.entries(paths as Record<string, Json>).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => {
      const name = verb === 'get' ? path : `${verb.toUpperCase()} ${path}`;
      return `    "${name}": paths["${path}"]["${verb}"];\n`;
    }),
  );
  return `export interface Operations {\n${lines.join('')}}\n`;
}

function typeInBrowsers(schema: object): ts.TypeNode | undefined {
  const { format } = schema as Json;
  if (format === FORM) return ts.factory.createTypeReferenceNode('FormData');
  // An address holds text anyway.
  if (format === PARAMETER)
    return ts.factory.createUnionTypeNode([
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
    ]);
  return undefined;
}

/** What types need of the document: success and one refusal, forms as FormData, and texts of addresses that may be numbers. */
function forBrowsers(document: Json): Json {
  const { parameters, ...components } = document['components'] as { parameters: Record<string, Parameter> };
  return withoutExamples({
    ...document,
    paths: mapped(document['paths'] as Record<string, Record<string, Json>>, (operations) =>
      mapped(operations, plainOperation),
    ),
    components: { ...components, parameters: mapped(parameters, ofBrowsers) },
  });
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  make: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));
}

/** Examples and sentences are for readers of the document. */
function withoutExamples(document: Json): Json {
  const text = JSON.stringify(document, (key, value: unknown) => {
    if (key === 'example' || key === 'examples') return undefined;
    return key === 'description' && typeof value === 'string' ? '' : value;
  });
  return JSON.parse(text) as Json;
}

function plainOperation(operation: Json): Json {
  const { parameters, requestBody, responses } = operation as {
    parameters: readonly (Parameter | Reference)[];
    requestBody?: { content: Record<string, Json> };
    responses: Record<string, Json>;
  };
  const told = Object.entries(responses).filter(([status]) => /^2|^default$/.test(status));
  return {
    parameters: parameters.map((one) => ('$ref' in one ? one : ofBrowsers(one))),
    ...(requestBody && { requestBody: { ...requestBody, content: formContent(requestBody.content) } }),
    responses: Object.fromEntries(told),
  };
}

function ofBrowsers({ schema, ...parameter }: Parameter): Parameter {
  const isText = schema['type'] === 'string' && !('enum' in schema) && !('const' in schema);
  return { ...parameter, schema: isText ? { type: 'string', format: PARAMETER } : schema };
}

function formContent(content: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) =>
      type === 'multipart/form-data' ? [type, { schema: { type: 'string', format: FORM } }] : [type, media],
    ),
  );
}

/** The settings of a hub by path, as the document has them: what is chosen among, and how long a text may be. */
export const SETTINGS_FILE = 'apps/web/src/base/generated/setting-schemas.ts';

interface Schema extends Json {
  readonly $ref?: string;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

export function settingSchemas(): string {
  const { paths, components } = consoleDocument() as unknown as {
    paths: Record<string, { put: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
    components: { schemas: Record<string, Schema> };
  };
  const visit = (given: Schema, path: string): [path: string, schema: Schema][] => {
    const schema = components.schemas[given.$ref?.split('/').at(-1) ?? ''] ?? given;
    const { anyOf, properties } = schema;
    if (anyOf) return anyOf.filter(({ type }) => type !== 'null').flatMap((one) => visit(one, path));
    if (!properties) return [[path.slice(1), shortened(schema)]];
    return Object.entries(properties).flatMap(([name, inner]) => visit(inner, `${path}.${name}`));
  };
  const body = paths['/api/admin/hub/settings']?.put.requestBody.content['application/json']?.schema;
  const found = Object.fromEntries(visit(body ?? {}, ''));
  const type =
    'Readonly<Record<string, Readonly<{ type?: string; enum?: readonly string[]; maxLength?: number }>>>';
  return `${HEAD}export const settingSchemas: ${type} = ${JSON.stringify(found, null, 2)};\n`;
}

function shortened({ type, enum: choices, items, maxLength }: Schema): Schema {
  const all = choices ?? items?.enum;
  return { ...(type && { type }), ...(all && { enum: all }), ...(maxLength && { maxLength }) };
}
