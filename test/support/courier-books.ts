import { WalletQueries } from '#domain';
import { expectBalancedLedger } from './balanced-ledger.js';
import type { TestDomain } from './test-domain.js';
import type { TestHub } from './test-hub.js';

interface Courier {
  readonly id: number;
  readonly scope: TestHub['scope'];
}

/** What the acts of a random history share. */
export interface CourierBooksWorld {
  readonly domain: TestDomain;
  readonly hub: TestHub;
  readonly couriers: readonly Courier[];
  readonly books: CourierBooks;
  readonly random: () => number;
}

/** What payouts took out of wallets, and what guarantees brought in. */
const MOVED = `
  select c.id, coalesce((select sum(p.amount) from payouts p
                          where p.courier_id = c.id and p.state <> 'returned'), 0)::bigint as out,
         coalesce((
           select sum(t.amount) from ledger_transactions t join ledger_accounts a on a.id = t.account_id
            where a.role = 'courier' and a.holder_id = c.id and t.kind = 'guarantee_top_up'), 0)::bigint
    as topped from couriers c where c.hub_id = $1`;

/** Plain numbers that say what the wallets of couriers must hold. */
export class CourierBooks {
  private readonly earned = new Map<number, number>();

  constructor(
    private readonly domain: TestDomain,
    private readonly hub: TestHub,
  ) {}

  add(courierId: number, amount: number): void {
    this.earned.set(courierId, (this.earned.get(courierId) ?? 0) + amount);
  }

  /** Entries are balances, no cent is made or lost, each wallet holds what its courier earned, unpaid. */
  async check(): Promise<void> {
    await expectBalancedLedger(this.domain.db);
    const { scope } = this.hub;
    const moved = await this.domain.db.query<{ id: number; out: number; topped: number }>(MOVED, [
      scope.hubId,
    ]);
    const balances = await this.domain.get(WalletQueries).balances(
      scope,
      'courier',
      moved.map(({ id }) => id),
    );
    const held = moved.map(({ id }) => [id, balances.get(id) ?? 0]);
    expect(held).toEqual(moved.map(({ id, out, topped }) => [id, (this.earned.get(id) ?? 0) + topped - out]));
  }
}
