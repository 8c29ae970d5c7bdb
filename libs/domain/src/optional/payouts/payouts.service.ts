import { Injectable } from '@nestjs/common';
import { type Hub, Hubs } from '../../company/index.js';
import type { Posting, WalletEntry } from '../../ledger/index.js';
import { CourierWithdrawals } from '../../people/index.js';
import {
  type Cents,
  cents,
  Clock,
  Database,
  DomainError,
  type Scope,
  type Transaction,
} from '../../base/index.js';
import { PayoutAccounts } from './payout-accounts.service.js';
import { Payout } from './payout.entity.js';
import { approvalsNeeded, feeOfCourier, mayPersonDecide, pixKeyOf } from './payout.rules.js';
import { PayoutStore } from './payout.store.js';

interface PayoutRequest {
  /** null: the whole balance. */
  readonly amount: Cents | null;
  readonly description: string;
  /** A second request with the same id changes nothing. */
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
      hubId: scope.hubId,
      courierId,
      transactionId: entry.id,
      reference: entry.uuid,
      amount: entry.amount,
      fee,
      pixKey,
      createdAt: now,
      state: needed === 0 ? 'approved' : 'requested',
      approvalsNeeded: needed,
      approvals: [],
      // Due at once: to be sent, or to learn whose the key is before somebody consents.
      dueAt: now,
    });
  }

  /** What the courier is told before asking. */
  async terms(scope: Scope, pixKey: string | null) {
    const byHand = await this.withdrawals.terms(scope);
    if ((await this.accounts.of(scope.hubId)) === null) return byHand;
    const { payouts } = (await this.hubs.get(scope.hubId)).settings;
    return {
      ...byHand,
      feeCents: feeOfCourier(payouts),
      provider: true,
      onDemand: payouts.onDemand,
      schedule: payouts.schedule,
      keyOwner: pixKey === null ? null : await this.accounts.ownerOf(scope.hubId, pixKey),
    };
  }

  /** Payouts by the ids of their withdrawals; those paid by hand have none. */
  ofWithdrawals(scope: Scope, transactionIds: readonly number[]): Promise<ReadonlyMap<number, Payout>> {
    return this.store.ofWithdrawals(scope, transactionIds);
  }
}

/** What people decide about withdrawals. The payout is locked before the movement of the wallet, as `PayoutSender` does. */
@Injectable()
export class PayoutDecisions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly withdrawals: CourierWithdrawals,
    private readonly store: PayoutStore,
  ) {}

  /**
   * The consent of the person who acts. Repeating it changes nothing; where two are needed, the second is somebody else's.
   * @throws wallet_not_found · transition_refused · forbidden (nobody acts)
   */
  async approve(scope: Scope, transactionId: number): Promise<Payout> {
    const { id, name = '', kind } = scope.actor;
    if (id === null || kind !== 'operator') throw new DomainError('forbidden');
    return await this.db.transaction(async (tx) => {
      const payout = await this.store.lockOfWithdrawal(tx, scope, transactionId);
      if (!payout) throw new DomainError('wallet_not_found', { entryId: transactionId });
      if (payout.approvals.some((one) => one.id === id)) return payout;
      if (payout.state !== 'requested') throw new DomainError('transition_refused', { status: payout.state });
      const now = this.clock.now();
      payout.approvals = [...payout.approvals, { id, name, at: now.toISOString() }];
      if (payout.approvals.length >= payout.approvalsNeeded)
        Object.assign(payout, { state: 'approved', dueAt: now });
      return await tx.manager.save(payout);
    });
  }

  /** Says that somebody paid it by hand. @throws wallet_not_found · transition_refused (the provider is paying it) */
  async completeByHand(scope: Scope, transactionId: number): Promise<WalletEntry> {
    return await this.db.inTransactionScope(async () => {
      await this.db.transaction(async (tx) => {
        const payout = await this.decidable(tx, scope, transactionId);
        if (payout) await this.end(tx, payout, { state: 'paid', provider: 'manual' });
      });
      return await this.withdrawals.completeByHand(scope, transactionId);
    });
  }

  /** Gives it back to the wallet. @throws wallet_not_found · transition_refused (as `completeByHand`) */
  async refuse(scope: Scope, transactionId: number, reason: string): Promise<Posting> {
    return await this.db.inTransactionScope(async () => {
      await this.db.transaction(async (tx) => {
        const payout = await this.decidable(tx, scope, transactionId);
        if (payout) await this.end(tx, payout, { state: 'returned', reason });
      });
      return await this.withdrawals.refuse(scope, transactionId, reason);
    });
  }

  /** The courier takes it back. @throws wallet_not_found · transition_refused (as `completeByHand`) */
  async cancel(
    scope: Scope,
    courierId: number,
    transactionId: number,
    description: string,
  ): Promise<Posting> {
    return await this.db.inTransactionScope(async () => {
      await this.db.transaction(async (tx) => {
        const payout = await this.decidable(tx, scope, transactionId, courierId);
        if (payout) await this.end(tx, payout, { state: 'returned', reason: description });
      });
      return await this.withdrawals.cancel(scope, courierId, transactionId, description);
    });
  }

  /** null: it has no payout, so that the wallet's own state decides. */
  private async decidable(
    tx: Transaction,
    scope: Scope,
    transactionId: number,
    courierId?: number,
  ): Promise<Payout | null> {
    const payout = await this.store.lockOfWithdrawal(tx, scope, transactionId);
    if (!payout || payout.endedAt !== null) return null;
    if (courierId !== undefined && payout.courierId !== courierId)
      throw new DomainError('wallet_not_found', { entryId: transactionId });
    if (!mayPersonDecide(payout, this.clock.now()))
      throw new DomainError('transition_refused', { status: payout.state });
    return payout;
  }

  private end(tx: Transaction, payout: Payout, changes: Partial<Payout>): Promise<Payout> {
    const ended = { dueAt: null, leasedUntil: null, endedAt: this.clock.now() };
    return tx.manager.save(Object.assign(payout, changes, ended));
  }
}
