import { Hubs, Merchants, newUuid, OrderQueries } from '#domain';
import {
  cancelExample,
  deliveryExample,
  marketplaceExample,
} from '../../apps/open-delivery/src/docs/request.examples.js';
import { Agent, request } from 'undici';
import { runs } from '../support/test-mode.js';
import { assertConforms } from './schema.verdict.js';
import { BASE, OpenDeliveryWorld } from './open-delivery.world.js';

describe('a delivery', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  const order = async (orderUuid: string) =>
    world.faces.get(OrderQueries).byId(world.scope, await world.orderId(orderUuid));

  describe('is asked for', () => {
    it('and answered at once: kept, not yet decided', async () => {
      const body = world.delivery();
      const answer = await world.post('delivery', body);
      expect(answer.status).toBe(202);
      assertConforms('delivery-accepted', answer.body);
      const createdAt = world.core.clock.now();
      expect(answer.body).toMatchObject({
        orderId: body.orderId,
        status: 'PENDING',
        event: 'PENDING',
        createdAt: createdAt.toISOString(),
        deliveryDetailsURL: expect.stringMatching(new RegExp(`/v1/logistics/delivery/${body.orderId}$`)),
      });
      const { estimate, rejectAfter } = answer.body.completion;
      expect(Date.parse(estimate)).toBeGreaterThan(createdAt.getTime());
      expect(Date.parse(rejectAfter)).toBeGreaterThan(Date.parse(estimate));
      expect(await world.detail(body.orderId)).toMatchObject({
        ...body,
        status: 'PENDING',
        currentCombinedOrdersIds: [],
      });
    });

    it('and becomes an order of the core, with everything the courier has to know', async () => {
      const uuid = await world.createDelivery({
        confirmationCodeRequired: true,
        payments: {
          method: 'OFFLINE',
          wirelessPos: true,
          offlineMethod: [{ type: 'CASH', amount: { value: 50, currency: 'BRL' } }],
          change: { value: 10, currency: 'BRL' },
        },
        specialInstructions: 'Não tocar a campainha',
        pickupAddress: {
          ...deliveryExample.pickupAddress,
          instructions: 'Balcão dos fundos',
          parkingSpace: true,
        },
      });
      const made = await order(uuid);
      expect(made).toMatchObject({
        source: 'open_delivery',
        status: 'pending',
        merchantId: world.merchant.id,
        externalId: uuid,
        externalDisplayId: 'A-1024',
        paymentMethod: 'invoiced',
        combinable: true,
        needsReturn: false,
        goodsValueCents: 8_590,
        package: { weightKg: 1.5 },
        pickup: { street: 'Rua das Acácias', instructions: 'Balcão dos fundos. Há vaga para estacionar' },
      });
      expect(made.stops).toMatchObject([
        {
          displayId: 'A-1024',
          name: 'Cliente Exemplo',
          phone: '11 90000-0000',
          reference: 'Portão verde',
          state: 'SP',
          collectCents: 5_000,
          collectMethod: 'cash',
          changeForCents: 6_000,
          confirmationCode: expect.stringMatching(/^\d{4}$/),
          observation: 'Não tocar a campainha. Levar maquininha. 1x Pizza grande',
        },
      ]);
    });

    it.each([
      ['a bare number for an amount', { offlineMethod: [{ type: 'PIX', amount: 20.5 }] }, 2_050, 'pix', null],
      ['no amount: the whole price', { offlineMethod: [{ type: 'DEBIT' }] }, 8_590, 'debit_card', null],
      [
        'several methods',
        {
          offlineMethod: [
            { type: 'CREDIT', amount: 5 },
            { type: 'CASH', amount: 5 },
          ],
        },
        1_000,
        'credit_card',
        null,
      ],
      [
        'the note instead of the change',
        { offlineMethod: [{ type: 'CASH', amount: 85.9 }], change: 100 },
        8_590,
        'cash',
        10_000,
      ],
      ['no method at all', {}, 8_590, null, null],
    ])(
      'to be paid on delivery with %s',
      async (_what, payments, collectCents, collectMethod, changeForCents) => {
        const uuid = await world.createDelivery({ payments: { method: 'OFFLINE', ...payments } });
        expect((await order(uuid)).stops[0]).toMatchObject({ collectCents, collectMethod, changeForCents });
      },
    );

    it('paid online: nothing to collect', async () => {
      const uuid = await world.createDelivery({ payments: { method: 'ONLINE' } });
      expect((await order(uuid)).stops[0]).toMatchObject({ collectCents: null, collectMethod: null });
    });
  });

  describe('is asked for again', () => {
    it('with the same body: the same 202, whatever became of it meanwhile', async () => {
      const body = world.delivery();
      const first = await world.post('delivery', body);
      await world.decide();
      const { orderId, ...rest } = body;
      const again = await world.post('delivery', {
        ...rest,
        orderId,
        customerPhone: body.customerPhone,
        reference: null,
      });
      expect(again.status).toBe(202);
      expect(again.body).toEqual(first.body);
      expect(await world.history(orderId)).toEqual(['PENDING', 'ACCEPTED']);
    });

    it('with another body: 422', async () => {
      const body = world.delivery();
      await world.post('delivery', body);
      const answer = await world.post('delivery', { ...body, customerName: 'Outra pessoa' });
      expect(answer.status).toBe(422);
      assertConforms('problem', answer.body);
    });

    it.each([
      ['the merchant cancelled it', (uuid: string) => world.post(`cancel/${uuid}`, cancelExample)],
      ['an operator did', (uuid: string) => world.steps(uuid, 'cancelled')],
      ['nobody took it', (uuid: string) => world.steps(uuid, 'notServed')],
      ['nothing was delivered', (uuid: string) => world.steps(uuid, 'accept', 'collect', 'fail', 'back')],
    ])('after %s: a new attempt each time, and GET shows the last', async (_why, end) => {
      const body = world.delivery({ returnToMerchant: true });
      const { orderId } = body;
      const attempts = new Set<string>();
      for (let attempt = 1; attempt <= 4; attempt++) {
        const { status, body: answer } = await world.post('delivery', {
          ...body,
          customerName: `${attempt}`,
        });
        expect([status, answer.status]).toEqual([202, 'PENDING']);
        attempts.add(answer.deliveryId);
        await world.decide();
        expect(await world.detail(orderId)).toMatchObject({
          deliveryId: answer.deliveryId,
          status: 'ACCEPTED',
          customerName: `${attempt}`,
        });
        await end(orderId);
        expect(await world.detail(orderId)).toMatchObject({ status: 'CANCELLED' });
      }
      expect(attempts.size).toBe(4);
      const told = (await world.webhookBodies(orderId)).map(({ event }) => event.type);
      expect(told.filter((type) => type === 'PENDING')).toHaveLength(4);
    });

    it('after it was withdrawn before the decision: a new attempt', async () => {
      const body = world.delivery();
      const first = await world.post('delivery', body);
      await world.post(`cancel/${body.orderId}`, cancelExample);
      const again = await world.post('delivery', body);
      expect([again.status, again.body.status]).toEqual([202, 'PENDING']);
      expect(again.body.deliveryId).not.toBe(first.body.deliveryId);
    });

    it('as the very request of a cancelled attempt, by its key: the same 202; another one is a new attempt', async () => {
      const body = world.delivery();
      const send = async (key: string, changes = {}) =>
        (await world.post('delivery', { ...body, ...changes }, undefined, { 'Idempotency-Key': key })).body
          .deliveryId;
      const first = await send('one');
      await world.decide();
      await world.post(`cancel/${body.orderId}`, cancelExample);
      expect(await send('one')).toBe(first);
      const second = await send('two');
      expect(second).not.toBe(first);
      expect([await send('one'), await send('two'), await send('three')]).toEqual([first, second, second]);
      await world.post(`cancel/${body.orderId}`, cancelExample);
      expect(await send('two', { customerName: 'Outra pessoa' })).not.toBe(second);
    });

    it('by another merchant: a delivery of its own', async () => {
      const body = world.delivery();
      const first = await world.post('delivery', body);
      const { token } = await world.otherMerchant();
      const second = await world.post('delivery', body, token);
      expect(second.status).toBe(202);
      expect(second.body.deliveryId).not.toBe(first.body.deliveryId);
    });

    it('ten times each in parallel: one delivery of each id', async () => {
      const bodies = Array.from({ length: runs(25, 100) }, () => world.delivery());
      const headers = { Authorization: `Bearer ${await world.token()}`, 'Content-Type': 'application/json' };
      const sender = new Agent({ connections: 250 });
      const url = `${world.faces.baseUrl}${BASE}/v1/logistics/delivery`;
      const answers = await Promise.all(
        Array.from({ length: bodies.length * 10 }, async (_, i) => {
          const body = JSON.stringify(bodies[i % bodies.length]);
          const answer = await request(url, { method: 'POST', headers, body, dispatcher: sender });
          return { status: answer.statusCode, body: (await answer.body.json()) as { deliveryId: string } };
        }),
      );
      await sender.close();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
      expect(new Set(answers.map(({ body }) => body.deliveryId)).size).toBe(bodies.length);
      const ids = bodies.map(({ orderId }) => orderId as string);
      const rows = await world.core.db.query<{ n: number }>(
        `select count(*)::int as n from delivery_requests where order_uuid = any($1::uuid[])
         union all
         select count(*)::int from outbox where topic = 'request.received'
            and payload->'request'->'card'->>'orderUuid' = any($1::text[])`,
        [ids],
      );
      expect(rows.map(({ n }) => n)).toEqual([bodies.length, bodies.length]);
      await world.core.db.execute(`delete from delivery_requests where order_uuid = any($1::uuid[])`, [ids]);
    });
  });

  describe('of a marketplace', () => {
    const ask = async () => {
      const body = { ...structuredClone(marketplaceExample), orderId: newUuid() };
      return { body, answer: await world.post('delivery', body) };
    };

    it('is refused on the spot where the merchant does not take them, and nothing is created', async () => {
      const { body, answer } = await ask();
      expect(answer.status).toBe(202);
      assertConforms('delivery-accepted', answer.body);
      expect(answer.body).toMatchObject({ status: 'REJECTED', event: 'REJECTED' });
      await world.decide();
      expect(await world.history(body.orderId)).toEqual(['REJECTED']);
      expect((await world.webhookBodies(body.orderId)).map(({ event }) => event.type)).toEqual(['REJECTED']);
      await expect(world.orderId(body.orderId)).rejects.toThrow('has no order');
    });

    it('is recognised by the exact name, where the hub lists names; any other order is the store’s own', async () => {
      const hubs = world.faces.get(Hubs);
      const list = async (marketplaces: string[]) => {
        await hubs.update(world.hub.id, { settings: { requests: { marketplaces } } });
        world.tick(5);
      };
      for (const [names, event] of [
        [['Marketplace A'], 'REJECTED'],
        [['marketplace a', 'Marketplace'], 'PENDING'],
      ] as const) {
        await list([...names]);
        expect((await ask()).answer.body.event).toBe(event);
      }
      await list([]);
    });

    it('is carried like any other where it does: codes, locator and number reach the courier', async () => {
      await world.faces
        .get(Merchants)
        .update(world.scope, world.merchant.id, { acceptsMarketplaceRequests: true });
      const { body, answer } = await ask();
      expect(answer.body.event).toBe('PENDING');
      await world.decide();
      const made = await order(body.orderId);
      expect(made.pickupCode).toBe('4821');
      expect(made.stops[0]).toMatchObject({
        displayId: '7731',
        phone: '11 90000-0000',
        phoneLocator: '12345678',
      });
      await world.faces
        .get(Merchants)
        .update(world.scope, world.merchant.id, { acceptsMarketplaceRequests: false });
    });
  });

  describe('forgives', () => {
    it('unknown keys, nulls, other postal codes and states, house numbers that are none', async () => {
      const uuid = await world.createDelivery({
        surprise: { of: 'a newer version' },
        orderDeliveryFee: null,
        customerPhone: null,
        metadata: null,
        deliveryAddress: {
          ...deliveryExample.deliveryAddress,
          state: 'Ontario',
          postalCode: 'K1A 0B1',
          number: 's/n',
          complement: '',
          reference: null,
          district: '',
          plusCode: '6Q4X+',
        },
      });
      expect(await world.history(uuid)).toEqual(['PENDING', 'ACCEPTED']);
    });

    it('all members that the official schema has beyond the contract', async () => {
      const uuid = await world.createDelivery({
        pickupCode: '77',
        customerPhoneLocalizer: '9988',
        notifyPickup: true,
        notifyConclusion: true,
        preparationStartDateTime: '2026-03-02T12:00:00.000Z',
        sourceAppId: newUuid(),
        sourceOrderId: newUuid(),
      });
      expect(await order(uuid)).toMatchObject({ pickupCode: '77', stops: [{ phoneLocator: '9988' }] });
    });

    it('an orderId in capitals, which is given back as it was sent', async () => {
      const orderId = newUuid().toUpperCase();
      const { body } = await world.post('delivery', world.delivery({ orderId }));
      expect(body.orderId).toBe(orderId);
      expect((await world.detail(orderId.toLowerCase())).orderId).toBe(orderId);
      expect((await world.webhookBodies(orderId))[0].orderId).toBe(orderId);
    });

    it('a merchant id of one character', async () => {
      const uuid = await world.createDelivery({ merchant: { id: '7', name: 'Loja' } });
      expect((await world.webhookBodies(uuid))[0]).toMatchObject({ merchant: { id: '7', name: 'Loja' } });
    });
  });

  describe('is refused with the path of what is wrong', () => {
    it.each([
      ['orderId', { orderId: 'not-a-uuid' }],
      ['orderId', { orderId: undefined }],
      ['orderDisplayId', { orderDisplayId: 7 }],
      ['merchant', { merchant: undefined }],
      ['merchant.id', { merchant: { id: '', name: 'x' } }],
      ['merchant.id', { merchant: { id: 'x'.repeat(101), name: 'x' } }],
      ['merchant.name', { merchant: { id: 'x' } }],
      ['pickupAddress', { pickupAddress: null }],
      ['pickupAddress.country', { pickupAddress: { ...deliveryExample.pickupAddress, country: 'BRA' } }],
      [
        'deliveryAddress.complement',
        { deliveryAddress: { ...deliveryExample.deliveryAddress, complement: undefined } },
      ],
      ['deliveryAddress.latitude', { deliveryAddress: { ...deliveryExample.deliveryAddress, latitude: 91 } }],
      [
        'deliveryAddress.longitude',
        { deliveryAddress: { ...deliveryExample.deliveryAddress, longitude: '-46' } },
      ],
      ['vehicle.type', { vehicle: { type: 'CAR', container: 'NORMAL' } }],
      ['vehicle.type', { vehicle: { type: [], container: 'NORMAL' } }],
      ['vehicle.type.1', { vehicle: { type: ['CAR', 'TRAIN'], container: 'NORMAL' } }],
      ['vehicle.container', { vehicle: { type: ['CAR'], container: 'ICE' } }],
      ['limitTimes', { limitTimes: 30 }],
      ['limitTimes.deliveryLimit', { limitTimes: { deliveryLimit: 'soon' } }],
      ['totalOrderPrice.currency', { totalOrderPrice: { value: 1, currency: 'USD' } }],
      ['totalOrderPrice.value', { totalOrderPrice: { value: '1', currency: 'BRL' } }],
      ['totalOrderPrice.value', { totalOrderPrice: { value: 1.23456, currency: 'BRL' } }],
      ['merchant.id', { merchant: { id: 'São João', name: 'x' } }],
      ['merchant.id', { merchant: { id: 'a\r\nX-Y: 1', name: 'x' } }],
      ['limitTimes.orderCreatedAt', { limitTimes: { orderCreatedAt: '2030-02-31T10:00:00Z' } }],
      ['totalWeight', { totalWeight: 1.5 }],
      ['returnToMerchant', { returnToMerchant: 'false' }],
      ['canCombine', { canCombine: undefined }],
      ['customerName', { customerName: null }],
      ['payments.method', { payments: { method: 'CASH' } }],
      [
        'payments.offlineMethod.0.type',
        { payments: { method: 'OFFLINE', offlineMethod: [{ type: 'GOLD' }] } },
      ],
      ['combinedOrdersIds.0', { combinedOrdersIds: ['x'] }],
      ['notifyReadyForPickup', { notifyReadyForPickup: 1 }],
    ])('%s', async (path, changes) => {
      const answer = await world.post('delivery', world.delivery(changes));
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      assertConforms('problem', answer.body);
      expect(Object.keys(answer.body.errors)).toEqual([path]);
    });

    it('names the first field and what is wrong with it in detail', async () => {
      const { body } = await world.post('delivery', world.delivery({ customerName: 7 }));
      expect([body.detail, body.message]).toEqual(Array(2).fill('customerName deve ser texto'));
    });

    it('takes prices with the noise of floats, and with four decimals', async () => {
      for (const value of [89.69999999999999, 1.2345]) {
        const changes = { totalOrderPrice: { value, currency: 'BRL' } };
        expect((await world.post('delivery', world.delivery(changes))).status).toBe(202);
      }
    });

    it('all of it at once', async () => {
      const answer = await world.post('delivery', { orderId: 'x' });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors).sort()).toEqual(
        [
          'canCombine',
          'customerName',
          'deliveryAddress',
          'limitTimes',
          'merchant',
          'orderDisplayId',
          'orderId',
          'payments',
          'pickupAddress',
          'returnToMerchant',
          'totalOrderPrice',
          'totalWeight',
          'vehicle',
        ].sort(),
      );
    });

    it.each([
      ['malformed JSON', '{"orderId":', 400],
      ['a list', '[]', 400],
      ['nothing', '', 400],
      ['a body that is too large', JSON.stringify({ a: 'x'.repeat(1_100_000) }), 413],
    ])('%s', async (_what, text, status) => {
      const answer = await world.faces
        .call()
        .post(`${BASE}/v1/logistics/delivery`)
        .set('Authorization', `Bearer ${await world.token()}`)
        .set('Content-Type', 'application/json')
        .send(text);
      expect(answer.status).toBe(status);
      assertConforms('problem', answer.body);
    });
  });

  describe('is nobody else’s', () => {
    it('404 for another merchant, for another hub and for what never was', async () => {
      const uuid = await world.createDelivery();
      const { token } = await world.otherMerchant();
      for (const path of [`delivery/${uuid}`, `delivery/${newUuid()}`]) {
        const answer = await world.get(path, token);
        expect(answer.status).toBe(404);
        assertConforms('problem', answer.body);
      }
      for (const command of ['readyForPickup', 'orderPicked', 'finishDelivery'])
        expect((await world.post(`${command}/${uuid}`, undefined, token)).status).toBe(404);
      expect((await world.post(`cancel/${uuid}`, { reason: 'OTHER' }, token)).status).toBe(404);
      expect((await world.get('delivery/not-a-uuid')).status).toBe(400);
    });

    it('403 for a merchant that is blocked; what it has already goes on', async () => {
      const { merchant, token } = await world.otherMerchant();
      const body = world.delivery();
      await world.post('delivery', body, token);
      await world.faces.get(Merchants).block(world.scope, merchant.id);
      expect((await world.post('delivery', world.delivery(), token)).status).toBe(403);
      expect((await world.get(`delivery/${body.orderId}`, token)).status).toBe(200);
    });
  });

  it('has unknown paths and methods answered as problems', async () => {
    for (const call of [
      world.faces.call().get(`${BASE}/v1/nowhere`),
      world.faces.call().put(`${BASE}/oauth/nowhere`),
    ]) {
      const answer = await call;
      expect(answer.status).toBe(404);
      assertConforms('problem', answer.body);
    }
  });
});
