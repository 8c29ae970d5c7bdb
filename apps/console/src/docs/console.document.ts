import { STATUS_CODES } from 'node:http';
import { APP_SCOPES } from '#domain';
import { LICENSE } from '#runtime';
import { z } from 'zod';
import { CUSTOMER_EVENTS } from '../vocabulary/customer-event.vocabulary.js';
import { consoleProblem } from '../http/problem.mapper.js';
import { oauthAddresses } from '../oauth/oauth-metadata.mapper.js';
import { SCOPE_MEANINGS } from '../vocabulary/app-scope.vocabulary.js';
import { exampleOf } from './example.mapper.js';
import type { ApiRoute, RouteAnswer } from './route.mapper.js';

type Json = Record<string, unknown>;

const DESCRIPTION = `
What couriers (\`/api/courier\`), merchants (\`/api/merchant\`) and operators (\`/api/admin\`) use. JSON in and out, with
\`Authorization: Bearer <token>\` from the log-in of each side. Instants are ISO 8601; members ending in \`Cents\` are
whole cents; lists that grow are read with \`limit\` and \`cursor\` (\`nextCursor\` of the page before).

Every refusal is a problem of RFC 9457; its \`type\` names the reason and \`errors\` the fields at fault.
Every answer to a credential has \`RateLimit-Policy\`, \`RateLimit\` and the three \`RateLimit-*\` of before; 429 has \`Retry-After\`.
Apps that a merchant installed call what names a scope (\`app\`).
Changes through \`/api/admin\` are kept in the audit log. Operators of the platform choose their hub with \`X-Hub-Id\`.
A page names the person whose screens it shows with \`X-Person-Id\`: when somebody else has logged in to the browser since, its
requests are refused (409, \`session_changed\`).
`.trim();

/** What a merchant's own webhook (`/api/merchant/webhooks`) gets; the whole order is described where it is sent from. */
const MERCHANT_EVENT: Json = {
  operationId: 'merchantEvent',
  summary: 'An event of one of the merchant’s orders, as the Full API sends it',
  description:
    'Signed as Standard Webhooks ask. Every event with its payload: `/api/v1/openapi.json`, `webhooks`.',
  tags: ['merchant webhooks'],
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['event', 'order'],
          properties: { event: { type: 'string', enum: CUSTOMER_EVENTS }, order: { type: 'object' } },
        },
      },
    },
  },
  responses: { '2XX': { description: 'Received' }, 410: { description: 'Deactivates the address' } },
};

/** What an app's own webhook gets of the shops that installed it. */
const APP_EVENT: Json = {
  operationId: 'appEvent',
  summary: 'What a shop decided about an app',
  description: 'Signed as the other messages of the app’s webhook. `scopes`: null for an app that has a key.',
  tags: ['developer apps'],
  security: [],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['event', 'at', 'appId', 'connectionId', 'merchantId', 'scopes'],
          properties: {
            event: { type: 'string', enum: ['app.connected', 'app.scopes_changed', 'app.disconnected'] },
            at: { type: 'string', format: 'date-time' },
            ...{ appId: { type: 'integer' }, connectionId: { type: 'integer' } },
            merchantId: { type: 'integer' },
            scopes: { type: ['array', 'null'], items: { type: 'string', enum: APP_SCOPES } },
          },
        },
      },
    },
  },
  responses: { '2XX': { description: 'Received' }, 410: { description: 'Deactivates the address' } },
};

const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

/** The console's OpenAPI document, written from the schemas that read requests and that tests check answers with. */
export function consoleDocument(routes: readonly ApiRoute[], publicUrl: string): object {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas = new Map<string, Json>([['Problem', PROBLEM]]);
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.verb] = operation(route, schemas);
  }
  const tags = [...new Set(routes.map(tagOf))].sort();
  return {
    openapi: '3.1.0',
    info: { title: 'Console', version: '1', description: DESCRIPTION, license: LICENSE },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    tags: tags.map((name) => ({ name })),
    paths,
    webhooks: { merchantEvent: { post: MERCHANT_EVENT }, appEvent: { post: APP_EVENT } },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, app: appScheme(publicUrl) },
      schemas: Object.fromEntries(schemas),
    },
  };
}

function tagOf({ path }: ApiRoute): string {
  const [api, side, area = ''] = path.split('/').slice(1);
  return api === 'api' ? [side, area.replace(/^:.*/, '')].filter(Boolean).join(' ') : (api ?? '');
}

/** Apps that merchants install: the token of one opens the operations that name a scope. */
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

/** Schemas of the document by their names. */
type NamedSchemas = Map<string, Json>;

function operation(route: ApiRoute, schemas: NamedSchemas): Json {
  const { verb, path, controller, handlerName, status, summary, endpoint } = route;
  const content = requestContent(route);
  const owner = controller.name.replace(/^Admin|Controller$/g, '');
  return {
    operationId: `${path.split('/')[2] ?? ''}.${owner}.${handlerName}`,
    tags: [tagOf(route)],
    summary,
    ...(endpoint.description !== undefined && { description: endpoint.description }),
    ...securityOf(route),
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(content && verb !== 'get' && { requestBody: { required: true, content } }),
    responses: {
      [status]: { description: 'Done', ...successContent(route.answer, schemas) },
      ...Object.fromEntries(refusalsOf(route).map((refused) => [refused, refusal(refused)])),
      default: refusal(null),
    },
  };
}

/** Statuses that follow from the declaration, then the route's own. */
function refusalsOf({ body, query, params, open, errors }: ApiRoute): number[] {
  const read = body !== null || query !== null || params.size > 0;
  const derived = [...(read ? [400] : []), ...(open ? [] : [401, 403]), 429];
  return [...new Set([...derived, ...errors])].sort((a, b) => a - b);
}

function refusal(status: number | null): Json {
  const schema = { $ref: '#/components/schemas/Problem' };
  if (status === null) return { description: 'Refused', content: { 'application/problem+json': { schema } } };
  const title = STATUS_CODES[status] ?? 'Refused';
  const errors = status === 400 ? { name: ['is required'] } : undefined;
  const example = consoleProblem(status, DETAILS[status] ?? title, undefined, errors);
  return { description: title, content: { 'application/problem+json': { schema, example } } };
}

const DETAILS: Partial<Record<number, string>> = {
  400: 'The request has missing or invalid fields',
  401: 'The credential is missing, unknown or expired',
  403: 'You may not do this',
  404: 'Not found',
  409: 'The state of the record does not allow this',
  429: 'Too many requests',
};

function successContent(answer: RouteAnswer, schemas: NamedSchemas): Json {
  if (answer === 'nothing') return {};
  if (answer instanceof z.ZodType) return { content: answerJson(answer, schemas) };
  const raw = Object.fromEntries(answer.content.map((type) => [type, { schema: { type: 'string' } }]));
  return { content: { ...(answer.json && answerJson(answer.json, schemas)), ...raw } };
}

/** A form has the fields of the schema and its files; a body that may also come as JSON lists both media types. */
function requestContent({ body, files }: ApiRoute): Json | null {
  const fields = body ? jsonSchema(body) : null;
  if (!files) return fields && json(fields);
  const file = { type: 'string', format: 'binary' };
  const properties = {
    ...(fields?.['properties'] as Json | undefined),
    ...Object.fromEntries(files.map((name) => [name, file])),
  };
  const form = { 'multipart/form-data': { schema: { ...fields, type: 'object', properties } } };
  return fields && fields['required'] !== undefined ? { ...json(fields), ...form } : form;
}

function pathParameters({ path, params }: ApiRoute): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = params.get(name);
    return { name, in: 'path', required: true, schema: schema ? jsonSchema(schema) : { type: 'string' } };
  });
}

function queryParameters({ query }: ApiRoute): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query) as {
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

function json(schema: Json): Json {
  return { 'application/json': { schema, example: exampleOf(schema) } };
}

/** An answer, with the parts that have a name (`meta({ id })`) by reference; its example has them in full. */
function answerJson(answer: z.ZodType, schemas: NamedSchemas): Json {
  const { name, whole, parts } = namedParts(answer, 'output');
  for (const [part, schema] of parts) schemas.set(part, toComponents(schema));
  const schema = name === null ? toComponents(whole) : { $ref: `${COMPONENTS}${name}` };
  return { 'application/json': { schema, example: exampleOf(jsonSchema(answer, 'output')) } };
}

const PARTS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** References of one schema to its own parts, as those of the document. */
function toComponents(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${PARTS}`, `"${COMPONENTS}`)) as Json;
}

/** A schema and the named schemas within, itself among them where it has a name. */
function namedParts(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, $defs = {}, ...top } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const [name, whole] = unnamed(top);
  const parts = new Map(Object.entries($defs).map(([part, json]) => [part, unnamed(json)[1]]));
  if (name !== null) parts.set(name, whole);
  return { name, whole, parts };
}

function unnamed({ id, ...schema }: Json): [name: string | null, schema: Json] {
  return [typeof id === 'string' ? id : null, schema];
}

/** Requests as callers write them, before transformations and defaults; answers as they are sent. In full, without references. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { whole, parts } = namedParts(schema, io);
  const inFull = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inFull);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref: reference } = node as Json;
    if (typeof reference === 'string') return inFull(parts.get(reference.slice(PARTS.length)));
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, inFull(inner)]));
  };
  return inFull(whole) as Json;
}
