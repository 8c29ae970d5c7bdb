import { CourierPositions } from '#domain';
import { anOrder, FURTHER, PICKUP } from '../../support/builders/index.js';
import { anAdminWorld, type AdminCaller, type AdminWorld } from '../admin.world.js';

describe('what stands behind an order', () => {
  let world: AdminWorld;
  let operator: AdminCaller;

  beforeAll(async () => {
    world = await anAdminWorld();
    operator = world.as('operator');
  });

  it('is what it moved in wallets, with whose each is', async () => {
    const { home, faces } = world;
    const { id, courierPayCents } = await anOrder(home).delivered().create(faces);
    const { body } = await operator('get', `/orders/${String(id)}/movements`);
    expect(body.items).toMatchObject([
      { owner: { kind: 'courier', id: home.courierId }, amountCents: courierPayCents, orderId: id },
    ]);
    expect((await operator('get', '/orders/1/movements')).status).toBe(404);
  });

  it('is the way of its courier from the acceptance on', async () => {
    const { home, faces } = world;
    const positions = faces.get(CourierPositions);
    const { clock } = faces.core;
    const waiting = await anOrder(home).create(faces);
    await positions.record(home.courierId, [{ ...PICKUP, at: clock.now() }]);
    clock.advance({ minutes: 1 });
    const { id } = await anOrder(home).accepted().create(faces);
    clock.advance({ minutes: 1 });
    const at = clock.now();
    await positions.record(home.courierId, [{ ...FURTHER, at }]);
    const { body } = await operator('get', `/orders/${String(id)}/track`);
    expect(body).toEqual({
      courierId: home.courierId,
      points: [{ latitude: FURTHER.latitude, longitude: FURTHER.longitude, at: at.toISOString() }],
    });
    const none = (await operator('get', `/orders/${String(waiting.id)}/track`)).body;
    expect(none).toEqual({ courierId: null, points: [] });
  });

  it('is the way that maps draw: of the order, and what its courier has ahead', async () => {
    const { home, faces } = world;
    const { id } = await anOrder(home).accepted().create(faces);
    const order = (await operator('get', `/orders/${String(id)}/way`)).body.way;
    expect(order[0]).toEqual({ latitude: PICKUP.latitude, longitude: PICKUP.longitude });
    expect(order).toHaveLength(3);
    const ahead = (await operator('get', `/couriers/${String(home.courierId)}/way`)).body.way;
    expect(ahead.length).toBeGreaterThan(2);
    expect((await operator('get', '/orders/1/way')).status).toBe(404);
  });

  it('is what an edit would cost, before it is made', async () => {
    const { home, faces } = world;
    const { id, totalCents } = await anOrder(home).create(faces);
    const path = `/orders/${String(id)}`;
    const patch = { stops: [{ ...FURTHER, address: 'Rua Distante, 9' }] };
    const quote = (await operator('post', `${path}/quote`, patch)).body;
    expect(quote.currentCents).toBe(totalCents);
    expect(quote.totalCents).toBeGreaterThan(totalCents);
    expect(quote.distanceSource).toBe('straight_line');
    expect((await operator('get', path)).body.totalCents).toBe(totalCents);
    expect((await operator('patch', path, patch)).body.totalCents).toBe(quote.totalCents);
    const plain = (await operator('post', `${path}/quote`, { observation: 'Tocar' })).body;
    expect(plain.totalCents).toBe(quote.totalCents);
    const collected = await anOrder(home).collected().create(faces);
    expect((await operator('post', `/orders/${String(collected.id)}/quote`, patch)).status).toBe(409);
  });
});
