import { marked } from 'marked';

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Answer | Reference>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Json;
}
interface Body {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Answer extends Body {
  readonly description?: string;
}
interface Media {
  readonly schema?: Json;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}
interface Reference {
  readonly $ref: string;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
export interface ReferenceSource {
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly externalDocs?: { readonly description?: string; readonly url: string };
  readonly paths: Paths;
  readonly webhooks?: Paths;
  readonly components?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

const VERBS = new Set(['get', 'post', 'put', 'patch', 'delete']);

const STYLE = `
:root{color-scheme:light dark;--soft:light-dark(#5b5650,#b3ada6);--line:light-dark(#ddd8d2,#3c3833);--part:light-dark(#f6f4f1,#24211e);--accent:light-dark(#0b6b62,#5cc9bb)}
body{margin:0;background:light-dark(#fff,#171412);color:light-dark(#1d1a17,#ece7e1);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main,nav{max-width:60rem;margin:0 auto;padding:16px}
nav ul{columns:16rem;padding-left:1.2rem}
a{color:var(--accent)}
h1{font-size:28px}h2{font-size:20px;margin-top:40px;border-top:1px solid var(--line);padding-top:16px}h3{font-size:16px;margin:28px 0 4px}h4{font-size:14px;margin:12px 0 4px}
code,pre{font:13px/1.45 ui-monospace,monospace;background:var(--part);border-radius:4px}
code{padding:1px 4px}pre{padding:12px;white-space:pre-wrap}pre code{padding:0}
table{border-collapse:collapse}td,th{border:1px solid var(--line);padding:4px 8px;text-align:left;vertical-align:top}
ul.fields{list-style:none;padding-left:14px;border-left:1px solid var(--line);margin:4px 0}
.soft{color:var(--soft)}summary{cursor:pointer;padding:4px 0}
.verb{font-weight:600;text-transform:uppercase;color:var(--accent)}`;

const WORDS = {
  'pt-BR': {
    body: 'Corpo',
    contents: 'Operações',
    required: 'obrigatório',
    schemas: 'Esquemas',
    webhook: 'webhook',
  },
  en: { body: 'Body', contents: 'Operations', required: 'required', schemas: 'Schemas', webhook: 'webhook' },
} as const;
export type PageLanguage = keyof typeof WORDS;

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly operation: Operation;
}

/** The reference page, without scripts. What `components` name stands once, at the end. */
export function referencePage(document: ReferenceSource, language: PageLanguage, openapi: string): string {
  const { info, externalDocs } = document;
  const words = WORDS[language];
  const links = [
    link(openapi, 'OpenAPI'),
    externalDocs && link(externalDocs.url, externalDocs.description ?? ''),
  ];
  const listed = [
    ...operationsOf(document.paths, (verb) => verb),
    ...operationsOf(document.webhooks ?? {}, () => words.webhook),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(info.title)}</title>`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body>`,
    `<main><h1>${escaped(info.title)}</h1><p>${links.filter(Boolean).join(' · ')}</p>${markdown(info.description)}`,
    `<nav aria-label="${words.contents}"><h2>${words.contents}</h2><ul>${listed.map(entry).join('')}</ul></nav>`,
    ...sections(document, listed, (one) => operationPart(one, document, language)),
    `<h2>${words.schemas}</h2>`,
    ...Object.entries(document.components?.['schemas'] ?? {}).map(
      ([name, schema]) =>
        `<details><summary><code>${escaped(name)}</code></summary><div id="${anchor(name)}">${schemaPart(schema, language)}</div></details>`,
    ),
    '</main></body></html>',
  ].join('\n');
}

function operationsOf(paths: Paths, verbOf: (verb: string) => string): Listed[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([verb]) => VERBS.has(verb))
      .map(([verb, operation]) => ({
        id: `${verb}${path}`.replace(/[^\w]+/g, '-'),
        title: `<span class="verb">${verbOf(verb)}</span> <code>${escaped(path)}</code>`,
        operation,
      })),
  );
}

function entry({ id, title, operation }: Listed): string {
  return `<li><a href="#${id}">${escaped(operation.summary ?? '')}</a> <span class="soft">${title}</span></li>`;
}

/** In the order of the document's tags; operations without one of them come first. */
function sections(
  { tags = [] }: ReferenceSource,
  listed: readonly Listed[],
  part: (one: Listed) => string,
): string[] {
  const tagOf = ({ operation }: Listed) => tags.find(({ name }) => name === operation.tags?.[0])?.name;
  const below = (tag: string | undefined) => listed.filter((one) => tagOf(one) === tag).map(part);
  return [
    ...below(undefined),
    ...tags.flatMap(({ name, description }) => [
      `<h2>${escaped(name)}</h2>${markdown(description)}`,
      ...below(name),
    ]),
  ];
}

function operationPart(
  { id, title, operation }: Listed,
  document: ReferenceSource,
  language: PageLanguage,
): string {
  const { summary = '', description, parameters = [], requestBody, responses = {} } = operation;
  const fields = parameters.map((one) => parameterPart(resolved(one, document), language));
  return [
    `<section id="${id}"><h3>${escaped(summary)}</h3><p>${title}</p>${markdown(description)}`,
    fields.length > 0 ? `<ul class="fields">${fields.join('')}</ul>` : '',
    requestBody ? `<h4>${WORDS[language].body}</h4>${mediaPart(requestBody, language)}` : '',
    ...Object.entries(responses).map(([status, one]) => {
      const answer = resolved(one, document);
      const shared = '$ref' in one ? '' : mediaPart(answer, language);
      return `<h4>${status} <span class="soft">${escaped(answer.description ?? '')}</span></h4>${shared}`;
    }),
    '</section>',
  ].join('');
}

function parameterPart(
  { name, in: place, required, description, schema = {} }: Parameter,
  language: PageLanguage,
) {
  const marks = `${escaped(place)}${required === true ? `, ${WORDS[language].required}` : ''}`;
  return `<li><code>${escaped(name)}</code> <span class="soft">${marks}</span> ${typePart(schema, language)} ${inline(description)}</li>`;
}

function mediaPart({ content = {} }: Body, language: PageLanguage): string {
  return Object.entries(content)
    .map(([type, { schema = {}, example, examples = {} }]) => {
      const shown = example ?? Object.values(examples)[0]?.value;
      const sample =
        shown === undefined ? '' : `<pre><code>${escaped(JSON.stringify(shown, null, 2))}</code></pre>`;
      return `<details><summary class="soft">${escaped(type)}</summary>${schemaPart(schema, language)}${sample}</details>`;
    })
    .join('');
}

/** A schema with a name is a link to it. */
function schemaPart(schema: Json, language: PageLanguage): string {
  const members = Object.entries((membersOf(schema)['properties'] ?? {}) as Record<string, Json>);
  const required = new Set((membersOf(schema)['required'] ?? []) as string[]);
  const items = members.map(([name, member]) => {
    const mark = required.has(name) ? ` <span class="soft">${WORDS[language].required}</span>` : '';
    const inner = isNested(member) ? schemaPart(member, language) : '';
    return `<li><code>${escaped(name)}</code>${mark} ${typePart(member, language)} ${inline(member['description'])}${inner}</li>`;
  });
  return items.length > 0 ? `<ul class="fields">${items.join('')}</ul>` : typePart(schema, language);
}

const isNested = (schema: Json) => membersOf(schema)['properties'] !== undefined;

/** The object that a schema describes: itself, or the items of a list. */
function membersOf(schema: Json): Json {
  return (
    (schema['items'] as Json | undefined) ?? alternatives(schema).find((one) => 'properties' in one) ?? schema
  );
}

function alternatives(schema: Json): readonly Json[] {
  return (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []) as readonly Json[];
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'maxItems', 'pattern', 'default'] as const;

function typePart(schema: Json, language: PageLanguage): string {
  const { $ref: reference } = schema;
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return `<a href="#${anchor(name)}">${escaped(name)}</a>`;
  }
  const inner = alternatives(schema);
  if (inner.length > 0) return inner.map((one) => typePart(one, language)).join(' | ');
  const items = schema['items'] as Json | undefined;
  if (items) return `[${typePart(items, language)}]`;
  const values =
    (schema['enum'] as unknown[] | undefined) ?? ('const' in schema ? [schema['const']] : undefined);
  if (values) return values.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(' ');
  const limits = LIMITS.filter((name) => schema[name] !== undefined).map(
    (name) => `${name} ${JSON.stringify(schema[name])}`,
  );
  const type = [(schema['type'] ?? 'any') as string | string[]].flat().join(' | ');
  return `<span class="soft">${escaped([type, schema['format'], ...limits].filter(Boolean).join(', '))}</span>`;
}

function resolved<Part extends object>(part: Part | Reference, { components = {} }: ReferenceSource): Part {
  if (!('$ref' in part)) return part;
  const [kind = '', name = ''] = part.$ref.split('/').slice(-2);
  return components[kind]?.[name] as Part;
}

const anchor = (name: string) => `schema-${name}`;
const link = (url: string, text: string) => `<a href="${escaped(url)}">${escaped(text)}</a>`;
const markdown = (text: string | undefined) =>
  text === undefined ? '' : marked.parse(text, { async: false });
const inline = (text: unknown) =>
  typeof text === 'string' ? marked.parseInline(text, { async: false }) : '';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
