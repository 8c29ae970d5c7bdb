import type { Merchant } from '../merchants/index.js';
import { DomainError } from '../../base/index.js';

/** `ordering` places, readies and cancels orders; `changing` is any other change. */
export type MerchantAct = 'ordering' | 'changing';

export type MerchantPerson = Pick<
  Merchant,
  'id' | 'hubId' | 'ownerId' | 'name' | 'email' | 'restrictions'
> & {
  /** The person's own block, not that of its owner. */
  readonly blocked: boolean;
};

/**
 * Why the person may not, or null. A sub-user's own block keeps it from every act. A block of the account
 * keeps from new orders only, which their creation refuses: orders under way go on, wallets can be topped up.
 */
function refusalOf({ ownerId, blocked, restrictions }: MerchantPerson, act: MerchantAct) {
  if (ownerId !== null && blocked) return 'caller_blocked';
  return act === 'ordering' && restrictions.ordering ? 'forbidden' : null;
}

/** @throws caller_blocked (a sub-user, by itself) · forbidden (may not order) */
export function requireMayAct(person: MerchantPerson, act: MerchantAct): void {
  const refusal = refusalOf(person, act);
  if (refusal !== null) throw new DomainError(refusal);
}

export function mayAct(person: MerchantPerson, act: MerchantAct): boolean {
  return refusalOf(person, act) === null;
}

/** What a merchant may let an app do, each a word of its own in the consent. `see_all` includes `see_own`. */
export const APP_SCOPES = ['quote', 'order', 'see_own', 'see_all', 'statement', 'store'] as const;
export type AppScope = (typeof APP_SCOPES)[number];

export interface ActingApp {
  readonly id: number;
  readonly connectionId: number;
  readonly scopes: readonly AppScope[];
}

/** Scopes as OAuth writes them, with blanks between; each once, in our order. null: one is none of ours. */
export function parseAppScopes(text: string): AppScope[] | null {
  const words = text.split(' ').filter((word) => word !== '');
  const known = APP_SCOPES.filter((scope) => words.includes(scope));
  return words.every((word) => known.some((scope) => scope === word)) ? known : null;
}

export function holdsScope(held: readonly AppScope[], needed: AppScope): boolean {
  return held.includes(needed) || (needed === 'see_own' && held.includes('see_all'));
}

export function hasAppScope({ app }: { readonly app?: ActingApp }, needed: AppScope): boolean {
  return !app || holdsScope(app.scopes, needed);
}

/** @throws scope_missing, which names the scope */
export function requireAppScope(acting: { readonly app?: ActingApp }, needed: AppScope): void {
  if (!hasAppScope(acting, needed)) throw new DomainError('scope_missing', { field: 'scope', note: needed });
}
