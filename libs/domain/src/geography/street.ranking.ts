import { nameKey, nameWords } from './address.words.js';
import { isCapital } from './brazil.js';
import type { ParsedAddress } from './address.parser.js';
import { coverage } from './word-likeness.js';

/** A street that may be the one meant, as the index found it. */
export interface StreetCandidate {
  readonly id: number;
  readonly name: string;
  readonly nameKey: string;
  readonly typeKey: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly source: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The text's CEP belongs to this street. */
  readonly postalCodeHit: boolean;
}

export interface RankedStreet {
  readonly street: StreetCandidate;
  readonly score: number;
}

/** One typo in a short word passes (`acasias`), another word does not (`palmas` for `palmeiras`). */
const ACCEPTED = 0.75;
/** A CEP names one street or a few, so the name may be written worse. */
const ACCEPTED_WITH_POSTAL_CODE = 0.5;
const POSTAL_CODE_BONUS = 0.08;
/** Says more than a house number that happens to exist on a namesake in another district. */
const DISTRICT_BONUS = 0.12;
/** Streets learned from orders may be misspelt: a well-known one that is nearly the same name wins. */
const HEARSAY = -0.05;
const SAME_PLACE = 0.75;
/** Scores this close to the best are settled by house number. */
const RIVALS = 0.12;
const MAX_RIVALS = 8;

/** Candidates that may be meant, best first; streets of another city or state are not among them. */
export function rankStreets(
  parsed: ParsedAddress,
  candidates: readonly StreetCandidate[],
  cities: readonly string[],
): RankedStreet[] {
  const ranked: RankedStreet[] = [];
  const meant = wordsOf({ ...parsed, city: parsed.city ?? cityAmongHints(parsed, cities) });
  for (const candidate of candidates) {
    const street = {
      ...candidate,
      words: candidate.nameKey.split(' '),
      districtWords: placeWords(candidate.district),
      cityWords: placeWords(candidate.city),
    };
    const score = contradicts(meant, street) ? null : scoreOf(meant, street);
    if (score !== null) ranked.push({ street: candidate, score });
  }
  ranked.sort((a, b) => b.score - a.score || a.street.id - b.street.id);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best - RIVALS).slice(0, MAX_RIVALS);
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

/** An address with every text split into words once, since it is compared with many streets. */
interface Meant extends ParsedAddress {
  readonly cityWords: readonly string[] | null;
  /** Each part of the text that may name the district. */
  readonly districtWords: readonly (readonly string[])[];
}

interface WordedStreet extends StreetCandidate {
  readonly words: readonly string[];
  readonly districtWords: readonly string[];
  readonly cityWords: readonly string[];
}

function wordsOf(parsed: ParsedAddress): Meant {
  const districtTexts = [parsed.district ?? '', ...parsed.hints, parsed.streetText];
  return {
    ...parsed,
    cityWords: parsed.city === null ? null : nameWords(parsed.city),
    districtWords: districtTexts.map(nameWords),
  };
}

/** A gazetteer has few districts and cities, and every candidate names one of each. */
const knownPlaces = new Map<string, readonly string[]>();
const MAX_KNOWN_PLACES = 5_000;

function placeWords(place: string): readonly string[] {
  let words = knownPlaces.get(place);
  if (!words) {
    if (knownPlaces.size >= MAX_KNOWN_PLACES) knownPlaces.clear();
    words = nameWords(place);
    knownPlaces.set(place, words);
  }
  return words;
}

function samePlace(text: readonly string[], place: readonly string[]): boolean {
  return place.length > 0 && coverage(place, text) >= SAME_PLACE;
}

/** Another state, or a city that is neither this street's city nor (in a careless text) its district. */
function contradicts(meant: Meant, street: WordedStreet): boolean {
  if (meant.state !== null && street.state !== '' && meant.state !== street.state) return true;
  if (meant.cityWords === null || street.city === '') return false;
  return !samePlace(meant.cityWords, street.cityWords) && !samePlace(meant.cityWords, street.districtWords);
}

function scoreOf(meant: Meant, street: WordedStreet): number | null {
  const likeness = nameLikeness(meant, street);
  if (likeness < (street.postalCodeHit ? ACCEPTED_WITH_POSTAL_CODE : ACCEPTED)) return null;
  const code = street.postalCodeHit ? POSTAL_CODE_BONUS : 0;
  const hearsay = street.source === 'imported' ? 0 : HEARSAY;
  return likeness + typeBonus(meant, street) + districtBonus(meant, street) + code + hearsay;
}

/** Both ways: the street's words must be in the text, and the text's words in the street or its surroundings. */
function nameLikeness(meant: Meant, street: WordedStreet): number {
  const asked = meant.street.words;
  if (asked.length === 0) return street.postalCodeHit ? ACCEPTED : 0;
  const present = coverage(street.words, asked);
  const explained = coverage(asked, [...street.words, ...street.districtWords, ...street.cityWords]);
  return present + explained === 0 ? 0 : (2 * present * explained) / (present + explained);
}

function typeBonus(meant: Meant, street: WordedStreet): number {
  if (meant.street.type === null || street.typeKey === '') return 0;
  return meant.street.type === street.typeKey ? 0.04 : -0.04;
}

function districtBonus(meant: Meant, street: WordedStreet): number {
  return meant.districtWords.some((words) => samePlace(words, street.districtWords)) ? DISTRICT_BONUS : 0;
}
