import * as desenvolvedoresEn from '../../apps/web/src/desenvolvedores/words/en.js';
import * as desenvolvedoresPt from '../../apps/web/src/desenvolvedores/words/pt.js';
import * as entregadorEn from '../../apps/web/src/entregador/words/en.js';
import * as entregadorPt from '../../apps/web/src/entregador/words/pt.js';
import type { Language } from '../../apps/web/src/ground/languages.js';
import * as groundEn from '../../apps/web/src/ground/words/en.js';
import * as groundPt from '../../apps/web/src/ground/words/pt.js';
import * as lojaEn from '../../apps/web/src/loja/words/en.js';
import * as lojaPt from '../../apps/web/src/loja/words/pt.js';
import * as painelEn from '../../apps/web/src/painel/words/en.js';
import * as painelPt from '../../apps/web/src/painel/words/pt.js';

interface Catalogue {
  readonly app: string;
  readonly language: string;
  readonly pt: object;
  readonly other: object;
}

/** Does not compile while a language lacks a section. */
function translated<C extends object>(
  app: string,
  pt: C,
  others: Readonly<Record<Exclude<Language, 'pt'>, NoInfer<C>>>,
): Catalogue[] {
  return Object.entries(others).map(([language, other]) => ({ app, language, pt, other }));
}

const CATALOGUES = [
  ...translated('ground', groundPt, { en: groundEn }),
  ...translated('painel', painelPt, { en: painelEn }),
  ...translated('loja', lojaPt, { en: lojaEn }),
  ...translated('entregador', entregadorPt, { en: entregadorEn }),
  ...translated('desenvolvedores', desenvolvedoresPt, { en: desenvolvedoresEn }),
];

/** Every path to a text: `orderWords.hookState.due`, with `()` where it takes facts. */
function pathsOf(texts: unknown, path = ''): string[] {
  if (typeof texts === 'function') return [`${path}()`];
  if (typeof texts !== 'object' || texts === null) return texts === '' ? [] : [path];
  return Object.entries(texts)
    .flatMap(([name, text]) => pathsOf(text, `${path}.${name}`))
    .sort();
}

/** Sentences of at least five words, which two languages do not share. */
function sentencesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return /(\S+ ){4}.*\.$/.test(texts) ? [texts] : [];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesOf) : [];
}

it.each(CATALOGUES)('$app leaves no sentence Portuguese in “$language”', ({ pt, other }) => {
  const portuguese = new Set(sentencesOf(pt));
  expect(sentencesOf(other).filter((sentence) => portuguese.has(sentence))).toEqual([]);
});

it.each(CATALOGUES)('$app says in “$language” what it says in Portuguese, and no more', ({ pt, other }) => {
  expect(pathsOf(other)).toEqual(pathsOf(pt));
});
