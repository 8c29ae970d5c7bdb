import { randomBytes } from 'node:crypto';
import { aHubWorld, type HubWorld, OrderBuilder } from '../../../../../test/support/builders/index.js';
import { expectBalancedLedger, testDomain, type TestDomain } from '../../../../../test/support/index.js';
import { OrderLifecycle, OrderQueries, type OrderRecord } from '../../ordering/index.js';
import { cents } from '../../base/index.js';
import { WalletQueries } from '../../ledger/index.js';
import { Payment, type PaymentDecision } from './payment.entity.js';
import { PaymentDecisions, Payments } from './payments.service.js';
import { PaymentQueries } from './payment.queries.js';

describe('a payment of another amount', () => {
  let domain: TestDomain;
  let world: HubWorld;
  let decisions: PaymentDecisions;

  beforeAll(async () => {
    domain = await testDomain({ poolSize: 12 });
    decisions = domain.get(PaymentDecisions);
    const onlinePayment = { pixKey: 'pix@entregas.example', merchantName: 'Entregas', city: 'SAO PAULO' };
    world = await aHubWorld(arranger(), { settings: { onlinePayment } });
  });
  afterEach(() => expectBalancedLedger(domain.db));
  afterAll(() => domain.close());

  const arranger = () => ({ get: domain.get, core: domain });
  const balance = () =>
    domain.get(WalletQueries).balance(world.scope, { kind: 'merchant', id: world.store.id });
  const order = (id: number) => domain.get(OrderQueries).byId(world.scope, id);

  /** An order that waits for its Pix, and a transfer that is so many cents off. */
  async function doubt(off: number): Promise<{ of: OrderRecord; payment: Payment }> {
    const of = await new OrderBuilder(world).with({ paymentMethod: 'online' }).create(arranger());
    const { clock } = domain;
    const payment = await domain.db.manager.save(
      domain.db.manager.create(Payment, {
        hubId: world.hub.id,
        orderId: of.id,
        txid: of.paymentTxid ?? '',
        endToEndId: `E${randomBytes(16).toString('hex').slice(1)}`,
        provider: 'test',
        amount: cents(of.totalCents + off),
        outcome: 'wrong_amount',
        paidAt: clock.now(),
        createdAt: clock.now(),
      }),
    );
    return { of, payment };
  }
  const decide = (id: number, decision: PaymentDecision) =>
    decisions.decide(world.scope, id, { decision, note: null });

  it('above the price pays the order when it is accepted, and what is too much is the customer’s', async () => {
    const { of, payment } = await doubt(250);
    const before = await balance();
    expect(await decide(payment.id, 'accept')).toMatchObject({ outcome: 'paid', decision: 'accept' });
    expect((await order(of.id)).status).toBe('pending');
    expect(await balance()).toBe(before + 250);
    await decide(payment.id, 'accept');
    expect(await balance()).toBe(before + 250);
  });

  it('below the price pays the order when it is accepted, and no more than came in is given back', async () => {
    const { of, payment } = await doubt(-300);
    const before = await balance();
    await decide(payment.id, 'accept');
    expect((await order(of.id)).paymentStatus).toBe('paid');
    expect(await balance()).toBe(before);
    await domain.get(OrderLifecycle).cancel(world.scope, of.id, { reason: 'operator' });
    expect(await balance()).toBe(before + payment.amount);
  });

  it('goes to the customer’s wallet, or back by the bank, while the order waits on', async () => {
    const [credited, returned] = [await doubt(100), await doubt(100)];
    const before = await balance();
    await decide(credited.payment.id, 'credit');
    await decide(returned.payment.id, 'return');
    expect(await balance()).toBe(before + credited.payment.amount);
    expect((await order(credited.of.id)).status).toBe('waiting');
    const listed = await domain.get(PaymentQueries).newest(world.scope, { limit: 2 });
    expect(listed).toMatchObject([
      { outcome: 'returned', order: { publicId: returned.of.publicId, merchant: world.store.name } },
      { outcome: 'credited', decidedBy: expect.any(String) },
    ]);
  });

  it('is decided by one of those who decide at once', async () => {
    const { of, payment } = await doubt(500);
    const before = await balance();
    const wishes: PaymentDecision[] = ['accept', 'credit', 'return', 'accept', 'credit', 'return'];
    const done = await Promise.allSettled([
      ...wishes.map((wish) => decide(payment.id, wish)),
      domain.get(Payments).confirm(world.scope, of.id),
    ]);
    const { decision, outcome, amount } = await domain.db.manager.findOneByOrFail(Payment, {
      id: payment.id,
    });
    const moved = { accept: 500, credit: amount, return: 0 };
    expect(await balance()).toBe(before + (decision === null ? 0 : moved[decision]));
    expect(outcome).not.toBe('wrong_amount');
    const refusals = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refusals.every((text) => text.includes('request_already_decided'))).toBe(true);
  });

  it('is not accepted for an order that waits no more, nor decided from elsewhere', async () => {
    const { of, payment } = await doubt(100);
    await domain.get(OrderLifecycle).cancel(world.scope, of.id, { reason: 'operator' });
    await expect(decide(payment.id, 'accept')).rejects.toMatchObject({ code: 'transition_refused' });
    const elsewhere = { ...world.scope, hubId: world.hub.id + 1 };
    const foreign = decisions.decide(elsewhere, payment.id, { decision: 'return', note: null });
    await expect(foreign).rejects.toMatchObject({ code: 'payment_not_found' });
    expect(await decide(payment.id, 'credit')).toMatchObject({ outcome: 'credited' });
  });
});
