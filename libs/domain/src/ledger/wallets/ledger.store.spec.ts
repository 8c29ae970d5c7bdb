import { expectBalancedLedger, testCore, type TestCore } from '../../../../../test/support/index.js';
import { cents, hubScope, isDomainError, type Queryable } from '../../base/index.js';
import { Ledger } from './ledger.store.js';
import type { Posting, WalletOwner } from './ledger.entity.js';
import { WalletQueries } from './wallet.queries.js';
import { Wallets } from './wallets.service.js';

describe('the ledger', () => {
  let core: TestCore;
  let wallets: Wallets;
  let queries: WalletQueries;
  const scope = hubScope(10_001);

  beforeAll(async () => {
    core = await testCore({ poolSize: 20 });
    wallets = new Wallets(core.db, new Ledger(core.clock));
    queries = new WalletQueries(core.db);
  });

  afterAll(() => core.close());

  describe('in the database itself', () => {
    let posting: Posting;

    beforeAll(async () => {
      const credit = { amount: cents(1_000), externalId: 'by hand' };
      posting = await wallets.credit(scope, { kind: 'merchant', id: 1 }, credit);
    });

    it.each([
      'update ledger_entries set amount = amount + 1',
      'update ledger_entries set account_id = 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
      'delete from ledger_transactions',
      'truncate ledger_transactions',
      'update ledger_transactions set amount = 1',
      `update ledger_transactions set operation = 'debit'`,
      'update ledger_transactions set account_id = account_id + 1',
      'update ledger_transactions set counter_account_id = counter_account_id + 1',
      `update ledger_transactions set external_id = 'other'`,
      `update ledger_transactions set created_at = created_at - interval '1 day'`,
    ])('refuses: %s', async (sql) => {
      await expect(core.db.execute(sql)).rejects.toThrow(/append-only/);
    });

    it.each([
      ['delete from ledger_entries'],
      ['delete from ledger_transactions'],
      ['update ledger_transactions set external_id = null'],
      ['delete from audit_records'],
      [`update audit_records set action = 'x'`],
    ])('refuses a role that may write, whatever it sets: %s', async (sql) => {
      const asClerk = core.db.transaction(async (tx) => {
        await tx.execute(`insert into audit_records (hub_id, operator_name, action, entity, at)
                          values (1, 'Ana', 'update', 'hub', now())`);
        await tx.execute('create role clerk');
        await tx.execute(
          'grant select, update, delete on ledger_entries, ledger_transactions, audit_records to clerk',
        );
        await tx.execute('set local role clerk');
        await tx.execute(
          `select set_config('lastmile.clearing', 'on', true), set_config('lastmile.forgetting', 'on', true)`,
        );
        await tx.execute(sql);
      });
      await expect(asClerk).rejects.toThrow(/append-only/);
    });

    it('lets a status and a text change', async () => {
      const sql = `update ledger_transactions set status = 'completed', description = '-' where id = $1`;
      expect(await core.db.execute(sql, [posting.entry.id])).toBe(1);
    });

    const byHand = (db: Queryable, operation: string, counterAccount: number | null) =>
      db.unchecked.first<{ id: number }>(
        `insert into ledger_transactions (uuid, hub_id, account_id,
          counter_account_id, operation, kind, amount, description, status, created_at)
         values (gen_random_uuid(), 10001, 77, $1, $2, 'credit_added', 100, '-', 'completed', now()) returning id`,
        [counterAccount, operation],
      );
    const add = (db: Queryable, id: number | undefined, legs: readonly [account: number, amount: number][]) =>
      db.execute(
        `insert into ledger_entries
         select $1, 2 + row_number() over (), 10001, a, m from unnest($2::bigint[], $3::bigint[]) as e(a, m)`,
        [id, legs.map(([account]) => account), legs.map(([, amount]) => amount)],
      );

    it.each<[string, string, number | null]>([
      ['no other side', 'credit', null],
      ['itself on the other side', 'credit', 77],
      ['no direction', 'other', 78],
    ])('refuses a movement with %s', async (_, operation, counterAccount) => {
      await expect(byHand(core.db, operation, counterAccount)).rejects.toThrow(/violates .* constraint/);
    });

    it.each([
      ['credit', 100],
      ['debit', -100],
    ])('balances a %s that is written by hand', async (operation, amount) => {
      const seen: unknown[] = [];
      const written = core.db.transaction(async (tx) => {
        const row = await byHand(tx, operation, 78);
        seen.push(
          ...(await tx.unchecked.query(
            'select leg, account_id, amount from ledger_entries where transaction_id = $1 order by leg',
            [row?.id],
          )),
        );
        // Rolled back: balances do not include rows written by hand, and the ledger must balance afterwards.
        throw new Error('seen');
      });
      await expect(written).rejects.toThrow('seen');
      expect(seen).toEqual([
        { leg: 1, account_id: 77, amount },
        { leg: 2, account_id: 78, amount: -amount },
      ]);
    });

    it.each<[string, [number, number][]]>([
      ['one entry', [[77, 100]]],
      [
        'entries that do not add up',
        [
          [77, 100],
          [78, -99],
        ],
      ],
      [
        'entries that add up',
        [
          [77, 100],
          [78, -100],
        ],
      ],
    ])('refuses %s written by hand, be it to a new movement, to an old one or to none', async (_, legs) => {
      const toNew = core.db.transaction(async (tx) => add(tx, (await byHand(tx, 'credit', 78))?.id, legs));
      await expect(toNew).rejects.toThrow(/not balanced/);
      await expect(add(core.db, posting.entry.id, legs)).rejects.toThrow(/not balanced/);
      await expect(add(core.db, 1, legs)).rejects.toThrow(/not balanced/);
    });

    it('holds after all that', () => expectBalancedLedger(core.db));
  });

  it('makes one entry of 200 parallel credits with one external id', async () => {
    const owner: WalletOwner = { kind: 'merchant', id: 2 };
    const all = await Promise.all(
      Array.from({ length: 200 }, () =>
        wallets.credit(scope, owner, { amount: cents(1_000), externalId: 'once' }),
      ),
    );
    expect(all.filter(({ duplicated }) => !duplicated)).toHaveLength(1);
    expect(new Set(all.map(({ entry }) => entry.id)).size).toBe(1);
    expect(all.every(({ balance }) => balance === 1_000)).toBe(true);
    const { total, balance } = await queries.statement(scope, owner, {}, { page: 1, perPage: 5 });
    expect({ total, balance }).toEqual({ total: 1, balance: 1_000 });
    await expectBalancedLedger(core.db);
  });

  it('grants concurrent debits exactly what the balance covers', async () => {
    const owner: WalletOwner = { kind: 'courier', id: 2 };
    await wallets.credit(scope, owner, { amount: cents(1_050) });
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, () => wallets.debit(scope, owner, { amount: cents(100) })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals.every((reason) => isDomainError(reason, 'insufficient_balance'))).toBe(true);
    expect(await queries.balance(scope, owner)).toBe(50);
    await expectBalancedLedger(core.db);
  });

  it('writes nothing for a debit that is refused, and finds one of before although the balance is gone', async () => {
    const owner: WalletOwner = { kind: 'merchant', id: 3 };
    const spend = (amount: number, externalId?: string) =>
      wallets.debit(scope, owner, { amount: cents(amount), externalId });
    await wallets.credit(scope, owner, { amount: cents(500) });
    const { entry } = await spend(500, 'spent');
    const lastId = () =>
      core.db.first(
        `select last_value as id from pg_sequences where sequencename = 'ledger_transactions_id_seq'`,
      );
    const before = await lastId();
    await expect(spend(1)).rejects.toMatchObject({ code: 'insufficient_balance' });
    await expect(spend(1, 'new')).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect(await lastId()).toEqual(before);
    expect(await spend(500, 'spent')).toMatchObject({
      duplicated: true,
      entry: { id: entry.id },
      balance: 0,
    });
    await expectBalancedLedger(core.db);
  });

  it('refuses a debit without an error in PostgreSQL, so that its transaction goes on', async () => {
    const owner: WalletOwner = { kind: 'courier', id: 7 };
    const ledger = new Ledger(core.clock);
    const debit = { operation: 'debit', kind: 'withdrawal' } as const;
    await core.db.transaction(async (tx) => {
      for (const balance of [0, 500]) {
        const tooMuch = ledger.post(tx, scope.hubId, owner, { ...debit, amount: cents(501) });
        const facts = { balance, amount: 501 };
        await expect(tooMuch).rejects.toMatchObject({ code: 'insufficient_balance', facts });
        if (balance === 0) await wallets.credit(scope, owner, { amount: cents(500) }, tx);
      }
      await ledger.post(tx, scope.hubId, owner, { ...debit, amount: cents(500) });
    });
    expect(await queries.balance(scope, owner)).toBe(0);
  });

  it('opens a wallet once when its first movements come together', async () => {
    const owners = Array.from({ length: 20 }, (_, i): WalletOwner => ({ kind: 'merchant', id: 5_000 + i }));
    const rush = owners.flatMap((owner) => [owner, owner, owner, owner, owner]);
    await Promise.all(rush.map((owner) => wallets.credit(hubScope(99), owner, { amount: cents(3) })));
    const balances = await queries.balances(
      hubScope(99),
      'merchant',
      owners.map(({ id }) => id),
    );
    expect([...balances.values()]).toEqual(owners.map(() => 15));
  });
});
