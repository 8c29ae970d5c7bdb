import type { Language } from './tracking.vocabulary.js';

/** `14:30`, `2:30 PM`. */
export function time(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' }).format(at);
}

/** `22 de novembro, 14:30`, `November 22, 2:30 PM`. */
export function dayAndTime(at: Date, timeZone: string, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' }).format(at);
  return `${day}, ${time(at, timeZone, language)}`;
}
