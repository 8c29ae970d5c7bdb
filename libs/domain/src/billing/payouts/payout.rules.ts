import { type Cents, cents } from '../../base/index.js';
import { type Hub, WEEKDAYS } from '../../company/index.js';
import type { Payout, PayoutState } from './payout.entity.js';
import type { Transfer } from './payout-provider.port.js';
import { PAYOUT_TEXTS } from './payout-texts.rules.js';

type PayoutSettings = Hub['settings']['payouts'];

/** How many people have to consent to a withdrawal, by what its courier has asked for on that day. */
export function approvalsNeeded(
  amount: Cents,
  { atOnceBelowCents, twoFromCents }: Pick<PayoutSettings, 'atOnceBelowCents' | 'twoFromCents'>,
): 0 | 1 | 2 {
  if (amount < atOnceBelowCents) return 0;
  return twoFromCents !== null && amount >= twoFromCents ? 2 : 1;
}

/** What the courier bears of the provider's fee. */
export function feeOfCourier({ feeCents, feePaidBy }: PayoutSettings): Cents {
  return cents(feePaidBy === 'courier' ? feeCents : 0);
}

/** Seconds until an unknown result is asked for again. */
const ASK_AFTER = [5, 15, 60, 300, 900] as const;

export function askAgainAt(now: Date, asks: number): Date {
  const seconds = ASK_AFTER[Math.min(asks, ASK_AFTER.length - 1)] ?? 900;
  return new Date(now.getTime() + seconds * 1_000);
}

const DAY_MS = 86_400_000;

/**
 * Whether a person may still say that it was paid, or give it back. What is with the provider is the provider's to answer,
 * until it has failed to for a day.
 */
export function isPersonsToDecide({ state, sentAt, trouble }: Payout, now: Date): boolean {
  if (state === 'requested' || state === 'approved') return true;
  if (state !== 'paying' || trouble === null || sentAt === null) return false;
  return now.getTime() - sentAt.getTime() >= DAY_MS;
}

/** The day (`YYYY-MM-DD`) that is due at this local time (`YYYY-MM-DD HH:MM:SS`), or null. */
export function dueDay(local: string, { schedule, weekday, hour }: PayoutSettings): string | null {
  const day = local.slice(0, 10);
  if (schedule === 'none' || Number(local.slice(11, 13)) < hour) return null;
  const isDay = schedule === 'daily' || WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] === weekday;
  return isDay ? day : null;
}

/** An ended payout is not reopened: a person has to look, and a new movement is theirs to make. */
export function contradiction(state: PayoutState, told: Transfer['state']): string | null {
  if (state === 'returned' && told === 'done') return PAYOUT_TEXTS.paidThoughReturned;
  return state === 'paid' && told === 'failed' ? PAYOUT_TEXTS.failedThoughPaid : null;
}
