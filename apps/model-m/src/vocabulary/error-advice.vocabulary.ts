import { adviceIn, type Advice } from '#runtime';
import type { ModelMErrorCode } from './error.vocabulary.js';
import { WORDS } from './guide-words.js';

/** Why each code is answered, and what to do. Of attributes, and of requests in another status, the remedy is the same. */
export const MODEL_M_ADVICE: Readonly<Record<ModelMErrorCode, Advice>> = adviceIn(WORDS.refusals, {
  ...({ 24: 5, 30: 5, 43: 5, 45: 5, 46: 5, 49: 5, 54: 5, 60: 5 } as const),
  ...({ 1001: 76, 1009: 76 } as const),
});

/** Whose key a call needs. */
export const KEY_OWNERS = WORDS.keys;
