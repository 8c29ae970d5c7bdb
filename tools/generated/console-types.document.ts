import { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { ConsoleModule, optionalApis } from '../../apps/console/src/app.module.js';
import { CellsModule } from '../../apps/console/src/cells/cells.controller.js';
import { documentOf } from '../../apps/console/src/docs/console.document.js';
import { routesOf } from '../../apps/console/src/docs/route.mapper.js';
import type { Json } from './protocol.document.js';
import { typesOf } from './shape.mapper.js';

/** The web apps' types of the console's API. */
export const TYPES_FILE = 'apps/web/src/base/generated/console.ts';

const HEAD = "/* Written by the build (`npm run generate`) from the console's OpenAPI document. */\n";

export async function consoleTypes(): Promise<string> {
  const document = forTypes(consoleDocument());
  const nodes = await typesOf(document, { postTransform: typeInBrowsers });
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

/** A form with files is FormData; an address holds text, which may be given as a number. */
function typeInBrowsers(type: ts.TypeNode, { path = '' }: { readonly path?: string }) {
  if (path.endsWith('/requestBody/content/multipart~1form-data'))
    return ts.factory.createTypeReferenceNode('FormData');
  if (type.kind === ts.SyntaxKind.StringKeyword && /\/parameters\/([^/]+\/)?[^/]+$/.test(path))
    return ts.factory.createUnionTypeNode([
      type,
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
    ]);
  return undefined;
}

/** Without refusals but one. */
function forTypes({ paths, ...others }: Json): Json {
  return { ...forPrograms(others, /^examples?$/), paths: forPrograms(paths, /^(examples?|[345]\d\d)$/) };
}

/** Names, sentences and examples are for readers of the document. */
function forPrograms(part: unknown, left: RegExp): Json {
  const text = JSON.stringify(part, (key, value: unknown) => {
    if (left.test(key)) return undefined;
    if (typeof value !== 'string' || !/^(description|summary|operationId)$/.test(key)) return value;
    return key === 'description' ? '' : undefined;
  });
  return JSON.parse(text) as Json;
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
