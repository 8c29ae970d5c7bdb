import { DomainError } from '../../base/index.js';

/** What a merchant may let an app do, each a word of its own in the consent. `see_all` includes `see_own`. */
export const APP_SCOPES = ['quote', 'order', 'see_own', 'see_all', 'statement', 'store'] as const;
export type AppScope = (typeof APP_SCOPES)[number];

/** An app that acts for a merchant, by the scopes that the merchant agreed to. */
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

/** Whoever is no app needs no scope. */
export function hasAppScope({ app }: { readonly app?: ActingApp }, needed: AppScope): boolean {
  return !app || holdsScope(app.scopes, needed);
}

/** @throws scope_missing, which names the scope */
export function requireAppScope(acting: { readonly app?: ActingApp }, needed: AppScope): void {
  if (!hasAppScope(acting, needed)) throw new DomainError('scope_missing', { field: 'scope', note: needed });
}
