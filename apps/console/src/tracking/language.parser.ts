import type { IncomingMessage } from 'node:http';
import { LANGUAGES, type Language } from './tracking.vocabulary.js';

const [DEFAULT_LANGUAGE] = LANGUAGES;

/** Preferred language by RFC 9110, 12.5.4; null: the reader prefers none of them. */
export function likedLanguage<L extends string>(
  acceptLanguage: string | undefined,
  languages: readonly L[],
): L | null {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((item) => {
      const [range = '', ...parameters] = item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { range, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { range } of wanted) {
    const primary = range.split('-')[0];
    const language = languages.find((each) => each.split('-')[0] === primary);
    if (language) return language;
  }
  return null;
}

export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  return likedLanguage(headers['accept-language'], LANGUAGES) ?? DEFAULT_LANGUAGE;
}
