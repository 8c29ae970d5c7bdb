import { z } from 'zod';

declare const centsBrand: unique symbol;

/** Whole cents (BRL). Reais exist only on the wire. */
export type Cents = number & { readonly [centsBrand]: true };
export const centsSchema = z.int() as z.ZodType as z.ZodType<Cents>;

/** Maximum amount that the ledger accepts in one movement: R$ 100 million. */
export const MAX_CENTS = 10_000_000_000;

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${String(amount)} is not a whole number of cents`);
  return amount as Cents;
}

export const ZERO = cents(0);

const DECIMAL = /^([+-]?)(\d{1,12})(?:\.(\d{0,60}))?$/;

/** Digits after the last allowed one that decide between float noise (all 0 or all 9) and a finer amount. */
const NOISE_DIGITS = 6;
const NO_NOISE = '0'.repeat(NOISE_DIGITS);
const NOISE_BELOW = '9'.repeat(NOISE_DIGITS);

interface Decimal {
  readonly negative: boolean;
  /** Whole units of 10^-`decimals`, cut off. */
  readonly units: number;
  /** The digits after them. */
  readonly rest: string;
}

/**
 * A JSON number or a decimal string with a point, in whole units of 10^-`decimals`, read by its digits. Float
 * noise (`89.69999999999999`: less than a millionth of a unit off) is rounded away. null: finer than a unit
 * beyond that (`10.999` with two decimals), or no number.
 */
export function parseDecimal(input: unknown, decimals: number): number | null {
  const read = readDecimal(input, decimals);
  if (read === null) return null;
  const { units, rest } = read;
  const noise = rest.padEnd(NOISE_DIGITS, '0').slice(0, NOISE_DIGITS);
  if (noise === NO_NOISE) return signed(read, units);
  const isBelow = noise === NOISE_BELOW && /[1-9]/.test(rest.slice(NOISE_DIGITS));
  return isBelow ? signed(read, units + 1) : null;
}

/** Reais as cents. @see parseDecimal: `1.005` is null, not rounded. */
export function parseReais(input: unknown): Cents | null {
  const amount = parseDecimal(input, 2);
  return amount === null ? null : cents(amount);
}

/** Rounded to the cent, half away from zero; null: no number. */
export function roundReais(input: unknown): Cents | null {
  const read = readDecimal(input, 2);
  if (read === null) return null;
  return cents(signed(read, read.units + (read.rest >= '5' ? 1 : 0)));
}

function readDecimal(input: unknown, decimals: number): Decimal | null {
  const text =
    typeof input === 'number' ? numberAsDecimal(input) : typeof input === 'string' ? input.trim() : '';
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (!Number.isSafeInteger(units)) return null;
  return { negative: sign === '-', units, rest: fraction.slice(decimals) };
}

function signed({ negative }: Decimal, units: number): number {
  return negative && units !== 0 ? -units : units;
}

/** JavaScript writes numbers below a millionth with an exponent. */
function numberAsDecimal(input: number): string {
  return Math.abs(input) < 1e-6 ? input.toFixed(20) : String(input);
}

/** 1037.5 reais as a JSON number. Exact for every amount the ledger can hold. */
export function toReais(amount: Cents): number {
  return amount / 100;
}

/** `"1037.50"`: a decimal string, for contracts that have no numbers for money. */
export function toDecimalString(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function formatReais(amount: Cents): string {
  const [whole = '0', fraction = '00'] = toDecimalString(cents(Math.abs(amount))).split('.');
  const grouped = whole.length <= 3 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}R$ ${grouped},${fraction}`;
}

/** Basis points: 10 000 = 100 %. Rounded half away from zero. */
export function share(amount: Cents, basisPoints: number): Cents {
  const exact = (amount * basisPoints) / 10_000;
  return cents(Math.sign(exact) * Math.round(Math.abs(exact)));
}
