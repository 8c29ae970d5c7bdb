import {
  MessageQueue,
  OrderEditing,
  OrderLifecycle,
  OutboxRelay,
  RecipientWishes,
  type OrderRecord,
} from '#domain';
import { RecipientClaims } from '#domain/modules';
import { DROPOFF, PICKUP } from '../../support/builders/index.js';
import { PushBrowser } from '../../support/push-browser.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';

describe('pushes of what others do with a courier’s orders', () => {
  let world: CourierWorld;
  let service: TestReceiver;
  let life: OrderLifecycle;

  beforeAll(async () => {
    world = await CourierWorld.open();
    service = await TestReceiver.start();
    service.reacts(() => ({ status: 201 }));
    life = world.face.get(OrderLifecycle);
  });
  afterAll(() => service.close());

  let paths = 0;
  const subscribed = async () => {
    const app = await world.aCourier();
    const path = `/${String((paths += 1))}`;
    const browser = new PushBrowser(service.url(path));
    await app.put('/push-subscriptions', browser.body()).expect(200);
    return { app, browser, path };
  };
  type Subscribed = Awaited<ReturnType<typeof subscribed>>;
  const send = async () => {
    await world.face.get(OutboxRelay).drain();
    await world.face.get(MessageQueue).drain();
  };
  /** What this courier's browser got since. */
  const news = async ({ browser, path }: Subscribed) => {
    await send();
    return service.received
      .filter((one) => one.path === path)
      .map((one) => ({ topic: one.headers['topic'], ...browser.read(one) }) as Record<string, string>);
  };
  const carriedBy = async (
    { app }: { app: CourierApp },
    collected = false,
    changes: Parameters<ReturnType<CourierWorld['anOrder']>['with']>[0] = {},
  ): Promise<OrderRecord> => {
    const order = await world.anOrder().with(changes).create(world.face);
    await life.reassign(world.hub.scope, order.id, app.id);
    if (collected) await life.collect(world.hub.scope, order.id, {});
    // Messages that are due together are sent together, in no sequence.
    await send();
    return order;
  };

  it('tell of an order that was given to the courier without an offer, once', async () => {
    const courier = await subscribed();
    const order = await carriedBy(courier);
    expect(await news(courier)).toEqual([
      {
        kind: 'courier_order_assigned',
        topic: `order-${String(order.id)}`,
        orderId: String(order.id),
        expiresAt: expect.any(String),
        title: expect.stringContaining('Novo pedido: '),
        body: expect.stringContaining(order.publicId),
      },
    ]);
    expect(await news(courier)).toHaveLength(1);
  });

  it('tell both couriers when an order changes hands', async () => {
    const [first, second] = [await subscribed(), await subscribed()];
    const order = await carriedBy(first);
    await life.reassign(world.hub.scope, order.id, second.app.id);
    expect((await news(first)).map(({ kind }) => kind)).toEqual([
      'courier_order_assigned',
      'courier_order_taken',
    ]);
    expect((await news(second)).map(({ kind }) => kind)).toEqual(['courier_order_assigned']);
  });

  it.each([
    ['courier_order_taken', 'is taken back', (id: number) => life.release(world.hub.scope, id)],
    [
      'courier_order_cancelled',
      'is cancelled',
      (id: number) => life.cancel(world.hub.scope, id, { reason: 'consumer_request' }),
    ],
  ])('tell as %s that an order %s', async (kind, _, command) => {
    const courier = await subscribed();
    const { id } = await carriedBy(courier);
    await command(id);
    expect((await news(courier)).at(-1)).toMatchObject({ kind, orderId: String(id) });
  });

  it('tell that the goods have to come back, and nothing of the return itself', async () => {
    const courier = await subscribed();
    const { id } = await carriedBy(courier, true);
    await life.cancel(world.hub.scope, id, { reason: 'operator', returnToPickup: true });
    await courier.app.post(`/orders/${String(id)}/return`).expect(200);
    expect((await news(courier)).map(({ kind }) => kind)).toEqual([
      'courier_order_assigned',
      'courier_order_returning',
    ]);
  });

  it('tell what the recipient asks for at the door, and nothing of what the company edits', async () => {
    const courier = await subscribed();
    const stops = [{ ...DROPOFF, address: 'Rua B, 2', phone: '19999994711' }];
    const { id, trackingToken } = await carriedBy(courier, false, { stops });
    await world.face.get(RecipientWishes).take(trackingToken, '4711', { instructions: 'Bloco B' });
    await world.face.get(OrderEditing).edit(world.hub.scope, id, { observation: 'Frágil' });
    expect((await news(courier)).map(({ kind }) => kind)).toEqual([
      'courier_order_assigned',
      'courier_order_changed',
    ]);
  });

  it('tell of a claim about the delivery, and nothing of the courier’s own answer', async () => {
    const courier = await subscribed();
    const stops = [{ ...DROPOFF, address: 'Rua B, 2', phone: '19999994711' }];
    const { id, trackingToken } = await carriedBy(courier, true, { stops });
    await life.deliverStop(world.hub.scope, id, 1, { byHand: true });
    await world.face
      .get(RecipientClaims)
      .open(trackingToken, '4711', { photos: [], kind: 'late', text: 'Frio' });
    const [claim] = (await courier.app.get('/claims').expect(200)).body.items as { id: number }[];
    await courier.app.post(`/claims/${String(claim!.id)}/answer`, { text: 'Choveu' }).expect(200);
    expect((await news(courier)).map(({ kind }) => kind)).toEqual([
      'courier_order_assigned',
      'courier_claim',
    ]);
  });

  it('do not tell couriers of what they do themselves', async () => {
    const courier = await subscribed();
    await courier.app.work(PICKUP);
    const order = await courier.app.take(world.anOrder());
    await courier.app.post(`/orders/${String(order.id)}/give-back`, { reason: 'Pneu furado' }).expect(204);
    expect((await news(courier)).filter(({ kind }) => kind?.startsWith('courier_order'))).toEqual([]);
  });
});
