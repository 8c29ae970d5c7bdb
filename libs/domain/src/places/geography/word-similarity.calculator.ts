/** Words up to this length must match exactly. */
const EXACT_UP_TO = 2;
/** Words less similar than this are different words. */
const MIN_SIMILARITY = 0.7;
const ABBREVIATION_SIMILARITY = 0.85;

/** Used again for each pair of words: a search compares hundreds, and an array of each would be collected. */
let cells = new Uint16Array(1_024);

/** Edits (insert, delete, replace, swap adjacent letters) between two words: optimal string alignment. */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  const size = (a.length + 1) * width;
  if (cells.length < size) cells = new Uint16Array(2 * size);
  for (let j = 0; j < width; j++) cells[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const row = i * width;
    cells[row] = i;
    for (let j = 1; j < width; j++) {
      const replace = at(row - width + j - 1) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const swap = swapped(a, b, i, j) ? at(row - 2 * width + j - 2) + 1 : replace;
      cells[row + j] = Math.min(at(row - width + j) + 1, at(row + j - 1) + 1, replace, swap);
    }
  }
  return at(size - 1);
}

function at(cell: number): number {
  return cells[cell] ?? 0;
}

function swapped(a: string, b: string, i: number, j: number): boolean {
  if (i < 2 || j < 2) return false;
  return a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
}

/** 1 for the same word, 0 for another one. Numbers are never "nearly" the same. */
export function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  if (isNumber(a) || isNumber(b)) return 0;
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (longer.startsWith(shorter)) return ABBREVIATION_SIMILARITY - (shorter.length < EXACT_UP_TO ? 0.15 : 0);
  if (shorter.length <= EXACT_UP_TO) return 0;
  // Not worth computing: the difference in length alone is too many edits.
  if (shorter.length / longer.length < MIN_SIMILARITY) return 0;
  const alike = 1 - editDistance(a, b) / longer.length;
  return alike >= MIN_SIMILARITY ? alike : 0;
}

/** Share of `words` that is found in `others`, weighted by length: 0 to 1. */
export function matchedShare(words: readonly string[], others: readonly string[]): number {
  let found = 0;
  let total = 0;
  for (const word of words) {
    total += word.length;
    found += word.length * likenessOfNearest(word, others);
  }
  return total === 0 ? 0 : found / total;
}

function likenessOfNearest(word: string, others: readonly string[]): number {
  if (others.includes(word)) return 1;
  return others.reduce((best, other) => Math.max(best, wordSimilarity(word, other)), 0);
}

function isNumber(word: string): boolean {
  const first = word.charAt(0);
  return first >= '0' && first <= '9';
}
