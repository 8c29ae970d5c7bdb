import { CourierDocuments, Hubs, newFileKey, newUuid } from '#domain';
import { marketplaceExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { OUT_OF_AREA, PICKUP, OpenDeliveryWorld } from './open-delivery.world.js';

/** The contract's events of a delivery, in the history of GET and in the webhooks. */
describe('the events of a delivery', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  /** The history, which must equal the webhooks in words and instants; no two instants are equal. */
  const story = async (orderId: string): Promise<string[]> => {
    const { events } = await world.detail(orderId);
    const bodies = await world.webhookBodies(orderId);
    expect(bodies.map(({ event }) => event)).toEqual(events);
    const instants: string[] = events.map(({ datetime }: { datetime: string }) => datetime);
    expect(new Set(instants).size).toBe(instants.length);
    expect([...instants].sort()).toEqual(instants);
    return world.history(orderId);
  };

  const ON_THE_WAY = [
    'PENDING',
    'ACCEPTED',
    'PICKUP_ONGOING',
    'ARRIVED_AT_MERCHANT',
    'ORDER_PICKED',
    'DELIVERY_ONGOING',
  ];

  it('plain: from the request to the end, none skipped', async () => {
    const order = await world.createDelivery();
    await world.steps(order, 'accept', 'arrive', 'collect', 'atCustomer', 'deliver');
    expect(await story(order)).toEqual([
      ...ON_THE_WAY,
      'ARRIVED_AT_CUSTOMER',
      'ORDER_DELIVERED',
      'DELIVERY_FINISHED',
    ]);
  });

  it('a courier who presses only the last button has passed every station all the same', async () => {
    const order = await world.createDelivery();
    await world.steps(order, 'accept', 'collect', 'deliver');
    expect(await story(order)).toEqual([
      ...ON_THE_WAY,
      'ARRIVED_AT_CUSTOMER',
      'ORDER_DELIVERED',
      'DELIVERY_FINISHED',
    ]);
  });

  it('keeps instants apart even when everything happens within one', async () => {
    const order = await world.createDelivery();
    const tick = jest.spyOn(world, 'tick').mockImplementation(() => undefined);
    await world.steps(order, 'accept', 'collect', 'deliver');
    tick.mockRestore();
    expect(await story(order)).toHaveLength(9);
  });

  it('ends CANCELLED where the hub wants no return of what was not delivered', async () => {
    const hubs = world.faces.get(Hubs);
    await hubs.update(world.hub.id, { settings: { returnOnFailedStop: false } });
    const order = await world.createDelivery();
    await world.steps(order, 'accept', 'arrive', 'collect', 'fail');
    expect((await story(order)).slice(-2)).toEqual(['ARRIVED_AT_CUSTOMER', 'CANCELLED']);
    await hubs.update(world.hub.id, { settings: { returnOnFailedStop: true } });
  });

  it('ACCEPTED carries the tracking link', async () => {
    const bodies = await world.webhookBodies(await world.createDelivery());
    const { event, externalTrackingURL } = bodies.at(-1)!;
    expect([event.type, externalTrackingURL]).toEqual(['ACCEPTED', expect.stringContaining('/rastreio/')]);
  });

  it('with return: back to the merchant before the end', async () => {
    const order = await world.createDelivery({ returnToMerchant: true });
    await world.steps(order, 'accept', 'arrive', 'collect', 'deliver', 'back');
    expect(await story(order)).toEqual([
      ...ON_THE_WAY,
      'ARRIVED_AT_CUSTOMER',
      'ORDER_DELIVERED',
      'RETURNING_TO_MERCHANT',
      'RETURNED_TO_MERCHANT',
      'DELIVERY_FINISHED',
    ]);
  });

  it('nothing delivered: a problem, the return, and CANCELLED in the end', async () => {
    const order = await world.createDelivery();
    await world.steps(order, 'accept', 'arrive', 'collect', 'fail', 'back');
    expect(await story(order)).toEqual([
      ...ON_THE_WAY,
      'ARRIVED_AT_CUSTOMER',
      'RETURNING_TO_MERCHANT',
      'RETURNED_TO_MERCHANT',
      'CANCELLED',
    ]);
    const bodies = await world.webhookBodies(order);
    expect(bodies.at(-1)?.event).toMatchObject({
      type: 'CANCELLED',
      message: 'A entrega não foi feita: Cliente ausente',
      rejectionInfo: { reason: 'OTHER' },
    });
    expect(bodies.map(({ problem }) => problem?.[0]?.reason)).toEqual([
      ...Array<undefined>(7).fill(undefined),
      ...Array<string>(3).fill('NOBODY_TO_RECEIVE'),
    ]);
    expect((await world.detail(order))['problem']).toMatchObject([
      { reason: 'NOBODY_TO_RECEIVE', message: 'Cliente ausente', canFinishDeliver: false, resolved: true },
    ]);
  });

  it('the courier gives it back: ACCEPTED again with a problem, and another courier takes it', async () => {
    const order = await world.createDelivery();
    await world.steps(order, 'accept', 'arrive', 'release', 'accept');
    expect(await story(order)).toEqual([
      'PENDING',
      'ACCEPTED',
      'PICKUP_ONGOING',
      'ARRIVED_AT_MERCHANT',
      'ACCEPTED',
      'PICKUP_ONGOING',
    ]);
    const bodies = await world.webhookBodies(order);
    expect(bodies.map(({ problem }) => problem?.[0]?.reason)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'DELIVERYPERSON_OCCURRENCE',
      undefined,
    ]);
    expect(bodies[4]).not.toHaveProperty('deliveryPerson');
    expect((await world.detail(order))['problem']).toMatchObject([
      { message: 'Pneu furado', resolved: true },
    ]);
  });

  it('no courier takes it: CANCELLED without a courier', async () => {
    const order = await world.createDelivery();
    await world.steps(order, 'notServed');
    expect(await story(order)).toEqual(['PENDING', 'ACCEPTED', 'CANCELLED']);
    expect((await world.detail(order))['event']).toMatchObject({
      message: 'Nenhum entregador disponível',
      rejectionInfo: { reason: 'NO_DELIVERYPERSON_AVAILABLE' },
    });
  });

  it('not for us: REJECTED with its reason', async () => {
    const order = await world.createDelivery({
      deliveryAddress: { ...world.delivery()['deliveryAddress'], ...OUT_OF_AREA },
    });
    expect(await story(order)).toEqual(['PENDING', 'REJECTED']);
  });

  it("shows the courier's photo where there is one, in webhooks and detail alike", async () => {
    const order = await world.createDelivery();
    await world.steps(order, 'accept');
    const { deliveryPerson } = await world.detail(order);
    const storageKey = newFileKey('couriers', Number(deliveryPerson.id), 'image/png');
    await world.faces
      .get(CourierDocuments)
      .add(world.scope, Number(deliveryPerson.id), 'face', { storageKey, contentType: 'image/png' });
    await world.steps(order, 'arrive');
    const { deliveryMan } = await world.detail(order);
    expect(deliveryMan).toEqual({
      ...deliveryPerson,
      pictureURL: expect.stringContaining(`/arquivos/${storageKey}?v=`),
    });
    expect((await world.webhookBodies(order)).at(-1)?.deliveryPerson).toEqual(deliveryMan);
  });

  it('not for a marketplace: REJECTED at once, and nothing comes of it', async () => {
    const orderId = newUuid();
    await world.post('delivery', { ...marketplaceExample, orderId });
    expect(await story(orderId)).toEqual(['REJECTED']);
    await world.decide();
    expect(await story(orderId)).toEqual(['REJECTED']);
    expect(await world.core.db.query('select 1 from orders where external_id = $1', [orderId])).toEqual([]);
  });

  it.each([
    ['before the decision', [], false],
    ['while a courier is looked for', [], true],
    ['on the way to the pickup', ['accept'], true],
    ['at the pickup', ['accept', 'arrive'], true],
    ['after collection', ['accept', 'arrive', 'collect'], true],
    ['at the customer', ['accept', 'arrive', 'collect', 'atCustomer'], true],
  ] as const)('cancelled %s', async (_when, steps, decided) => {
    const order = await world.createDelivery({}, decided);
    if (decided) await world.steps(order, ...steps);
    const before = await story(order);
    world.tick();
    expect((await world.post(`cancel/${order}`, { reason: 'OTHER' })).status).toBe(202);
    expect(await story(order)).toEqual([...before, 'CANCELLED']);
  });

  it('shows a delivery on its way: vehicle, price, times, courier, tracking page', async () => {
    const order = await world.createDelivery();
    await world.steps(order, 'accept', 'collect');
    const picked = (await world.webhookBodies(order)).find(({ event }) => event.type === 'ORDER_PICKED');
    expect(picked).toMatchObject({
      orderDisplayId: 'A-1024',
      customerName: 'Cliente Exemplo',
      vehicle: { type: 'MOTORBIKE_BAG', container: 'THERMIC', containerSize: 'MEDIUM' },
      deliveryPrice: { price: { currency: 'BRL' }, pricingList: 'NORMAL', additionalPricePercentual: 0 },
      eta: { updateMethod: 'ONLINE', pickupEtaInMinutes: 0 },
      deliveryPerson: { name: expect.stringMatching(/^Ana/) },
    });
    const detail = await world.detail(order);
    expect(detail['deliveryMan']).toEqual(detail['deliveryPerson']);
    expect(detail['deliveryMan'].name).toMatch(/^Ana/);
    expect(detail['deliveryMan']).not.toHaveProperty('pictureURL');
    expect(detail).toMatchObject({
      geoLocalization: PICKUP,
      times: { isDeliveryFinished: false },
      chosenVehicle: { type: 'MOTORBIKE_BAG' },
      vehicle: { type: ['MOTORBIKE_BAG', 'MOTORBIKE_BOX'] },
    });
  });
});
