import { type Act, NO_ORDER } from './act.rules.js';
import { act } from './acts.store.js';
import { type Cash, call } from './api.store.js';
import { useStoredAnswer } from './stored-answer.hook.js';

const read = () => call('/api/courier/cash');

/** What the courier holds; without network as it was last read. `since`: it is read again where this is another. */
export const useCash = (since?: unknown) => useStoredAnswer<Cash>('cash-1', read, since).value;

/** Announces cash that the courier brings. @throws StorageFailure */
export function announce(amountCents: number): Promise<Act> {
  return act({ order: NO_ORDER, kind: 'hand_in', body: { amountCents } });
}

/** Takes an announcement back. @throws StorageFailure */
export function takeBack(id: number): Promise<Act> {
  return act({ order: NO_ORDER, kind: 'take_back', body: { id } });
}

/** What was said of cash and is not sent yet: the amount that was announced last, or that it was taken back; null: nothing. */
export function unsentCash(queue: readonly Act[]): { readonly amountCents: number | null } | null {
  const last = queue.findLast(
    ({ kind, refusal }) => (kind === 'hand_in' || kind === 'take_back') && refusal === null,
  );
  if (!last) return null;
  return { amountCents: last.kind === 'hand_in' ? Number(last.body['amountCents']) : null };
}
