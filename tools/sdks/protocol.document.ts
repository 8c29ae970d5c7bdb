export type Json = Record<string, unknown>;
export type Document = Json & { readonly paths: Record<string, Record<string, Operation>> };
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, { readonly content?: Json }>>;
}

/** The documents that SDKs are made of. Of the console's, what a merchant's own system may call. */
const DOCUMENTS = {
  'full-api': { at: '/api/v1', only: '/api/v1/' },
  'open-delivery': { at: '/api/opendelivery', only: '/api/opendelivery/' },
  'model-m': { at: '/api/m', only: '/api/m/' },
  merchant: { at: '/api/merchant', only: '/api/merchant/' },
} as const;
export type Protocol = keyof typeof DOCUMENTS;
export type Documents = Readonly<Record<Protocol, Document>>;

interface Components {
  readonly schemas: Json;
  readonly parameters?: Json;
}
const PARAMETER = /^#\/components\/parameters\/(.+)$/;

/** The documents as a running server tells them. */
export async function documentsOf(baseUrl: string): Promise<Documents> {
  const entries = Object.entries(DOCUMENTS).map(async ([name, { at, only }]) => {
    const answer = await fetch(`${baseUrl}${at}/openapi.json`);
    return [name, narrowed((await answer.json()) as Document, only)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Documents;
}

/** Whole paths, without what names the server, without examples, and with the schemas alone that the paths need. */
function narrowed(document: Document, only: string): Document {
  const [server] = document['servers'] as readonly { url: string }[];
  const prefix = new URL(server?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
  const paths = Object.entries(document.paths)
    .map(([path, operations]) => [`${prefix}${path}`, operations] as const)
    .filter(([path]) => path.startsWith(only));
  const { webhooks, components } = document as Json as { webhooks?: Json; components: Components };
  const told = plain(
    { paths: Object.fromEntries(paths.map(successOnly)), ...(webhooks && { webhooks }) },
    components.parameters,
  );
  const schemas = plain(components.schemas);
  return {
    ...{ openapi: '3.1.0', info: { title: 'API', version: '1' } },
    ...(told as Pick<Document, 'paths'>),
    components: { schemas: needed(told, schemas) },
  };
}

/** Refusals are errors of the SDKs, of one form for each protocol. */
function successOnly([path, operations]: readonly [string, Record<string, Operation>]) {
  const kept = Object.entries(operations).map(([verb, operation]) => {
    const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    return [verb, { ...operation, responses: Object.fromEntries(responses) }] as const;
  });
  return [path, Object.fromEntries(kept)] as const;
}

/** Parameters stand where they are used. */
function plain(value: Json, parameters: Json = {}): Json {
  const text = JSON.stringify(value, (key, part: unknown) => {
    const [, name] = PARAMETER.exec((part as { $ref?: string } | null)?.$ref ?? '') ?? [];
    if (name !== undefined) return parameters[name];
    if (key === 'examples' || (key === 'example' && typeof part !== 'boolean')) return undefined;
    return key === 'default' ? undefined : part;
  });
  return JSON.parse(text) as Json;
}

function needed(from: unknown, schemas: Json, found: Json = {}): Json {
  for (const [, name = ''] of JSON.stringify(from).matchAll(/#\/components\/schemas\/([\w.-]+)/g)) {
    if (name in found) continue;
    found[name] = schemas[name];
    needed(schemas[name], schemas, found);
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}
