import { fold } from '../../base/index.js';
import { wordSimilarity } from './word-similarity.calculator.js';

const STREET_TYPES = {
  rua: 'r',
  avenida: 'av ave aven',
  alameda: 'al alam',
  travessa: 'tv trav',
  praca: 'pc pca',
  estrada: 'est estr',
  rodovia: 'rod',
  largo: 'lg lgo',
  ladeira: 'lad',
  beco: 'bc',
  parque: 'pq pque',
  vila: 'vl',
  viaduto: 'vd',
  caminho: 'cam',
  passagem: 'psg',
  via: 'via',
  viela: 'viela',
  marginal: 'marginal',
};

const SHORT_WORDS = {
  doutor: 'dr',
  doutora: 'dra',
  professor: 'prof',
  professora: 'profa',
  engenheiro: 'eng',
  santa: 'sta',
  santo: 'sto',
  sao: 's',
  general: 'gal gen',
  coronel: 'cel',
  capitao: 'cap',
  marechal: 'mal mar',
  major: 'maj',
  tenente: 'ten',
  sargento: 'sgt',
  almirante: 'alm',
  brigadeiro: 'brig',
  presidente: 'pres',
  governador: 'gov',
  senador: 'sen',
  deputado: 'dep',
  vereador: 'ver',
  ministro: 'min',
  desembargador: 'des',
  conselheiro: 'cons',
  comendador: 'com',
  visconde: 'visc',
  monsenhor: 'mons',
  padre: 'pe',
  dom: 'd',
  nossa: 'nsa',
  senhora: 'sra',
  jardim: 'jd jdim jard',
  parque: 'pq',
  vila: 'vl',
  residencial: 'res',
  conjunto: 'cj conj',
};

/** Numbers in words and Roman numerals: they are one with those in digits. */
const NUMERALS = {
  1: 'primeiro',
  2: 'dois ii',
  3: 'tres iii',
  4: 'quatro iv',
  5: 'cinco',
  6: 'seis vi',
  7: 'sete vii',
  8: 'oito viii',
  9: 'nove ix',
  10: 'dez',
  11: 'onze xi',
  12: 'doze xii',
  13: 'treze xiii',
  14: 'quatorze catorze',
  15: 'quinze xv',
  20: 'vinte',
  23: 'xxiii',
};

/** The full word by each of its spellings. */
function bySpelling(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, others]) =>
      [word, ...others.split(' ')].map((one) => [one, word] as const),
    ),
  );
}

const TYPE_OF = bySpelling(STREET_TYPES);
const FULL_TYPES = Object.keys(STREET_TYPES);
const WORD_OF = bySpelling({ ...NUMERALS, ...SHORT_WORDS });

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

export function nameWords(text: string): string[] {
  return rawWords(text)
    .map((word) => WORD_OF.get(word) ?? word.replace(/^0+(?=\d)/, ''))
    .filter((word) => !FILLERS.has(word));
}

export function nameKey(text: string): string {
  return nameWords(text).join(' ');
}

/** Also misspelt (`Avennida`); short types match exactly, being close to common words (`praça`, `praia`). */
function typeOf(word: string): string | null {
  const known = TYPE_OF.get(word);
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
  return words.length === 1 && TYPE_OF.has(words[0] ?? '');
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
