import { controllersOf } from '#runtime';
import { Test } from '@nestjs/testing';
import { ConsoleModule, optionalApis } from '../../apps/console/src/app.module.js';
import { consoleDocument } from '../../apps/console/src/docs/console.document.js';
import { routesOf } from '../../apps/console/src/docs/route.mapper.js';
import { FullApiModule } from '../../apps/full-api/src/app.module.js';
import { fullApiDocument } from '../../apps/full-api/src/openapi/full-api.document.js';
import { CONTROLLERS as modelMControllers } from '../../apps/model-m/src/app.module.js';
import { describedEndpoints, openApiOf } from '../../apps/model-m/src/docs/openapi.document.js';
import { CONTROLLERS as openDeliveryControllers } from '../../apps/open-delivery/src/app.module.js';
import { openDeliveryDocument } from '../../apps/open-delivery/src/docs/open-delivery.document.js';

export type Json = Record<string, unknown>;
export type Document = Json & { readonly paths: Record<string, Record<string, Operation>> };
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, { readonly content?: Json }>>;
}

export type Documents = Readonly<Record<Protocol, Document>>;
export type Protocol = 'full-api' | 'open-delivery' | 'model-m' | 'merchant';

interface Components {
  readonly schemas: Json;
  readonly parameters?: Json;
}
/** Servers are named by who calls; the documents need one. */
const SERVER = 'http://localhost:3000';
const PARAMETER = /^#\/components\/parameters\/(.+)$/;

/** The documents that SDKs are made of, as the faces make them. Of the console's, what a merchant's own system may call. */
export async function protocolDocuments(): Promise<Documents> {
  return {
    'full-api': narrowed(await fullApi(), '/api/v1/'),
    'open-delivery': narrowed(
      openDeliveryDocument(openDeliveryControllers, `${SERVER}/api/opendelivery`),
      '/api/opendelivery/',
    ),
    'model-m': narrowed(openApiOf(describedEndpoints(modelMControllers), SERVER), '/api/m/'),
    merchant: narrowed(
      consoleDocument(routesOf(ConsoleModule, ...optionalApis()), SERVER, 'merchant'),
      '/api/merchant/',
    ),
  };
}

/** Swagger reads the document from an application, which needs nothing that its controllers take. */
async function fullApi(): Promise<object> {
  const module = await Test.createTestingModule({ controllers: controllersOf(FullApiModule) })
    .useMocker(() => ({}))
    .compile();
  const app = module.createNestApplication({ logger: false });
  app.setGlobalPrefix('/api/v1');
  return fullApiDocument(app, SERVER);
}

/** Whole paths, without what names the server, without examples, and with the schemas alone that the paths need. */
function narrowed(told: object, only: string): Document {
  const document = told as Document;
  const [server] = document['servers'] as readonly { url: string }[];
  const prefix = new URL(server?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
  const paths = Object.entries(document.paths)
    .map(([path, operations]) => [`${prefix}${path}`, operations] as const)
    .filter(([path]) => path.startsWith(only));
  const { webhooks, components } = document as Json as { webhooks?: Json; components: Components };
  const shown = plain(
    { paths: Object.fromEntries(paths.map(successOnly)), ...(webhooks && { webhooks }) },
    components.parameters,
  );
  const schemas = plain(components.schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    ...(shown as Pick<Document, 'paths'>),
    components: { schemas: needed(shown, schemas) },
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
