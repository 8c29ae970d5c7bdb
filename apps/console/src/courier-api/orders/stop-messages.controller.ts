import { Conversations } from '#domain';
import { conversationAnswer } from '../../docs/order-parts.schemas.js';
import { pathId, pathText } from '../../http/field.schemas.js';
import { courierApi } from '../session/courier-api.decorator.js';
import { IdempotentRequests } from '../../http/idempotent-requests.service.js';
import { CourierOrderBodies, CourierStops } from './courier-acts.service.js';
import { ACT } from './order.answers.js';
import { messageBody } from './order.schemas.js';

const params = { id: pathId('order_not_found'), stopId: pathText('stop_not_found') };

const api = courierApi(
  'orders/:id/stops/:stopId/messages',
  {
    conversations: Conversations,
    requests: IdempotentRequests,
    stops: CourierStops,
    bodies: CourierOrderBodies,
  },
  params,
);

/** The conversation of a stop, from an hour's end of which nobody writes any more. */
export const StopMessagesController = api.controller('StopMessagesController', {
  read: api.get('', {
    summary: 'What the recipient of a stop and its courier wrote to each other',
    answer: conversationAnswer,
    run: async ({ stops, conversations, courier: { scope }, id, stopId: stop }) => {
      const ordinal = await stops.ordinalOf(scope, id, stop);
      return { items: await conversations.of(scope, id, ordinal) };
    },
  }),
  write: api.post('', {
    ...ACT,
    body: messageBody,
    summary: 'Writes to the recipient, who does not see the number',
    run: ({
      requests,
      stops,
      bodies,
      conversations,
      courier: { scope },
      id,
      stopId: stop,
      body: { text },
      request,
      response,
    }) =>
      requests.once(scope, request, response, async () => {
        const ordinal = await stops.ordinalOf(scope, id, stop);
        await conversations.writeAsCourier(scope, id, ordinal, text);
        return await bodies.of(scope, id);
      }),
  }),
});
