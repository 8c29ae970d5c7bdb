import {
  cents,
  hubScope,
  Hubs,
  InvoicePayments,
  Invoices,
  InvoiceQueries,
  Merchants,
  OrderEditing,
  OrderLifecycle,
  OrderQueries,
  type OrderRecord,
  WalletQueries,
  Wallets,
} from '#domain';
import { aHubWorld, anOrder, type HubWorld } from '../../../../../test/support/builders/index.js';
import { testDomain, type TestDomain } from '../../../../../test/support/index.js';

/** The clock starts on 2026-03-02 at 09:00 in São Paulo. */
describe('invoices', () => {
  let domain: TestDomain;
  let arranger: { get: TestDomain['get']; core: TestDomain };
  let world: HubWorld;
  let invoices: Invoices;
  let payments: InvoicePayments;
  let queries: InvoiceQueries;

  beforeAll(async () => {
    domain = await testDomain({ poolSize: 12 });
    arranger = { get: domain.get, core: domain };
    invoices = domain.get(Invoices);
    payments = domain.get(InvoicePayments);
    queries = domain.get(InvoiceQueries);
  });
  beforeEach(async () => {
    world = await aHubWorld(arranger);
    await domain.get(Merchants).update(world.scope, world.store.id, { invoicingEnabled: true });
    await domain.get(Merchants).update(world.scope, world.rival.id, { invoicingEnabled: true });
    await domain.get(Merchants).update(world.scope, world.clerk.id, { invoicingEnabled: true });
  });
  afterAll(() => domain.close());

  const delivered = (merchant: { id: number } = world.store) =>
    anOrder(world).of(merchant).delivered().create(arranger);
  const invoiceOf = async (order: OrderRecord) =>
    (await domain.get(OrderQueries).byId(world.scope, order.id)).invoiceId;
  const close = (through: string, merchantId = world.store.id) =>
    invoices.close(world.scope, { merchantId, through, dueDay: '2030-01-01' });
  const today = () => domain.clock.now().toISOString().slice(0, 10);
  const nextDay = () => domain.clock.advance({ hours: 24 });

  it('bill what the account and its sub-users ended by a day, each order once', async () => {
    const own = await delivered();
    const clerks = await delivered(world.clerk);
    const rivals = await delivered(world.rival);
    const day = today();
    nextDay();
    const later = await delivered();
    const first = await close(day, world.clerk.id);
    expect(first).toMatchObject({
      number: 1,
      merchantId: world.store.id,
      fromDay: day,
      throughDay: day,
      orderCount: 2,
      totalCents: own.totalCents + clerks.totalCents,
    });
    expect(await Promise.all([own, clerks, rivals, later].map(invoiceOf))).toEqual([
      first.id,
      first.id,
      null,
      null,
    ]);
    const laterDay = today();
    nextDay();
    const second = await close(laterDay);
    expect(second).toMatchObject({ number: 2, orderCount: 1, fromDay: laterDay });
    expect(await invoiceOf(later)).toBe(second.id);
    await expect(close(laterDay)).rejects.toMatchObject({ code: 'nothing_to_invoice' });
    expect(await queries.list(world.scope, {}, { limit: 10 })).toMatchObject([{ number: 2 }, { number: 1 }]);
  });

  it('leave out what is not invoiced, not ended, or cancelled without a charge', async () => {
    const open = await anOrder(world).collected().create(arranger);
    const cancelled = await anOrder(world).cancelled().create(arranger);
    const charged = await anOrder(world).cancelled().create(arranger);
    await domain.db.execute('update orders set late_charge_cents = 350 where id = $1', [charged.id]);
    const day = today();
    nextDay();
    const invoice = await close(day);
    expect(invoice).toMatchObject({ orderCount: 1, totalCents: 350 });
    expect(await Promise.all([open, cancelled, charged].map(invoiceOf))).toEqual([null, null, invoice.id]);
    const lines = [];
    for await (const batch of queries.lines(world.scope, invoice.id)) lines.push(...batch);
    expect(lines).toMatchObject([{ id: charged.id, status: 'cancelled', amountCents: 350 }]);
    for (const { ordinal } of open.stops)
      await domain.get(OrderLifecycle).deliverStop(world.scope, open.id, ordinal, { byHand: true });
    const ended = today();
    nextDay();
    // It was ordered before the first closing and ended after it.
    expect((await close(ended)).totalCents).toBe(open.totalCents);
  });

  it('bill an order that was deleted after its end', async () => {
    const order = await delivered();
    await domain.get(OrderEditing).delete(world.scope, order.id);
    const day = today();
    nextDay();
    expect(await queries.unbilled(world.scope)).toMatchObject([{ orders: 1, totalCents: order.totalCents }]);
    expect(await close(day)).toMatchObject({ orderCount: 1, totalCents: order.totalCents });
  });

  it('have one winner when two close at once', async () => {
    const orders = [await delivered(), await delivered(), await delivered()];
    const day = today();
    nextDay();
    const outcomes = await Promise.allSettled([close(day), close(day), close(day)]);
    const won = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toMatchObject([{ number: 1, orderCount: 3 }]);
    expect(await Promise.all(orders.map(invoiceOf))).toEqual(orders.map(() => won[0]?.id));
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(lost).toMatchObject([{ code: 'nothing_to_invoice' }, { code: 'nothing_to_invoice' }]);
  });

  it('close only days that are over, and fall due after them', async () => {
    await delivered();
    await expect(close(today())).rejects.toMatchObject({ facts: { field: 'through' } });
    await expect(close('2026-02-30')).rejects.toMatchObject({ facts: { field: 'through' } });
    const day = today();
    nextDay();
    const early = invoices.close(world.scope, {
      merchantId: world.store.id,
      through: day,
      dueDay: '2026-01-01',
    });
    await expect(early).rejects.toMatchObject({ facts: { field: 'dueDay' } });
    await expect(close(day, 999_999)).rejects.toMatchObject({ code: 'merchant_not_found' });
    await expect(
      invoices.close(hubScope(999_999), { merchantId: world.store.id, through: day, dueDay: day }),
    ).rejects.toThrow();
  });

  it('are paid, opened again, or void, which gives their orders back', async () => {
    const order = await delivered();
    const day = today();
    nextDay();
    const { id } = await invoices.close(world.scope, {
      merchantId: world.store.id,
      through: day,
      dueDay: day,
    });
    const state = async () => (await queries.byId(world.scope, id)).state;
    expect(await state()).toBe('overdue');
    const { paidAt } = await payments.markPaid(world.scope, id);
    nextDay();
    expect((await payments.markPaid(world.scope, id)).paidAt).toEqual(paidAt);
    expect(await state()).toBe('paid');
    await expect(invoices.void(world.scope, id)).rejects.toMatchObject({ code: 'invoice_settled' });
    await payments.markOpen(world.scope, id);
    await invoices.void(world.scope, id);
    expect([await state(), await invoiceOf(order)]).toEqual(['void', null]);
    await expect(payments.markPaid(world.scope, id)).rejects.toMatchObject({ code: 'invoice_settled' });
    expect(await queries.unbilled(world.scope)).toMatchObject([
      { merchantId: world.store.id, orders: 1, totalCents: order.totalCents, since: day },
    ]);
    const again = await close(day);
    expect([again.number, await invoiceOf(order)]).toEqual([2, again.id]);
  });

  it('are paid from the wallet when it covers them, once, and go back to it when they are opened again', async () => {
    await delivered();
    const day = today();
    nextDay();
    const { id, totalCents, number } = await close(day);
    const wallet = { kind: 'merchant', id: world.store.id } as const;
    const balance = () => domain.get(WalletQueries).balance(world.scope, wallet);
    const before = await balance();
    if (before < totalCents) {
      await expect(payments.payFromWallet(world.scope, id)).rejects.toMatchObject({
        code: 'insufficient_balance',
      });
      expect((await queries.byId(world.scope, id)).state).not.toBe('paid');
      await domain.get(Wallets).credit(world.scope, wallet, { amount: totalCents });
    }
    const held = await balance();
    await Promise.all([1, 2].map(() => payments.payFromWallet(world.scope, id)));
    expect(await balance()).toBe(held - totalCents);
    expect((await queries.byId(world.scope, id)).state).toBe('paid');
    const last = async () =>
      (await domain.get(WalletQueries).statement(world.scope, wallet, {}, { page: 1, perPage: 1 })).items;
    expect(await last()).toMatchObject([{ operation: 'debit', description: `Fatura ${String(number)}` }]);
    await payments.markOpen(world.scope, id);
    await payments.markOpen(world.scope, id);
    expect(await last()).toMatchObject([{ operation: 'credit', kind: 'invoice_payment_reversed' }]);
    expect(await balance()).toBe(held);
    await payments.payFromWallet(world.scope, id);
    expect(await balance()).toBe(held - totalCents);
  });

  it('pay themselves from a wallet that covers them where the hub wants it, and stay open once a person opened them', async () => {
    const wallet = { kind: 'merchant', id: world.store.id } as const;
    const balance = () => domain.get(WalletQueries).balance(world.scope, wallet);
    const aDay = async () => {
      await delivered();
      const day = today();
      nextDay();
      return await close(day);
    };
    const [first, second] = [await aDay(), await aDay()];
    const paid = async () => {
      const all = await Promise.all([first, second].map(({ id }) => queries.byId(world.scope, id)));
      return all.flatMap(({ id, state }) => (state === 'paid' ? [id] : []));
    };
    expect(second.totalCents).toBe(first.totalCents);
    const missing = first.totalCents - (await balance());
    const move = domain.get(Wallets);
    if (missing > 0) await move.credit(world.scope, wallet, { amount: cents(missing) });
    else if (missing < 0) await move.debit(world.scope, wallet, { amount: cents(-missing) });
    await payments.payDueFromWallets();
    expect(await paid()).toEqual([]);
    await domain.get(Hubs).update(world.hub.id, { settings: { invoicesFromWallet: true } });
    // The wallet covers either, and not both.
    await Promise.all([payments.payDueFromWallets(), payments.payDueFromWallets()]);
    expect([await balance(), await paid()]).toEqual([0, [first.id]]);
    await payments.markOpen(world.scope, first.id);
    await payments.payDueFromWallets();
    expect([await balance(), await paid()]).toEqual([0, [second.id]]);
  });
});
