import { deliveryTerms } from '#runtime';
import { z } from 'zod';
import {
  availabilitySchema,
  cancelSchema,
  deliverySchema,
  finishSchema,
  pickedSchema,
  problemSchema,
} from '../deliveries/delivery.schemas.js';
import { documented } from '../wire/fields.js';
import { ANSWER_SCHEMAS } from './answers.js';
import * as examples from './examples.js';

type Json = Record<string, unknown>;

interface Operation {
  path: string;
  method: 'get' | 'post';
  id: string;
  summary: string;
  body?: { schema: z.ZodType; examples: Record<string, unknown>; optional?: boolean };
  status: 200 | 202;
  answer?: string;
  errors: readonly number[];
}

const WRITES = [400, 401, 403, 404, 422, 429, 503] as const;
const ORDER = '/v1/logistics';

const OPERATIONS: readonly Operation[] = [
  {
    path: `${ORDER}/availability`,
    method: 'post',
    id: 'logisticsAvailability',
    summary: 'Simula preço, tempos e veículos; nada é criado',
    body: { schema: availabilitySchema, examples: { simulacao: examples.availabilityExample } },
    status: 200,
    answer: 'AvailabilityAnswer',
    errors: [400, 401, 403, 404, 429, 503],
  },
  {
    path: `${ORDER}/delivery`,
    method: 'post',
    id: 'logisticsNewDelivery',
    summary: 'Solicita uma entrega; a decisão chega por webhook',
    body: {
      schema: deliverySchema,
      examples: { propria: examples.deliveryExample, marketplace: examples.marketplaceExample },
    },
    status: 202,
    answer: 'DeliveryAccepted',
    errors: WRITES,
  },
  {
    path: `${ORDER}/delivery/{orderId}`,
    method: 'get',
    id: 'logisticDetails',
    summary: 'Última tentativa processada, com histórico',
    status: 200,
    answer: 'DeliveryDetail',
    errors: [400, 401, 403, 404, 429, 503],
  },
  {
    path: `${ORDER}/readyForPickup/{orderId}`,
    method: 'post',
    id: 'logisticsReadyForPickup',
    summary: 'O pedido está pronto para coleta',
    status: 200,
    errors: WRITES,
  },
  {
    path: `${ORDER}/orderPicked/{orderId}`,
    method: 'post',
    id: 'logisticsPicked',
    summary: 'O entregador coletou o pedido',
    body: { schema: pickedSchema, examples: { coleta: examples.pickedExample }, optional: true },
    status: 200,
    errors: WRITES,
  },
  {
    path: `${ORDER}/finishDelivery/{orderId}`,
    method: 'post',
    id: 'logisticsFinish',
    summary: 'O consumidor recebeu o pedido',
    body: { schema: finishSchema, examples: { entrega: examples.finishExample }, optional: true },
    status: 200,
    errors: WRITES,
  },
  {
    path: `${ORDER}/handleProblem/{orderId}`,
    method: 'post',
    id: 'logisticsProblem',
    summary: 'O que fazer com um problema da entrega',
    body: { schema: problemSchema, examples: { devolver: examples.problemExample } },
    status: 200,
    errors: WRITES,
  },
  {
    path: `${ORDER}/cancel/{orderId}`,
    method: 'post',
    id: 'logisticsCancel',
    summary: 'Cancela a entrega, ou só a separa das combinadas (DISCOMBINE_ORDER)',
    body: { schema: cancelSchema, examples: { desistencia: examples.cancelExample } },
    status: 202,
    answer: 'CancelAnswer',
    errors: WRITES,
  },
];

/** OpenAPI 3.1. Request schemas are the very ones that requests are checked with. */
export function openApi(serverUrl: string): Json {
  const paths: Record<string, Json> = { '/oauth/token': { post: tokenOperation() } };
  for (const operation of OPERATIONS) (paths[operation.path] ??= {})[operation.method] = described(operation);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Open Delivery',
      version: '1',
      description:
        'Logística segundo o padrão Open Delivery: token, simulação, entrega, eventos por webhook.',
    },
    servers: [{ url: serverUrl }],
    security: [{ OAuth2: [] }],
    paths,
    webhooks: { deliveryEvent: { post: webhookOperation() } },
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

function described({ path, id, summary, body, status, answer, errors }: Operation): Json {
  return {
    operationId: id,
    summary,
    tags: ['Logística'],
    ...(path.includes('{orderId}') ? { parameters: [orderIdParameter()] } : {}),
    ...(body ? { requestBody: requestBody(body) } : {}),
    responses: {
      [status]: { description: summary, ...(answer ? { content: json(ref(answer)) } : {}) },
      ...Object.fromEntries(errors.map((code) => [code, problemAnswer(code)])),
    },
  };
}

function requestBody({ schema, examples: named, optional = false }: NonNullable<Operation['body']>): Json {
  const values = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, { value }]));
  return {
    required: !optional,
    content: { 'application/json': { schema: ref(idOf(schema)), examples: values } },
  };
}

function tokenOperation(): Json {
  const fields = { type: 'string' };
  const schema = {
    type: 'object',
    required: ['grant_type'],
    properties: { grant_type: { const: 'client_credentials' }, client_id: fields, client_secret: fields },
  };
  const content = { schema, examples: { credenciais: { value: examples.tokenExample } } };
  const failure = (description: string) => ({ description, content: json(ref('TokenError')) });
  return {
    operationId: 'getToken',
    summary: 'Token de acesso, válido por 24 horas; o par também pode vir em HTTP Basic',
    tags: ['Autenticação'],
    security: [],
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': content, 'application/json': content },
    },
    responses: {
      200: { description: 'Token', content: json(ref('TokenAnswer')) },
      400: failure('invalid_request ou unsupported_grant_type'),
      401: failure('invalid_client'),
      429: failure('Muitas tentativas'),
      503: failure('Temporariamente indisponível'),
    },
  };
}

const WEBHOOK_TEXT = `
Confira \`X-App-Signature\` sobre os bytes do corpo, antes de interpretá-los:

\`\`\`js
const certa = createHmac('sha256', clientSecret).update(corpoComoVeio).digest();
const veio = Buffer.from(cabecalhos['x-app-signature'], 'hex');
const confere = veio.length === certa.length && timingSafeEqual(veio, certa);
\`\`\`

${deliveryTerms('204')}
`.trim();

function webhookOperation(): Json {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    summary: 'Enviado ao URL do estabelecimento a cada mudança; responder 204 em até 10 segundos',
    description: WEBHOOK_TEXT,
    parameters: [
      header('X-App-Id', 'Identifica este serviço'),
      header('X-App-MerchantId', 'merchant.id da solicitação'),
      header('X-App-Signature', 'HMAC-SHA256 do corpo com o client_secret, em hexadecimal'),
    ],
    requestBody: { required: true, content: json(ref('DeliveryEventBody')) },
    responses: { 204: { description: 'Recebido' } },
  };
}

function orderIdParameter(): Json {
  return {
    name: 'orderId',
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: examples.deliveryExample.orderId,
  };
}

function problemAnswer(status: number): Json {
  return { description: String(status), content: { 'application/problem+json': { schema: ref('Problem') } } };
}

function requestSchemas(): Json {
  const { schemas } = z.toJSONSchema(documented, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

function idOf(schema: z.ZodType): string {
  return documented.get(schema)?.id ?? '';
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });
