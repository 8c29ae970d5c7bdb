import {
  cents,
  type DeliverInput,
  DeliveryConfirmation,
  OrderEditing,
  OrderLifecycle,
  ordinalOf,
  AddressLookup,
  Conversations,
  DomainError,
  OrderQueries,
  type Scope,
} from '#domain';
import { z } from 'zod';
import * as fields from '../../http/field.schemas.js';
import { CourierActs, CourierOrderBodies } from './courier-acts.service.js';
import { courierApi } from '../session/courier-api.decorator.js';
import { deliverBody, actBody, failBody, placeBody, messageBody } from './order.schemas.js';
import { ACT, courierOrderAnswer } from './order.answers.js';
import { SUGGESTIONS } from '../../docs/found-place.schemas.js';
import * as answers from '../../docs/record.schemas.js';
import { conversationAnswer } from '../../docs/order-parts.schemas.js';
import { IdempotentRequests } from '../../http/idempotent-requests.service.js';

/** null: what was asked for was collected. */
function collectionOf(
  stated: z.output<typeof deliverBody>['collected'],
): NonNullable<DeliverInput['collected']> | null {
  if (!stated) return null;
  const { method, reason = null, changeCents } = stated;
  return {
    method,
    reason,
    cents: cents(stated.cents),
    changeCents: typeof changeCents === 'number' ? cents(changeCents) : null,
  };
}

/** Another courier's order is not found, whatever the stop. @throws order_not_found · stop_not_found */
async function requireStop(orders: OrderQueries, by: Scope, id: number, stop: string): Promise<number> {
  const { stops } = await orders.byId(by, id);
  const ordinal = /^\d{1,19}$/.test(stop) ? ordinalOf(id, stop) : null;
  if (ordinal === null || stops.every((one) => one.ordinal !== ordinal))
    throw new DomainError('stop_not_found');
  return ordinal;
}

const api = courierApi(
  'orders/:id/stops/:stopId',
  {
    lifecycle: OrderLifecycle,
    editing: OrderEditing,
    confirmation: DeliveryConfirmation,
    acts: CourierActs,
    orders: OrderQueries,
    bodies: CourierOrderBodies,
    lookup: AddressLookup,
    conversations: Conversations,
    requests: IdempotentRequests,
  },
  { id: fields.pathId('order_not_found'), stopId: fields.pathText('stop_not_found') },
);

api.controller('StopsController', {
  locate: api.put('', {
    summary: 'Enters the address of a stop of a courier call; with the last one the order gets its price',
    body: placeBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
    run: async ({ orders, bodies, editing, by, id, stopId: stop, body }) => {
      const ordinal = await requireStop(orders, by, id, stop);
      return bodies.after(by, editing.setStopAddress(by, id, ordinal, body));
    },
  }),
  arrive: api.post('arrive', {
    ...ACT,
    body: actBody,
    summary: 'Records the arrival at a stop',
    run: (call) => {
      const { acts, orders, lifecycle, by, id, stopId: stop, body } = call;
      return acts.once(call, { act: 'arrive_stop', stop: ordinalOf(id, stop) }, async () =>
        lifecycle.arriveAtStop(by, id, await requireStop(orders, by, id, stop), body),
      );
    },
  }),
  deliver: api.post('deliver', {
    ...ACT,
    body: deliverBody,
    summary: 'Records a delivery, with code and proof where they are required',
    description: 'What is delivered already stays as it is: the same request may be sent again.',
    run: ({ acts, orders, bodies, confirmation, courier, by, id, stopId: stop, body }) => {
      const { evidenceIds, collected, ...given } = body;
      const { happenedAt } = given;
      const named = ordinalOf(id, stop);
      const pictures = () => acts.proofOf(by, id, named, evidenceIds);
      const delivery = { ...given, collected: collectionOf(collected) };
      const stated = { act: 'deliver', stop: named, happenedAt, pictures, delivery } as const;
      return acts.recorded(courier, id, stated, async () => {
        const ordinal = await requireStop(orders, by, id, stop);
        const proof = await acts.proofOf(by, id, ordinal, evidenceIds);
        return bodies.after(by, confirmation.deliverStop(by, id, ordinal, { ...delivery, ...proof }));
      });
    },
  }),
  fail: api.post('fail', {
    ...ACT,
    body: failBody,
    summary: 'Records a failed delivery',
    run: (call) => {
      const { acts, orders, lifecycle, by, id, stopId: stop } = call;
      const { evidenceIds, ...body } = call.body;
      const named = ordinalOf(id, stop);
      const pictures = () => acts.proofOf(by, id, named, evidenceIds);
      const stated = { act: 'fail', stop: named, reason: body.reason, pictures } as const;
      return acts.once(call, stated, async () => {
        const ordinal = await requireStop(orders, by, id, stop);
        const { photos = [] } = await acts.proofOf(by, id, ordinal, evidenceIds);
        return lifecycle.failStop(by, id, ordinal, { ...body, photos });
      });
    },
  }),
});

const quoteAnswer = z.strictObject({
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  price: z
    .strictObject({
      payCents: answers.cents,
      totalCents: answers.cents,
      distance: answers.count,
      durationSeconds: answers.count,
    })
    .nullable(),
});

/** Suggestions and price before the courier enters the address of a courier call. */
api.controller('StopAddressesController', {
  suggest: api.get('addresses', {
    ...SUGGESTIONS,
    errors: [404, 503],
    run: async ({ orders, lookup, by, id, stopId: stop, query: { q } }) => {
      await requireStop(orders, by, id, stop);
      return lookup.suggest(by, q);
    },
  }),
  quote: api.post('quote', {
    summary: 'Quotes the price with an address not entered yet; null while other addresses are unknown',
    body: placeBody,
    answer: quoteAnswer,
    errors: [404, 409, 422, 503],
    run: async ({ orders, editing, by, id, stopId: stop, body }) => {
      const ordinal = await requireStop(orders, by, id, stop);
      const { place, price } = await editing.quoteStopAddress(by, id, ordinal, body);
      if (!price) return { ...place, price: null };
      const { totalCents, distanceM: distance, durationS: durationSeconds } = price.quote;
      return { ...place, price: { payCents: price.courierPayCents, totalCents, distance, durationSeconds } };
    },
  }),
});

/** Nobody writes any more an hour after the end of the stop. */
api.controller('StopMessagesController', {
  read: api.get('messages', {
    summary: 'Lists the messages between the recipient of a stop and its courier',
    answer: conversationAnswer,
    run: async ({ orders, conversations, by, id, stopId: stop }) => {
      const ordinal = await requireStop(orders, by, id, stop);
      return conversations.of(by, id, ordinal);
    },
  }),
  write: api.post('messages', {
    ...ACT,
    body: messageBody,
    summary: 'Writes to the recipient, who does not see the number',
    run: (call) => {
      const { orders, bodies, conversations, by, id } = call;
      return call.requests.once(by, call.request, call.response, async () => {
        const ordinal = await requireStop(orders, by, id, call.stopId);
        await conversations.writeAsCourier(by, id, ordinal, call.body.text);
        return await bodies.of(by, id);
      });
    },
  }),
});

export const STOP_CONTROLLERS = api.controllers;
