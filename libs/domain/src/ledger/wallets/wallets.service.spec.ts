import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { cents, hubScope, type Scope } from '../../base/index.js';
import { Ledger } from './ledger.store.js';
import type { WalletOwner } from './ledger.entity.js';
import { WalletQueries } from './wallet.queries.js';
import { Wallets } from './wallets.service.js';

describe('wallets', () => {
  let core: TestCore;
  let wallets: Wallets;
  let queries: WalletQueries;
  let nextId = 20_000;
  const scope = hubScope(10_001);
  const elsewhere = hubScope(10_002);
  const aMerchant = (): WalletOwner => ({ kind: 'merchant', id: ++nextId });
  const aCourier = (): WalletOwner => ({ kind: 'courier', id: ++nextId });
  const firstPage = { page: 1, perPage: 50 };

  beforeAll(async () => {
    core = await testCore();
    wallets = new Wallets(core.db, new Ledger(core.clock));
    queries = new WalletQueries(core.db);
  });

  afterEach(async () => expect(await queries.discrepancies(scope)).toEqual([]));
  afterAll(() => core.close());

  it('credits, and returns every field of a statement line', async () => {
    const owner = aMerchant();
    const { entry, balance, duplicated, fee } = await wallets.credit(scope, owner, {
      amount: cents(12_345),
      description: '  Bônus de boas-vindas ',
      externalId: 'bonus-1',
    });
    expect({ balance, duplicated, fee }).toEqual({ balance: 12_345, duplicated: false, fee: undefined });
    expect(entry).toEqual({
      id: expect.any(Number),
      uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      operation: 'credit',
      kind: 'credit_added',
      amount: 12_345,
      description: 'Bônus de boas-vindas',
      status: 'completed',
      externalId: 'bonus-1',
      paymentMethod: null,
      orderId: null,
      referenceId: null,
      createdAt: core.clock.now(),
    });
    const found = await queries.statement(scope, owner, { externalId: 'bonus-1' }, firstPage);
    expect(found.items).toEqual([entry]);
  });

  it('keeps one entry per external id and wallet, and refuses another kind of movement under it', async () => {
    const [owner, other] = [aMerchant(), aMerchant()];
    const first = await wallets.credit(scope, owner, { amount: cents(500), externalId: 'x' });
    await wallets.credit(scope, owner, { amount: cents(1) });
    const again = await wallets.credit(scope, owner, { amount: cents(900), externalId: ' x ' });
    expect(again).toEqual({ entry: first.entry, balance: 501, duplicated: true });
    await expect(wallets.debit(scope, owner, { amount: cents(900), externalId: 'x' })).rejects.toMatchObject({
      code: 'not_unique',
      facts: { field: 'externalId', reason: 'used_by_another_movement' },
    });
    expect(await queries.balance(scope, owner)).toBe(501);
    expect((await wallets.credit(scope, other, { amount: cents(500), externalId: 'x' })).duplicated).toBe(
      false,
    );
    const courier: WalletOwner = { kind: 'courier', id: owner.id };
    expect((await wallets.credit(scope, courier, { amount: cents(7), externalId: 'x' })).balance).toBe(7);
  });

  it('creates a new entry each time without an external id, and takes blank texts as none', async () => {
    const owner = aMerchant();
    for (const externalId of [undefined, null, '', '  ']) {
      const { duplicated, entry } = await wallets.credit(scope, owner, {
        amount: cents(1),
        description: ' ',
        externalId,
      });
      expect({ duplicated, text: entry.description, key: entry.externalId }).toEqual({
        duplicated: false,
        text: '',
        key: null,
      });
    }
    expect(await queries.balance(scope, owner)).toBe(4);
  });

  it.each([0, -1, 1.5, NaN, Infinity, 10_000_000_001])('refuses the amount %p', async (amount) => {
    const owner = aMerchant();
    const refused = { code: 'invalid_value', facts: { field: 'amount' } };
    const command = { amount: amount as never };
    await expect(wallets.credit(scope, owner, command)).rejects.toMatchObject(refused);
    await expect(wallets.debit(scope, owner, command)).rejects.toMatchObject(refused);
    expect((await queries.statement(scope, owner, {}, firstPage)).total).toBe(0);
  });

  it('refuses texts that are too long or hold a zero byte', async () => {
    const owner = aMerchant();
    for (const text of ['a'.repeat(192), 'a\0b']) {
      await expect(
        wallets.credit(scope, owner, { amount: cents(1), description: text }),
      ).rejects.toMatchObject({ code: 'invalid_value', facts: { field: 'description' } });
      await expect(
        wallets.credit(scope, owner, { amount: cents(1), externalId: text }),
      ).rejects.toMatchObject({ code: 'invalid_value', facts: { field: 'externalId' } });
    }
  });

  it('refuses a debit that the balance does not cover, unless the caller says that it may', async () => {
    const owner = aCourier();
    const overdrawn = await wallets.debit(scope, owner, { amount: cents(250), allowNegative: true });
    expect(overdrawn.balance).toBe(-250);
    await wallets.credit(scope, owner, { amount: cents(1_000) });
    await expect(
      wallets.debit(scope, owner, { amount: cents(751), externalId: 'later' }),
    ).rejects.toMatchObject({
      code: 'insufficient_balance',
      facts: { field: 'amount', balance: 750, amount: 751 },
    });
    // A refusal leaves no trace, so its external id is still free.
    const exact = await wallets.debit(scope, owner, { amount: cents(750), externalId: 'later' });
    expect(exact).toMatchObject({ balance: 0, duplicated: false });
  });

  describe('top-up', () => {
    const fee = { fixed: cents(50), basisPoints: 250 };

    it.each(['pix', 'boleto', 'credit_card'] as const)('by %s debits a linked fee', async (paymentMethod) => {
      const owner = aMerchant();
      const command = { amount: cents(10_000), paymentMethod, fee, externalId: 'r-1' };
      const done = await wallets.topUp(scope, owner, command);
      expect(done).toMatchObject({ balance: 9_700, duplicated: false });
      expect(done.entry).toMatchObject({ kind: 'top_up', amount: 10_000, paymentMethod });
      expect(done.fee).toMatchObject({
        kind: 'top_up_fee',
        operation: 'debit',
        amount: 300,
        referenceId: done.entry.id,
        externalId: null,
        description: '',
      });
      expect(await wallets.topUp(scope, owner, command)).toEqual({ ...done, duplicated: true });
    });

    it.each(['cash', 'transfer', 'other'] as const)('by %s is never charged', async (method) => {
      const done = await wallets.topUp(scope, aMerchant(), {
        amount: cents(900),
        paymentMethod: method,
        fee,
      });
      expect(done).toMatchObject({ balance: 900 });
      expect(done).not.toHaveProperty('fee');
    });

    it('is whole without a fee, or with one of nothing', async () => {
      const owner = aMerchant();
      const command = { amount: cents(900), paymentMethod: 'pix' as const };
      expect(await wallets.topUp(scope, owner, { ...command, fee: null })).not.toHaveProperty('fee');
      const free = { fixed: cents(0), basisPoints: 0 };
      expect(await wallets.topUp(scope, owner, { ...command, fee: free })).not.toHaveProperty('fee');
      expect(await queries.balance(scope, owner)).toBe(1_800);
    });

    it('is charged no more than what came in', async () => {
      const done = await wallets.topUp(scope, aMerchant(), { amount: cents(30), paymentMethod: 'pix', fee });
      expect(done).toMatchObject({ balance: 0, fee: { amount: 30 } });
    });
  });

  describe('an order', () => {
    const pay = (owner: WalletOwner, orderId: number, amount: number) =>
      core.db.transaction((tx) =>
        wallets.payOrder(tx, scope, owner, { orderId, amount: cents(amount), publicId: 'ABC2345' }),
      );
    const refund = (owner: WalletOwner, orderId: number) =>
      core.db.transaction((tx) =>
        wallets.payOrder(tx, scope, owner, {
          orderId,
          publicId: 'ABC2345',
          amount: cents(0),
          allowNegative: true,
        }),
      );

    it('is paid once with what is there', async () => {
      const owner = aMerchant();
      await wallets.credit(scope, owner, { amount: cents(1_000) });
      await expect(pay(owner, 1, 1_001)).rejects.toMatchObject({ code: 'insufficient_balance' });
      const paid = await pay(owner, 1, 600);
      expect(paid).toMatchObject({ balance: 400, duplicated: false });
      expect(paid?.entry).toMatchObject({ kind: 'order_payment', orderId: 1, amount: 600 });
      expect(await pay(owner, 1, 600)).toEqual({ ...paid, duplicated: true });
    });

    it('moves only the difference when it is re-priced, either way', async () => {
      const owner = aMerchant();
      await wallets.credit(scope, owner, { amount: cents(1_000) });
      await pay(owner, 2, 600);
      expect((await pay(owner, 2, 750))?.entry).toMatchObject({ kind: 'order_payment', amount: 150 });
      expect((await pay(owner, 2, 500))?.entry).toMatchObject({ kind: 'order_refund', amount: 250 });
      expect(await queries.balance(scope, owner)).toBe(500);
      expect(await refund(owner, 2)).toMatchObject({ balance: 1_000, entry: { amount: 500 } });
    });

    it('is refunded once, and its payment is marked so', async () => {
      const owner = aMerchant();
      await wallets.credit(scope, owner, { amount: cents(1_000) });
      await pay(owner, 3, 600);
      const refunds = await Promise.all(Array.from({ length: 10 }, () => refund(owner, 3)));
      expect(refunds.filter((one) => one?.duplicated === false)).toHaveLength(1);
      expect(new Set(refunds.map((one) => one?.entry.id)).size).toBe(1);
      expect(refunds[0]).toMatchObject({ balance: 1_000, entry: { kind: 'order_refund', amount: 600 } });
      const { items } = await queries.statement(scope, owner, {}, firstPage);
      expect(items.map(({ kind, status }) => [kind, status])).toEqual([
        ['order_refund', 'completed'],
        ['order_payment', 'reversed'],
        ['credit_added', 'completed'],
      ]);
    });

    it('that took nothing is not refunded, and one that costs nothing is not paid', async () => {
      const owner = aMerchant();
      expect(await refund(owner, 4)).toBeNull();
      expect(await pay(owner, 4, 0)).toBeNull();
      expect((await queries.statement(scope, owner, {}, firstPage)).total).toBe(0);
    });

    it('is rolled back with the transaction it is paid in', async () => {
      const owner = aMerchant();
      await wallets.credit(scope, owner, { amount: cents(100) });
      const work = core.db.transaction(async (tx) => {
        await wallets.payOrder(tx, scope, owner, { orderId: 5, amount: cents(100), publicId: 'ABC2345' });
        throw new Error('the order could not be stored');
      });
      await expect(work).rejects.toThrow('could not be stored');
      expect(await queries.balance(scope, owner)).toBe(100);
    });

    it('pays its courier once, or the difference', async () => {
      const courier = aCourier();
      const payOut = (amount: number) =>
        core.db.transaction((tx) =>
          wallets.payOutOrder(tx, scope, courier, {
            orderId: 6,
            amount: cents(amount),
            publicId: 'ABC2345',
          }),
        );
      const done = await payOut(800);
      expect(done).toMatchObject({ balance: 800, entry: { kind: 'order_earning', operation: 'credit' } });
      expect(await payOut(800)).toEqual({ ...done, duplicated: true });
      expect(await payOut(700)).toMatchObject({
        balance: 700,
        entry: { kind: 'credit_removed', amount: 100 },
      });
    });
  });

  describe('withdrawal', () => {
    const completed = (by: Scope, id: number) =>
      core.db.transaction((tx) => wallets.completeWithdrawal(tx, by, id));
    const refused = (by: Scope, id: number, reason: string) =>
      core.db.transaction((tx) => wallets.reverseWithdrawal(tx, by, id, reason));

    it('pays out at most the balance by default', async () => {
      const owner = aCourier();
      await wallets.credit(scope, owner, { amount: cents(100) });
      await expect(wallets.withdraw(scope, owner, { amount: cents(101) })).rejects.toMatchObject({
        code: 'insufficient_balance',
      });
      const done = await wallets.withdraw(scope, owner, { amount: cents(100) });
      expect(done).toMatchObject({ balance: 0, entry: { kind: 'withdrawal', status: 'completed' } });
      const owed = await wallets.withdraw(scope, owner, { amount: cents(30), allowNegative: true });
      expect(owed.balance).toBe(-30);
    });

    it('waits for its decision and is paid', async () => {
      const owner = aCourier();
      await wallets.credit(scope, owner, { amount: cents(100) });
      const { entry, balance } = await wallets.withdraw(scope, owner, { amount: cents(60), awaiting: true });
      expect({ balance, status: entry.status }).toEqual({ balance: 40, status: 'pending' });
      expect(await queries.withdrawals(scope, { status: 'pending' }, { limit: 10 })).toEqual([
        { owner, entry },
      ]);
      expect(await queries.withdrawals(elsewhere, {}, { limit: 10 })).toEqual([]);
      await expect(completed(elsewhere, entry.id)).rejects.toMatchObject({
        code: 'wallet_not_found',
      });
      const paid = { ...entry, status: 'completed' };
      expect(await completed(scope, entry.id)).toEqual(paid);
      expect(await completed(scope, entry.id)).toEqual(paid);
      await expect(refused(scope, entry.id, 'tarde')).rejects.toMatchObject({
        code: 'transition_refused',
      });
      expect(await queries.withdrawals(scope, { status: 'pending' }, { limit: 10 })).toEqual([]);
    });

    it('waits for its decision and is refused', async () => {
      const owner = aCourier();
      await wallets.credit(scope, owner, { amount: cents(100) });
      const { entry } = await wallets.withdraw(scope, owner, { amount: cents(60), awaiting: true });
      const back = await refused(scope, entry.id, 'Chave Pix inválida');
      expect(back).toMatchObject({
        balance: 100,
        entry: {
          kind: 'withdrawal_reversed',
          amount: 60,
          referenceId: entry.id,
          description: 'Chave Pix inválida',
        },
      });
      await expect(refused(scope, entry.id, 'de novo')).rejects.toMatchObject({
        code: 'transition_refused',
      });
      await expect(completed(scope, entry.id)).rejects.toMatchObject({
        code: 'transition_refused',
      });
      expect(await queries.balance(scope, owner)).toBe(100);
    });

    it('is decided once, though many decide at once', async () => {
      for (let round = 0; round < 10; round++) {
        const owner = aCourier();
        await wallets.credit(scope, owner, { amount: cents(100) });
        const { entry } = await wallets.withdraw(scope, owner, { amount: cents(60), awaiting: true });
        const refuse = () => refused(scope, entry.id, 'Chave Pix inválida');
        const decided = await Promise.allSettled([refuse(), refuse(), completed(scope, entry.id)]);
        expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      }
    });
  });

  it('keeps hubs apart, even for the same holder and external id', async () => {
    const owner = aMerchant();
    await wallets.credit(scope, owner, { amount: cents(100), externalId: 'same' });
    expect(await queries.balance(elsewhere, owner)).toBe(0);
    for (const filter of [{}, { externalId: 'same' }])
      expect(await queries.statement(elsewhere, owner, filter, firstPage)).toMatchObject({
        items: [],
        total: 0,
      });
    const there = await wallets.credit(elsewhere, owner, { amount: cents(5), externalId: 'same' });
    expect(there).toMatchObject({ balance: 5, duplicated: false });
    expect(await queries.balance(scope, owner)).toBe(100);
    expect(await queries.balances(elsewhere, 'merchant', [owner.id])).toEqual(new Map([[owner.id, 5]]));
  });
});
