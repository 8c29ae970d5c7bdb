import { isHeaderText, parseInstant, parseReais, roundReais } from '#domain';

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

export const isText = unless((value) => typeof value === 'string', 'deve ser um texto');
export const isStorable = unless(
  (value) => !UNSTORABLE.test(value as string),
  'contém caracteres que não podem ser gravados',
);
export const isFilled = unless((value) => (value as string).trim() !== '', 'não pode ficar em branco');
export const isEmail = unless(
  (value) => EMAIL.test(value as string),
  'deve ser um endereço de e-mail válido',
);
export const isFlag = unless((value) => typeof value === 'boolean', 'deve ser verdadeiro ou falso');
export const isNumber = unless((value) => Number.isFinite(value), 'deve ser um número');
export const isInteger = unless((value) => Number.isSafeInteger(value), 'deve ser um número inteiro');
export const isObject = unless(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'deve ser um objeto',
);
export const isList = unless((value) => Array.isArray(value), 'deve ser uma lista');
export const isInstant = unless(
  (value) => parseInstant(value as string) !== null,
  'deve ser uma data e hora no formato ISO 8601',
);
export const isReais: Rule = (value) => {
  const amount = parseReais(value);
  return amount === null ? 'deve ter no máximo duas casas decimais' : null;
};

export const isRoundableReais = unless((value) => roundReais(value) !== null, 'deve ser um valor em reais');
export const isHeaderValue = unless(
  (value) => isHeaderText(value as string),
  'deve ter apenas letras sem acento, números, espaços e sinais comuns (ASCII visível)',
);

export function isOneOf(words: readonly string[]): Rule {
  return unless(
    (value) => words.includes(value as string),
    `deve ser um destes valores: ${words.join(', ')}`,
  );
}

export function isBetween(min: number, max: number): Rule {
  return (value) => {
    if ((value as number) < min) return `deve ser no mínimo ${String(min)}`;
    return (value as number) > max ? `deve ser no máximo ${String(max)}` : null;
  };
}

/** Checked in cents: a tiny number may be float noise of 0. */
export const isPositiveReais = unless(
  (value) => (value as number) > 0 && parseReais(value) !== 0,
  'deve ser maior que zero',
);

export function hasLength(min: number, max: number): Rule {
  return (value) => {
    const text = value as string;
    // Neither too short nor too long however many of its units are halves of a pair.
    if (text.length >= 2 * min && text.length <= max) return null;
    // Code points, as people count and PostgreSQL does.
    const { length } = Array.from(text);
    if (length < min) return `deve ter no mínimo ${String(min)} caracteres`;
    return length > max ? `deve ter no máximo ${String(max)} caracteres` : null;
  };
}

export function hasItems(min: number, max: number): Rule {
  const items = (count: number) => (count === 1 ? '1 item' : `${String(count)} itens`);
  return (value) => {
    const { length } = value as unknown[];
    if (length < min) return `deve ter no mínimo ${items(min)}`;
    return length > max ? `deve ter no máximo ${items(max)}` : null;
  };
}

export function firstViolation(rules: readonly Rule[], value: unknown): string | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem !== null) return problem;
  }
  return null;
}
