import { BoundedCache, type RowOf } from '../../base/index.js';
import type { STREETS_BY_NAME } from './gazetteer.statements.js';
import { nameKey, nameWords } from './street-name.parser.js';
import { isCapital } from './brazilian-state.rules.js';
import { isLargeCity } from './large-city.rules.js';
import type { ParsedAddress } from './address.parser.js';
import { matchedShare } from './word-similarity.calculator.js';

/** `postalCodeHit`: the address's CEP belongs to the street. */
export type StreetCandidate = RowOf<typeof STREETS_BY_NAME, 'postalCodeHit'>;

export interface RankedStreet {
  readonly street: StreetCandidate;
  readonly score: number;
}

/** One typo in a short word passes (`acasias`), another word does not (`palmas` for `palmeiras`). */
const MIN_SCORE = 0.75;
/** Minimum score of a match with the right CEP, which has one street or a few. */
const MIN_SCORE_WITH_POSTAL_CODE = 0.5;
const POSTAL_CODE_BONUS = 0.08;
/** A matching district counts more than a house number that also exists on a street of the same name. */
const DISTRICT_BONUS = 0.12;
/** Streets learned from orders may be misspelt: an imported one of nearly the same name is preferred. */
const LEARNED_PENALTY = -0.05;
const SAME_PLACE = 0.75;
/** Streets with scores this close to the best are compared by house number. */
const RUNNER_UP_MARGIN = 0.12;
const MAX_RUNNERS_UP = 8;

/** Matching streets, best first; streets of another city or state are left out. */
export function rankStreets(
  parsed: ParsedAddress,
  candidates: readonly StreetCandidate[],
  cities: readonly string[],
): RankedStreet[] {
  const ranked: RankedStreet[] = [];
  const meant = tokenize({ ...parsed, city: parsed.city ?? cityAmongHints(parsed, cities) });
  for (const candidate of candidates) {
    const street: TokenizedStreet = {
      of: candidate,
      words: candidate.nameKey.split(' '),
      districtWords: placeWords(candidate.district),
      cityWords: placeWords(candidate.city),
    };
    const score = scoreOf(meant, street);
    if (score !== null && !isElsewhere(meant, street)) ranked.push({ street: candidate, score });
  }
  ranked.sort((a, b) => b.score - a.score || a.street.id - b.street.id);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best - RUNNER_UP_MARGIN).slice(0, MAX_RUNNERS_UP);
}

/** The nearest names, however far, as suggestions for writing it again. */
export function nearestNames(
  parsed: ParsedAddress,
  candidates: readonly StreetCandidate[],
  most: number,
): RankedStreet[] {
  const asked = parsed.street.words;
  const ranked = candidates.map((street) => {
    const words = street.nameKey.split(' ');
    return { street, score: (matchedShare(words, asked) + matchedShare(asked, words)) / 2 };
  });
  const near = ranked.filter(({ score }) => score > 0);
  return near.sort((a, b) => b.score - a.score || a.street.id - b.street.id).slice(0, most);
}

/** `Rua X 10, Valinhos`: a loose part that ends with the name of a city of this gazetteer is that city. */
function cityAmongHints(parsed: ParsedAddress, cities: readonly string[]): string | null {
  for (const hint of [...parsed.hints].reverse()) {
    const key = nameKey(hint);
    const city = cities.find((name) => ` ${key}`.endsWith(` ${nameKey(name)}`));
    if (city !== undefined) return city;
  }
  const last = parsed.hints.at(-1);
  return last !== undefined && isCapital(last) ? last : null;
}

/** An address split into words once, since it is compared with many streets. */
interface TokenizedAddress extends ParsedAddress {
  readonly cityWords: readonly string[] | null;
  /** Each part of the text that may name the district. */
  readonly districtWords: readonly (readonly string[])[];
}

/** Beside the street, not a copy of it with more members: copies were half of what a ranking took. */
interface TokenizedStreet {
  readonly of: StreetCandidate;
  readonly words: readonly string[];
  readonly districtWords: readonly string[];
  readonly cityWords: readonly string[];
}

function tokenize(parsed: ParsedAddress): TokenizedAddress {
  const districtTexts = [parsed.district ?? '', ...parsed.hints, parsed.streetText];
  return {
    ...parsed,
    cityWords: parsed.city === null ? null : nameWords(parsed.city),
    districtWords: districtTexts.map(nameWords),
  };
}

/** Words of districts and cities: a gazetteer has few, and every street names one of each. */
const placeWordsCache = new BoundedCache<string, readonly string[]>(5_000);

function placeWords(place: string): readonly string[] {
  return placeWordsCache.getOrCompute(place, () => nameWords(place));
}

function samePlace(text: readonly string[], place: readonly string[]): boolean {
  return place.length > 0 && matchedShare(place, text) >= SAME_PLACE;
}

/** Whether the street is in another state, or in a city the address names neither as city nor district. */
function isElsewhere(meant: TokenizedAddress, street: TokenizedStreet): boolean {
  const { state, city } = street.of;
  if (meant.state !== null && state !== '' && meant.state !== state) return true;
  const last = meant.hints.at(-1) ?? '';
  const named = meant.cityWords ?? (isLargeCity(last, state) ? nameWords(last) : null);
  if (named === null || city === '') return false;
  return !samePlace(named, street.cityWords) && !samePlace(named, street.districtWords);
}

function scoreOf(meant: TokenizedAddress, street: TokenizedStreet): number | null {
  const { postalCodeHit, source } = street.of;
  const likeness = nameSimilarity(meant, street, postalCodeHit ? MIN_SCORE_WITH_POSTAL_CODE : MIN_SCORE);
  if (likeness === null) return null;
  const code = postalCodeHit ? POSTAL_CODE_BONUS : 0;
  const learned = source === 'imported' ? 0 : LEARNED_PENALTY;
  return likeness + typeBonus(meant, street) + districtBonus(meant, street) + code + learned;
}

/** The street's words in the text, and the text's in name and surroundings; null: less than `least`. */
function nameSimilarity(meant: TokenizedAddress, street: TokenizedStreet, least: number): number | null {
  const asked = meant.street.words;
  if (asked.length === 0) return street.of.postalCodeHit ? MIN_SCORE : null;
  const present = matchedShare(street.words, asked);
  // Most streets that share some letters fail here, whatever the other direction is worth.
  if (meanOf(present, 1) < least) return null;
  const explained = matchedShare(asked, [...street.words, ...street.districtWords, ...street.cityWords]);
  const likeness = meanOf(present, explained);
  return likeness < least ? null : likeness;
}

/** The harmonic mean of two shares. */
function meanOf(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

function typeBonus(meant: TokenizedAddress, street: TokenizedStreet): number {
  const { typeKey } = street.of;
  if (meant.street.type === null || typeKey === '') return 0;
  return meant.street.type === typeKey ? 0.04 : -0.04;
}

function districtBonus(meant: TokenizedAddress, street: TokenizedStreet): number {
  return meant.districtWords.some((words) => samePlace(words, street.districtWords)) ? DISTRICT_BONUS : 0;
}
