import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type Hub, Hubs } from '../../company/index.js';
import type { Posting, WalletEntry } from '../../ledger/index.js';
import { CourierWithdrawals, WithdrawalPayer } from '../../people/index.js';
import { type Cents, cents, Clock, Database, DomainError, type Scope, statement } from '../../base/index.js';
import { PayoutAccounts } from './payout-accounts.service.js';
import { Payout } from './payout.entity.js';
import { approvalsNeeded, feeOfCourier, mayPersonDecide, pixKeyOf } from './payout.rules.js';

interface PayoutRequest {
  /** null: the whole balance. */
  readonly amount: Cents | null;
  readonly description: string;
  /** A second request with the same id changes nothing. */
  readonly externalId?: string;
}

/** Withdrawals of the hub's day that were not given back. */
const ASKED_THAT_DAY = statement(
  'payouts.asked_that_day',
  `select coalesce(sum(p.amount), 0)::bigint as cents
     from hubs h join payouts p on p.hub_id = h.id
    where h.id = $1 and p.courier_id = $2 and p.state <> 'returned'
      and p.created_at >= date_trunc('day', $3::timestamptz at time zone h.timezone) at time zone h.timezone`,
);

/**
 * Withdrawals by Pix. With a payment provider each has a payout, which people decide and the worker sends;
 * else the hub pays by hand and says so. A payout is locked before the wallet moves, as in `PayoutSender`.
 */
@Injectable()
export class Payouts extends WithdrawalPayer {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly withdrawals: CourierWithdrawals,
    private readonly accounts: PayoutAccounts,
  ) {
    super();
  }

  /**
   * Sets the amount aside and asks for its payment. With a provider, the hub's rule says how many consent.
   * @throws withdrawal_blocked · required_value, invalid_value (`pixKey`) · insufficient_balance
   * · invalid_value (less than the hub pays out) · feature_disabled (on its days only)
   */
  override async request(scope: Scope, courierId: number, request: PayoutRequest): Promise<Posting> {
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

  private async open(scope: Scope, courierId: number, entry: WalletEntry, settings: Hub['settings']) {
    const fee = feeOfCourier(settings.payouts);
    if (entry.amount <= fee) throw new DomainError('invalid_value', { field: 'amount', least: fee + 1 });
    const pixKey = (await this.withdrawals.keysOf(scope, [entry.id])).get(entry.id) ?? '';
    if (!pixKeyOf(pixKey)) throw new DomainError('invalid_value', { field: 'pixKey' });
    const now = this.clock.now();
    const before = await this.db.one(ASKED_THAT_DAY, [scope.hubId, courierId, now]);
    const needed = approvalsNeeded(cents(before.cents + entry.amount), settings.payouts);
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

  override async terms(scope: Scope, pixKey: string | null) {
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

  /** Keys: ids of withdrawals; those paid by hand have no payout. */
  override async ofWithdrawals(
    { hubId }: Scope,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, Payout>> {
    const found = await this.db.manager.findBy(Payout, { hubId, transactionId: In(ids) });
    return new Map(found.map((payout) => [payout.transactionId, payout]));
  }

  /**
   * Consent of the acting person. Repeating it changes nothing; where two are needed, the second is somebody
   * else's. @throws wallet_not_found · transition_refused · forbidden (nobody acts)
   */
  async approve(scope: Scope, transactionId: number): Promise<Payout> {
    const { id, name = '', kind } = scope.actor;
    if (id === null || kind !== 'operator') throw new DomainError('forbidden');
    return await this.db.transaction(async (tx) => {
      const payout = await tx.lock(Payout, { hubId: scope.hubId, transactionId });
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

  /** @throws wallet_not_found · transition_refused (the provider is paying it) */
  override completeByHand(scope: Scope, id: number): Promise<WalletEntry> {
    const paid = () => this.withdrawals.completeByHand(scope, id);
    return this.ending(scope, id, { state: 'paid', provider: 'manual' }, paid);
  }

  /** @throws wallet_not_found · transition_refused (as `completeByHand`) */
  override refuse(scope: Scope, id: number, reason: string): Promise<Posting> {
    const refused = () => this.withdrawals.refuse(scope, id, reason);
    return this.ending(scope, id, { state: 'returned', reason }, refused);
  }

  /** The courier's own cancellation. @throws wallet_not_found · transition_refused (as `completeByHand`) */
  override cancel(scope: Scope, courierId: number, id: number, reason: string): Promise<Posting> {
    const cancelled = () => this.withdrawals.cancel(scope, courierId, id, reason);
    return this.ending(scope, id, { state: 'returned', reason }, cancelled, courierId);
  }

  private ending<T>(
    scope: Scope,
    transactionId: number,
    changes: Partial<Payout>,
    withdrawal: () => Promise<T>,
    courierId?: number,
  ): Promise<T> {
    return this.db.inTransactionScope(async () => {
      const payout = await this.db.lock(Payout, { hubId: scope.hubId, transactionId });
      // Without a payout under way the wallet's own state decides.
      if (!payout || payout.endedAt !== null) return await withdrawal();
      if (courierId !== undefined && payout.courierId !== courierId)
        throw new DomainError('wallet_not_found', { entryId: transactionId });
      const now = this.clock.now();
      if (!mayPersonDecide(payout, now))
        throw new DomainError('transition_refused', { status: payout.state });
      const ended = { dueAt: null, leasedUntil: null, endedAt: now };
      await this.db.manager.save(Object.assign(payout, changes, ended));
      return await withdrawal();
    });
  }
}
