import type { Type } from '@nestjs/common';
import { SECONDARY_BASE } from '../wire/envelope.mapper.js';
import { ANSWER_HELP, CONDITIONAL_ANSWERS, deliveryTerms, LICENSE } from '#runtime';
import { z } from 'zod';
import { FORBIDDEN_TEXT, WEBHOOK_LABELS, type WebhookStatusCode } from '../vocabulary/index.js';
import { exampleBody } from '../webhooks/status-webhook.mapper.js';
import { endpointsOf, type ModelMEndpoint } from '../wire/endpoint.decorator.js';

type Json = Record<string, unknown>;

const TAGS = {
  'Qualquer chave': 'Da central ou de uma empresa, que só alcança o que é dela',
  'Chave da central': 'Só para a chave da central: cadastro de empresas e condutores, e o dinheiro deles',
  Webhooks: 'O que enviamos ao endereço cadastrado em POST /cadastrarWebhook',
} as const;

const ERROR_SCHEMAS = {
  Errors: {
    type: 'object',
    required: ['success', 'errors'],
    properties: {
      success: { const: false },
      errors: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'integer' },
            message: { type: 'string' },
            solicitacao_agrupadora_id: { type: 'string', description: 'Somente no código 97' },
          },
        },
      },
    },
  },
  Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
};

export interface DescribedEndpoint extends ModelMEndpoint {
  /** `/api/m/empresa`, with `{id}` for parameters. */
  readonly fullPath: string;
}

export function describedEndpoints(controllers: readonly Type[]): DescribedEndpoint[] {
  return endpointsOf(controllers)
    .filter(({ declaration }) => declaration.unlisted !== true)
    .map(({ declaration, path }) => ({ ...declaration, fullPath: path }));
}

/** OpenAPI 3.1, written from the endpoints' declarations. */
export function openApiOf(endpoints: readonly DescribedEndpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.fullPath] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Modelo M', version: '1', description: INTRODUCTION, license: LICENSE },
    servers: [{ url: publicUrl }],
    security: [{ apiKey: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: { mudancaDeStatus: { post: webhookOperation(publicUrl) } },
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'api-key' } },
      schemas: ERROR_SCHEMAS,
    },
  };
}

const INTRODUCTION = `Os códigos de erro, com causa e o que fazer: o [guia](guide.pt.md).\n\n${ANSWER_HELP}`;

const WEBHOOK_TEXT = `
\`event_id\` é o mesmo em cada repetição. Assinaturas, com programas que as conferem: o [guia](guide.pt.md).

${deliveryTerms('2xx')}
`.trim();

/** One message for all statuses, with an example of each. */
function webhookOperation(publicUrl: string): Json {
  const codes = Object.keys(WEBHOOK_LABELS) as WebhookStatusCode[];
  const bodies = codes.map((code) => exampleBody(code, publicUrl));
  const whole = shapeOf(exampleBody('ER', publicUrl), { optional: ['stop_id'] });
  const words = { status_code: { enum: codes }, status_label: { enum: Object.values(WEBHOOK_LABELS) } };
  const schema = { ...whole, properties: { ...(whole['properties'] as Json), ...words } };
  const examples = Object.fromEntries(bodies.map((value) => [value.status_code, { value }]));
  const signature = { in: 'header', required: true, schema: { type: 'string' } };
  return {
    operationId: 'mudancaDeStatus',
    summary: 'Enviado ao endereço cadastrado a cada mudança de status; responder 2xx em até 10 segundos',
    description: WEBHOOK_TEXT,
    tags: ['Webhooks' satisfies keyof typeof TAGS],
    security: [],
    parameters: [
      {
        name: 'Signature-V2',
        ...signature,
        description: 'HMAC-SHA-512 do corpo com a chave, em hexadecimal',
      },
      { name: 'Signature', ...signature, description: 'O mesmo' },
    ],
    requestBody: { required: true, content: { 'application/json': { schema, examples } } },
    responses: { '2XX': { description: 'Recebido' }, 410: { description: 'Desativa o endereço' } },
  };
}

function operation(endpoint: DescribedEndpoint): Json {
  return {
    operationId: endpoint.fullPath.replace('/api/m/', '').replace(/\W+/g, '_').replace(/_$/, ''),
    summary: endpoint.summary,
    ...(endpoint.description !== undefined && { description: endpoint.description }),
    tags: [(endpoint.access === 'hub' ? 'Chave da central' : 'Qualquer chave') satisfies keyof typeof TAGS],
    parameters: parameters(endpoint),
    ...requestBody(endpoint),
    responses: responses(endpoint),
  };
}

function parameters({ fullPath, query, examples, conditional }: DescribedEndpoint): Json[] {
  const inPath = [...fullPath.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: firstExample(examples)[name] ?? '10001',
  }));
  const inQuery = query ? queryParameters(query, firstExample(examples)) : [];
  return [...inPath, ...inQuery, ...(conditional ? [CONDITIONAL_ANSWERS.ifNoneMatch] : [])];
}

function queryParameters(query: z.ZodType, example: Json): Json[] {
  const { properties, required = [] } = objectSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in example && { example: example[name] }),
  }));
}

function firstExample(examples: DescribedEndpoint['examples']): Json {
  return Object.values(examples ?? {})[0] ?? {};
}

function requestBody({ body: declared, files, examples }: DescribedEndpoint): Json {
  if (!declared) return {};
  const body = 'hub' in declared ? declared.hub : declared;
  if (files)
    return { requestBody: { required: true, content: { 'multipart/form-data': formOf(body, files) } } };
  const named = Object.entries(examples ?? {}).map(([name, value]) => [name, { value }]);
  const content = { schema: jsonSchema(body), examples: Object.fromEntries(named) as Json };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

function formOf(fields: z.ZodType, files: readonly string[]): Json {
  const { type, properties, required = [] } = objectSchema(fields);
  const binaries = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]));
  return {
    schema: { type, required: [...required, ...files], properties: { ...properties, ...binaries } },
  };
}

function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function objectSchema(schema: z.ZodType) {
  return jsonSchema(schema) as { type: 'object'; properties: Record<string, Json>; required?: string[] };
}

function responses(endpoint: DescribedEndpoint): Json {
  const { fullPath, access, conditional } = endpoint;
  const english = fullPath.startsWith(SECONDARY_BASE);
  const failure = (description: string) => ({
    description,
    content: {
      'application/json': { schema: { $ref: `#/components/schemas/${english ? 'Error' : 'Errors'}` } },
    },
  });
  return {
    200: {
      description: 'OK',
      ...(conditional && { headers: CONDITIONAL_ANSWERS.headers }),
      content: { 'application/json': success(endpoint, english) },
    },
    ...(conditional && { 304: CONDITIONAL_ANSWERS.notModified }),
    400: failure('Erro de negócio ou de formato'),
    401: failure('Credencial inválida'),
    ...(access === 'hub' && { 403: failure(FORBIDDEN_TEXT) }),
    ...(english && { 404: failure('Request not found') }),
    ...(endpoint.body !== undefined && { 413: failure('Corpo grande demais') }),
    429: failure('Limite de requisições; veja Retry-After'),
    500: failure('Erro interno'),
    503: failure('Indisponível no momento'),
  };
}

function success(endpoint: DescribedEndpoint, english: boolean): Json {
  const { answer, orOne } = endpoint;
  const shape = shapeOf(answer, endpoint);
  if (english) return { schema: shape, example: answer };
  if (answer === undefined) return { schema: shapeOf({ success: true }, {}), example: { success: true } };
  const response = orOne ? { anyOf: [shape, shape['items']] } : shape;
  const properties = { success: { const: true }, response };
  return {
    schema: { type: 'object', required: Object.keys(properties), properties },
    example: { success: true, response: answer },
  };
}

type Exceptions = Pick<DescribedEndpoint, 'nullable' | 'optional'>;

/** Types as the example shows them, also null where it shows null; `exceptions` name keys that differ. */
function shapeOf(example: unknown, exceptions: Exceptions): Json {
  if (example === null) return { type: ['string', 'null'] };
  if (Array.isArray(example))
    return { type: 'array', items: example.length > 0 ? shapeOf(example[0], exceptions) : {} };
  if (typeof example !== 'object') return { type: typeof example };
  const { nullable = [], optional = [] } = exceptions;
  const properties = Object.entries(example).map(([key, value]): [string, Json] => {
    const shape = shapeOf(value, exceptions);
    return [key, nullable.includes(key) ? { anyOf: [shape, { type: 'null' }] } : shape];
  });
  return {
    type: 'object',
    required: Object.keys(example).filter((key) => !optional.includes(key)),
    properties: Object.fromEntries(properties),
  };
}
