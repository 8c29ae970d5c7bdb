import type { Answer } from './api/call.js';
import * as c from './codec.js';
import { fallbackWords as text } from './words.js';

export type Fallback = keyof typeof text.acts;

const { neighbour: _, ...DEFAULTS } = text.acts;

/** The field of a shop, for its orders that do not choose for themselves. */
export const defaultFallback = c.field(text.label, c.optional(c.choice(DEFAULTS)), {
  hint: text.defaultHint,
  none: text.company,
});

/** An empty `ifUndelivered` leaves it to the default of the shop or the company. */
export interface FallbackDraft {
  readonly ifUndelivered: Fallback | '';
  readonly neighbour: string;
}

export const USUAL_FALLBACK: FallbackDraft = { ifUndelivered: '', neighbour: '' };

/** The part of a stop in the API's body. */
export function fallbackOf({ ifUndelivered, neighbour }: FallbackDraft) {
  if (ifUndelivered === '') return {};
  return { ifUndelivered, ...(ifUndelivered === 'neighbour' && { neighbour: neighbour.trim() }) };
}

/** The error: the neighbour's name is missing, or nobody would be there who pays; undefined: none. */
export function fallbackFault(
  { ifUndelivered, neighbour }: FallbackDraft,
  collects: boolean,
): string | undefined {
  const leaves = ifUndelivered === 'leave_at_door' || ifUndelivered === 'neighbour';
  if (leaves && collects) return text.collects;
  return ifUndelivered === 'neighbour' && neighbour.trim() === '' ? text.neighbourMissing : undefined;
}

type Agreed = Pick<
  Answer<'/api/merchant/orders/{id}'>['stops'][number],
  'ifUndelivered' | 'neighbour' | 'left'
>;

/** What was agreed for a stop, and where its goods were left; null: nothing of its own. */
export function fallbackText({ ifUndelivered, neighbour, left }: Agreed): string | null {
  if (left !== null) return left === 'door' ? text.leftAtDoor : text.leftWith(neighbour ?? '');
  if (ifUndelivered === null) return null;
  const act = text.acts[ifUndelivered];
  return `${text.label}: ${ifUndelivered === 'neighbour' ? text.leaveWith(neighbour ?? '') : act}`;
}
