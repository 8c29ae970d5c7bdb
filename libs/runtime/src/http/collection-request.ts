/** The key or token that a variable of the collection holds. */
type CollectionKey =
  | { readonly kind: 'bearer'; readonly variable: string }
  | { readonly kind: 'header'; readonly header: string; readonly variable: string };

export interface CollectionItem {
  /** The operation in the document, below `basePath`: `GET /orders/{id}`. */
  readonly call: string;
  /** Default: the operation's summary. */
  readonly name?: string;
  /** Name of an example in the document. Default: the first. */
  readonly example?: string;
  /** Values of path parameters, of the query, of members of the body (`endereco.cidade`, `paradas.0.id`). */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Variables set from the answer: `{ order_id: 'data.0.id' }`. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Expected statuses. Default: the document's success. */
  readonly answers?: readonly number[];
}

/** Items of a collection, ordered so that each has what it needs: ids come from answers of earlier items. */
export interface CollectionPlan {
  readonly name: string;
  /** Start of the document's paths, which becomes the end of `base_url`: `/api/v1`. */
  readonly basePath: string;
  readonly key: CollectionKey;
  /** Variables that a user fills in, each with what it is and where it is found. */
  readonly variables: Readonly<Record<string, string>>;
  readonly items: readonly CollectionItem[];
}

export interface DocumentedOperation {
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, DocumentedMedia>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface DocumentedMedia {
  readonly schema?: { readonly properties?: Readonly<Record<string, { readonly format?: string }>> };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface CollectionSource {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

type Json = Record<string, unknown>;

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const BOUNDARY = 'collection-boundary';
/** Text, because a collection cannot hold bytes. */
const SAMPLE_FILE = { name: 'documento.pdf', type: 'application/pdf', text: '%PDF-1.4\n%%EOF\n' };

export function authOf(key: CollectionKey): Json {
  const value = `{{${key.variable}}}`;
  if (key.kind === 'bearer') return { type: 'bearer', bearer: [{ key: 'token', value, type: 'string' }] };
  const fields = { key: key.header, value, in: 'header' };
  return {
    type: 'apikey',
    apikey: Object.entries(fields).map(([name, text]) => ({ key: name, value: text, type: 'string' })),
  };
}

/** The key is also in the headers, for tools that do not read the collection's auth. */
export function headersOf(
  { security }: DocumentedOperation,
  key: CollectionKey,
  mime: string | null,
): Json[] {
  const value = `{{${key.variable}}}`;
  const sent =
    key.kind === 'bearer' ? { key: 'Authorization', value: `Bearer ${value}` } : { key: key.header, value };
  const type = mime === MULTIPART ? `${MULTIPART}; boundary=${BOUNDARY}` : mime;
  return [
    ...(security?.length === 0 ? [] : [sent]),
    ...(type === null ? [] : [{ key: 'Content-Type', value: type }]),
  ];
}

export function urlOf({ call, path = {}, query = {} }: CollectionItem): Json {
  const [, template = ''] = call.split(' ');
  const filled = template.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? `{{${name}}}`);
  const pairs = Object.entries(query).map(([key, value]) => ({ key, value }));
  const search = pairs.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    raw: `{{base_url}}/${filled}${search && `?${search}`}`,
    host: ['{{base_url}}'],
    path: filled.split('/'),
    ...(pairs.length > 0 && { query: pairs }),
  };
}

/** A form where the document lists one before JSON, as OAuth's token endpoints do. */
export function mediaOf({ requestBody }: DocumentedOperation): {
  mime: string | null;
  media: DocumentedMedia | null;
} {
  const [first] = Object.entries(requestBody?.content ?? {});
  return first ? { mime: first[0], media: first[1] } : { mime: null, media: null };
}

export function bodyOf(mime: string, media: DocumentedMedia, item: CollectionItem): Json {
  const sent = exampleOf(media, item);
  if (mime === FORM) {
    const fields = Object.entries(sent as Json);
    return { mode: 'urlencoded', urlencoded: fields.map(([key, value]) => ({ key, value: asText(value) })) };
  }
  if (mime === MULTIPART) return { mode: 'raw', raw: multipart(media, sent as Json) };
  const options = { raw: { language: 'json' } };
  return { mode: 'raw', raw: JSON.stringify(sent, null, 2), options };
}

function exampleOf({ example, examples = {} }: DocumentedMedia, item: CollectionItem): unknown {
  const named = item.example === undefined ? Object.values(examples)[0] : examples[item.example];
  if (item.example !== undefined && named === undefined)
    throw new Error(`${item.call} has no example ${item.example}`);
  const sent = structuredClone(example ?? named?.value ?? {});
  for (const [path, value] of Object.entries(item.body ?? {})) put(sent as Json, path.split('.'), value);
  return sent;
}

/** `undefined` removes the member. */
function put(into: Json, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) put((into[name] ??= {}) as Json, rest, value);
  else if (value === undefined) Reflect.deleteProperty(into, name);
  else into[name] = value;
}

function multipart({ schema }: DocumentedMedia, fields: Json): string {
  const parts = Object.entries(schema?.properties ?? {}).map(([name, { format }]) =>
    format === 'binary'
      ? `Content-Disposition: form-data; name="${name}"; filename="${SAMPLE_FILE.name}"\r\n` +
        `Content-Type: ${SAMPLE_FILE.type}\r\n\r\n${SAMPLE_FILE.text}`
      : `Content-Disposition: form-data; name="${name}"\r\n\r\n${asText(fields[name])}`,
  );
  return [...parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`), `--${BOUNDARY}--\r\n`].join('');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
