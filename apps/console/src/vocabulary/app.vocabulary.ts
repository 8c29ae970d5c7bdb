import type { AppScope } from '#domain';
import type { GuideText } from '#runtime';
import { WORDS } from './guide-words.js';

export const SCOPE_MEANINGS = WORDS.scopes satisfies Record<AppScope, GuideText>;

export const APP_EVENT_MEANINGS = WORDS.appEvents;
