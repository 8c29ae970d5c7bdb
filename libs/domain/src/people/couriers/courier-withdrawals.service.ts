import { Injectable } from '@nestjs/common';
import { type Hub, Hubs } from '../../company/index.js';
import { DomainError, type Cents, cents, type Scope, Database, statement } from '../../base/index.js';
import {
  MoneyNews,
  WalletQueries,
  Wallets,
  type CreditCommand,
  type Posting,
  type WalletEntry,
  type WalletOwner,
} from '../../ledger/index.js';
import { CourierStore } from './courier.store.js';
import type { KeyOwner } from './withdrawal.types.js';

const KEEP_KEY = statement(
  'couriers.withdrawal_key_keep',
  `insert into withdrawal_keys (hub_id, courier_id, transaction_id, pix_key) values ($1, $2, $3, $4)
   on conflict (transaction_id) do nothing`,
);
const KEYS = statement(
  'couriers.withdrawal_keys',
  `select transaction_id as id, pix_key as "pixKey" from withdrawal_keys
    where hub_id = $1 and transaction_id = any($2::bigint[])`,
);

/** Withdrawals of couriers. Balances may be negative: cash that couriers collected belongs to the hub. */
@Injectable()
export class CourierWithdrawals {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly wallets: Wallets,
    private readonly queries: WalletQueries,
    private readonly store: CourierStore,
    private readonly news: MoneyNews,
  ) {}

  /**
   * @throws courier_not_found · withdrawal_blocked · insufficient_balance · invalid_value (`least`: less than
   * the hub pays out) · forbidden
   */
  async withdraw(scope: Scope, courierId: number, command: CreditCommand): Promise<Posting> {
    const courier = await this.store.read(this.db, scope, courierId);
    if (courier.withdrawalBlocked) throw new DomainError('withdrawal_blocked');
    const { settings } = await this.hubs.get(scope.hubId);
    requireLeast(command.amount, settings);
    const allowNegative = settings.courierOverdraftAllowed;
    return await this.wallets.withdraw(scope, walletOf(courierId), { ...command, allowNegative });
  }

  /**
   * Requests a payment by Pix. The amount is reserved until the company has paid or refused. `amount` null:
   * the whole balance. A courier cannot request more than the balance, even where the hub may overdraw it.
   * The payment goes to the key that the courier has now, whatever it is by then. @throws withdrawal_blocked
   * · required_value (of `pixKey`) · insufficient_balance · invalid_value (less than the hub pays out)
   */
  async request(
    scope: Scope,
    courierId: number,
    { amount, description, externalId }: { amount: Cents | null; description: string; externalId?: string },
  ): Promise<Posting> {
    const { withdrawalBlocked, pixKey } = await this.store.read(this.db, scope, courierId);
    if (withdrawalBlocked) throw new DomainError('withdrawal_blocked');
    if (pixKey === null) throw new DomainError('required_value', { field: 'pixKey' });
    const wanted = amount ?? (await this.queries.balance(scope, walletOf(courierId)));
    if (wanted <= 0) throw new DomainError('insufficient_balance');
    requireLeast(wanted, (await this.hubs.get(scope.hubId)).settings);
    const command = { amount: wanted, description, externalId, awaiting: true };
    return await this.db.inTransactionScope(async () => {
      const posting = await this.wallets.withdraw(scope, walletOf(courierId), command);
      await this.db.execute(KEEP_KEY, [scope.hubId, courierId, posting.entry.id, pixKey]);
      return posting;
    });
  }

  /** By the id of the withdrawal: the Pix key that it was requested with. */
  async keysOf({ hubId }: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.db.query(KEYS, [hubId, ids]);
    return new Map(rows.map(({ id, pixKey }) => [id, pixKey]));
  }

  /** Newest first. */
  list(scope: Scope, courierId: number, limit: number): Promise<WalletEntry[]> {
    return this.queries.withdrawalsOf(scope, walletOf(courierId), limit);
  }

  /** Cancels a request that is neither paid nor refused. @throws wallet_not_found · transition_refused */
  cancel(scope: Scope, courierId: number, entryId: number, description: string): Promise<Posting> {
    return this.db.transaction((tx) =>
      this.wallets.reverseWithdrawal(tx, scope, entryId, description, walletOf(courierId)),
    );
  }

  /** @throws wallet_not_found · transition_refused */
  completeByHand(scope: Scope, transactionId: number): Promise<WalletEntry> {
    return this.db.transaction(async (tx) => {
      const entry = await this.wallets.completeWithdrawal(tx, scope, transactionId);
      await this.news.tellOfWithdrawal(tx, scope, 'withdrawal_paid', { transactionId, reason: null });
      return entry;
    });
  }

  /** The amount goes back to the wallet. @throws wallet_not_found · transition_refused */
  refuse(scope: Scope, transactionId: number, reason: string): Promise<Posting> {
    return this.db.transaction(async (tx) => {
      const posting = await this.wallets.reverseWithdrawal(tx, scope, transactionId, reason);
      await this.news.tellOfWithdrawal(tx, scope, 'withdrawal_returned', { transactionId, reason });
      return posting;
    });
  }

  /** Shown to couriers before they request a withdrawal. The hub pays by hand, on demand. */
  async terms({ hubId }: Scope) {
    const { leastWithdrawalCents, payouts } = (await this.hubs.get(hubId)).settings;
    return {
      leastCents: cents(leastWithdrawalCents),
      feeCents: cents(0),
      provider: false,
      onDemand: true,
      schedule: 'none' as (typeof payouts)['schedule'],
      weekday: payouts.weekday,
      hour: payouts.hour,
      keyOwner: null as KeyOwner | null,
    };
  }
}

/** The wallet refuses amounts of 0 and less. */
function requireLeast(amount: Cents, { leastWithdrawalCents: least }: Hub['settings']): void {
  if (amount > 0 && amount < least) throw new DomainError('invalid_value', { field: 'amount', least });
}

function walletOf(courierId: number): WalletOwner {
  return { kind: 'courier', id: courierId };
}
