import type { Type } from '@nestjs/common';
import { ANSWER_HELP, CONDITIONAL_ANSWERS, deliveryTerms, LICENSE } from '#runtime';
import { z } from 'zod';
import { endpointsOf, type OpenDeliveryEndpoint } from '../wire/endpoint.decorator.js';
import { schemaRegistry } from '../wire/field.schemas.js';
import { DELIVERY_EVENT_TYPES } from '../vocabulary/delivery-event.vocabulary.js';
import { exampleBody } from '../webhooks/test-progress.mapper.js';
import { ANSWER_SCHEMAS } from './answer.schemas.js';
import { deliveryExample } from './request.examples.js';

type Json = Record<string, unknown>;

const TOKEN_PATH = '/oauth/token';

const TAGS = {
  Descoberta: 'O que este serviço fala, para programas que ainda não têm credencial',
  Autenticação: 'O par do estabelecimento por um token de 24 horas',
  Logística: 'Simular, pedir e acompanhar entregas',
  Webhooks: 'O que enviamos ao URL do estabelecimento',
} as const;

type Endpoint = ReturnType<typeof endpointsOf>[number];

/** OpenAPI 3.1. Requests are checked with the same schemas. */
export function openDeliveryDocument(controllers: readonly Type[], serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpointsOf(controllers)) {
    const { path, declaration } = endpoint;
    const operation = path === TOKEN_PATH ? tokenOperation(declaration) : described(endpoint);
    (paths[path] ??= {})[declaration.method.toLowerCase()] = operation;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Open Delivery',
      version: '1',
      description: `Logística segundo o padrão Open Delivery: token, simulação, entrega, eventos por webhook.\n\n${ANSWER_HELP}`,
      license: LICENSE,
    },
    servers: [{ url: serverUrl }],
    security: [{ OAuth2: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: { deliveryEvent: { post: webhookOperation(serverUrl) } },
    components: {
      securitySchemes: {
        OAuth2: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: `${serverUrl}/oauth/token`, scopes: {} } },
        },
      },
      schemas: { ...ANSWER_SCHEMAS, ...requestSchemas() },
    },
  };
}

function described({ declaration }: Endpoint): Json {
  const { operationId, summary, body, examples, status, answer, errors, conditional, open } = declaration;
  const parameters = parametersOf(declaration);
  return {
    operationId,
    summary,
    tags: [(open ? 'Descoberta' : 'Logística') satisfies keyof typeof TAGS],
    ...(open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(body, examples) }),
    responses: {
      [status]: {
        description: summary,
        ...(conditional && { headers: CONDITIONAL_ANSWERS.headers }),
        ...(answer && { content: json(ref(answer)) }),
      },
      ...(conditional && { 304: CONDITIONAL_ANSWERS.notModified }),
      ...Object.fromEntries(errors.map((code) => [code, problemAnswer(code)])),
    },
  };
}

function parametersOf({ params = {}, query, idempotent, conditional }: OpenDeliveryEndpoint): Json[] {
  return [
    ...Object.entries(params).map(pathParameter),
    ...(query ? queryParameters(query) : []),
    ...(idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(conditional ? [CONDITIONAL_ANSWERS.ifNoneMatch] : []),
  ];
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Opcional: depois de CANCELLED, o mesmo conteúdo com a mesma chave repete a primeira resposta em vez de pedir outra tentativa',
  schema: { type: 'string' },
};

function queryParameters(query: z.ZodType): Json[] {
  const { properties = {} } = jsonSchema(query) as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

function requestBody(body: z.ZodType, examples: OpenDeliveryEndpoint['examples']): Json {
  const optional = body instanceof z.ZodOptional;
  const schema = optional ? (body.unwrap() as z.ZodType) : body;
  return {
    required: !optional,
    content: { 'application/json': { schema: ref(idOf(schema)), examples: valuesOf(examples) } },
  };
}

function valuesOf(examples: OpenDeliveryEndpoint['examples'] = {}): Json {
  return Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]));
}

/** The token endpoint takes forms too and has OAuth's refusals. */
function tokenOperation({ operationId, summary, body, examples, answer }: OpenDeliveryEndpoint): Json {
  const content = { schema: body && jsonSchema(body), examples: valuesOf(examples) };
  const failure = (description: string) => ({ description, content: json(ref('TokenError')) });
  return {
    operationId,
    summary,
    tags: ['Autenticação' satisfies keyof typeof TAGS],
    security: [],
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': content, 'application/json': content },
    },
    responses: {
      200: { description: 'Token', ...(answer && { content: json(ref(answer)) }) },
      400: failure('invalid_request ou unsupported_grant_type'),
      401: failure('invalid_client'),
      429: failure('Muitas tentativas'),
      503: failure('Temporariamente indisponível'),
    },
  };
}

const WEBHOOK_TEXT = `
Assinaturas, com programas que as conferem: o [guia](guide.pt.md).

${deliveryTerms('204')}

Outro 2xx que não 204 conta como falha, é mostrado como tal no registro de envios e na resposta ao evento de teste; com
\`acceptAny2xx\` ligado no cadastro do estabelecimento, qualquer 2xx conta como recebido.
`.trim();

function webhookOperation(serverUrl: string): Json {
  const publicUrl = new URL(serverUrl).origin;
  const examples = DELIVERY_EVENT_TYPES.map((type) => [type, { value: exampleBody(type, publicUrl) }]);
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    operationId: 'deliveryEvent',
    tags: ['Webhooks' satisfies keyof typeof TAGS],
    security: [],
    summary: 'Enviado ao URL do estabelecimento a cada mudança; responder 204 em até 10 segundos',
    description: WEBHOOK_TEXT,
    parameters: [
      header('X-App-Id', 'Identifica este serviço'),
      header('X-App-MerchantId', 'merchant.id da solicitação'),
      header('X-App-Signature', 'HMAC-SHA256 do corpo com o client_secret, em hexadecimal'),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: ref('DeliveryEventBody'),
          examples: Object.fromEntries(examples) as Json,
        },
      },
    },
    responses: { 204: { description: 'Recebido' }, 410: { description: 'Desativa o endereço' } },
  };
}

function pathParameter([name, schema]: [string, z.ZodType]): Json {
  return {
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(schema),
    example: deliveryExample.orderId,
  };
}

function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

function problemAnswer(status: number): Json {
  return { description: String(status), content: { 'application/problem+json': { schema: ref('Problem') } } };
}

function requestSchemas(): Json {
  const { schemas } = z.toJSONSchema(schemaRegistry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

function idOf(schema: z.ZodType): string {
  return schemaRegistry.get(schema)?.id ?? '';
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });
