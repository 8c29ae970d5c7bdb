import type { Merchant } from '../merchants/index.js';
import { DomainError } from '../../base/index.js';

/** What a person is about to do: `ordering` places, readies and cancels orders, `changing` is any other change. */
export type MerchantAct = 'ordering' | 'changing';

export type MerchantPerson = Pick<
  Merchant,
  'id' | 'hubId' | 'ownerId' | 'name' | 'email' | 'restrictions'
> & {
  /** By itself: the block of its owner is another. */
  readonly blocked: boolean;
};

/**
 * Why the person may not, or null. A sub-user's own block keeps it from every act. A block of the account keeps from new orders
 * only, which their creation refuses: orders under way go on, and the wallet can be topped up.
 */
function refusalOf(
  { ownerId, blocked, restrictions }: MerchantPerson,
  act: MerchantAct,
): 'caller_blocked' | 'forbidden' | null {
  if (ownerId !== null && blocked) return 'caller_blocked';
  return act === 'ordering' && restrictions.ordering ? 'forbidden' : null;
}

/** @throws caller_blocked (a sub-user, by itself) · forbidden (may not order) */
export function requireMayAct(person: MerchantPerson, act: MerchantAct): void {
  const refusal = refusalOf(person, act);
  if (refusal !== null) throw new DomainError(refusal);
}

/** As `requireMayAct`, for pages that show what a person may do. */
export function mayAct(person: MerchantPerson, act: MerchantAct): boolean {
  return refusalOf(person, act) === null;
}
