import { type Act, NO_ORDER } from './act.rules.js';
import { act } from './acts.store.js';
import { type Cash, call } from './api.store.js';
import { useStoredAnswer } from './stored-answer.hook.js';

const read = () => call('/api/courier/cash');

/** The cash that the courier holds; without network as last read. A change of `since` reads it again. */
export const useCash = (since?: unknown) => useStoredAnswer<Cash>('cash-1', read, since).value;

export function announce(amountCents: number): Promise<Act> {
  return act({ order: NO_ORDER, kind: 'hand_in', body: { amountCents } });
}

export function takeBack(id: number): Promise<Act> {
  return act({ order: NO_ORDER, kind: 'take_back', body: { id } });
}

/** The last announcement that is not sent yet; `amountCents` null: it was withdrawn; null: there is none. */
export function unsentCash(queue: readonly Act[]): { readonly amountCents: number | null } | null {
  const last = queue.findLast(
    ({ kind, refusal }) => (kind === 'hand_in' || kind === 'take_back') && refusal === null,
  );
  if (!last) return null;
  return { amountCents: last.kind === 'hand_in' ? Number(last.body['amountCents']) : null };
}
