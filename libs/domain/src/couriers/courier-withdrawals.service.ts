import { Injectable } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { DomainError, type Cents, type Scope } from '../shared/index.js';
import { Database } from '../storage/index.js';
import {
  WalletQueries,
  Wallets,
  type CreditCommand,
  type Posting,
  type WalletEntry,
  type WalletOwner,
} from '../wallets/index.js';
import { CourierStore } from './courier.store.js';

/** Pays couriers out. Hubs may allow a negative balance, because cash that couriers collected belongs to the hub. */
@Injectable()
export class CourierWithdrawals {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly wallets: Wallets,
    private readonly queries: WalletQueries,
    private readonly store: CourierStore,
  ) {}

  /** @throws courier_not_found · withdrawal_blocked · insufficient_balance · invalid_value · forbidden */
  async withdraw(scope: Scope, courierId: number, command: CreditCommand): Promise<Posting> {
    const courier = await this.store.read(this.db, scope, courierId);
    if (courier.withdrawalBlocked) throw new DomainError('withdrawal_blocked');
    const { settings } = await this.hubs.get(scope.hubId);
    return await this.wallets.withdraw(
      scope,
      { kind: 'courier', id: courierId },
      { ...command, allowNegative: settings.courierOverdraftAllowed },
    );
  }

  /**
   * Requests a payment by Pix. The amount is reserved until the company has paid or refused. `amount` null: the whole
   * balance. A courier cannot request more than the balance, even where the hub may overdraw it.
   * @throws withdrawal_blocked · required_value (of `pixKey`) · insufficient_balance · invalid_value
   */
  async request(
    scope: Scope,
    courierId: number,
    { amount, description }: { amount: Cents | null; description: string },
  ): Promise<Posting> {
    const { withdrawalBlocked, pixKey } = await this.store.read(this.db, scope, courierId);
    if (withdrawalBlocked) throw new DomainError('withdrawal_blocked');
    if (pixKey === null) throw new DomainError('required_value', { field: 'pixKey' });
    const wanted = amount ?? (await this.queries.balance(scope, walletOf(courierId)));
    if (wanted <= 0) throw new DomainError('insufficient_balance');
    const command = { amount: wanted, description, awaiting: true, allowNegative: false };
    return await this.wallets.withdraw(scope, walletOf(courierId), command);
  }

  /** Newest first. */
  list(scope: Scope, courierId: number, limit: number): Promise<WalletEntry[]> {
    return this.queries.withdrawalsOf(scope, walletOf(courierId), limit);
  }

  /** Cancels a request that is neither paid nor refused. @throws wallet_not_found · transition_refused */
  cancel(scope: Scope, courierId: number, entryId: number, description: string): Promise<Posting> {
    return this.wallets.cancelWithdrawal(scope, walletOf(courierId), entryId, description);
  }
}

function walletOf(courierId: number): WalletOwner {
  return { kind: 'courier', id: courierId };
}
