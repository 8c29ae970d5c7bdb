import type { OpenAPIObject } from '@nestjs/swagger';
import { deliveryTerms } from '#runtime';
import { EVENT_NAMES, type EventName } from '../vocabulary/event.vocabulary.js';
import { eventExample } from '../webhooks/event.examples.js';

type Json = Record<string, unknown>;

/** Members of a courier that events of couriers have. */
const COURIER_MEMBERS = ['id', 'name', 'online', 'status', 'last_seen_at', 'location', 'active_orders'];

const DESCRIPTION = `
O corpo traz \`event\` e \`order\` (ou \`courier\`), e nada mais. O cabeçalho \`webhook-security\` repete o
\`codigo_seguranca\` do webhook: compare-o em tempo constante.

${deliveryTerms('2xx')}
`.trim();

/** With an example of each event. */
export function webhooksOf({ components }: OpenAPIObject): Json {
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
    description: DESCRIPTION,
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
