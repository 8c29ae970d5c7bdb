import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { sentStatements } from '../../../../../test/support/sent-statements.js';
import { cents, hubScope } from '../../base/index.js';
import { Ledger } from './ledger.store.js';
import type { WalletOwner } from './ledger.entity.js';
import { WalletQueries } from './wallet.queries.js';
import { Wallets } from './wallets.service.js';

describe('a wallet statement', () => {
  let core: TestCore;
  let wallets: Wallets;
  let queries: WalletQueries;
  const scope = hubScope(10_001);
  const owner: WalletOwner = { kind: 'merchant', id: 10_001 };

  /** Credits of 1, 2, … 10 cents, each third one followed by a debit of one cent. */
  beforeAll(async () => {
    core = await testCore();
    wallets = new Wallets(core.db, new Ledger(core.clock));
    queries = new WalletQueries(core.db);
    for (let i = 1; i <= 10; i++) {
      await wallets.credit(scope, owner, { amount: cents(i), externalId: `c-${String(i)}` });
      if (i % 3 === 0) await wallets.debit(scope, owner, { amount: cents(1), externalId: `d-${String(i)}` });
    }
    await wallets.credit(scope, { kind: 'courier', id: owner.id }, { amount: cents(99) });
  });

  afterAll(() => core.close());

  const read = (filter: Parameters<WalletQueries['statement']>[2], page = 1, perPage = 50) =>
    queries.statement(scope, owner, filter, { page, perPage });

  it('is newest first, with balance and total', async () => {
    const { items, ...rest } = await read({});
    expect(rest).toEqual({ total: 13, balance: 52, page: 1, perPage: 50 });
    expect(items.map(({ externalId }) => externalId)).toEqual([
      'c-10',
      'd-9',
      'c-9',
      'c-8',
      'c-7',
      'd-6',
      'c-6',
      'c-5',
      'c-4',
      'd-3',
      'c-3',
      'c-2',
      'c-1',
    ]);
  });

  it('pages without repeating or losing an entry', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({}, page, 5)));
    expect(pages.map(({ items }) => items.length)).toEqual([5, 5, 3, 0]);
    expect(pages.flatMap(({ items }) => items)).toEqual((await read({})).items);
    expect(pages.map(({ total }) => total)).toEqual([13, 13, 13, 13]);
  });

  it('filters by operation with its own total', async () => {
    const credits = await read({ operation: 'credit' }, 2, 4);
    expect(credits).toMatchObject({ total: 10, balance: 52 });
    expect(credits.items.map(({ amount }) => amount)).toEqual([6, 5, 4, 3]);
    const debits = await read({ operation: 'debit' });
    expect(debits.total).toBe(3);
    expect(debits.items.every(({ operation }) => operation === 'debit')).toBe(true);
  });

  it('finds an entry by its external id', async () => {
    expect(await read({ externalId: 'd-6' })).toMatchObject({
      items: [{ externalId: 'd-6', operation: 'debit' }],
      total: 1,
      balance: 52,
    });
    expect(await read({ externalId: 'd-6', operation: 'credit' })).toMatchObject({ items: [], total: 0 });
    expect(await read({ externalId: 'nope' })).toMatchObject({ items: [], total: 0, balance: 52 });
    expect(await read({ externalId: 'd-6' }, 2)).toMatchObject({ items: [], total: 1 });
  });

  it('takes at most two statements, a movement one', async () => {
    const sent = sentStatements(core);
    await read({});
    expect(sent).toHaveLength(2);
    await read({ operation: 'debit', externalId: 'd-3' });
    expect(sent).toHaveLength(4);
    await wallets.credit(scope, { kind: 'merchant', id: 10_002 }, { amount: cents(1), externalId: 'one' });
    expect(sent).toHaveLength(5);
    await wallets.credit(scope, { kind: 'merchant', id: 10_002 }, { amount: cents(1), externalId: 'one' });
    expect(sent).toHaveLength(6);
  });
});
