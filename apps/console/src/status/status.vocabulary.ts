import type { Language } from '../tracking/tracking.vocabulary.js';
import { WORDS, type Words } from './words.js';

/** What the status page says. A part without a name here is shown by its own. */
export const STATUS_WORDS: Readonly<Record<Language, Words>> = {
  'pt-BR': WORDS.pt,
  en: WORDS.en,
  es: WORDS.es,
};
