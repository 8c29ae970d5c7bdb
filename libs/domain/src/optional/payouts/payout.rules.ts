import { type Cents, cents, isCnpj, isCpf, isUuid, onlyDigits, isEmail } from '../../base/index.js';
import { type Hub, WEEKDAYS } from '../../company/index.js';
import type { Payout } from './payout.entity.js';
import type { Transfer } from './payout-provider.port.js';
import { WORDS } from './words.js';

/** Shown by statements, banks and the panel beside the provider's own words. */
export const PAYOUT_TEXTS = WORDS.pt;

type PayoutSettings = Hub['settings']['payouts'];

/** `amount`: all that the courier asked for on that day. */
export function approvalsNeeded(
  amount: Cents,
  { atOnceBelowCents, twoFromCents }: Pick<PayoutSettings, 'atOnceBelowCents' | 'twoFromCents'>,
): 0 | 1 | 2 {
  if (amount < atOnceBelowCents) return 0;
  return twoFromCents !== null && amount >= twoFromCents ? 2 : 1;
}

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

/** Whether a person may end it: with the provider only after a day without its answer. */
export function mayPersonDecide({ state, sentAt, trouble }: Payout, now: Date): boolean {
  if (state === 'requested' || state === 'approved') return true;
  if (state !== 'paying' || trouble === null || sentAt === null) return false;
  return now.getTime() - sentAt.getTime() >= DAY_MS;
}

/** The day (`YYYY-MM-DD`) due at a local time (`YYYY-MM-DD HH:MM:SS`); null: none is. */
export function dueDay(local: string, { schedule, weekday, hour }: PayoutSettings): string | null {
  const day = local.slice(0, 10);
  if (schedule === 'none' || Number(local.slice(11, 13)) < hour) return null;
  const isDay = schedule === 'daily' || WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] === weekday;
  return isDay ? day : null;
}

/** An ended payout is not reopened: a person has to look, and to make a new movement. */
export function contradiction(state: Payout['state'], reported: Transfer['state']): string | null {
  if (state === 'returned' && reported === 'done') return PAYOUT_TEXTS.paidThoughReturned;
  return state === 'paid' && reported === 'failed' ? PAYOUT_TEXTS.failedThoughPaid : null;
}

interface PixKey {
  readonly kind: 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE' | 'EVP';
  readonly key: string;
}

const NUMBERS = /^[\d\s()+./-]+$/;

/** null: the text is no Pix key. A number that is a CPF is taken as one, though it might be a phone. */
export function pixKeyOf(text: string): PixKey | null {
  const typed = text.trim();
  if (isEmail(typed)) return { kind: 'EMAIL', key: typed.toLowerCase() };
  if (isUuid(typed)) return { kind: 'EVP', key: typed.toLowerCase() };
  return NUMBERS.test(typed) ? numberOf(typed) : null;
}

function numberOf(typed: string): PixKey | null {
  const digits = onlyDigits(typed);
  const national = digits.startsWith('55') && digits.length > 11 ? digits.slice(2) : digits;
  if (typed.startsWith('+')) return national === digits ? null : phoneOf(national);
  if (isCnpj(digits)) return { kind: 'CNPJ', key: digits };
  return isCpf(digits) ? { kind: 'CPF', key: digits } : phoneOf(national);
}

/** Area code and number of a mobile phone; no other phone can be a key. */
function phoneOf(digits: string): PixKey | null {
  return /^[1-9]\d9\d{8}$/.test(digits) ? { kind: 'PHONE', key: digits } : null;
}
