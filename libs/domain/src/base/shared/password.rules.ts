import { DomainError } from './domain-error-codes.js';

/**
 * Fewest characters, by whose password it is. Operators act for whole companies: twelve, or eight with a
 * second factor. `contract`: set by a hub's program for its customers; integrators were promised six.
 */
export const PASSWORD_MIN_LENGTH = {
  courier: 8,
  merchant: 8,
  developer: 8,
  operator: 12,
  operatorWithFactor: 8,
  contract: 6,
} as const;
export const PASSWORD_MAX_LENGTH = 191;

export type PasswordOwner = keyof typeof PASSWORD_MIN_LENGTH;
export type PasswordProblem = 'too_short' | 'too_long' | 'well_known';

/** Words with which lists of stolen passwords begin; digits and signs may stand around them. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'senha minhasenha novasenha senhasegura password passwd passw pass admin administrador administrator root user ' +
    'usuario login welcome bemvindo entrar acesso mudar mudeme changeme trocar teste test temp guest demo master ' +
    'padrao default brasil brazil flamengo corinthians palmeiras santos saopaulo vasco gremio cruzeiro futebol ' +
    'football liverpool jesus jesuscristo deus deusefiel amor teamo iloveyou familia princesa princess gabriel ' +
    'felicidade estrela monkey dragon letmein sunshine superman batman pokemon shadow secret entrega entregas ' +
    'entregador motoboy delivery abcd abc aaa qwe'
  ).split(' '),
);

/** Rows of keyboards, the alphabet and the digits; read backwards too. */
const ROWS = [
  '012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb',
];
const RUNS = ROWS.flatMap((row) => [row, row.split('').reverse().join('')]);

/** null: it may be used. */
export function passwordProblem(owner: PasswordOwner, password: string): PasswordProblem | null {
  if (password.length < PASSWORD_MIN_LENGTH[owner]) return 'too_short';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  return owner !== 'contract' && isWellKnown(password) ? 'well_known' : null;
}

/** @throws invalid_value (field password) */
export function requirePassword(owner: PasswordOwner, password: string): void {
  const problem = passwordProblem(owner, password);
  if (problem !== null) throw new DomainError('invalid_value', { field: 'password', problem });
}

function isWellKnown(password: string): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replace(/[^a-z]/g, '');
  return (
    repeatedPart(plain) < plain.length ||
    WORDS.has(letters.slice(0, repeatedPart(letters))) ||
    isRun(letters) ||
    isRun(plain.replace(/[^a-z0-9]/g, ''))
  );
}

/** Length of the part that the text repeats: 3 for `abcabc`, 4 for `abcd`. */
function repeatedPart(text: string): number {
  return (text + text).indexOf(text, 1);
}

function isRun(text: string): boolean {
  return text.length > 3 && RUNS.some((run) => run.includes(text));
}

/** Slow and salted, for passwords that people choose. Random keys are hashed fast instead. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  abstract matches(hash: string, password: string): Promise<boolean>;
}
