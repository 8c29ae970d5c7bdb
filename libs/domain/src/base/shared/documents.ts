import { onlyDigits } from './text.js';

export type DocumentKind = 'CPF' | 'CNPJ';

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const CNPJ_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const CPF_WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2];

function endsWithCheckDigits(digits: string, weights: readonly number[]): boolean {
  if (digits.length !== weights.length + 2 || /^(\d)\1*$/.test(digits)) return false;
  const first = checkDigit(digits, weights);
  const second = checkDigit(digits, [(weights[0] ?? 0) + 1, ...weights]);
  return digits.endsWith(`${String(first)}${String(second)}`);
}

export function isCpf(text: string): boolean {
  return endsWithCheckDigits(onlyDigits(text), CPF_WEIGHTS);
}

export function isCnpj(text: string): boolean {
  return endsWithCheckDigits(onlyDigits(text), CNPJ_WEIGHTS);
}

export function isDocument(kind: DocumentKind, text: string): boolean {
  return kind === 'CPF' ? isCpf(text) : isCnpj(text);
}

/** `123.456.789-09` or `12.345.678/0001-95`; other lengths come back as they are. */
export function formatDocument(text: string): string {
  const d = onlyDigits(text);
  if (d.length === 11) return d.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
  if (d.length === 14) return d.replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/, '$1.$2.$3/$4-$5');
  return text;
}

/** Brazil's states and its federal district, by the two letters of addresses. */
export const FEDERATIVE_UNITS = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;

export function isFederativeUnit(text: string): boolean {
  return (FEDERATIVE_UNITS as readonly string[]).includes(text);
}
