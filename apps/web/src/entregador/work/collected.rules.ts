import { centsOf, reais } from '../../base/money.js';
import type { Cash, Stop } from '../data/answers.rules.js';
import type { OpenSheet } from '../data/sheet.rules.js';
import { changeOf } from './step.rules.js';

export const COLLECT_METHODS = [
  'cash',
  'pix',
  'credit_card',
  'debit_card',
  'meal_voucher',
  'food_voucher',
  'other',
] as const;

type Collect = NonNullable<Stop['collect']>;
type Typed = NonNullable<OpenSheet['collected']>;

/** `paid`: the payment was not confirmed. */
export const NO_FAULTS = { paid: false, amount: false, change: false, reason: false };
export type CollectedFaults = typeof NO_FAULTS;

/** The first values of the fields: the asked amount and change. */
export function typedFirst(collect: Collect): Typed {
  const change = changeOf(collect);
  return {
    amount: reais(collect.amountCents),
    method: COLLECT_METHODS.find((one) => one === collect.method) ?? 'cash',
    change: change === 0 ? '' : reais(change),
    reason: '',
  };
}

function differs({ amountCents, method }: Collect, typed: Typed): boolean {
  return centsOf(typed.amount) !== amountCents || (method !== null && typed.method !== method);
}

export function collectedFaults(collect: Stop['collect'], { paid, collected }: OpenSheet): CollectedFaults {
  if (collect === null) return NO_FAULTS;
  if (!collected) return { ...NO_FAULTS, paid: !paid };
  return {
    paid: false,
    amount: centsOf(collected.amount) === null,
    change: collected.change.trim() !== '' && centsOf(collected.change) === null,
    reason: collected.reason.trim() === '' && differs(collect, collected),
  };
}

/** The part of an act's body; empty where the courier confirmed the asked amount. */
export function collectedBody({ collected }: OpenSheet): { collected?: object } {
  if (!collected) return {};
  const change = collected.method === 'cash' ? (centsOf(collected.change) ?? 0) : 0;
  const { method, reason } = collected;
  return {
    collected: {
      method,
      cents: centsOf(collected.amount),
      changeCents: change,
      ...(reason.trim() && { reason: reason.trim() }),
    },
  };
}

/** What the courier holds after this stop, if that reaches the limit; null: it does not. */
export function limitAhead(
  collect: Collect,
  { collected }: Pick<OpenSheet, 'collected'>,
  held: Pick<Cash, 'inHandCents' | 'limitCents'> | null,
): { cents: number; limitCents: number } | null {
  const method = collected?.method ?? collect.method ?? 'cash';
  if (held === null || held.limitCents === null || method !== 'cash') return null;
  const { inHandCents, limitCents } = held;
  const cents = inHandCents + (collected ? (centsOf(collected.amount) ?? 0) : collect.amountCents);
  return cents >= limitCents ? { cents, limitCents } : null;
}
