export { WORDS as GUIDED_WORDS, type Words as GuidedWords } from './words.js';

export const GUIDED_LANGUAGES = ['pt', 'en'] as const;
export type GuidedLanguage = (typeof GUIDED_LANGUAGES)[number];

/** The language of the terminal, by the variables that set it. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): GuidedLanguage {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}
