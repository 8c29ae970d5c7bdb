import { newUuid, OrderLifecycle, OrderQueries } from '#domain';
import { assertConforms } from './schema.verdict.js';
import { OpenDeliveryWorld } from './open-delivery.world.js';

/** Commands of the merchant's system during a delivery. */
describe('a delivery under way', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  const say = async (command: string, uuid: string, body?: unknown) => {
    world.tick();
    const answer = await world.post(`${command}/${uuid}`, body);
    if (answer.status >= 400) assertConforms('problem', answer.body);
    return answer;
  };
  const cancel = async (uuid: string, body: object = { reason: 'CONSUMER_CANCELLATION_REQUESTED' }) => {
    const answer = await say('cancel', uuid, body);
    if (answer.status === 202) assertConforms('cancel', answer.body);
    return [answer.status, answer.body.additionalCharges] as const;
  };
  const last = async (uuid: string) => (await world.history(uuid)).at(-1);
  const order = async (uuid: string) =>
    world.faces.get(OrderQueries).byId(world.scope, await world.orderId(uuid));

  describe('is cancelled', () => {
    it('before the decision: free of charge, and never decided', async () => {
      const uuid = await world.createDelivery({}, false);
      expect(await cancel(uuid)).toEqual([202, false]);
      await world.decide();
      expect(await world.history(uuid)).toEqual(['PENDING', 'CANCELLED']);
      expect((await world.webhookBodies(uuid)).map(({ event }) => event)).toEqual(
        (await world.detail(uuid)).events,
      );
    });

    it('before a courier accepted: free of charge', async () => {
      const uuid = await world.createDelivery();
      expect(await cancel(uuid)).toEqual([202, false]);
      expect(await world.history(uuid)).toEqual(['PENDING', 'ACCEPTED', 'CANCELLED']);
    });

    it.each([
      ['on the way to the pickup', ['accept'] as const],
      ['at the pickup', ['accept', 'arrive'] as const],
      ['after collection', ['accept', 'arrive', 'collect'] as const],
      ['at the customer', ['accept', 'arrive', 'collect', 'atCustomer'] as const],
    ])('%s: with additional charges', async (_when, steps) => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, ...steps);
      expect(await cancel(uuid, { reason: 'NO_SHOW', message: 'Ninguém atende' })).toEqual([202, true]);
      const { event } = await world.detail(uuid);
      expect(event).toMatchObject({
        type: 'CANCELLED',
        message: 'Ninguém atende',
        rejectionInfo: { reason: 'OTHER' },
      });
      expect((await world.webhookBodies(uuid)).map((body) => body.event)).toEqual(
        (await world.detail(uuid)).events,
      );
    });

    it('again: 202 again, nothing more to pay, no second event', async () => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, 'accept');
      expect(await cancel(uuid)).toEqual([202, true]);
      expect(await cancel(uuid)).toEqual([202, false]);
      expect((await world.history(uuid)).filter((type) => type === 'CANCELLED')).toHaveLength(1);
    });

    it('not once it was delivered, nor on the way back, nor after the end: 422', async () => {
      const uuid = await world.createDelivery({ returnToMerchant: true });
      await world.steps(uuid, 'accept', 'collect', 'deliver');
      expect((await cancel(uuid))[0]).toBe(422);
      await world.steps(uuid, 'back');
      expect((await cancel(uuid))[0]).toBe(422);
      expect(await last(uuid)).toBe('DELIVERY_FINISHED');
    });

    it('when nothing was delivered, on the way back and after the end: 202, and it ends cancelled', async () => {
      const uuid = await world.createDelivery({ returnToMerchant: true });
      await world.steps(uuid, 'accept', 'arrive', 'collect', 'fail');
      const before = await world.history(uuid);
      expect(await cancel(uuid)).toEqual([202, false]);
      expect(await world.history(uuid)).toEqual(before);
      await world.steps(uuid, 'back');
      expect(await cancel(uuid)).toEqual([202, false]);
      expect(await last(uuid)).toBe('CANCELLED');
    });

    it('not after a rejection: 422', async () => {
      const uuid = await world.createDelivery({ vehicle: { type: ['VUC'], container: 'NORMAL' } });
      expect((await cancel(uuid))[0]).toBe(422);
    });

    it('with RETURN_TO_STORE after collection: the courier brings it back, and then it ends', async () => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, 'accept', 'arrive', 'collect');
      expect(await cancel(uuid, { reason: 'PROBLEM_RESOLUTION', action: 'RETURN_TO_STORE' })).toEqual([
        202,
        true,
      ]);
      expect(await last(uuid)).toBe('RETURNING_TO_MERCHANT');
      expect(await cancel(uuid)).toEqual([202, false]);
      await world.steps(uuid, 'back');
      expect((await world.history(uuid)).slice(-3)).toEqual([
        'RETURNING_TO_MERCHANT',
        'RETURNED_TO_MERCHANT',
        'CANCELLED',
      ]);
    });

    it('with RETURN_TO_STORE before collection: there is nothing to bring back', async () => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, 'accept');
      await cancel(uuid, { reason: 'OTHER', action: 'RETURN_TO_STORE' });
      expect((await world.history(uuid)).slice(-2)).toEqual(['PICKUP_ONGOING', 'CANCELLED']);
    });

    it.each([
      ['reason', {}],
      ['reason', { reason: 'BECAUSE' }],
      ['action', { reason: 'OTHER', action: 'EAT_IT' }],
      ['message', { reason: 'OTHER', message: 7 }],
    ])('only with a proper %s', async (path, body) => {
      const answer = await say('cancel', await world.createDelivery(), body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [path]]);
    });
  });

  describe('combined with others of the merchant', () => {
    const together = async () => {
      const first = await world.createDelivery({ canCombine: true });
      const second = await world.createDelivery({ canCombine: true, combinedOrdersIds: [first, newUuid()] });
      const courier = await world.courier();
      const [a, b] = [await world.orderId(first), await world.orderId(second)];
      // Assigned by an operator: what one courier is to collect of a merchant travels together.
      for (const id of [a, b]) await world.faces.get(OrderLifecycle).reassign(world.scope, id, courier);
      return [first, second] as const;
    };

    it('says so in the events of both from the assignment on, and no more once another courier has one', async () => {
      const [first, second] = await together();
      await world.steps(first, 'arrive');
      const combined = async (uuid: string) =>
        (await world.webhookBodies(uuid)).map(({ event, combinedOrdersIds }) => [
          event.type,
          combinedOrdersIds,
        ]);
      expect(await combined(second)).toContainEqual(['PICKUP_ONGOING', [first]]);
      expect(await combined(first)).toContainEqual(['PICKUP_ONGOING', undefined]);
      expect(await combined(first)).toContainEqual(['ARRIVED_AT_MERCHANT', [second]]);
      const other = await world.courier();
      await world.faces.get(OrderLifecycle).reassign(world.scope, await world.orderId(second), other);
      expect((await order(second)).groupId).toBeNull();
      expect((await world.detail(first)).currentCombinedOrdersIds).toEqual([]);
    });

    it('combines with the deliveries it names, without unknown ones', async () => {
      const first = await world.createDelivery();
      const second = await world.createDelivery({ combinedOrdersIds: [first, newUuid()] });
      expect((await order(second)).combineWithOrderIds).toEqual([await world.orderId(first)]);
    });

    it('shows the deliveries it is combined with', async () => {
      const [first, second] = await together();
      expect((await world.detail(first)).currentCombinedOrdersIds).toEqual([second]);
      const { combinedOrdersIds, currentCombinedOrdersIds } = await world.detail(second);
      expect([combinedOrdersIds, currentCombinedOrdersIds]).toEqual([[first, expect.any(String)], [first]]);
      await world.steps(first, 'arrive');
      expect((await world.webhookBodies(first)).at(-1)?.combinedOrdersIds).toEqual([second]);
    });

    it('is only detached by DISCOMBINE_ORDER', async () => {
      const [first, second] = await together();
      expect(await cancel(second, { reason: 'DISCOMBINE_ORDER' })).toEqual([202, false]);
      expect((await world.detail(first)).currentCombinedOrdersIds).toEqual([]);
      expect(await last(second)).toBe('PICKUP_ONGOING');
    });

    it('goes alone when cancelled; the others proceed', async () => {
      const [first, second] = await together();
      expect(await cancel(second)).toEqual([202, true]);
      expect((await world.detail(first)).currentCombinedOrdersIds).toEqual([]);
      await world.steps(first, 'collect', 'deliver');
      expect(await last(first)).toBe('DELIVERY_FINISHED');
    });
  });

  describe('readyForPickup', () => {
    it('starts the search where it was waited for; again it changes nothing', async () => {
      const uuid = await world.createDelivery({ notifyReadyForPickup: true });
      expect((await order(uuid)).status).toBe('preparing');
      const answer = await say('readyForPickup', uuid);
      expect([answer.status, answer.text]).toEqual([200, '']);
      expect((await order(uuid)).status).toBe('pending');
      expect((await say('readyForPickup', uuid)).status).toBe(200);
    });

    it('is stored when it comes before the decision', async () => {
      const uuid = await world.createDelivery({ notifyReadyForPickup: true }, false);
      expect((await say('readyForPickup', uuid)).status).toBe(200);
      await world.decide();
      expect((await order(uuid)).status).toBe('pending');
    });

    it('changes nothing where the order does not wait for it', async () => {
      const uuid = await world.createDelivery();
      expect((await say('readyForPickup', uuid)).status).toBe(200);
      expect(await world.history(uuid)).toEqual(['PENDING', 'ACCEPTED']);
    });

    it('422 once collected, cancelled or rejected', async () => {
      const collected = await world.createDelivery({ notifyReadyForPickup: true });
      await say('readyForPickup', collected);
      await world.steps(collected, 'accept', 'collect');
      expect((await say('readyForPickup', collected)).status).toBe(422);
      const cancelled = await world.createDelivery({}, false);
      await cancel(cancelled);
      expect((await say('readyForPickup', cancelled)).status).toBe(422);
      const rejected = await world.createDelivery({ vehicle: { type: ['VUC'], container: 'NORMAL' } });
      expect((await say('readyForPickup', rejected)).status).toBe(422);
    });

    it('takes an empty body that claims to be JSON', async () => {
      const uuid = await world.createDelivery();
      const answer = await fetch(
        `${world.faces.baseUrl}/api/opendelivery/v1/logistics/readyForPickup/${uuid}`,
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${await world.token()}`, 'Content-Type': 'application/json' },
        },
      );
      expect(answer.status).toBe(200);
    });
  });

  describe('orderPicked and finishDelivery', () => {
    it('count as if the courier had recorded them', async () => {
      const uuid = await world.createDelivery({
        notifyPickup: true,
        notifyConclusion: true,
        confirmationCodeRequired: true,
      });
      await world.steps(uuid, 'accept', 'arrive');
      const picked = { pickupDate: '2026-03-02T12:20:00Z', volumePicked: 1, observation: 'ok' };
      expect((await say('orderPicked', uuid, picked)).status).toBe(200);
      expect((await say('orderPicked', uuid)).status).toBe(200);
      expect(await last(uuid)).toBe('DELIVERY_ONGOING');
      const finished = { finishDate: '2026-03-02T12:45:00Z', observation: 'Na portaria' };
      expect((await say('finishDelivery', uuid, finished)).status).toBe(200);
      expect((await say('finishDelivery', uuid, finished)).status).toBe(200);
      expect((await world.history(uuid)).slice(-3)).toEqual([
        'ARRIVED_AT_CUSTOMER',
        'ORDER_DELIVERED',
        'DELIVERY_FINISHED',
      ]);
      expect((await order(uuid)).stops[0]?.evidence?.observation).toBe('Na portaria');
    });

    it('422 where there is nothing to pick up or to finish yet', async () => {
      const uuid = await world.createDelivery();
      expect((await say('orderPicked', uuid)).status).toBe(422);
      expect((await say('finishDelivery', uuid)).status).toBe(422);
      const undecided = await world.createDelivery({}, false);
      expect((await say('orderPicked', undecided)).status).toBe(422);
    });

    it.each([
      ['orderPicked', { volumePicked: 'two' }, 'volumePicked'],
      ['finishDelivery', { finishDate: 'yesterday' }, 'finishDate'],
    ])('%s refuses wrong types', async (command, body, path) => {
      const answer = await say(command, await world.createDelivery(), body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [path]]);
    });
  });

  describe('handleProblem', () => {
    const problem = { reason: 'NOBODY_TO_RECEIVE', message: 'Pode trazer' };

    it('RETURN_TO_STORE brings it back', async () => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, 'accept', 'collect', 'atCustomer');
      expect((await say('handleProblem', uuid, { ...problem, action: 'RETURN_TO_STORE' })).status).toBe(200);
      await world.steps(uuid, 'back');
      expect((await world.history(uuid)).slice(-3)).toEqual([
        'RETURNING_TO_MERCHANT',
        'RETURNED_TO_MERCHANT',
        'CANCELLED',
      ]);
    });

    it('RETURN_TO_STORE for what is on its way back already changes nothing, and is noted', async () => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, 'accept', 'collect', 'fail');
      expect((await say('handleProblem', uuid, { ...problem, action: 'RETURN_TO_STORE' })).status).toBe(200);
      expect((await world.detail(uuid)).problem).toMatchObject([
        {
          reason: 'NOBODY_TO_RECEIVE',
          resolved: true,
          actionTaken: 'RETURN_TO_STORE',
          actionMessage: 'Pode trazer',
        },
      ]);
    });

    it('CANCEL_DELIVERY cancels', async () => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, 'accept', 'collect');
      expect((await say('handleProblem', uuid, { ...problem, action: 'CANCEL_DELIVERY' })).status).toBe(200);
      expect(await last(uuid)).toBe('CANCELLED');
    });

    it('DELIVER_PRODUCT lets it go on', async () => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, 'accept', 'collect');
      expect((await say('handleProblem', uuid, { ...problem, action: 'DELIVER_PRODUCT' })).status).toBe(200);
      expect(await last(uuid)).toBe('DELIVERY_ONGOING');
      expect((await world.detail(uuid)).problem).toEqual([
        {
          reason: 'NOBODY_TO_RECEIVE',
          message: 'Pode trazer',
          datetime: expect.any(String),
          canFinishDeliver: true,
          needMerchantAction: false,
          resolved: true,
          actionTaken: 'DELIVER_PRODUCT',
          actionMessage: 'Pode trazer',
          resolutionDate: expect.any(String),
        },
      ]);
    });

    it('422 when nothing is on its way', async () => {
      const uuid = await world.createDelivery();
      await world.steps(uuid, 'accept', 'collect', 'deliver');
      expect((await say('handleProblem', uuid, { ...problem, action: 'CANCEL_DELIVERY' })).status).toBe(422);
      const undecided = await world.createDelivery({}, false);
      expect((await say('handleProblem', undecided, { ...problem, action: 'CANCEL_DELIVERY' })).status).toBe(
        422,
      );
    });

    it('400 without reason or action', async () => {
      const answer = await say('handleProblem', await world.createDelivery(), { reason: 'HUNGER' });
      expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([400, ['action', 'reason']]);
    });
  });
});
