import { CashHandIns, CashQueries, cents, OrderLifecycle, WalletQueries, type Cents } from '#domain';
import { DROPOFF, testDomain, TestHub } from '../../../../../test/support/index.js';
import { onTestEnd } from '../../../../../test/support/jest/endings.js';
import { until } from '../../../../../test/support/until.js';
import { CashBook } from './cash-book.service.js';

/** Who waits for a lock of this database. */
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('a count of cash', () => {
  it('pays shops for what it covers alone, whatever is collected while it is decided', async () => {
    const domain = await testDomain({ poolSize: 8 });
    onTestEnd(() => domain.close());
    const hub = await TestHub.open(domain);
    const courier = await hub.courier();
    const shop = await hub.merchant();
    const life = domain.get(OrderLifecycle);
    const carried = async (collectCents: Cents) => {
      const stops = [{ ...DROPOFF, collectCents, collectMethod: 'cash' as const }];
      const { id } = await hub.order({ merchant: { id: shop.id }, stops });
      await life.accept(hub.scope, id, courier.id);
      await life.collect(courier.scope, id);
      return () => life.deliverStop(courier.scope, id, 1, {});
    };
    for (const deliver of [await carried(cents(500)), await carried(cents(400))]) await deliver();
    const deliverMeanwhile = await carried(cents(600));
    const book = domain.get(CashBook);
    const inHand = book.inHand.bind(book);
    let late: Promise<unknown> = Promise.resolve();
    jest.spyOn(book, 'inHand').mockImplementation(async (...asked) => {
      const held = await inHand(...asked);
      let ended = false;
      late = deliverMeanwhile().finally(() => (ended = true));
      const waits = async () => (await domain.db.query(WAITING)).length > 0;
      await until('the delivery waits, or has ended', async () => ended || (await waits()));
      return held;
    });
    await domain.get(CashHandIns).receive(hub.scope, courier.id, { countedCents: cents(500) });
    await late;
    expect(await domain.get(WalletQueries).balance(hub.scope, { kind: 'merchant', id: shop.id })).toBe(500);
    const held = await domain.get(CashQueries).ofCourier(hub.scope, courier.id, null);
    expect(held?.inHandCents).toBe(1_000);
  });
});
