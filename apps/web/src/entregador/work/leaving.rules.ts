import type { NewAct } from '../data/acts.store.js';
import type { Stop } from '../data/api.store.js';
import type { OpenSheet } from '../data/sheet.rules.js';
import { sheetWords as text } from '../words.js';

export type Left = 'door' | 'neighbour';

/** Where the goods of a stop are left when nobody takes them; null: they are not left. */
export function leavingOf({ ifUndelivered }: Pick<Stop, 'ifUndelivered'>): Left | null {
  if (ifUndelivered === 'leave_at_door') return 'door';
  return ifUndelivered === 'neighbour' ? 'neighbour' : null;
}

/** What was agreed for when nobody is there, in one sentence; empty: nothing. */
export function agreedText({ ifUndelivered, neighbour }: Pick<Stop, 'ifUndelivered' | 'neighbour'>): string {
  if (ifUndelivered === null) return '';
  const said = text.agreed[ifUndelivered];
  return typeof said === 'string' ? said : said(neighbour ?? text.somebody);
}

export function leftOf(
  { name, details, photos }: Pick<OpenSheet, 'name' | 'details' | 'photos'>,
  left: Left,
): Pick<NewAct, 'kind' | 'body' | 'proofs'> {
  return {
    kind: 'deliver',
    body: {
      left,
      ...(left === 'neighbour' && { name: name.trim() }),
      ...(details.trim() !== '' && { observation: details.trim() }),
    },
    proofs: photos.map((blob) => ({ kind: 'photo', blob })),
  };
}
