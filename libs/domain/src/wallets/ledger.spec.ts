import { expectSoundBooks, testCore, type TestCore } from '../../../../test/support/index.js';
import { cents, hubScope, isDomainError } from '../shared/index.js';
import { Ledger } from './ledger.js';
import type { Posting, WalletOwner } from './ledger.types.js';
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
      posting = await wallets.credit(scope, { kind: 'merchant', id: 1 }, { amount: cents(1_000) });
    });

    it.each([
      'update ledger_entries set amount = amount + 1',
      'update ledger_entries set account_id = 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
      'delete from ledger_transactions',
      'truncate ledger_transactions',
      'update ledger_transactions set amount = 1',
      `update ledger_transactions set operation = 'debito'`,
      'update ledger_transactions set account_id = account_id + 1',
      `update ledger_transactions set external_id = 'other'`,
      `update ledger_transactions set created_at = created_at - interval '1 day'`,
    ])('refuses: %s', async (sql) => {
      await expect(core.db.execute(sql)).rejects.toThrow(/append-only/);
    });

    it('lets a status and a text change', async () => {
      const sql = `update ledger_transactions set status = 'concluido', description = '-' where id = $1`;
      expect(await core.db.execute(sql, [posting.entry.id])).toBe(1);
    });

    const transaction = `insert into ledger_transactions
      (uuid, hub_id, account_id, operation, kind, amount, description, status, created_at)
      values (gen_random_uuid(), 10001, 77, 'credito', 'adicao_saldo', 100, '-', 'concluido', now()) returning id`;

    const write = (legs: readonly [accountId: number, amount: number][]) =>
      core.db.transaction(async (tx) => {
        const row = await tx.first<{ id: number }>(transaction);
        for (const [leg, [account, amount]] of legs.entries()) {
          await tx.execute('insert into ledger_entries values ($1, $2, 10001, $3, $4)', [
            row?.id,
            leg,
            account,
            amount,
          ]);
        }
      });

    it.each<[string, [number, number][]]>([
      ['no entries', []],
      ['one entry', [[77, 100]]],
      [
        'entries that do not add up',
        [
          [77, 100],
          [78, -99],
        ],
      ],
      [
        'entries of another amount',
        [
          [77, 99],
          [78, -99],
        ],
      ],
      [
        'entries of other accounts',
        [
          [78, 100],
          [79, -100],
        ],
      ],
      [
        'entries the other way round',
        [
          [77, -100],
          [78, 100],
        ],
      ],
    ])('refuses a transaction with %s', async (_, legs) => {
      await expect(write(legs)).rejects.toThrow(/is not balanced/);
    });

    it('refuses an entry added to a balanced transaction, and one without a transaction', async () => {
      const sql = 'insert into ledger_entries values ($1, $2, 10001, 77, $3)';
      await expect(core.db.execute(sql, [posting.entry.id, 3, 5])).rejects.toThrow(/is not balanced/);
      const orphans = core.db.transaction(async (tx) => {
        await tx.execute(sql, [1, 1, 5]);
        await tx.execute(sql, [1, 2, -5]);
      });
      await expect(orphans).rejects.toThrow(/is not balanced/);
    });

    it('holds after all that', () => expectSoundBooks(core.db));
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
    await expectSoundBooks(core.db);
  });

  it('grants concurrent debits exactly what the balance covers', async () => {
    const owner: WalletOwner = { kind: 'courier', id: 2 };
    await wallets.credit(scope, owner, { amount: cents(1_050) });
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        wallets.debit(scope, owner, { amount: cents(100), allowNegative: false }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals.every((reason) => isDomainError(reason, 'insufficient_balance'))).toBe(true);
    expect(await queries.balance(scope, owner)).toBe(50);
    await expectSoundBooks(core.db);
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
