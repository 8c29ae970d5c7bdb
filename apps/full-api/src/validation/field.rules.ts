import { isHeaderText, parseInstant, parseReais, roundReais } from '#domain';
import { WORDS } from './words.js';

const texts = WORDS.pt.rules;

/** The fault of a value, as the end of a Portuguese sentence; null when there is none. */
export type Rule = (value: unknown) => string | null;

const unless = (holds: (value: unknown) => boolean, problem: string): Rule => {
  return (value) => (holds(value) ? null : problem);
};

/** Characters that PostgreSQL cannot store: NUL and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Null means absent, as everywhere in this API. */
export function isFilledIn(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export const isText = unless((value) => typeof value === 'string', texts.text);
export const isStorable = unless((value) => !UNSTORABLE.test(value as string), texts.storable);
export const isFilled = unless((value) => (value as string).trim() !== '', texts.filled);
export const isEmail = unless((value) => EMAIL.test(value as string), texts.email);
export const isFlag = unless((value) => typeof value === 'boolean', texts.flag);
export const isNumber = unless((value) => Number.isFinite(value), texts.number);
export const isInteger = unless((value) => Number.isSafeInteger(value), texts.integer);
export const isObject = unless(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  texts.object,
);
export const isList = unless((value) => Array.isArray(value), texts.list);
export const isInstant = unless((value) => parseInstant(value as string) !== null, texts.instant);
export const isReais: Rule = (value) => {
  const amount = parseReais(value);
  return amount === null ? texts.reais : null;
};

export const isRoundableReais = unless((value) => roundReais(value) !== null, texts.roundableReais);
export const isHeaderValue = unless((value) => isHeaderText(value as string), texts.headerValue);

export function isOneOf(words: readonly string[]): Rule {
  return unless((value) => words.includes(value as string), texts.oneOf(words.join(', ')));
}

export function isBetween(min: number, max: number): Rule {
  return (value) => {
    if ((value as number) < min) return texts.least(min);
    return (value as number) > max ? texts.most(max) : null;
  };
}

/** Checked in cents: a tiny number may be float noise of 0. */
export const isPositiveReais = unless(
  (value) => (value as number) > 0 && parseReais(value) !== 0,
  texts.positive,
);

export function hasLength(min: number, max: number): Rule {
  return (value) => {
    const text = value as string;
    // Neither too short nor too long however many of its units are halves of a pair.
    if (text.length >= 2 * min && text.length <= max) return null;
    // Code points, as people count and PostgreSQL does.
    const { length } = Array.from(text);
    if (length < min) return texts.leastCharacters(min);
    return length > max ? texts.mostCharacters(max) : null;
  };
}

export function hasItems(min: number, max: number): Rule {
  return (value) => {
    const { length } = value as unknown[];
    if (length < min) return texts.leastItems(min);
    return length > max ? texts.mostItems(max) : null;
  };
}

export function firstViolation(rules: readonly Rule[], value: unknown): string | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem !== null) return problem;
  }
  return null;
}
