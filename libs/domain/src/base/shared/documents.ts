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

/** `123.456.789-09` or `12.345.678/0001-95`; other lengths are returned unchanged. */
export function formatDocument(text: string): string {
  const d = onlyDigits(text);
  if (d.length === 11) return d.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
  if (d.length === 14) return d.replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/, '$1.$2.$3/$4-$5');
  return text;
}

/** States of Brazil and its federal district by their two letters; names and capitals without accents. */
export const FEDERATIVE_UNITS: Readonly<
  Record<string, readonly [name: string, capital: string, ibge: string]>
> = {
  AC: ['acre', 'rio branco', '12'],
  AL: ['alagoas', 'maceio', '27'],
  AM: ['amazonas', 'manaus', '13'],
  AP: ['amapa', 'macapa', '16'],
  BA: ['bahia', 'salvador', '29'],
  CE: ['ceara', 'fortaleza', '23'],
  DF: ['distrito federal', 'brasilia', '53'],
  ES: ['espirito santo', 'vitoria', '32'],
  GO: ['goias', 'goiania', '52'],
  MA: ['maranhao', 'sao luis', '21'],
  MG: ['minas gerais', 'belo horizonte', '31'],
  MS: ['mato grosso do sul', 'campo grande', '50'],
  MT: ['mato grosso', 'cuiaba', '51'],
  PA: ['para', 'belem', '15'],
  PB: ['paraiba', 'joao pessoa', '25'],
  PE: ['pernambuco', 'recife', '26'],
  PI: ['piaui', 'teresina', '22'],
  PR: ['parana', 'curitiba', '41'],
  RJ: ['rio de janeiro', 'rio de janeiro', '33'],
  RN: ['rio grande do norte', 'natal', '24'],
  RO: ['rondonia', 'porto velho', '11'],
  RR: ['roraima', 'boa vista', '14'],
  RS: ['rio grande do sul', 'porto alegre', '43'],
  SC: ['santa catarina', 'florianopolis', '42'],
  SE: ['sergipe', 'aracaju', '28'],
  SP: ['sao paulo', 'sao paulo', '35'],
  TO: ['tocantins', 'palmas', '17'],
};

export function isFederativeUnit(text: string): boolean {
  return Object.hasOwn(FEDERATIVE_UNITS, text);
}
