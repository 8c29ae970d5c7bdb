import type { Told } from '#runtime';
import type { DeliveryEventType } from './delivery-event.vocabulary.js';
import { WORDS } from './guide-words.js';

/** What each event tells its receiver. */
export const EVENT_MEANINGS = WORDS.events satisfies Record<DeliveryEventType, Told>;
