import { fold } from '../../base/index.js';

/** The 27 units of the federation, with their capitals. */
const UNITS: Readonly<Record<string, readonly [name: string, capital: string]>> = {
  AC: ['acre', 'rio branco'],
  AL: ['alagoas', 'maceio'],
  AM: ['amazonas', 'manaus'],
  AP: ['amapa', 'macapa'],
  BA: ['bahia', 'salvador'],
  CE: ['ceara', 'fortaleza'],
  DF: ['distrito federal', 'brasilia'],
  ES: ['espirito santo', 'vitoria'],
  GO: ['goias', 'goiania'],
  MA: ['maranhao', 'sao luis'],
  MG: ['minas gerais', 'belo horizonte'],
  MS: ['mato grosso do sul', 'campo grande'],
  MT: ['mato grosso', 'cuiaba'],
  PA: ['para', 'belem'],
  PB: ['paraiba', 'joao pessoa'],
  PE: ['pernambuco', 'recife'],
  PI: ['piaui', 'teresina'],
  PR: ['parana', 'curitiba'],
  RJ: ['rio de janeiro', 'rio de janeiro'],
  RN: ['rio grande do norte', 'natal'],
  RO: ['rondonia', 'porto velho'],
  RR: ['roraima', 'boa vista'],
  RS: ['rio grande do sul', 'porto alegre'],
  SC: ['santa catarina', 'florianopolis'],
  SE: ['sergipe', 'aracaju'],
  SP: ['sao paulo', 'sao paulo'],
  TO: ['tocantins', 'palmas'],
};

const BY_NAME = new Map(Object.entries(UNITS).map(([code, [name]]) => [name, code]));
const CAPITALS = new Set(Object.values(UNITS).map(([, capital]) => capital));

/** `SP`, `BR-SP` and `São Paulo` are one state; null for anything that is none of Brazil's. */
export function stateCode(text: string): string | null {
  const folded = fold(text).replace(/^br-/, '');
  const code = folded.toUpperCase();
  return code in UNITS ? code : (BY_NAME.get(folded) ?? null);
}

export function isStateCode(text: string): boolean {
  return text.trim().toUpperCase() in UNITS;
}

/** State capitals, which people name without saying the state. */
export function isCapital(text: string): boolean {
  return CAPITALS.has(fold(text));
}

/** Codes of IBGE begin with the region: `35` is São Paulo. */
const BY_IBGE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    1: 'RO,AC,AM,RR,PA,AP,TO',
    2: 'MA,PI,CE,RN,PB,PE,AL,SE,BA',
    3: 'MG,ES,RJ,,SP',
    4: 'PR,SC,RS',
    5: 'MS,MT,GO,DF',
  }).flatMap(([region, codes]) =>
    codes.split(',').map((code, at) => [region + String(at + (region === '5' ? 0 : 1)), code] as const),
  ),
);

export function stateOfIbge(code: string): string | null {
  return stateCode(BY_IBGE[code] ?? '');
}
