import {
  isDomainError,
  OrderLifecycle,
  OrderQueries,
  PendingDecisions,
  RecipientRequests,
  RecipientWishes,
  type OrderRecord,
} from '#domain';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

describe('what recipients ask for that somebody has to accept', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let wishes: RecipientWishes;
  let requests: RecipientRequests;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    wishes = domain.get(RecipientWishes);
    requests = domain.get(RecipientRequests);
  });
  afterAll(() => domain.close());
  beforeEach(() => {
    domain.clock.advance({ minutes: 2 });
  });

  const STOP = { ...DROPOFF, name: 'Ana', phone: '(19) 99999-4711' };
  const tokenOf = ({ stops: [stop] }: OrderRecord) => stop!.trackingToken;
  const now = async ({ id }: OrderRecord) => domain.get(OrderQueries).byId(hub.scope, id);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      (value) => (typeof value === 'string' ? value : 'taken'),
      (error: unknown) => (isDomainError(error) ? error.code : String(error)),
    );
  const north = (metres: number) => ({
    latitude: DROPOFF.latitude + metres / 111_195,
    longitude: DROPOFF.longitude,
  });
  const openOf = async ({ id }: OrderRecord) =>
    (await requests.list(hub.scope, { open: true, limit: 100 })).find(({ orderId }) => orderId === id);
  const inHours = (hours: number) => new Date(domain.clock.millis() + hours * 3_600_000);
  const yes = { accepted: true, answer: null };

  it('is no pin near the first one, step by step or at once; a farther one has a price, and moves when it is accepted', async () => {
    const order = await hub.order({ stops: [STOP] });
    expect(await wishes.movePin(tokenOf(order), '4711', north(200))).toBe('done');
    expect((await now(order)).stops[0]).toMatchObject(north(200));
    expect((await now(order)).totalCents).toBe(order.totalCents);
    expect(await refusal(wishes.movePin(tokenOf(order), '0000', north(10)))).toBe('wrong_code');
    expect(await wishes.movePin(tokenOf(order), '4711', north(400))).toBe('asked');
    expect(await wishes.movePin(tokenOf(order), '4711', north(3_000))).toBe('asked');
    expect((await now(order)).stops[0]).toMatchObject(north(200));
    const request = await openOf(order);
    expect(request).toMatchObject({ kind: 'pin', place: north(3_000), recipient: 'Ana' });
    const price = request!.priceCents!;
    expect(price).toBeGreaterThan(order.totalCents);
    expect(await domain.get(PendingDecisions).list(hub.scope)).toMatchObject([
      {
        kind: 'request',
        id: request!.id,
        orderId: order.id,
        about: 'pin',
        who: 'Ana',
        moreCents: price - order.totalCents,
      },
    ]);
    const foreign = { ...hub.scope, merchantId: order.merchantId + 999 };
    expect(await refusal(requests.decide(foreign, request!.id, yes))).toBe('order_not_found');
    expect(await refusal(requests.decide(hub.scope, request!.id, { ...yes, expectedTotalCents: 1 }))).toBe(
      'price_changed',
    );
    const both = await Promise.all([1, 2].map(() => refusal(requests.decide(hub.scope, request!.id, yes))));
    expect(both.sort()).toEqual(['request_already_decided', 'taken']);
    const after = await now(order);
    expect([after.totalCents, after.stops[0]?.latitude]).toEqual([price, north(3_000).latitude]);
    expect(await wishes.movePin(tokenOf(order), '4711', north(3_100))).toBe('done');
  });

  it('moves the pin before the delivery or not at all: one of both is first', async () => {
    const courier = await hub.courier();
    const life = domain.get(OrderLifecycle);
    for (let round = 0; round < 4; round++) {
      const order = await hub.order({ stops: [STOP] });
      await life.accept(courier.scope, order.id, courier.id);
      await life.collect(courier.scope, order.id);
      const [wish] = await Promise.all([
        refusal(wishes.movePin(tokenOf(order), '4711', north(100))),
        life.deliverStop(courier.scope, order.id, 1, {}),
      ]);
      const { stops, status } = await now(order);
      expect(status).toBe('completed');
      expect([wish, stops[0]?.latitude]).toEqual(
        wish === 'done' ? ['done', north(100).latitude] : ['transition_refused', DROPOFF.latitude],
      );
    }
  });

  it('is no other time of an order that nobody looks for yet; on the way it is accepted, and what comes back goes out then', async () => {
    const scheduled = await hub.order({ stops: [STOP], scheduledFor: inHours(5) });
    const at = inHours(8);
    expect(await refusal(wishes.anotherTime(tokenOf(scheduled), '4711', inHours(0.1)))).toBe('invalid_value');
    expect(await wishes.anotherTime(tokenOf(scheduled), '4711', at)).toBe('done');
    expect(await now(scheduled)).toMatchObject({ status: 'scheduled', scheduledFor: at });
    const courier = await hub.courier();
    const life = domain.get(OrderLifecycle);
    const order = await hub.order({ stops: [STOP] });
    await life.accept(courier.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    const tomorrow = inHours(26);
    expect(await wishes.anotherTime(tokenOf(order), '4711', tomorrow)).toBe('asked');
    await requests.decide(hub.scope, (await openOf(order))!.id, { accepted: true, answer: 'Combinado' });
    const [stop] = (await now(order)).stops;
    expect(stop).toMatchObject({ wantedAt: tomorrow.toISOString(), ifUndelivered: 'try_again_tomorrow' });
    const [asked] = await requests.latest(hub.scope.hubId, order.id, 1);
    expect(asked).toMatchObject({ kind: 'time', state: 'accepted', answer: 'Combinado' });
  });

  it('brings again what nobody took: the shop accepts the price, once', async () => {
    const courier = await hub.courier();
    const life = domain.get(OrderLifecycle);
    const order = await hub.order({ stops: [STOP] });
    expect(await refusal(wishes.askAgain(tokenOf(order), '4711'))).toBe('transition_refused');
    await life.accept(courier.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    const failed = { reason: 'Ausente', observation: 'Ninguém', photos: ['https://x.test/p.jpg'] };
    await life.failStop(courier.scope, order.id, 1, failed);
    if ((await now(order)).status === 'delivered') await life.returned(courier.scope, order.id);
    expect(await wishes.askAgain(tokenOf(order), '4711')).toBe('asked');
    const request = await openOf(order);
    expect(request).toMatchObject({ kind: 'redelivery', priceCents: expect.any(Number) as number });
    await requests.decide(hub.scope, request!.id, yes);
    expect(await wishes.askAgain(tokenOf(order), '4711')).toBe('done');
    const types = (await domain.get(OrderQueries).timeline(order.id)).map(({ type, data }) => [
      type,
      data?.['state'],
    ]);
    expect(types).toEqual(
      expect.arrayContaining([
        ['order.recipient_request', 'open'],
        ['order.redelivery', undefined],
        ['order.recipient_request', 'accepted'],
      ]),
    );
  });
});
