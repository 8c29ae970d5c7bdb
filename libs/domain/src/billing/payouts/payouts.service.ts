import { Injectable } from '@nestjs/common';
import { type Hub, Hubs } from '../../company/index.js';
import type { Posting, WalletEntry } from '../../ledger/index.js';
import { CourierWithdrawals } from '../../people/index.js';
import { type Cents, cents, Clock, Database, DomainError, type Scope } from '../../base/index.js';
import { PayoutAccounts } from './payout-accounts.service.js';
import { Payout } from './payout.entity.js';
import { approvalsNeeded, feeOfCourier } from './payout.rules.js';
import { PayoutStore } from './payout.store.js';
import { pixKeyOf } from './pix-key.rules.js';

interface PayoutRequest {
  /** null: the whole balance. */
  readonly amount: Cents | null;
  readonly description: string;
  /** The same id asks once. */
  readonly externalId?: string;
}

/**
 * Withdrawals by Pix. With a payment provider each has a payout, which people decide (`PayoutDecisions`) and the worker sends
 * (`PayoutSender`); without one the hub pays by hand and says so.
 */
@Injectable()
export class Payouts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly withdrawals: CourierWithdrawals,
    private readonly accounts: PayoutAccounts,
    private readonly store: PayoutStore,
  ) {}

  /**
   * Sets the amount aside and asks for its payment. With a provider, the hub's rule says how many people have to consent.
   * @throws withdrawal_blocked · required_value, invalid_value (`pixKey`) · insufficient_balance · invalid_value (less than
   * the hub pays out) · feature_disabled (on its days only)
   */
  async request(scope: Scope, courierId: number, request: PayoutRequest): Promise<Posting> {
    const account = await this.accounts.of(scope.hubId);
    if (!account) return await this.withdrawals.request(scope, courierId, request);
    const { settings } = await this.hubs.get(scope.hubId);
    if (scope.actor.kind === 'courier' && !settings.payouts.onDemand)
      throw new DomainError('feature_disabled', { feature: 'withdrawal_on_demand' });
    return await this.db.inTransactionScope(async () => {
      const posting = await this.withdrawals.request(scope, courierId, request);
      if (!posting.duplicated) await this.open(scope, courierId, posting.entry, settings);
      return posting;
    });
  }

  private async open(
    scope: Scope,
    courierId: number,
    entry: WalletEntry,
    settings: Hub['settings'],
  ): Promise<void> {
    const fee = feeOfCourier(settings.payouts);
    if (entry.amount <= fee) throw new DomainError('invalid_value', { field: 'amount', least: fee + 1 });
    const pixKey = (await this.withdrawals.keysOf(scope, [entry.id])).get(entry.id) ?? '';
    if (!pixKeyOf(pixKey)) throw new DomainError('invalid_value', { field: 'pixKey' });
    const now = this.clock.now();
    const before = await this.store.askedThatDay(scope.hubId, courierId, now);
    const needed = approvalsNeeded(cents(before + entry.amount), settings.payouts);
    await this.db.manager.insert(Payout, {
      ...{ hubId: scope.hubId, courierId, transactionId: entry.id, reference: entry.uuid },
      ...{ amount: entry.amount, fee, pixKey, createdAt: now },
      state: needed === 0 ? 'approved' : 'requested',
      approvalsNeeded: needed,
      approvals: [],
      // Due at once: to be sent, or to learn whose the key is before somebody consents.
      dueAt: now,
    });
  }

  /** What the courier is told before asking. */
  async terms(scope: Scope, pixKey: string | null) {
    const { settings } = await this.hubs.get(scope.hubId);
    const account = await this.accounts.of(scope.hubId);
    const { payouts, leastWithdrawalCents } = settings;
    return {
      leastCents: cents(leastWithdrawalCents),
      feeCents: account ? feeOfCourier(payouts) : cents(0),
      provider: account !== null,
      onDemand: account === null || payouts.onDemand,
      schedule: account ? payouts.schedule : ('none' as const),
      weekday: payouts.weekday,
      hour: payouts.hour,
      keyOwner: pixKey === null ? null : await this.accounts.ownerOf(scope.hubId, pixKey),
    };
  }

  /** Payouts by the ids of their withdrawals; those paid by hand have none. */
  ofWithdrawals(scope: Scope, transactionIds: readonly number[]): Promise<ReadonlyMap<number, Payout>> {
    return this.store.ofWithdrawals(scope, transactionIds);
  }
}
