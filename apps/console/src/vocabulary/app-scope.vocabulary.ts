import type { AppScope } from '#domain';
import type { Told } from '#runtime';
import { WORDS } from './guide-words.js';

/** What an app may do with each scope that a merchant agreed to. */
export const SCOPE_MEANINGS = WORDS.scopes satisfies Record<AppScope, Told>;

/** What each event tells an app. */
export const APP_EVENT_MEANINGS = WORDS.appEvents;
