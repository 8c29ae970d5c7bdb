declare const centsBrand: unique symbol;

/** An amount of money in whole cents (BRL). Reais exist only on the wire. */
export type Cents = number & { readonly [centsBrand]: true };

/** Largest amount the ledger accepts in one movement: R$ 100 million. */
export const MAX_CENTS = 10_000_000_000;

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${String(amount)} is not a whole number of cents`);
  return amount as Cents;
}

export const ZERO = cents(0);

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/**
 * Reads reais as digits, never by multiplication: 1.005 is refused, not rounded.
 * Accepts a JSON number or a decimal string with a point; anything else is null.
 */
export function parseReais(input: unknown): Cents | null {
  const text =
    typeof input === 'number' ? numberAsDecimal(input) : typeof input === 'string' ? input.trim() : '';
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents(sign === '-' && amount !== 0 ? -amount : amount);
}

function numberAsDecimal(input: number): string {
  return Number.isFinite(input) ? String(input) : '';
}

/** 1037.5 reais as a JSON number. Exact for every amount the ledger can hold. */
export function toReais(amount: Cents): number {
  return amount / 100;
}

/** `"1037.50"`, the decimal string of Model M. */
export function toDecimalString(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `R$ 1.037,50`, as people in Brazil read it. */
export function formatReais(amount: Cents): string {
  const [whole = '0', fraction = '00'] = toDecimalString(cents(Math.abs(amount))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}R$ ${grouped},${fraction}`;
}

/** A share of an amount in basis points (10 000 = 100 %), rounded half away from zero. */
export function share(amount: Cents, basisPoints: number): Cents {
  const exact = (amount * basisPoints) / 10_000;
  return cents(Math.sign(exact) * Math.round(Math.abs(exact)));
}
