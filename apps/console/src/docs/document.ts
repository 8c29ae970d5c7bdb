import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { answerOf } from './answers.js';
import { routesOf, type Route } from './routes.js';

type Json = Record<string, unknown>;

const DESCRIPTION = `
What couriers (\`/api/courier\`) and the company's own people (\`/api/admin\`) use. JSON in and out, with
\`Authorization: Bearer <token>\` from the log-in of each side. Instants are ISO 8601; members ending in \`Cents\` are
whole cents; lists that grow are read with \`limit\` and \`cursor\` (\`nextCursor\` of the page before).

Every refusal is a problem of RFC 9457; its \`type\` names the reason and \`errors\` the fields at fault.
Changes through \`/api/admin\` are kept in the audit log. People of the platform choose their hub with \`X-Hub-Id\`.
`.trim();

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

/** The console's document, out of the schemas that read its requests and those its answers are held to by the tests. */
export function consoleDocument(app: INestApplication, publicUrl: string): OpenAPIObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routesOf(app)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.verb] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Console', version: '1', description: DESCRIPTION },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: PROBLEM },
    },
  } as unknown as OpenAPIObject;
}

/** Whoever has the address may call. */
const OPEN = /\/(login|register)$|^\/arquivos\//;

function operation(route: Route): Json {
  const { verb, path, controller, handler, status, description } = route;
  const content = requestContent(route);
  return {
    operationId: `${path.split('/')[2] ?? ''}.${controller.name.replace(/Controller$/, '')}.${handler.name}`,
    tags: [path.split('/').slice(2, 4).join(' ')],
    ...(description && { summary: description.summary }),
    ...(OPEN.test(path) && { security: [] }),
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(content && verb !== 'get' && { requestBody: { required: true, content } }),
    responses: {
      [status]: { description: 'Done', ...answered(route) },
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function answered({ verb, path }: Route): Json {
  const answer = answerOf(verb, path);
  if (answer === null || answer === 'nothing') return {};
  if (answer instanceof z.ZodType) return { content: json(jsonSchema(answer, 'output')) };
  const raw = Object.fromEntries(answer.content.map((type) => [type, { schema: { type: 'string' } }]));
  return { content: { ...(answer.json && json(jsonSchema(answer.json, 'output'))), ...raw } };
}

/** A form has the fields of the schema and its files; one that may also come as JSON says both. */
function requestContent({ body, description }: Route): Json | null {
  const fields = body ? jsonSchema(body) : null;
  const files = description?.files;
  if (!files) return fields && json(fields);
  const file = { type: 'string', format: 'binary' };
  const properties = {
    ...(fields?.['properties'] as Json | undefined),
    ...Object.fromEntries(files.map((name) => [name, file])),
  };
  const form = { 'multipart/form-data': { schema: { ...fields, type: 'object', properties } } };
  return fields && fields['required'] !== undefined ? { ...json(fields), ...form } : form;
}

function pathParameters({ path, params }: Route): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = params.get(name);
    return { name, in: 'path', required: true, schema: schema ? jsonSchema(schema) : { type: 'string' } };
  });
}

function queryParameters({ query }: Route): Json[] {
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
  return { 'application/json': { schema } };
}

/** What is sent as callers write it, before transformations and defaults; what is answered as it is. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Swagger's page loads its own scripts and styles from here, and nothing from elsewhere. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

interface HeaderSetter {
  setHeader(name: string, value: string): void;
}

/** `/api/console/docs` for people, `/api/console/openapi.json` for tools; neither asks for a token. */
export function serveDocument(app: INestApplication, publicUrl: string): void {
  app.use('/api/console/docs', (_request: unknown, response: HeaderSetter, next: () => void) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  });
  SwaggerModule.setup('api/console/docs', app, () => consoleDocument(app, publicUrl), {
    jsonDocumentUrl: 'api/console/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Console',
  });
}
