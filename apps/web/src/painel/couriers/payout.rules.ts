import type { Withdrawal } from './couriers.rules.js';

const DAY_MS = 86_400_000;

/** Whether a person may still refuse it: what is with the provider is the provider's to answer, for a day. */
export function decidableByHand({ payout, status }: Withdrawal, now: Date | number): boolean {
  if (status !== 'pending') return false;
  if (payout === null || payout.state === 'requested' || payout.state === 'approved') return true;
  if (payout.state !== 'paying' || payout.trouble === null || payout.payingSince === null) return false;
  return Number(now) - new Date(payout.payingSince).getTime() >= DAY_MS;
}

/** Withdrawals that wait for somebody's consent. */
export function awaitingConsent(items: readonly Withdrawal[]): Withdrawal[] {
  return items.filter(({ payout }) => payout?.state === 'requested');
}
