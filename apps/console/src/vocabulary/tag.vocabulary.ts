import { WORDS } from './problem-words.js';

/** A sentence for each area of the documents; `admin orders` and `courier orders` are one area of two kinds of callers. */
export const AREA_SENTENCES: Readonly<Record<string, string>> = WORDS.en.areas;
