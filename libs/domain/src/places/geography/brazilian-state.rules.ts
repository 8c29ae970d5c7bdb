import { FEDERATIVE_UNITS, fold, isFederativeUnit } from '../../base/index.js';

const BY_NAME = new Map(Object.entries(FEDERATIVE_UNITS).map(([code, [name]]) => [name, code]));
const BY_IBGE = new Map(Object.entries(FEDERATIVE_UNITS).map(([code, [, , ibge]]) => [ibge, code]));
const CAPITALS = new Set(Object.values(FEDERATIVE_UNITS).map(([, capital]) => capital));

/** `SP`, `BR-SP` and `São Paulo` are one state; null for anything that is none of Brazil's. */
export function stateCode(text: string): string | null {
  const folded = fold(text).replace(/^br-/, '');
  const code = folded.toUpperCase();
  return isFederativeUnit(code) ? code : (BY_NAME.get(folded) ?? null);
}

export function isStateCode(text: string): boolean {
  return isFederativeUnit(text.trim().toUpperCase());
}

/** State capitals, which people name without saying the state. */
export function isCapital(text: string): boolean {
  return CAPITALS.has(fold(text));
}

/** null: no state has that code of IBGE. */
export function stateOfIbge(code: string): string | null {
  return BY_IBGE.get(code) ?? null;
}
