/** Words up to this length must match exactly. */
const EXACT_UP_TO = 2;
/** Words less similar than this are different words. */
const MIN_SIMILARITY = 0.7;
const ABBREVIATION_SIMILARITY = 0.85;

/** Edits (insert, delete, replace, swap adjacent letters) between two words; the optimal string alignment distance. */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  const cells = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => cells[i * width + j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j < width; j++) {
      if (i === 0 || j === 0) {
        cells[i * width + j] = i + j;
        continue;
      }
      const replace = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = swapped(a, b, i, j) ? at(i - 2, j - 2) + 1 : replace;
      cells[i * width + j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replace, swap);
    }
  }
  return at(a.length, b.length);
}

function swapped(a: string, b: string, i: number, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
}

/** 1 for the same word, 0 for another one. Numbers are never "nearly" the same. */
export function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  if (/^\d/.test(a) || /^\d/.test(b)) return 0;
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
    found += word.length * others.reduce((best, other) => Math.max(best, wordSimilarity(word, other)), 0);
  }
  return total === 0 ? 0 : found / total;
}
