import {
  CodeAttempts,
  CourierQueries,
  isDomainError,
  OrderLifecycle,
  OrderQueries,
  PhoneLinks,
  RecipientFeedback,
  RecipientWishes,
  type OrderRecord,
} from '#domain';
import { DROPOFF, testDomain, TestHub, type TestDomain } from '../../../../../test/support/index.js';

describe('what recipients ask for at their door', () => {
  let domain: TestDomain;
  let hub: TestHub;
  let wishes: RecipientWishes;
  let feedback: RecipientFeedback;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    wishes = domain.get(RecipientWishes);
    feedback = domain.get(RecipientFeedback);
  });
  afterAll(() => domain.close());
  beforeEach(() => {
    domain.clock.advance({ minutes: 2 });
  });

  const STOP = { ...DROPOFF, name: 'Ana', phone: '(19) 99999-4711' };
  const NOTE = { instructions: 'Portaria, bloco B' };
  const tokenOf = ({ stops: [stop] }: OrderRecord) => stop!.trackingToken;
  const now = async ({ id }: OrderRecord) => domain.get(OrderQueries).byId(hub.scope, id);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      (error: unknown) => (isDomainError(error) ? error.code : String(error)),
    );

  it('reach the stop, with an entry of the timeline by the consumer, once', async () => {
    const order = await hub.order({ stops: [STOP] });
    const wish = { ...NOTE, ifUndelivered: 'neighbour', neighbour: 'Dona Rosa' } as const;
    await wishes.take(tokenOf(order), '4711', wish);
    await wishes.take(order.trackingToken, '4711', wish);
    const after = await now(order);
    expect(after.stops).toMatchObject([{ ...wish, name: 'Ana', address: DROPOFF.address }]);
    const entries = await domain.get(OrderQueries).timeline(order.id);
    expect(entries.filter(({ type }) => type === 'order.updated')).toMatchObject([
      {
        stop: 1,
        actor: { kind: 'consumer', id: null },
        data: {
          fields: ['instructions', 'ifUndelivered', 'neighbour'],
          note: 'Portaria, bloco B · Dona Rosa',
        },
      },
    ]);
  });

  it('are taken of nobody who does not know the end of the phone, and of nobody who tries them all', async () => {
    const order = await hub.order({ stops: [STOP] });
    for (let attempt = 1; attempt <= 5; attempt++)
      expect(await refusal(wishes.take(tokenOf(order), '0000', NOTE))).toBe('wrong_code');
    expect(await refusal(wishes.take(tokenOf(order), '4711', NOTE))).toBe('too_many_attempts');
    expect((await now(order)).stops[0]?.instructions).toBeNull();
    expect(await refusal(wishes.take(order.trackingToken, '4711', NOTE))).toBe('taken');
    const unknown = await hub.order({ stops: [DROPOFF] });
    expect(await refusal(wishes.take(tokenOf(unknown), '', NOTE))).toBe('feature_disabled');
    expect(await refusal(wishes.take('x'.repeat(22), '4711', NOTE))).toBe('order_not_found');
  });

  it('wait longer after each five wrong numbers, by each link, and not for who tries by another', async () => {
    const order = await hub.order({ stops: [STOP] });
    const byOrder = (digits: string) => refusal(wishes.take(order.trackingToken, digits, NOTE));
    for (const minutes of [15, 60, 24 * 60, 24 * 60]) {
      for (let attempt = 1; attempt <= 5; attempt++) expect(await byOrder('0000')).toBe('wrong_code');
      expect(await byOrder('4711')).toBe('too_many_attempts');
      domain.clock.advance({ minutes: minutes - 1 });
      await domain.get(CodeAttempts).prune();
      expect(await byOrder('4711')).toBe('too_many_attempts');
      // The message's link is the recipient's.
      expect(await refusal(wishes.take(tokenOf(order), '4711', NOTE))).toBe('taken');
      domain.clock.advance({ minutes: 1 });
    }
    const guesses = await Promise.all(Array.from({ length: 20 }, () => byOrder('0000')));
    expect(guesses.filter((one) => one === 'wrong_code')).toHaveLength(5);
    domain.clock.advance({ days: 1 });
    expect([await byOrder('4711'), await byOrder('0000')]).toEqual(['taken', 'wrong_code']);
  });

  it('change nothing of others, nor by the link that several of them may have', async () => {
    const other = { ...DROPOFF, name: 'Bia', phone: '19999991234' };
    const order = await hub.order({ stops: [STOP, other] });
    expect(await refusal(wishes.take(order.trackingToken, '4711', NOTE))).toBe('order_not_found');
    await wishes.take(tokenOf(order), '4711', NOTE);
    expect((await now(order)).stops.map(({ instructions }) => instructions)).toEqual([
      NOTE.instructions,
      null,
    ]);
  });

  it('leave nothing where the recipient has to pay, nor with nobody', async () => {
    const paid = await hub.order({ stops: [{ ...STOP, collectCents: 500 as never, collectMethod: 'cash' }] });
    expect(await refusal(wishes.take(tokenOf(paid), '4711', { ifUndelivered: 'leave_at_door' }))).toBe(
      'invalid_value',
    );
    const order = await hub.order({ stops: [STOP] });
    expect(await refusal(wishes.take(tokenOf(order), '4711', { ifUndelivered: 'neighbour' }))).toBe(
      'required_value',
    );
  });

  it('come before the delivery or are refused: one of both is first', async () => {
    const courier = await hub.courier();
    for (let round = 0; round < 4; round++) {
      const order = await hub.order({ stops: [STOP] });
      const life = domain.get(OrderLifecycle);
      await life.accept(courier.scope, order.id, courier.id);
      await life.collect(courier.scope, order.id);
      const [wish] = await Promise.all([
        refusal(wishes.take(tokenOf(order), '4711', NOTE)),
        life.deliverStop(courier.scope, order.id, 1, {}),
      ]);
      const { stops, status } = await now(order);
      expect(status).toBe('completed');
      expect([wish, stops[0]?.instructions]).toEqual(
        wish === 'taken' ? ['taken', NOTE.instructions] : ['transition_refused', null],
      );
    }
  });

  it('rate a delivery once, within seven days, by the end of their phone, and with it the courier', async () => {
    const courier = await hub.courier();
    const life = domain.get(OrderLifecycle);
    const rate = (order: OrderRecord, stars: number, reason: 'late' | 'kind' | 'other' | null, proof = {}) =>
      feedback.rate(tokenOf(order), { digits: '4711', mark: '', ...proof }, { stars, reason });
    const ended = async () => {
      const order = await hub.order({ stops: [STOP] });
      expect(await refusal(rate(order, 5, null))).toBe('transition_refused');
      await life.accept(courier.scope, order.id, courier.id);
      await life.collect(courier.scope, order.id);
      await life.deliverStop(courier.scope, order.id, 1, {});
      return order;
    };
    const [first, second] = [await ended(), await ended()];
    const rating = async () => (await domain.get(CourierQueries).byId(hub.scope, courier.id)).rating;
    expect(await rating()).toBeNull();
    for (const digits of ['', '4712'])
      expect(await refusal(rate(first, 1, null, { digits }))).toBe('wrong_code');
    const mark = domain.get(PhoneLinks).of(tokenOf(first));
    await rate(first, 2, null, { digits: '', mark });
    await rate(first, 2, 'late');
    await Promise.all([1, 2, 3].map(() => rate(second, 5, 'kind')));
    expect(await rating()).toBe(3.5);
    expect(await refusal(rate(first, 4, null))).toBe('not_unique');
    expect(await refusal(rate(second, 5, 'other', { digits: '', mark }))).toBe('wrong_code');
    expect(await rating()).toBe(3.5);
    const entries = await domain.get(OrderQueries).timeline(first.id);
    expect(entries.flatMap(({ type, data }) => (type === 'order.rated' ? [data] : []))).toEqual([
      { stars: 2, reason: null },
      { stars: 2, reason: 'late' },
    ]);
    for (const stars of [0, 6, 2.5, Number.NaN])
      expect(await refusal(rate(first, stars, null))).toBe('invalid_value');
    const third = await ended();
    domain.clock.advance({ days: 7, minutes: 1 });
    expect(await refusal(rate(third, 5, null))).toBe('transition_refused');
  });
});
