import { Injectable } from '@nestjs/common';
import type { Hub } from '../../company/index.js';
import { Merchants, nextOpening, payerOf, PreparationTimes, type Merchant } from '../../people/index.js';
import { DomainError, type Scope, type Transaction } from '../../base/index.js';
import { WalletQueries } from '../../ledger/index.js';
import { checkPermission } from './order.rules.js';
import type { CreateOrderCommand } from './order.types.js';

@Injectable()
export class OrderingMerchants {
  constructor(
    private readonly merchants: Merchants,
    private readonly wallets: WalletQueries,
    private readonly preparation: PreparationTimes,
  ) {}

  /**
   * The merchant as `Merchants.ordering` gives it; null: it is created with its order, by `createIn`.
   * `cached`: the statement that inserts the order must check that it may order and is still as found.
   * @throws merchant_not_found · wrong_password (inline merchant) · as `checkPermission` · caller_blocked
   * · forbidden · insufficient_balance
   */
  async find(scope: Scope, hub: Hub, command: CreateOrderCommand, cached = false): Promise<Merchant | null> {
    const { merchant: named } = command;
    const merchant =
      'create' in named
        ? await this.merchants.authenticate(scope, named.create)
        : await (cached ? this.merchants.getCached(scope, named.id) : this.merchants.get(scope, named.id));
    if (merchant === null) return null;
    if (!cached) await this.merchants.requireMayOrder(merchant);
    else if (merchant.restrictions.ordering) throw new DomainError('forbidden');
    await this.check(scope, hub, merchant, command);
    return this.merchants.ordering(merchant);
  }

  /** @throws as `find` */
  async createIn(tx: Transaction, scope: Scope, hub: Hub, command: CreateOrderCommand): Promise<Merchant> {
    if (!('create' in command.merchant)) throw new Error('Only an inline merchant is created with its order');
    const merchant = await this.merchants.findOrCreateIn(tx, scope, command.merchant.create);
    await this.merchants.requireMayOrder(merchant, tx);
    await this.check(scope, hub, merchant, command, tx);
    return merchant;
  }

  private async check(
    scope: Scope,
    hub: Hub,
    merchant: Merchant,
    command: CreateOrderCommand,
    tx?: Transaction,
  ): Promise<void> {
    checkPermission(hub, merchant, command);
    // A courier call has no price yet that the ledger could refuse, so an empty wallet is refused here.
    if (command.paymentMethod !== 'wallet' || command.openStops === undefined) return;
    const balance = await this.wallets.balance(scope, { kind: 'merchant', id: payerOf(merchant) }, tx);
    if (balance <= 0) throw new DomainError('insufficient_balance', { field: 'paymentMethod' });
  }

  /** As the caller says, else by the merchant's preparation; scheduled: at its time. null: unknown. */
  async readyAt(
    hub: Hub,
    merchant: Merchant | null,
    { readyAt = null, scheduledFor = null, preparationStartsAt = null, openStops }: CreateOrderCommand,
    now: Date,
  ): Promise<Date | null> {
    const given = readyAt ?? scheduledFor;
    if (given !== null || openStops !== undefined || merchant === null) return given;
    return this.preparedAt(hub, merchant, preparationStartsAt, now);
  }

  /** When goods are ready that are begun now or later, and not before the merchant opens. */
  private async preparedAt(hub: Hub, merchant: Merchant, preparationStartsAt: Date | null, now: Date) {
    const asked = preparationStartsAt ?? now;
    const startsAt = nextOpening(merchant.openingHours, hub.timezone, asked);
    const prepared = await this.preparation.readyAt(merchant, hub.timezone, startsAt);
    return prepared ?? (startsAt > asked ? startsAt : preparationStartsAt);
  }
}
