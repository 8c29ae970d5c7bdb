import { Injectable } from '@nestjs/common';
import { MoneyNews, type Posting, Wallets, type WalletEntry } from '../../ledger/index.js';
import { CourierWithdrawals } from '../../people/index.js';
import { Clock, Database, DomainError, type Scope, type Transaction } from '../../base/index.js';
import type { Payout } from './payout.entity.js';
import { isPersonsToDecide } from './payout.rules.js';
import { PayoutStore } from './payout.store.js';

/** What people decide about withdrawals. The payout is locked before the movement of the wallet, as `PayoutSender` does. */
@Injectable()
export class PayoutDecisions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly withdrawals: CourierWithdrawals,
    private readonly wallets: Wallets,
    private readonly store: PayoutStore,
    private readonly news: MoneyNews,
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
      const entry = await this.wallets.completeWithdrawal(scope, transactionId);
      await this.tell(scope, 'withdrawal_paid', { transactionId, reason: null });
      return entry;
    });
  }

  /** Gives it back to the wallet. @throws wallet_not_found · transition_refused (as `completeByHand`) */
  async refuse(scope: Scope, transactionId: number, reason: string): Promise<Posting> {
    return await this.db.inTransactionScope(async () => {
      await this.db.transaction(async (tx) => {
        const payout = await this.decidable(tx, scope, transactionId);
        if (payout) await this.end(tx, payout, { state: 'returned', reason });
      });
      const posting = await this.wallets.refuseWithdrawal(scope, transactionId, reason);
      await this.tell(scope, 'withdrawal_returned', { transactionId, reason });
      return posting;
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

  private tell(
    scope: Scope,
    what: 'withdrawal_paid' | 'withdrawal_returned',
    of: { readonly transactionId: number; readonly reason: string | null },
  ): Promise<void> {
    return this.db.transaction((tx) => this.news.tellOfWithdrawal(tx, scope, what, of));
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
    if (!isPersonsToDecide(payout, this.clock.now()))
      throw new DomainError('transition_refused', { status: payout.state });
    return payout;
  }

  private end(tx: Transaction, payout: Payout, changes: Partial<Payout>): Promise<Payout> {
    const ended = { dueAt: null, leasedUntil: null, endedAt: this.clock.now() };
    return tx.manager.save(Object.assign(payout, changes, ended));
  }
}
