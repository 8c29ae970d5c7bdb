import { createHmac } from 'node:crypto';
import { OrderLifecycle, OutboxRelay, Payments, stopId } from '#domain';
import { PICKUP, sendOnline } from '../support/builders/index.js';
import { until } from '../support/until.js';
import { TestReceiver } from '../support/test-receiver.js';
import { open, openModelM, parada, type ModelMWorld } from './model-m.world.js';

interface ReceivedStatus {
  datetime: string;
  event_id: string;
  request_id: number;
  status_code: string;
  status_label: string;
  stop_id?: string;
  links: { request: string };
}

describe('Model M, the life of a request', () => {
  let world: ModelMWorld;
  let receiver: TestReceiver;

  beforeAll(async () => {
    world = await openModelM();
    receiver = await TestReceiver.start();
    await world.post('/cadastrarWebhook', { tipo: 'status', url: receiver.url('/m?x=%20y') }).expect(200);
  });
  afterAll(() => receiver.close());

  const lifecycle = () => world.face.get(OrderLifecycle);
  const status = async (id: string) =>
    (await world.get(`/solicitacaoStatus?id_mch=${id}`).expect(200)).body.response.status as string;

  /** Webhooks about a request so far, once all committed events are sent. */
  async function received(id: string, count: number): Promise<ReceivedStatus[]> {
    const of = () =>
      receiver
        .bodies()
        .map((body) => JSON.parse(body) as ReceivedStatus)
        .filter((event) => event.request_id === Number(id));
    await world.face.get(OutboxRelay).drain();
    await until('they are sent', async () => {
      await world.face.core.wakeUps.runAll();
      return of().length >= count;
    });
    return of();
  }

  it('has the same steps in codes, labels and webhooks', async () => {
    const { id } = await open(world, { paradas: [parada, parada] });
    const order = Number(id);
    const { scope, courierId } = world;
    const codes = [await status(id)];
    const then = async (step: Promise<unknown>) => {
      await step;
      codes.push(await status(id));
    };
    await sendOnline(world.face, scope, courierId, PICKUP);
    await then(lifecycle().accept(scope, order, courierId));
    await then(lifecycle().release(scope, order, 'pneu'));
    await then(lifecycle().accept(scope, order, courierId));
    await then(lifecycle().arriveAtPickup(scope, order));
    await then(lifecycle().collect(scope, order));
    await then(lifecycle().deliverStop(scope, order, 1, { byHand: true }));
    await then(lifecycle().deliverStop(scope, order, 2, { byHand: true }));
    expect(codes.join('')).toBe('DADAAEEF');

    const events = await received(id, 9);
    expect(events.map((event) => event.status_code)).toEqual([
      'D',
      'A',
      'D',
      'A',
      'AP',
      'E',
      'ER',
      'ER',
      'F',
    ]);
    expect(events.map((event) => event.stop_id)).toEqual([
      ...Array.from({ length: 6 }),
      stopId(order, 1),
      stopId(order, 2),
      undefined,
    ]);
    expect(events[4]).toEqual({
      datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      request_id: order,
      status_code: 'AP',
      status_label: 'ARRIVED_AT_LOCATION',
      links: { request: `https://m.example.com/api/m/v1/request/${id}` },
    });
    const instants = events.map((event) => event.datetime);
    expect(new Set(instants).size).toBe(instants.length);
    expect([...instants].sort()).toEqual(instants);
    expect(new Set(events.map((event) => event.event_id)).size).toBe(events.length);
  });

  it('is signed twice with the key that registered, over the bytes sent', () => {
    for (const { path, body, headers } of receiver.received) {
      const signature = createHmac('sha512', world.keys.hub).update(body).digest('hex');
      expect(path).toBe('/m?x=%20y');
      expect(headers).toMatchObject({ 'signature-v2': signature, signature });
    }
  });

  it('ends in N when nobody is found, in C when cancelled, and waits in R and L', async () => {
    const missed = await open(world);
    await lifecycle().cancel(world.scope, Number(missed.id), { reason: 'not_served' });
    expect(await status(missed.id)).toBe('N');
    expect((await received(missed.id, 2)).map((event) => event.status_label)).toEqual([
      'DISTRIBUTING',
      'NOT_SERVED',
    ]);

    const paid = await open(world, { forma_pagamento: 'X' });
    await world.face.get(Payments).confirm(world.scope, Number(paid.id));
    await world.post('/cancelar', { id_mch: paid.id }).expect(200);
    expect((await received(paid.id, 3)).map((event) => event.status_code)).toEqual(['R', 'D', 'C']);

    const later = await open(world, { data: '2026-03-10', hora: '10:00' });
    expect((await received(later.id, 1)).map((event) => event.status_label)).toEqual(['WAITING_RELEASE']);
  });

  it('is sent to a company only if it is its own', async () => {
    const own = await TestReceiver.start();
    await world.post('/cadastrarWebhook', { tipo: 'status', url: own.url() }, world.keys.rival).expect(200);
    const foreign = await open(world);
    const mine = await open(world, { empresa_id: world.rival.id });
    await received(foreign.id, 1);
    await own.has(1);
    expect(own.bodies().map((body) => (JSON.parse(body) as ReceivedStatus).request_id)).toEqual([
      Number(mine.id),
    ]);
    await own.close();
  });
});
