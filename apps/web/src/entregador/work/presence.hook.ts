import { span, useNow } from '../../ground/clock.js';
import { serverNow, type Me } from '../data/api.store.js';
import { useValue } from '../data/observable.store.js';
import { taken } from '../data/whereabouts.store.js';
import { presenceOf, type Presence } from './presence.rules.js';

/** Whether the search counts the courier, by the newest position that the server has. */
export function usePresence(me: Pick<Me, 'online' | 'lastSeenAt'>): Presence {
  const sent = useValue(taken);
  // Only renders again as time passes; what counts is the server's clock.
  useNow();
  return presenceOf(me, sent, serverNow());
}

interface PresenceWords {
  readonly offline: string;
  readonly waiting: string;
  readonly locating: string;
  readonly outOfSearch: (time: string) => string;
}

/** "Available" only while the search counts the courier. */
export function presenceWords(presence: Presence, text: PresenceWords): string {
  if (presence === 'off') return text.offline;
  if (presence === 'searched') return text.waiting;
  return presence === 'locating' ? text.locating : text.outOfSearch(span(presence.outMinutes));
}
