import type { Answer } from '../../base/api/client.js';

type Decisions = Answer<'/api/admin/today/decisions'>;
export type Decision = keyof Decisions;

export const PLACES: Readonly<Record<Decision, string>> = {
  unserved: '/painel',
  failed: '/painel',
  claims: '/painel/dinheiro?parte=inbox',
  contests: '/painel/dinheiro?parte=inbox',
  alerts: '/painel',
  requests: '/painel',
  recipientRequests: '/painel',
  withdrawals: '/painel/dinheiro?parte=withdrawals',
  applications: '/painel/entregadores?parte=cadastros',
};

/** Counts of waiting decisions by the address of their screen. */
export function waitingAt(decisions: Decisions): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [decision, place] of Object.entries(PLACES) as [Decision, string][]) {
    const [path = ''] = place.split('?');
    counts.set(path, (counts.get(path) ?? 0) + decisions[decision]);
  }
  return counts;
}
