import { fold } from '../../base/index.js';
import { wordSimilarity } from './word-similarity.calculator.js';

/** Abbreviations of street types. */
const STREET_TYPES: Readonly<Record<string, string>> = {
  r: 'rua',
  rua: 'rua',
  av: 'avenida',
  ave: 'avenida',
  aven: 'avenida',
  avenida: 'avenida',
  al: 'alameda',
  alam: 'alameda',
  alameda: 'alameda',
  tv: 'travessa',
  trav: 'travessa',
  travessa: 'travessa',
  pc: 'praca',
  pca: 'praca',
  praca: 'praca',
  est: 'estrada',
  estr: 'estrada',
  estrada: 'estrada',
  rod: 'rodovia',
  rodovia: 'rodovia',
  lg: 'largo',
  lgo: 'largo',
  largo: 'largo',
  lad: 'ladeira',
  ladeira: 'ladeira',
  bc: 'beco',
  beco: 'beco',
  pq: 'parque',
  pque: 'parque',
  parque: 'parque',
  vl: 'vila',
  vila: 'vila',
  vd: 'viaduto',
  viaduto: 'viaduto',
  cam: 'caminho',
  caminho: 'caminho',
  psg: 'passagem',
  passagem: 'passagem',
  via: 'via',
  viela: 'viela',
  marginal: 'marginal',
};

/** Abbreviations of titles inside names. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  dr: 'doutor',
  dra: 'doutora',
  prof: 'professor',
  profa: 'professora',
  eng: 'engenheiro',
  sta: 'santa',
  sto: 'santo',
  s: 'sao',
  gal: 'general',
  gen: 'general',
  cel: 'coronel',
  cap: 'capitao',
  mal: 'marechal',
  mar: 'marechal',
  maj: 'major',
  ten: 'tenente',
  sgt: 'sargento',
  alm: 'almirante',
  brig: 'brigadeiro',
  pres: 'presidente',
  gov: 'governador',
  sen: 'senador',
  dep: 'deputado',
  ver: 'vereador',
  min: 'ministro',
  des: 'desembargador',
  cons: 'conselheiro',
  com: 'comendador',
  visc: 'visconde',
  mons: 'monsenhor',
  pe: 'padre',
  d: 'dom',
  nsa: 'nossa',
  sra: 'senhora',
  jd: 'jardim',
  jdim: 'jardim',
  jard: 'jardim',
  pq: 'parque',
  vl: 'vila',
  res: 'residencial',
  cj: 'conjunto',
  conj: 'conjunto',
};

/** Numbers in digits, words and Roman numerals are one. */
const NUMERALS: Readonly<Record<string, string>> = {
  primeiro: '1',
  dois: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  sete: '7',
  oito: '8',
  nove: '9',
  dez: '10',
  onze: '11',
  doze: '12',
  treze: '13',
  quatorze: '14',
  catorze: '14',
  quinze: '15',
  vinte: '20',
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  xi: '11',
  xii: '12',
  xiii: '13',
  xv: '15',
  xxiii: '23',
};

const FILLERS = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'a', 'o', 'del']);

export interface StreetName {
  /** `rua`, `avenida` …; null when the text does not say. */
  readonly type: string | null;
  /** Significant words, spelled out, without accents. */
  readonly words: readonly string[];
}

function rawWords(text: string): string[] {
  return fold(text)
    .replace(/(\d)[ªº°]/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function spelledOut(word: string): string {
  return SHORT_WORDS[word] ?? NUMERALS[word] ?? word.replace(/^0+(?=\d)/, '');
}

/** Words of a district or city in comparable form. */
export function nameWords(text: string): string[] {
  return rawWords(text)
    .map(spelledOut)
    .filter((word) => !FILLERS.has(word));
}

export function nameKey(text: string): string {
  return nameWords(text).join(' ');
}

const FULL_TYPES = [...new Set(Object.values(STREET_TYPES))];

/**
 * The type of a street, also misspelt (`Avennida`); short types are matched exactly, because they are close to
 * ordinary words (`praça`, `praia`).
 */
function typeOf(word: string): string | null {
  const known = STREET_TYPES[word];
  if (known !== undefined || word.length < 6) return known ?? null;
  return FULL_TYPES.find((type) => wordSimilarity(word, type) > 0.84) ?? null;
}

/** `Av. Dr. João Pessoa` and `avenida doutor joao pessoa` are the same street name. */
export function streetName(text: string): StreetName {
  const words = rawWords(text);
  const first = words[0];
  const type = typeOf(first ?? '');
  if (type === null || words.length === 1) return { type: null, words: nameWords(text) };
  return { type, words: nameWords(words.slice(1).join(' ')) };
}

export function isStreetType(text: string): boolean {
  const words = rawWords(text).filter((word) => !FILLERS.has(word));
  return words.length === 1 && STREET_TYPES[words[0] ?? ''] !== undefined;
}

/** Three-letter pieces of the words, padded so that beginnings weigh more; what the fuzzy index holds. */
export function gramsOf(words: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) grams.add(padded.slice(i, i + 3));
  }
  return [...grams];
}
