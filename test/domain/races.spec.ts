import {
  isDomainError,
  MessageTexts,
  OrderLifecycle,
  OrderQueries,
  SearchSteps,
  type OrderRecord,
} from '#domain';
import { PayoutAccounts } from '#domain/modules';
import { DispatchWorld, testDomain, TestHub, type TestDomain } from '../support/index.js';
import { runs } from '../support/test-mode.js';

const ROUNDS = runs(20, 200);

/** How many won, and why the others were refused; what is no refusal is thrown. */
async function outcomes(work: readonly Promise<unknown>[]): Promise<{ won: number; refusals: string[] }> {
  const settled = await Promise.allSettled(work);
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  for (const reason of refusals) if (!isDomainError(reason)) throw reason;
  return {
    won: settled.length - refusals.length,
    refusals: refusals.map((reason) => (reason as Error).message),
  };
}

describe('what a hub has once', () => {
  it('is set by any number of people at a time: the last one stays, and nobody is refused', async () => {
    const domain = await testDomain();
    const { scope } = await TestHub.open(domain);
    const account = { environment: 'sandbox', apiKey: 'key' } as const;
    const place = { template: 'delivery_arriving', channel: 'sms', language: 'pt-BR' } as const;
    const settings: readonly (() => Promise<unknown>)[] = [
      () => domain.get(PayoutAccounts).connect(scope, account),
      () => domain.get(MessageTexts).write(scope, place, { subject: '', text: 'Cheguei: {link}' }),
    ];
    for (const set of settings)
      expect(await outcomes(Array.from({ length: 8 }, set))).toEqual({ won: 8, refusals: [] });
    await domain.close();
  });
});

describe(`races of commands: exactly one wins, ${String(ROUNDS)} times`, () => {
  let domain: TestDomain;
  let hub: TestHub;
  let life: OrderLifecycle;

  beforeAll(async () => {
    domain = await testDomain();
    hub = await TestHub.open(domain);
    life = domain.get(OrderLifecycle);
  });
  afterAll(() => domain.close());

  const withdraw = ({ id }: OrderRecord) => life.cancel(hub.scope, id, { reason: 'operator' });

  it('two couriers accept', async () => {
    const couriers = [await hub.courier(), await hub.courier()] as const;
    const merchant = { id: (await hub.merchant()).id };
    for (let round = 0; round < ROUNDS; round++) {
      const order = await hub.order({ merchant });
      const { won } = await outcomes(couriers.map(({ id }) => life.accept(hub.scope, order.id, id)));
      expect(won).toBe(1);
      await withdraw(order);
    }
  });

  it('an accept against an integrator who cancels', async () => {
    const courier = await hub.courier();
    const merchant = { id: (await hub.merchant()).id };
    for (let round = 0; round < ROUNDS; round++) {
      const order = await hub.order({ merchant });
      const cancel = () =>
        life.cancel(hub.scope, order.id, { reason: 'merchant_request', onlyBeforeAcceptance: true });
      const accept = () => life.accept(hub.scope, order.id, courier.id);
      const { won } = await outcomes(round % 2 ? [accept(), cancel()] : [cancel(), accept()]);
      expect(won).toBe(1);
      await withdraw(order);
    }
  });

  it('a cancel that brings nothing back against a collect', async () => {
    const courier = await hub.courier();
    const merchant = { id: (await hub.merchant()).id };
    for (let round = 0; round < ROUNDS; round++) {
      const order = await hub.order({ merchant });
      await life.accept(hub.scope, order.id, courier.id);
      const results = await Promise.allSettled([
        life.collect(courier.scope, order.id),
        life.cancel(hub.scope, order.id, { reason: 'operator' }),
      ]);
      // Cancelling is allowed after the collection too, so the result depends on which comes first.
      const types = (await domain.get(OrderQueries).timeline(order.id)).map(({ type }) => type);
      const collected = types.includes('order.collected');
      expect(results[0].status).toBe(collected ? 'fulfilled' : 'rejected');
      expect(types.at(-1)).toBe('order.cancelled');
    }
  });
});

describe(`races of offers: exactly one wins, ${String(ROUNDS)} times`, () => {
  let world: DispatchWorld;

  beforeAll(async () => {
    world = await DispatchWorld.open({
      dispatch: { strategy: 'broadcast', notServedMinutes: 600 },
      poolSize: 12,
    });
  });
  afterAll(() => world.close());

  const withdraw = (id: number) => world.lifecycle.cancel(world.scope, id, { reason: 'operator' });

  it('of two couriers who accept at once', async () => {
    const [a, b] = [await world.aCourier(100), await world.aCourier(200)];
    for (let n = 0; n < ROUNDS; n++) await world.createOrder();
    while ((await world.domain.get(SearchSteps).runDue()) > 0);
    const [offersA, offersB] = [await world.offersOf(a), await world.offersOf(b)];
    expect([offersA.length, offersB.length]).toEqual([ROUNDS, ROUNDS]);
    for (const { id: offerA, orderId } of offersA) {
      const offerB = offersB.find((offer) => offer.orderId === orderId)?.id ?? 0;
      const { won, refusals } = await outcomes([world.acceptOffer(a, offerA), world.acceptOffer(b, offerB)]);
      expect([won, refusals]).toEqual([1, ['offer_gone']]);
      const { courierId } = await world.order(orderId);
      // Again by the winner: the same answer, no second event.
      await world.acceptOffer(courierId ?? 0, courierId === a ? offerA : offerB);
      await withdraw(orderId);
    }
    const accepted = await world.domain.db.query(
      `select order_id from order_events where type = 'order.accepted' group by order_id having count(*) = 1`,
    );
    expect(accepted).toHaveLength(ROUNDS);
    const load = await world.domain.db.query(
      'select active_orders, exclusive_orders from courier_presence where courier_id = any($1)',
      [[a, b]],
    );
    expect(load).toEqual([
      { active_orders: 0, exclusive_orders: 0 },
      { active_orders: 0, exclusive_orders: 0 },
    ]);
    await world.work();
  });

  it('of an acceptance and a cancellation', async () => {
    const courier = await world.aCourier(50);
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await world.createOrder();
      await world.work();
      const offer = await world.offerId(courier, id);
      const cancel = world.lifecycle.cancel(world.scope, id, {
        reason: 'merchant_request',
        onlyBeforeAcceptance: true,
      });
      const { won } = await outcomes([world.acceptOffer(courier, offer), cancel]);
      expect(won).toBe(1);
      await withdraw(id);
      await world.work();
    }
  });

  it('of one courier for two orders that cannot be combined', async () => {
    const courier = await world.aCourier(20);
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = [await world.createOrder(), await world.createOrder()];
      await world.work();
      const offers = [await world.offerId(courier, one.id), await world.offerId(courier, two.id)];
      const { won, refusals } = await outcomes(offers.map((offer) => world.acceptOffer(courier, offer)));
      expect([won, refusals]).toEqual([1, ['courier_unavailable (courierId)']]);
      for (const { id } of [one, two]) await withdraw(id);
      await world.work();
    }
  });
});
