import { randomBytes } from 'node:crypto';
import {
  aCourier,
  aHubWorld,
  type HubWorld,
  OrderBuilder,
  PICKUP,
} from '../../../../../test/support/builders/index.js';
import { expectBalancedLedger, testDomain, type TestDomain } from '../../../../../test/support/index.js';
import { Hubs } from '../../company/index.js';
import { Merchants } from '../../people/index.js';
import {
  DueOrders,
  OrderEditing,
  OrderLifecycle,
  OrderQueries,
  type OrderRecord,
} from '../../ordering/index.js';
import { cents, Clock, hubScope, Database } from '../../base/index.js';
import { WalletQueries, Wallets } from '../../ledger/index.js';
import { PaymentCallBacks } from './payment-call-backs.service.js';
import { type PaymentCallBack, type PaymentNotice, PaymentProvider } from './payment.provider.js';
import { PaymentQueries } from './payment.queries.js';
import { Payments } from './payments.service.js';
import { SurplusCredit, WalletTopUps } from './wallet-top-ups.service.js';

/** A provider that reads whatever the test set; signatures have specs of their own. */
class Spoken extends PaymentProvider {
  readonly name = 'spoken';

  read({ body }: PaymentCallBack): PaymentNotice[] {
    const notices = JSON.parse(body.toString()) as (PaymentNotice & { paidAt: string })[];
    return notices.map((notice) => ({ ...notice, paidAt: new Date(notice.paidAt) }));
  }
}

describe('payments', () => {
  let domain: TestDomain;
  let world: HubWorld;
  let payments: Payments;
  let life: OrderLifecycle;
  let orders: OrderQueries;

  beforeAll(async () => {
    domain = await testDomain({ poolSize: 12 });
    life = domain.get(OrderLifecycle);
    orders = domain.get(OrderQueries);
    payments = new Payments(
      domain.get(Database),
      domain.get(Clock),
      new Spoken(),
      orders,
      life,
      new SurplusCredit(domain.get(Merchants), domain.get(Wallets)),
    );
  });

  beforeEach(async () => {
    const onlinePayment = { pixKey: 'pix@entregas.example', merchantName: 'Entregas', city: 'SAO PAULO' };
    world = await aHubWorld(arranger(), { settings: { onlinePayment } });
  });

  afterEach(() => expectBalancedLedger(domain.db));
  afterAll(() => domain.close());

  const listed = () => domain.get(PaymentQueries);
  const arranger = () => ({ get: domain.get, core: domain });
  const anOrder = () => new OrderBuilder(world).with({ paymentMethod: 'online' }).create(arranger());
  const newE2e = () => `E${randomBytes(16).toString('hex').slice(1)}`;
  const balance = () =>
    domain.get(WalletQueries).balance(world.scope, { kind: 'merchant', id: world.store.id });
  const statusOf = async ({ id }: OrderRecord) => (await orders.byId(world.scope, id)).status;
  const outcomes = async ({ id }: OrderRecord) =>
    (await listed().ofOrder(world.scope, id)).map(({ outcome }) => outcome);

  const noticeOf = (order: OrderRecord, part: Partial<PaymentNotice> = {}): PaymentNotice => ({
    endToEndId: newE2e(),
    txid: order.paymentTxid,
    amount: order.totalCents,
    paidAt: domain.clock.now(),
    ...part,
  });
  const tell = (...notices: PaymentNotice[]) =>
    new PaymentCallBacks(payments, domain.get(WalletTopUps)).receive({
      signature: undefined,
      body: Buffer.from(JSON.stringify(notices)),
    });
  const reprice = ({ id, totalCents }: OrderRecord, by: number) =>
    domain.get(OrderEditing).edit(world.scope, id, { totalCents: totalCents + by });
  const cancel = ({ id }: OrderRecord) => life.cancel(world.scope, id, { reason: 'operator' });

  it('leave nothing open of a charge for lateness: the wallet pays it, also of an order cancelled afterwards', async () => {
    const arrival = { toleranceMinutes: 5, chargeCents: 700 };
    await domain.get(Hubs).update(world.hub.id, { settings: { ...world.hub.settings, arrival } });
    const courierId = await aCourier(arranger(), world.scope, [world.motorbike.id], PICKUP);
    const order = await anOrder();
    await tell(noticeOf(order));
    await life.accept(world.scope, order.id, courierId);
    domain.clock.advance({ minutes: 6 });
    await life.arriveAtPickup(world.scope, order.id);
    expect((await orders.byId(world.scope, order.id)).lateChargeCents).toBe(700);
    expect(await balance()).toBe(-700);
    await cancel(order);
    expect(await balance()).toBe(order.totalCents - 700);
  });

  it('let a waiting order go on, once', async () => {
    const order = await anOrder();
    expect(order.status).toBe('waiting');
    const notice = noticeOf(order);
    const { payments: taken, unmatched } = await tell(notice);
    expect(unmatched).toBe(0);
    expect(taken).toMatchObject([
      {
        hubId: world.hub.id,
        orderId: order.id,
        txid: order.paymentTxid,
        endToEndId: notice.endToEndId,
        amount: order.totalCents,
        outcome: 'paid',
        provider: 'spoken',
      },
    ]);
    expect(await statusOf(order)).toBe('pending');
    expect((await tell(notice)).payments).toMatchObject([{ id: taken[0]?.id }]);
    expect(await outcomes(order)).toEqual(['paid']);
    const story = (await orders.timeline(order.id)).map(({ type }) => type);
    expect(story.filter((type) => type === 'order.payment_confirmed')).toHaveLength(1);
    expect(await balance()).toBe(0);
  });

  it('that arrive many times at once count once', async () => {
    const order = await anOrder();
    const notice = noticeOf(order);
    const all = await Promise.all(Array.from({ length: 20 }, () => tell(notice)));
    expect(new Set(all.map(({ payments: [one] }) => one?.id)).size).toBe(1);
    expect(await outcomes(order)).toEqual(['paid']);
    expect(await balance()).toBe(0);
  });

  it('of a cancelled order go to the customer’s wallet, once', async () => {
    const order = await anOrder();
    domain.clock.advance({ days: 2 });
    expect(await domain.get(DueOrders).expirePayments(100)).toBe(1);
    expect(await statusOf(order)).toBe('cancelled');
    const notice = noticeOf(order);
    await tell(notice);
    await tell(notice);
    expect(await outcomes(order)).toEqual(['late']);
    expect(await statusOf(order)).toBe('cancelled');
    expect(await balance()).toBe(order.totalCents);
  });

  it('beyond the first go to the customer’s wallet, also at once', async () => {
    const order = await anOrder();
    const notices = [noticeOf(order), noticeOf(order), noticeOf(order)];
    await Promise.all([...notices, ...notices].map((notice) => tell(notice)));
    expect((await outcomes(order)).sort()).toEqual(['paid', 'surplus', 'surplus']);
    expect(await balance()).toBe(2 * order.totalCents);
  });

  it('of another amount confirm nothing and wait for a decision', async () => {
    const order = await anOrder();
    const notice = noticeOf(order, { amount: cents(order.totalCents - 1) });
    await Promise.all([tell(notice), tell(notice), tell(notice)]);
    expect(await statusOf(order)).toBe('waiting');
    expect(await listed().inDoubt(world.scope, 10)).toMatchObject([{ endToEndId: notice.endToEndId }]);
    await payments.confirm(world.scope, order.id);
    expect(await statusOf(order)).toBe('pending');
    expect(await listed().inDoubt(world.scope, 10)).toEqual([]);
    expect(await outcomes(order)).toEqual(['paid']);
  });

  it('of a price that changes while they are taken confirm nothing', async () => {
    const order = await anOrder();
    const notice = noticeOf(order);
    const found = await orders.byId(world.scope, order.id);
    jest.spyOn(orders, 'byTxid').mockImplementationOnce(async () => {
      await reprice(order, 500);
      return found;
    });
    await tell(notice);
    expect([await statusOf(order), await outcomes(order)]).toEqual(['waiting', ['wrong_amount']]);
  });

  it('of another amount that are confirmed by hand give no more back than they brought', async () => {
    const order = await anOrder();
    const notice = noticeOf(order, { amount: cents(order.totalCents - 300) });
    await tell(notice);
    await payments.confirm(world.scope, order.id);
    await cancel(order);
    expect([await outcomes(order), await balance()]).toEqual([['paid'], notice.amount]);
  });

  it('above the price that are confirmed by hand leave the rest to the customer, once', async () => {
    const order = await anOrder();
    await tell(noticeOf(order, { amount: cents(order.totalCents + 250) }));
    for (let i = 0; i < 2; i++) await payments.confirm(world.scope, order.id);
    expect([await outcomes(order), await balance()]).toEqual([['paid'], 250]);
    const [payment] = await listed().ofOrder(world.scope, order.id);
    expect(payment).toMatchObject({ decision: 'accept', decidedBy: expect.any(String) });
    await cancel(order);
    expect(await balance()).toBe(order.totalCents + 250);
  });

  it('of another amount for a cancelled order that are confirmed by hand are credited as they came, once', async () => {
    const order = await anOrder();
    await tell(noticeOf(order, { amount: cents(100) }));
    await cancel(order);
    for (let i = 0; i < 2; i++) await payments.confirm(world.scope, order.id);
    expect([await outcomes(order), await balance()]).toEqual([['late'], 100]);
  });

  it('confirmed by hand are recognised when the price has changed since', async () => {
    const order = await anOrder();
    await payments.confirm(world.scope, order.id);
    await reprice(order, 500);
    await tell(noticeOf(order));
    expect(await outcomes(order)).toEqual(['paid']);
    expect(await listed().inDoubt(world.scope, 10)).toEqual([]);
  });

  it('above a price that is lowered afterwards are credited by as much, once', async () => {
    const order = await anOrder();
    await tell(noticeOf(order));
    for (let i = 0; i < 2; i++)
      await domain.get(OrderEditing).edit(world.scope, order.id, { totalCents: order.totalCents - 200 });
    expect(await balance()).toBe(200);
    await reprice(order, 0);
    await cancel(order);
    expect(await balance()).toBe(order.totalCents);
  });

  it('that fail stop no others of their call-back', async () => {
    const [paid, broken, next] = [await anOrder(), await anOrder(), await anOrder()];
    const known = noticeOf(paid);
    await tell(known);
    // The same transfer cannot pay a second order.
    const call = tell(noticeOf(broken, { endToEndId: known.endToEndId }), noticeOf(next));
    await expect(call).rejects.toThrow();
    expect([await statusOf(broken), await statusOf(next)]).toEqual(['waiting', 'pending']);
  });

  it("confirmed by hand are recognised in the provider's call-back", async () => {
    const order = await anOrder();
    expect(await payments.confirm(world.scope, order.id)).toMatchObject({ status: 'pending' });
    expect(await payments.confirm(world.scope, order.id)).toMatchObject({ paymentStatus: 'paid' });
    const notice = noticeOf(order);
    await tell(notice);
    await tell(notice);
    expect(await listed().ofOrder(world.scope, order.id)).toMatchObject([
      { outcome: 'paid', provider: 'manual', endToEndId: notice.endToEndId },
    ]);
    await tell(noticeOf(order));
    expect(await outcomes(order)).toEqual(['paid', 'surplus']);
    expect(await balance()).toBe(order.totalCents);
  });

  it('for no charge of ours are counted and let be', async () => {
    const order = await anOrder();
    const result = await tell(
      noticeOf(order, { txid: null }),
      noticeOf(order, { txid: 'unknown' }),
      noticeOf(order),
    );
    expect(result).toMatchObject({ unmatched: 2, payments: [{ outcome: 'paid' }] });
  });

  it('cannot be confirmed for an order without a charge, nor for another hub’s', async () => {
    const invoiced = await new OrderBuilder(world).create(arranger());
    await expect(payments.confirm(world.scope, invoiced.id)).rejects.toMatchObject({
      code: 'payment_method_unavailable',
    });
    const order = await anOrder();
    const elsewhere = hubScope(world.hub.id + 1);
    await expect(payments.confirm(elsewhere, order.id)).rejects.toMatchObject({ code: 'order_not_found' });
    expect(await listed().ofOrder(elsewhere, order.id)).toEqual([]);
  });
});
