import { Injectable } from '@nestjs/common';
import { MAX_ENTRY_TEXT, MoneyNews, Wallets } from '../../ledger/index.js';
import { cents, Clock, Database, hubScope, hubWorks, statement, type Transaction } from '../../base/index.js';
import { type HubPayoutProvider, PayoutAccounts } from './payout-accounts.service.js';
import { Payout } from './payout.entity.js';
import type { Transfer, TransferOrder } from './payout-provider.port.js';
import { askAgainAt, contradiction, PAYOUT_TEXTS } from './payout.rules.js';

const HOUR_MS = 3_600_000;
/** A worker that died leaves its payouts to another after this time; no call to a provider takes as long. */
const LEASE_MS = 60_000;

const CLAIM = statement(
  'payouts.claim',
  `update payouts p set leased_until = $2 where p.id in (
     select id from payouts where due_at <= $1 and (leased_until is null or leased_until < $1) and ${hubWorks()}
      order by due_at limit $3 for update skip locked)
   returning p.id, p.hub_id as "hubId"`,
);

/**
 * The worker's part of payouts: sends what was approved and asks what became of it. A payout is marked as
 * paying before the provider is called, and only the provider's word that it has no such transfer lets it be
 * sent a second time: after a crash or a lost answer it is asked for, never sent blindly.
 */
@Injectable()
export class PayoutSender {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wallets: Wallets,
    private readonly accounts: PayoutAccounts,
    private readonly news: MoneyNews,
  ) {}

  /** Several workers may run it at the same time. Returns how many payouts it took a step on. */
  async runDue(limit = 20): Promise<number> {
    const now = this.clock.now();
    const due = await this.db.query(CLAIM, [now, new Date(now.getTime() + LEASE_MS), limit]);
    const steps = await Promise.allSettled(due.map(({ hubId, id }) => this.step(hubId, id)));
    // A failed step stops no other: its lease ends, and another run takes it.
    const failed = steps.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return due.length;
  }

  private async step(hubId: number, id: number): Promise<void> {
    const payout = await this.db.manager.findOneBy(Payout, { hubId, id });
    if (!payout || payout.endedAt !== null) return;
    const account = await this.accounts.of(hubId);
    if (!account)
      return this.change(payout, {
        trouble: PAYOUT_TEXTS.noProvider,
        dueAt: new Date(this.clock.millis() + HOUR_MS),
      });
    if (payout.state === 'requested') {
      const keyOwner = await this.accounts.ownerOf(hubId, payout.pixKey);
      await this.change(payout, { keyOwner, dueAt: null });
    } else if (payout.state === 'approved') await this.send(payout, account);
    else if (payout.state === 'paying') await this.ask(payout, account);
  }

  private async send(approved: Payout, { provider, credentials }: HubPayoutProvider): Promise<void> {
    const payout = await this.markPaying(approved, provider.name);
    // A worker that stood still has lost its lease, and another may have sent it meanwhile.
    if (!payout?.leasedUntil || payout.leasedUntil <= this.clock.now()) return;
    const result = await provider.send(credentials, orderOf(payout));
    switch (result.kind) {
      case 'accepted':
        return this.settle(payout, result.transfer);
      case 'refused':
        return this.locked(payout, async (tx, locked) => {
          if (locked.state !== 'paying') return;
          await this.giveBack(tx, locked, result.reason);
          await tx.manager.save(locked);
        });
      case 'not_taken':
        return this.change(payout, {
          state: 'approved',
          payingSince: null,
          trouble: result.reason,
          asks: payout.asks + 1,
          dueAt: askAgainAt(this.clock.now(), payout.asks + 1),
        });
      case 'unknown':
        return this.change(payout, { trouble: result.reason, dueAt: askAgainAt(this.clock.now(), 0) });
    }
  }

  /** null: somebody decided otherwise meanwhile. */
  private markPaying({ hubId, id, leasedUntil }: Payout, provider: string): Promise<Payout | null> {
    return this.db.transaction(async (tx) => {
      const payout = await tx.lock(Payout, { hubId, id });
      if (payout?.state !== 'approved' || payout.leasedUntil?.getTime() !== leasedUntil?.getTime())
        return null;
      const now = this.clock.now();
      return await tx.manager.save(
        Object.assign(payout, {
          state: 'paying',
          provider,
          sends: payout.sends + 1,
          asks: 0,
          trouble: null,
          payingSince: payout.payingSince ?? now,
          sentAt: now,
          dueAt: askAgainAt(now, 0),
        }),
      );
    });
  }

  private async ask(payout: Payout, { provider, credentials }: HubPayoutProvider): Promise<void> {
    const { sentAt, providerId } = payout;
    if (sentAt === null) return;
    const now = this.clock.now();
    const result = await provider.ask(credentials, { ...orderOf(payout), sentAt, providerId }, now);
    const asks = payout.asks + 1;
    if (result.kind === 'found') return this.settle(payout, result.transfer);
    // A transfer that the provider has named is never sent again.
    if (result.kind === 'absent' && providerId === null)
      return this.change(payout, { state: 'approved', dueAt: now, asks });
    const trouble = result.kind === 'unknown' ? result.reason : PAYOUT_TEXTS.noReason;
    return this.change(payout, { trouble, dueAt: askAgainAt(now, asks), asks });
  }

  /** Applies the state of a transfer, which the provider may report more than once and in any order. */
  async settle(seen: Payout, transfer: Transfer): Promise<void> {
    await this.locked(seen, async (tx, payout) => {
      if (payout.providerId !== null && payout.providerId !== transfer.id) return;
      payout.providerId = transfer.id;
      payout.endToEndId = transfer.endToEndId ?? payout.endToEndId;
      payout.keyOwner = transfer.owner ?? payout.keyOwner;
      if (payout.state === 'paying' || payout.state === 'approved')
        await this.settlePaying(tx, payout, transfer);
      else payout.trouble = contradiction(payout.state, transfer.state) ?? payout.trouble;
      await tx.manager.save(payout);
    });
  }

  private async settlePaying(tx: Transaction, payout: Payout, transfer: Transfer): Promise<void> {
    const now = this.clock.now();
    const asks = payout.asks + 1;
    if (transfer.state === 'done') {
      const [scope, { transactionId }] = [hubScope(payout.hubId), payout];
      await this.wallets.completeWithdrawal(tx, scope, transactionId);
      await this.news.tellOfWithdrawal(tx, scope, 'withdrawal_paid', { transactionId, reason: null });
      Object.assign(payout, endedAt(now), { state: 'paid' });
    } else if (transfer.state === 'failed') await this.giveBack(tx, payout, transfer.reason);
    else Object.assign(payout, { leasedUntil: null, trouble: null, asks, dueAt: askAgainAt(now, asks) });
  }

  private async giveBack(tx: Transaction, payout: Payout, why: string | null): Promise<void> {
    const [scope, { transactionId }] = [hubScope(payout.hubId), payout];
    const reason = (why?.trim() || PAYOUT_TEXTS.noReason).slice(0, MAX_ENTRY_TEXT);
    const line = `${PAYOUT_TEXTS.returned} ${reason}`.slice(0, MAX_ENTRY_TEXT);
    await this.wallets.reverseWithdrawal(tx, scope, transactionId, line);
    await this.news.tellOfWithdrawal(tx, scope, 'withdrawal_returned', { transactionId, reason });
    Object.assign(payout, endedAt(this.clock.now()), { state: 'returned', reason });
  }

  private async change(seen: Payout, changes: Partial<Payout>): Promise<void> {
    await this.locked(seen, async (tx, payout) => {
      if (payout.state !== seen.state || payout.sends !== seen.sends) return;
      await tx.manager.save(Object.assign(payout, changes, { leasedUntil: null }));
    });
  }

  private async locked({ hubId, id }: Payout, work: (tx: Transaction, payout: Payout) => Promise<void>) {
    await this.db.transaction(async (tx) => {
      const payout = await tx.lock(Payout, { hubId, id });
      if (payout) await work(tx, payout);
    });
  }
}

function orderOf({ reference, amount, fee, pixKey }: Payout): TransferOrder {
  return { reference, amount: cents(amount - fee), pixKey, description: PAYOUT_TEXTS.transfer };
}

function endedAt(now: Date) {
  return { dueAt: null, leasedUntil: null, endedAt: now, trouble: null };
}

const NUDGE = statement(
  'payouts.nudge',
  `update payouts set due_at = $4, asks = 0
    where hub_id = $1 and reference = $2 and state = 'paying' and (provider_id is null or provider_id = $3)`,
);
const STATE_OF = statement(
  'payouts.state_of',
  `select state, reference from payouts where hub_id = $1 and (provider_id = $2 or reference = $3)`,
);
const DOUBT = statement(
  'payouts.doubt',
  `update payouts set trouble = $3 where hub_id = $1 and reference = $2 and trouble is null`,
);
/** Adopts one of several transfers with our reference. */
const ADOPT = statement(
  'payouts.adopt',
  `update payouts set provider_id = $3
    where hub_id = $1 and reference = $2 and state = 'paying' and amount - fee = $4
      and (provider_id is null or provider_id = $3)
   returning id`,
);

/** Asks the provider for states of payouts, as its calls may come late, twice or not at all. */
@Injectable()
export class PayoutNotices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly accounts: PayoutAccounts,
  ) {}

  /** @throws credential_invalid · invalid_value (not in the provider's form) */
  async receive(hubId: number, token: string | undefined, body: unknown): Promise<void> {
    const provider = await this.accounts.calledBy(hubId, token);
    const notice = provider.readNotice(body);
    if (!notice) return;
    const { providerId, reference, state } = notice;
    const found = await this.db.first(STATE_OF, [hubId, providerId, reference]);
    if (!found) return;
    await this.db.execute(NUDGE, [hubId, found.reference, providerId, this.clock.now()]);
    const trouble = contradiction(found.state, state);
    if (trouble !== null) await this.db.execute(DOUBT, [hubId, found.reference, trouble]);
  }

  /** null: the provider may pay a payout once; else why not. @throws credential_invalid · invalid_value */
  async consent(hubId: number, token: string | undefined, body: unknown): Promise<string | null> {
    const provider = await this.accounts.calledBy(hubId, token);
    const asked = provider.readConsent(body);
    if (!asked || asked.reference === null) return PAYOUT_TEXTS.notOurs;
    const { reference, providerId, amount } = asked;
    const adopted = await this.db.first(ADOPT, [hubId, reference, providerId, amount]);
    return adopted ? null : PAYOUT_TEXTS.notOurs;
  }
}
