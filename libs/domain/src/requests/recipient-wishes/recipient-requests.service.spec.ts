import {
  Database,
  DueOrders,
  formatReais,
  isDomainError,
  OrderLifecycle,
  OrderQueries,
  OutboxRelay,
  PendingDecisions,
  RecipientRequests,
  RecipientWishes,
  type OrderRecord,
} from '#domain';
import {
  DROPOFF,
  expectBalancedLedger,
  testDomain,
  TestHub,
  type TestDomain,
} from '../../../../../test/support/index.js';
import { runs } from '../../../../../test/support/test-mode.js';

describe('what recipients ask for that somebody has to accept', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let wishes: RecipientWishes;
  let requests: RecipientRequests;

  beforeAll(async () => {
    domain = await testDomain();
    const channels = ['sms' as const];
    hub = await TestHub.open(domain, {
      settings: {
        recipientMessages: { requests: channels, redelivery: channels },
        shopMessages: { requests: channels },
      },
    });
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
  /** What was said about the order by SMS, and what about it. */
  const messages = async ({ id }: { id: number }) =>
    (
      await domain.db.query<{ template: string; words: Record<string, string | null> }>(
        `select template, words from messages where order_id = $1 and channel = 'sms' order by id`,
        [id],
      )
    ).map(({ template, words }) => [
      template,
      words['request'] ?? words['time'] ?? words['price'],
      words['answer'],
    ]);
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
    const reais = formatReais(after.totalCents);
    expect(await messages(order)).toEqual([
      ['delivery_request_received', 'pin', undefined],
      ['delivery_pin_accepted', reais, null],
      ['order_pin_accepted', reais, undefined],
    ]);
  });

  it('moves the pin before the delivery or not at all: one of both is first', async () => {
    const courier = await hub.courier();
    // By themselves, or farther away, as the shop accepts at that moment.
    for (let round = 0; round < runs(20, 200); round++) await (round % 2 === 0 ? nearRace : farRace)(courier);
    await expectBalancedLedger(domain.db);
  });

  type Courier = Awaited<ReturnType<TestHub['courier']>>;

  /** The move against the delivery, on an order that is carried: whether the move was first. */
  async function raced(courier: Courier, order: OrderRecord, move: () => Promise<unknown>): Promise<boolean> {
    const delivered = domain.get(OrderLifecycle).deliverStop(courier.scope, order.id, 1, {});
    const [moved] = await Promise.all([refusal(move()), delivered]);
    expect(['done', 'taken', 'transition_refused']).toContain(moved);
    expect((await now(order)).status).toBe('completed');
    return moved !== 'transition_refused';
  }

  async function carried(courier: Courier): Promise<OrderRecord> {
    const life = domain.get(OrderLifecycle);
    const order = await hub.order({ stops: [STOP] });
    await life.accept(courier.scope, order.id, courier.id);
    await life.collect(courier.scope, order.id);
    return order;
  }

  async function nearRace(courier: Courier): Promise<void> {
    const order = await carried(courier);
    const won = await raced(courier, order, () => wishes.movePin(tokenOf(order), '4711', north(100)));
    const { stops, totalCents } = await now(order);
    expect(stops[0]?.latitude).toBe(won ? north(100).latitude : DROPOFF.latitude);
    expect(totalCents).toBe(order.totalCents);
  }

  async function farRace(courier: Courier): Promise<void> {
    const order = await carried(courier);
    expect(await wishes.movePin(tokenOf(order), '4711', north(3_000))).toBe('asked');
    const asked = (await openOf(order))!;
    const won = await raced(courier, order, () => requests.decide(hub.scope, asked.id, yes));
    const { stops, totalCents } = await now(order);
    expect(stops[0]?.latitude).toBe(won ? north(3_000).latitude : DROPOFF.latitude);
    expect(totalCents).toBe(won ? asked.priceCents : order.totalCents);
    expect((await openOf(order)) === undefined).toBe(won);
  }

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
    await wishes.anotherTime(tokenOf(order), '4711', inHours(30));
    await requests.decide(hub.scope, (await openOf(order))!.id, { accepted: false, answer: 'Fechado' });
    expect(await messages(order)).toEqual([
      ['delivery_request_received', 'time', undefined],
      ['delivery_time_agreed', expect.stringMatching(/ de /), 'Combinado'],
      ['delivery_request_received', 'time', undefined],
      ['delivery_request_refused', 'time', 'Fechado'],
    ]);
  });

  it('stops the search for a courier until the other time', async () => {
    const courier = await hub.courier();
    const order = await hub.order({ stops: [STOP] });
    await domain.get(OutboxRelay).drain();
    const open = async () =>
      (
        await domain
          .get(Database)
          .unchecked.query<{ ended: boolean }>(
            'select ended_at is not null as ended from order_searches where order_id = $1',
            [order.id],
          )
      ).map(({ ended }) => ended);
    expect(await open()).toEqual([false]);
    const at = inHours(3);
    expect(await wishes.anotherTime(tokenOf(order), '4711', at)).toBe('done');
    await domain.get(OutboxRelay).drain();
    expect(await now(order)).toMatchObject({ status: 'scheduled', scheduledFor: at, searchAt: at });
    expect(await open()).toEqual([true]);
    domain.clock.set(at);
    await domain.get(DueOrders).startScheduled(10);
    await domain.get(OutboxRelay).drain();
    expect((await now(order)).status).toBe('pending');
    expect(await open()).toEqual([false]);
    await domain.get(OrderLifecycle).accept(courier.scope, order.id, courier.id);
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
    await requests.decide(hub.scope, request!.id, { accepted: true, answer: 'Vai hoje' });
    await domain.get(OutboxRelay).drain();
    const [again] = await domain.get(OrderQueries).newest(hub.scope, {}, 1, 0);
    expect(again?.redeliveryOf).toBe(order.id);
    expect(await messages(again!)).toEqual([['delivery_redelivery', undefined, 'Vai hoje']]);
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
