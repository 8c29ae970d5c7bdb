import { centsOf as amountOf } from '../../ground/money.js';

/** Typed reais as whole cents of a movement, which moves something; null: not such an amount. */
export function centsOf(typed: string): number | null {
  const cents = amountOf(typed);
  return cents === 0 ? null : cents;
}
