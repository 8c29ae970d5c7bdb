import { APP_SCOPES } from '#domain';
import { LICENSE } from '#runtime';
import type { z } from 'zod';
import { AREA_SENTENCES } from '../vocabulary/error.vocabulary.js';
import { CUSTOMER_EVENTS } from '../vocabulary/customer-event.vocabulary.js';
import { oauthAddresses } from './oauth-addresses.mapper.js';
import { SCOPE_MEANINGS } from '../vocabulary/app.vocabulary.js';
import { DocumentComponents, type Json } from './components.mapper.js';
import type { ApiRoute } from './route.mapper.js';

const DESCRIPTION = `
JSON in and out, with \`Authorization: Bearer <token>\` from the log-in of each side. Instants are ISO 8601; members ending in
\`Cents\` are whole cents; lists that grow are read with \`limit\` and \`cursor\` (\`nextCursor\` of the page before).

Every refusal is a problem of RFC 9457; its \`type\` names the reason and \`errors\` the fields at fault.
Every answer to a credential has \`RateLimit-Policy\`, \`RateLimit\` and the three \`RateLimit-*\` of before; 429 has \`Retry-After\`.
Apps that a merchant installed call what names a scope (\`app\`).
Changes through \`/api/admin\` are kept in the audit log. Operators of the platform choose their hub with \`X-Hub-Id\`.
A page names the person whose screens it shows with \`X-Person-Id\`: when somebody else has logged in to the browser since, its
requests are refused (409, \`session_changed\`).
`.trim();

/** The console's APIs by their callers, a document each; `console` has what serves pages and providers. */
export const CONSOLE_PARTS = {
  admin: 'The API of operators (`/api/admin`).',
  courier: 'The API of couriers (`/api/courier`).',
  merchant: 'The API of merchants and of the apps that they installed (`/api/merchant`).',
  developer: 'The API of developers (`/api/developer`).',
  console:
    'Tracking pages, files, call-backs of providers and what all sides share. The APIs of the sides have documents of their own: `/api/admin/docs`, `/api/courier/docs`, `/api/merchant/docs`, `/api/developer/docs`.',
} as const;
export type ConsolePart = keyof typeof CONSOLE_PARTS;

function messageOf(facts: Json, properties: Json): Json {
  const schema = { type: 'object', required: Object.keys(properties), properties };
  return {
    ...facts,
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Received' }, 410: { description: 'Deactivates the address' } },
  };
}

/** What a merchant's own webhook (`/api/merchant/webhooks`) gets; the order is described where it is sent. */
const MERCHANT_EVENT = messageOf(
  {
    operationId: 'merchantEvent',
    summary: 'An event of one of the merchant’s orders, as the Full API sends it',
    description:
      'Signed as Standard Webhooks ask. Every event with its payload: `/api/v1/openapi.json`, `webhooks`.',
    tags: ['merchant webhooks'],
  },
  { event: { type: 'string', enum: CUSTOMER_EVENTS }, order: { type: 'object' } },
);

/** Sent to an app's own webhook, about shops that installed it. */
const APP_EVENT = messageOf(
  {
    operationId: 'appEvent',
    summary: 'What a shop decided about an app',
    description:
      'Signed as the other messages of the app’s webhook. `scopes`: null for an app that has a key.',
    tags: ['developer apps'],
  },
  {
    event: { type: 'string', enum: ['app.connected', 'app.scopes_changed', 'app.disconnected'] },
    at: { type: 'string', format: 'date-time' },
    appId: { type: 'integer' },
    connectionId: { type: 'integer' },
    merchantId: { type: 'integer' },
    scopes: { type: ['array', 'null'], items: { type: 'string', enum: APP_SCOPES } },
  },
);

/** The document is written from the schemas that read requests and that tests check answers with. */
export function consoleDocument(routes: readonly ApiRoute[], publicUrl: string, part: ConsolePart): object {
  return documentOf(
    routes.filter((route) => partOf(route) === part),
    publicUrl,
    part,
  );
}

function partOf({ path }: ApiRoute): ConsolePart {
  const [api, side = ''] = path.split('/').slice(1);
  return api === 'api' && side in CONSOLE_PARTS ? (side as ConsolePart) : 'console';
}

const WEBHOOKS: Partial<Record<ConsolePart, Json>> = {
  merchant: { merchantEvent: { post: MERCHANT_EVENT } },
  developer: { appEvent: { post: APP_EVENT } },
};

/** OpenAPI of the routes of one part. The types of the web apps are made of that of all routes. */
export function documentOf(routes: readonly ApiRoute[], publicUrl: string, part: ConsolePart): object {
  const paths: Record<string, Record<string, Json>> = {};
  const components = new DocumentComponents();
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.verb] = operation(route, components);
  }
  const tags = [...new Set(routes.map(tagOf))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: part === 'console' ? 'Console' : `Console: ${part}`,
      version: '1',
      description: `${CONSOLE_PARTS[part]}\n\n${DESCRIPTION}`,
      license: LICENSE,
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    tags: tags.map((name) => ({
      name,
      description: AREA_SENTENCES[name.replace(SIDE, '')] ?? AREA_SENTENCES[name] ?? '',
    })),
    paths,
    ...(WEBHOOKS[part] && { webhooks: WEBHOOKS[part] }),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, app: appScheme(publicUrl) },
      ...components.toJson(),
    },
  };
}

const SIDE = new RegExp(`^(?:${Object.keys(CONSOLE_PARTS).join('|')}) `);

function tagOf({ path }: ApiRoute): string {
  const [api, side, area = ''] = path.split('/').slice(1);
  return api === 'api' ? [side, area.replace(/^:.*/, '')].filter(Boolean).join(' ') : (api ?? '');
}

function appScheme(publicUrl: string): Json {
  const { authorizeUrl, tokenUrl } = oauthAddresses(publicUrl);
  const scopes = Object.fromEntries(APP_SCOPES.map((scope) => [scope, SCOPE_MEANINGS[scope].en]));
  const code = { authorizationUrl: authorizeUrl, tokenUrl, refreshUrl: tokenUrl, scopes };
  return { type: 'oauth2', flows: { authorizationCode: code } };
}

function securityOf({ open, endpoint: { appScope } }: ApiRoute): Json {
  if (open) return { security: [] };
  return appScope === undefined ? {} : { security: [{ bearer: [] }, { app: [appScope] }] };
}

function operation(route: ApiRoute, components: DocumentComponents): Json {
  const { verb, path, controller, handlerName, status, summary, endpoint } = route;
  const content = requestContent(route, components);
  const owner = controller.name.replace(/^Admin|Controller$/g, '');
  return {
    operationId: `${path.split('/')[2] ?? ''}.${owner}.${handlerName}`,
    tags: [tagOf(route)],
    summary,
    ...(endpoint.description !== undefined && { description: endpoint.description }),
    ...securityOf(route),
    parameters: [...pathParameters(route, components), ...queryParameters(route, components)].map(
      (parameter) => components.parameter(parameter),
    ),
    ...(content && verb !== 'get' && { requestBody: { required: true, content } }),
    responses: {
      [status]: { description: 'Done', ...successContent(route, components) },
      ...Object.fromEntries(refusalsOf(route).map((refused) => [refused, components.refusal(refused)])),
      default: components.refusal(null),
    },
  };
}

/** Statuses that follow from the declaration, then the route's own. */
function refusalsOf({ body, query, params, open, errors }: ApiRoute): number[] {
  const read = body !== null || query !== null || params.size > 0;
  const derived = [...(read ? [400] : []), ...(open ? [] : [401, 403]), 429];
  return [...new Set([...derived, ...errors])].sort((a, b) => a - b);
}

function successContent({ answer, mediaTypes = [] }: ApiRoute, components: DocumentComponents): Json {
  const json = answer && { 'application/json': { schema: components.schema(answer, 'output') } };
  const raw = Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string' } }]));
  return json || mediaTypes.length > 0 ? { content: { ...json, ...raw } } : {};
}

/** A form has the fields of the schema and its files; one that may also be JSON lists both media types. */
function requestContent({ body, files }: ApiRoute, components: DocumentComponents): Json | null {
  const asJson = body && bodyJson(body, components);
  if (!files) return asJson;
  const file = { type: 'string', format: 'binary' };
  const own = { type: 'object', properties: Object.fromEntries(files.map((name) => [name, file])) };
  if (!body) return { 'multipart/form-data': { schema: own } };
  const fields = components.members(body, 'input');
  const schema = { ...fields, ...own, properties: { ...(fields['properties'] as Json), ...own.properties } };
  return { ...(fields['required'] !== undefined && asJson), 'multipart/form-data': { schema } };
}

type Parameter = Json & { readonly name: string };

function pathParameters({ path, params }: ApiRoute, components: DocumentComponents): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = params.get(name);
    return {
      name,
      in: 'path',
      required: true,
      schema: schema ? components.schema(schema, 'input') : { type: 'string' },
    };
  });
}

function queryParameters({ query }: ApiRoute, components: DocumentComponents): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = components.members(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The portal's collection sends the example; an example of an answer is made where it is shown. */
function bodyJson(body: z.ZodType, components: DocumentComponents): Json {
  const schema = components.schema(body, 'input');
  return { 'application/json': { schema, example: components.example(schema) } };
}
