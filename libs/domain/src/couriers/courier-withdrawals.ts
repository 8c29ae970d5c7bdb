import { Injectable } from '@nestjs/common';
import { Hubs } from '../hubs/index.js';
import { Database, DomainError, type Scope } from '../shared/index.js';
import { Wallets, type CreditCommand, type Posting } from '../wallets/index.js';
import { CourierStore } from './courier-store.js';

/** Paying couriers out. Where the hub allows it they may owe: what they collected in cash is the hub's. */
@Injectable()
export class CourierWithdrawals {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly wallets: Wallets,
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
}
