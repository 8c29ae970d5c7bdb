import fc from 'fast-check';
import { expectBalancedLedger, testCore, type TestCore } from '../../../../../test/support/index.js';
import {
  cents,
  type Cents,
  hubScope,
  isDomainError,
  type Scope,
  type Transaction,
} from '../../base/index.js';
import { Ledger } from './ledger.store.js';
import type { WalletOwner } from './ledger.entity.js';
import { WalletQueries } from './wallet.queries.js';
import { Wallets } from './wallets.service.js';

const PLAIN = ['credit', 'debit', 'strictDebit', 'topUp', 'withdraw'] as const;
const OF_ORDER = ['pay', 'refund', 'payOut'] as const;
type What = (typeof PLAIN)[number] | (typeof OF_ORDER)[number];

interface Command {
  what: What;
  holder: number;
  amount: Cents;
  key: string | null;
  order: number;
}

/** Few holders, keys and orders, so that replays, re-pricing and shortages happen all the time. */
const command: fc.Arbitrary<Command> = fc.record({
  what: fc.constantFrom(...PLAIN, ...OF_ORDER),
  holder: fc.integer({ min: 1, max: 6 }),
  amount: fc.integer({ min: 1, max: 5_000 }).map(cents),
  key: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { nil: null }),
  order: fc.integer({ min: 1, max: 5 }),
});

/** The same rules, over plain numbers. */
class Model {
  readonly balances = new Map<number, number>();
  private readonly keys = new Set<string>();
  private readonly orders = new Map<string, number>();

  apply(c: Command): void {
    if (c.what === 'pay' || c.what === 'refund' || c.what === 'payOut') this.settle(c);
    else this.move(c);
  }

  private move(c: Command): void {
    const key = c.key === null ? null : `${String(c.holder)} ${c.key}`;
    if (key !== null && this.keys.has(key)) return;
    const mayOverdraw = c.what !== 'strictDebit' && c.what !== 'withdraw';
    if (this.change(c.holder, effect(c), mayOverdraw) && key !== null) this.keys.add(key);
  }

  private settle(c: Command): void {
    const order = `${c.what === 'payOut' ? 'earns' : 'pays'} ${String(c.holder)} ${String(c.order)}`;
    const target = c.what === 'refund' ? 0 : effect(c);
    const difference = target - (this.orders.get(order) ?? 0);
    if (this.change(c.holder, difference, c.what !== 'pay')) this.orders.set(order, target);
  }

  private change(holder: number, signed: number, mayOverdraw: boolean): boolean {
    const balance = (this.balances.get(holder) ?? 0) + signed;
    if (signed < 0 && balance < 0 && !mayOverdraw) return false;
    this.balances.set(holder, balance);
    return true;
  }
}

function effect({ what, amount }: Command): number {
  if (what === 'topUp') return amount - Math.min(amount, 10 + Math.round(amount / 100));
  return what === 'credit' || what === 'payOut' ? amount : 0 - amount;
}

const nonZero = (balances: Iterable<[number, number]>) =>
  new Map([...balances].filter(([, balance]) => balance !== 0));

describe('the ledger under random movements', () => {
  let core: TestCore;
  let wallets: Wallets;
  let queries: WalletQueries;
  let lastHub = 50_000;

  beforeAll(async () => {
    core = await testCore({ poolSize: 20 });
    wallets = new Wallets(core.db, new Ledger(core.clock));
    queries = new WalletQueries(core.db);
  });

  afterEach(() => expectBalancedLedger(core.db));
  afterAll(() => core.close());

  /** Merchants and couriers in turn, so that both kinds of wallet occur. */
  const ownerOf = (holder: number): WalletOwner => ({
    kind: holder % 2 === 0 ? 'merchant' : 'courier',
    id: holder,
  });

  async function run(scope: Scope, c: Command): Promise<void> {
    const owner = ownerOf(c.holder);
    const money = { amount: c.amount, externalId: c.key };
    const order = { orderId: c.order, amount: c.amount, publicId: 'ABC2345' };
    const fee = { fixed: cents(10), basisPoints: 100 };
    const within = (work: (tx: Transaction) => Promise<unknown>) => core.db.transaction(work);
    const actions: Record<What, () => Promise<unknown>> = {
      credit: () => wallets.credit(scope, owner, money),
      debit: () => wallets.debit(scope, owner, { ...money, allowNegative: true }),
      strictDebit: () => wallets.debit(scope, owner, money),
      topUp: () => wallets.topUp(scope, owner, { ...money, paymentMethod: 'pix', fee }),
      withdraw: () => wallets.withdraw(scope, owner, money),
      pay: () => within((tx) => wallets.payOrder(tx, scope, owner, order)),
      refund: () =>
        within((tx) =>
          wallets.payOrder(tx, scope, owner, { ...order, amount: cents(0), allowNegative: true }),
        ),
      payOut: () => within((tx) => wallets.payOutOrder(tx, scope, owner, order)),
    };
    await actions[c.what]().catch((error: unknown) => {
      // Another kind of movement under a known external id moves nothing, as a replay.
      if (!isDomainError(error, 'insufficient_balance') && !isDomainError(error, 'not_unique')) throw error;
    });
  }

  async function balancesOf(scope: Scope): Promise<Map<number, number>> {
    const holders = [1, 2, 3, 4, 5, 6];
    const merchants = await queries.balances(scope, 'merchant', holders);
    const couriers = await queries.balances(scope, 'courier', holders);
    return nonZero([...merchants, ...couriers]);
  }

  it('keeps every balance as plain numbers do, thousands of movements long', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 60 }), async (commands) => {
        const scope = hubScope(++lastHub);
        const model = new Model();
        for (const one of commands) {
          await run(scope, one);
          model.apply(one);
        }
        expect(await balancesOf(scope)).toEqual(nonZero(model.balances));
        expect(await queries.discrepancies(scope)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('stays sound when they come all at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 100, maxLength: 150 }), async (commands) => {
        const scope = hubScope(++lastHub);
        await Promise.all(commands.map((one) => run(scope, one)));
        expect(await queries.discrepancies(scope)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
