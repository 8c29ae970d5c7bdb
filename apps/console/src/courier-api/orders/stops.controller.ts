import {
  cents,
  type DeliverInput,
  DeliveryConfirmation,
  OrderEditing,
  OrderLifecycle,
  ordinalOf,
  type FailInput,
  type PlaceInput,
} from '#domain';
import type { z } from 'zod';
import { UseInterceptors } from '@nestjs/common';
import { pathId, pathText } from '../../http/field.schemas.js';
import { CourierActs, CourierOrderBodies, CourierStops, DeliveryProofs } from './courier-acts.service.js';
import { courierApi } from '../session/courier-api.decorator.js';
import { deliverBody, actBody, failBody, placeBody, withoutUndefined } from './order.schemas.js';
import { ACT, courierOrderAnswer } from './order.answers.js';
import { ReplayedOrders } from './replayed-orders.interceptor.js';

/** What the courier says to have collected; null: what was asked for. */
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

const params = { id: pathId('order_not_found'), stopId: pathText('stop_not_found') };

const api = courierApi(
  'orders/:id/stops/:stopId',
  {
    lifecycle: OrderLifecycle,
    editing: OrderEditing,
    confirmation: DeliveryConfirmation,
    proofs: DeliveryProofs,
    acts: CourierActs,
    stops: CourierStops,
    bodies: CourierOrderBodies,
  },
  params,
);

export const StopsController = api.controller('StopsController', {
  locate: api.put('', {
    summary: 'The address of a stop of a courier call; with the last one the order gets its price',
    body: placeBody,
    answer: courierOrderAnswer,
    errors: [404, 409, 422],
    run: async ({ stops, bodies, editing, courier: { scope }, id, stopId: stop, body }) => {
      const ordinal = await stops.ordinalOf(scope, id, stop);
      const input = withoutUndefined<PlaceInput>(body);
      return bodies.after(scope, editing.setStopAddress(scope, id, ordinal, input));
    },
  }),
  arrive: api.post('arrive', {
    ...ACT,
    body: actBody,
    summary: 'At the stop',
    run: (call) => {
      const { acts, stops, bodies, lifecycle, courier, id, stopId: stop, body } = call;
      return acts.once(call, { act: 'arrive_stop', stop: ordinalOf(id, stop) }, async () => {
        const ordinal = await stops.ordinalOf(courier.scope, id, stop);
        const act = lifecycle.arriveAtStop(courier.scope, id, ordinal, withoutUndefined(body));
        return bodies.after(courier.scope, act);
      });
    },
  }),
  deliver: api.post('deliver', {
    ...ACT,
    body: deliverBody,
    summary: 'Delivered; with code and proof where they are asked for',
    description: 'What is delivered already stays as it is: the same request may be sent again.',
    run: ({
      acts,
      stops,
      bodies,
      proofs,
      confirmation,
      courier,
      id,
      stopId: stop,
      body: { evidenceIds, collected, ...given },
    }) => {
      const { scope } = courier;
      const { happenedAt } = given;
      const pictures = acts.picturesOf(courier, id, ordinalOf(id, stop), evidenceIds);
      const delivery: DeliverInput = {
        ...withoutUndefined<DeliverInput>(given),
        collected: collectionOf(collected),
      };
      const stated = { act: 'deliver', stop: ordinalOf(id, stop), happenedAt, pictures, delivery } as const;
      return acts.recorded(courier, id, stated, async () => {
        const ordinal = await stops.ordinalOf(scope, id, stop);
        const proof = await proofs.of(scope, id, ordinal, evidenceIds);
        return bodies.after(scope, confirmation.deliverStop(scope, id, ordinal, { ...delivery, ...proof }));
      });
    },
  }),
  fail: api.post('fail', {
    ...ACT,
    body: failBody,
    summary: 'It could not be delivered',
    run: (call) => {
      const { acts, stops, bodies, proofs, lifecycle, courier, id, stopId: stop } = call;
      const { evidenceIds, ...body } = call.body;
      const pictures = acts.picturesOf(courier, id, ordinalOf(id, stop), evidenceIds);
      const stated = { act: 'fail', stop: ordinalOf(id, stop), reason: body.reason, pictures } as const;
      return acts.once(call, stated, async () => {
        const ordinal = await stops.ordinalOf(courier.scope, id, stop);
        const { photos = [] } = await proofs.of(courier.scope, id, ordinal, evidenceIds);
        const input = { ...withoutUndefined<FailInput>(body), photos };
        return bodies.after(courier.scope, lifecycle.failStop(courier.scope, id, ordinal, input));
      });
    },
  }),
});

UseInterceptors(ReplayedOrders)(StopsController);
