import type { Told } from '#runtime';
import type { EventName } from './event.vocabulary.js';
import { WORDS } from './guide-words.js';

/** What each event tells its receiver. */
export const EVENT_MEANINGS = WORDS.events satisfies Record<EventName, Told>;
