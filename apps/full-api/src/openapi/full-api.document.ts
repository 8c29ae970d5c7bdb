import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ANSWER_HELP, LICENSE, deliveryTerms } from '#runtime';
import { EVENT_NAMES, type EventName } from '../vocabulary/event.vocabulary.js';
import { eventExample } from '../webhooks/event.examples.js';

const DESCRIPTION = `
Integração de sistemas próprios com a operação de uma empresa de entregas (a central). Cada chave pertence a uma
central, ou a um cliente dela, e é enviada em \`Authorization: Bearer <chave>\`. Corpos e respostas são JSON.

Comece por \`POST /orders/calcular\`, que só simula; depois crie com \`POST /orders\` e acompanhe por webhooks ou por
\`GET /orders/{id}\`. Valores são reais com até duas casas decimais; distâncias, quilômetros. Campos desconhecidos são
ignorados. Toda recusa traz \`mensagem\`; as de validação, também \`errors\`, com as mensagens por campo.

## Preço garantido (adição nossa ao contrato)

\`POST /orders/calcular\` com \`Prefer: hold\` garante o preço até \`expira_em\`: um \`POST /orders\` com \`cotacao_id\` em
\`Quote-Id\` e os mesmos lugares, cliente, veículo, categoria, retorno e agendamento custa exatamente o cotado, uma vez.
A recusa (400) diz o campo que difere, ou em \`Quote-Id\` que a cotação venceu, já foi usada ou não é nossa.

${ANSWER_HELP}
`.trim();

const TAGS = {
  Pedidos: 'Simular, criar, acompanhar e cancelar pedidos, um a um ou em lote',
  Usuários: 'Os clientes da central: cadastro, chaves, token',
  'Carteira de clientes': 'Saldo, extrato, créditos e débitos de um cliente',
  Entregadores: 'Quem são, onde estão, o que levam',
  'Carteira de entregadores': 'Saldo, extrato, créditos e débitos de um entregador',
  'Tipos de veículo': 'O que a central oferece, com as categorias de cada um',
  Webhooks: 'Endereços que recebem os eventos, e as mensagens que enviamos a eles',
} as const;

/** Made from the code that serves the endpoints. `include`: modules of the face; empty: all. */
export function fullApiDocument(
  app: INestApplication,
  publicUrl: string,
  include: Type[] = [],
): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Full API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer(publicUrl)
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'Chave da central, de um cliente, ou token de usuário',
    })
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    include,
    autoTagControllers: false,
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
  });
  const tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  const info = { ...document.info, license: LICENSE };
  return Object.assign(withBodyExamples(document), { info, tags, webhooks: webhooksOf(document) });
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  example?: unknown;
}

/** The example of a body is made of the examples of its fields. */
function withBodyExamples(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.post, path.put, path.patch]) {
      const body = operation?.requestBody;
      if (!body || !('content' in body)) continue;
      const media = body.content['application/json'];
      if (media?.schema) media.example = exampleOf(document, media.schema);
    }
  }
  return document;
}

/** A field without an example is left out: it is optional, or other fields of the body replace it. */
function exampleOf(document: OpenAPIObject, schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example;
  const inner = schema.$ref ?? schema.allOf?.[0]?.$ref ?? schema.anyOf?.[0]?.$ref;
  if (inner !== undefined) return exampleOf(document, resolve(document, inner));
  if (!schema.properties) return undefined;
  const { properties } = schema;
  const examples = Object.entries(properties)
    // An order names a customer that exists, or describes a new one: one of the two.
    .filter(([name]) => !(name === 'cliente' && 'cliente_id' in properties))
    .map(([name, property]) => [name, exampleOf(document, property)] as const)
    .filter(([, example]) => example !== undefined);
  return Object.fromEntries(examples);
}

function resolve(document: OpenAPIObject, reference: string): Schema {
  const name = reference.replace('#/components/schemas/', '');
  return document.components?.schemas?.[name] ?? {};
}

type Json = Record<string, unknown>;

/** Members of a courier that events of couriers have. */
const COURIER_MEMBERS = ['id', 'name', 'online', 'status', 'last_seen_at', 'location', 'active_orders'];

const WEBHOOK_DESCRIPTION = `
O corpo traz \`event\` e \`order\` (ou \`courier\`), e nada mais. O cabeçalho \`webhook-security\` repete o
\`codigo_seguranca\` do webhook: compare-o em tempo constante.

${deliveryTerms('2xx')}
`.trim();

/** With an example of each event. */
function webhooksOf({ components }: OpenAPIObject): Json {
  const courier = pick({ ...components?.schemas?.['CourierBody'] }, COURIER_MEMBERS);
  const isOfCourier = (name: EventName) => name.startsWith('COURIER_') && name !== 'COURIER_ASSIGNED';
  const orderEvents = EVENT_NAMES.filter((name) => !isOfCourier(name));
  return {
    orderEvent: {
      post: operation('orderEvent', 'Enviado a cada mudança de um pedido', orderEvents, {
        order: { $ref: '#/components/schemas/OrderBody' },
      }),
    },
    courierEvent: {
      post: operation(
        'courierEvent',
        'Enviado quando um entregador entra no ar, sai ou se move',
        EVENT_NAMES.filter(isOfCourier),
        { courier },
      ),
    },
  };
}

function operation(operationId: string, summary: string, events: readonly EventName[], what: Json): Json {
  const properties = { event: { type: 'string', enum: events }, ...what };
  const examples = Object.fromEntries(events.map((event) => [event, { value: eventExample(event) }]));
  return {
    operationId,
    summary: `${summary}; responder 2xx em até 10 segundos`,
    description: WEBHOOK_DESCRIPTION,
    tags: ['Webhooks'],
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', required: Object.keys(properties), properties },
          examples,
        },
      },
    },
    responses: { '2XX': { description: 'Recebido' }, 410: { description: 'Desativa o endereço' } },
  };
}

function pick(schema: Json, members: readonly string[]): Json {
  const properties = Object.entries((schema['properties'] ?? {}) as Json);
  return {
    type: 'object',
    required: members,
    properties: Object.fromEntries(properties.filter(([name]) => members.includes(name))),
  };
}
