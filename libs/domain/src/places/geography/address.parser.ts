import { fold, onlyDigits } from '../../base/index.js';
import { isStreetType, streetName, type StreetName } from './street-name.parser.js';
import { isStateCode, stateCode } from './brazilian-state.rules.js';
import type { AddressParts, AddressText } from './geocoder.port.js';

/** The parts found in an address; empty where the text has none. */
export interface ParsedAddress {
  readonly street: StreetName;
  /** The street as written, for display and for the cache. */
  readonly streetText: string;
  readonly number: number | null;
  readonly city: string | null;
  /** Two-letter code. */
  readonly state: string | null;
  readonly district: string | null;
  /** Eight digits. */
  readonly postalCode: string | null;
  /** Parts that may be district, city or landmark. */
  readonly hints: readonly string[];
}

const POSTAL_CODE = /(?:\bcep\b\s*:?\s*)?(?<!\d)(\d{2})\.?(\d{3})-?(\d{3})(?!\d)/i;
const NO_NUMBER = /\bs\s*\/\s*n(?:[º°o]|\b)|\bsem n[uú]mero\b|\bs\.\s?n\.(?=\s|,|$)/gi;
const COUNTRY = /^(?:brasil|brazil|br)$/;
const COMPLEMENT =
  /^(?:apto?|ap|apartamento|bloco|bl|casa|cs|sala|sl|loja|lj|andar|fundos|torre|lote|lt|quadra|qd|galpao|box)\b/;
/** A house number where one is expected: `120`, `nº 120`, `n. 120-B`. */
const LEADING_NUMBER =
  /^(?:n(?:[º°o.]|um(?:ero)?\b|úm(?:ero)?\b)*\s*:?\s*)?(\d{1,5})(?![\d./])\s*-?\s*[a-z]?(?:\s+|$)(.*)$/i;
const INNER_NUMBER = /(?:^|\s)(?:n[º°o.]*\s*)?(\d{1,5})(?:-?[a-z])?(?=\s|$)/gi;

/** Parses one line and separate parts; separate parts take precedence over the line. */
export function parseAddress(input: AddressText): ParsedAddress {
  const line = parseLine(input.address ?? '');
  // The field of the street may contain the number as well.
  const street = given(input.street);
  const { streetText, number } = street === null ? line : parseLine(street);
  return {
    streetText,
    street: streetName(streetText),
    number: houseNumber(input.number) ?? number,
    city: given(input.city) ?? line.city,
    state: stateCode(input.state ?? '') ?? line.state,
    district: given(input.district),
    postalCode: postalCodeOf(input.postalCode) ?? line.postalCode,
    hints: line.hints,
  };
}

/** Always the same keys, since each quote reads some of these. */
const NO_PARTS: AddressParts = {
  street: null,
  number: null,
  district: null,
  city: null,
  state: null,
  postalCode: null,
};

/** Parts that the caller left out and that the line contains; none when the line names no street. */
export function missingParts(input: AddressText): AddressParts {
  if (given(input.address) === null) return NO_PARTS;
  const parsed = parseAddress(input);
  if (parsed.street.type === null && parsed.number === null) return NO_PARTS;
  const unlessGiven = (name: keyof AddressParts, part: string | null) =>
    given(input[name]) === null ? part : null;
  return {
    street: unlessGiven('street', given(parsed.streetText)),
    number: unlessGiven('number', parsed.number === null ? null : String(parsed.number)),
    district: unlessGiven('district', districtAmong(parsed)),
    city: unlessGiven('city', parsed.city),
    state: unlessGiven('state', parsed.state),
    postalCode: unlessGiven('postalCode', parsed.postalCode),
  };
}

/** The district: the part between the house number and a known city, unless it has digits. */
function districtAmong({ city, hints }: ParsedAddress): string | null {
  const [first] = hints;
  return city === null || first === undefined || /\d/.test(first) ? null : first;
}

function given(text: string | null | undefined): string | null {
  const trimmed = printable(text ?? '').trim();
  return trimmed === '' ? null : trimmed;
}

/** The leading digits of `120`, `120-B`, `nº 120`; null for `S/N`. */
export function houseNumber(text: string | null | undefined): number | null {
  const digits = /\d{1,6}/.exec(text ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}

function postalCodeOf(text: string | null | undefined): string | null {
  const digits = onlyDigits(text ?? '');
  return digits.length === 8 ? digits : null;
}

interface StreetAndNumber {
  readonly streetText: string;
  readonly number: number | null;
}
type Line = StreetAndNumber & Pick<ParsedAddress, 'city' | 'state' | 'postalCode' | 'hints'>;

/** Maximum length of a text that is parsed, so that a long text does not cost its length. */
const MAX_LENGTH = 400;

/** The text without control characters: PostgreSQL refuses NUL. */
function printable(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/[^\P{Cc}\n]/gu, ' ');
}

function parseLine(line: string): Line {
  const text = printable(line);
  const code = POSTAL_CODE.exec(text);
  const postalCode = code ? code.slice(1).join('') : null;
  const parts = text
    .replace(POSTAL_CODE, ',')
    .replace(NO_NUMBER, ',')
    .split(/[,;\n/|()]|\s[-–—]+\s|\s[-–—]+$/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  while (parts.length > 1 && COUNTRY.test(fold(parts.at(-1) ?? ''))) parts.pop();
  const { city, state } = takeCityAndState(parts);
  const { streetText, number } = numberAlone(parts, postalCode) ?? takeStreet(parts);
  const hints = parts.filter((part) => !COMPLEMENT.test(fold(part)));
  return { streetText, number, city, state, postalCode, hints };
}

/** `79002-020, 1300`: a CEP says the street. */
function numberAlone(parts: string[], postalCode: string | null): StreetAndNumber | null {
  const leading = LEADING_NUMBER.exec(parts[0] ?? '');
  const named = parts.slice(1).some((part) => !COMPLEMENT.test(fold(part)));
  if (postalCode === null || !leading || leading[2] !== '' || named) return null;
  parts.length = 0;
  return { streetText: '', number: Number(leading[1]) };
}

/** The state closes an address (`… Campinas - SP`, `… Campinas SP`); what precedes it is the city. */
function takeCityAndState(parts: string[]) {
  const last = parts.pop() ?? '';
  if (parts.length === 0) return takeStateOff(last, parts);
  if (isStateCode(last)) {
    return { city: parts.length > 1 ? (parts.pop() ?? null) : null, state: stateCode(last) };
  }
  const [before, code] = splitLastWord(last);
  if (isStateCode(code)) return { city: before, state: stateCode(code) };
  parts.push(last);
  return { city: null, state: null };
}

/** Without separators only capitals tell a state from words like "se"; where the city begins is unknown. */
function takeStateOff(text: string, parts: string[]) {
  const [before, code] = splitLastWord(text);
  const closes = before !== '' && isStateCode(code) && code === code.toUpperCase();
  parts.push(closes ? before : text);
  return { city: null, state: closes ? stateCode(code) : null };
}

function splitLastWord(text: string): [before: string, word: string] {
  const at = text.lastIndexOf(' ');
  return at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
}

function takeStreet(parts: string[]): StreetAndNumber {
  const first = parts.shift() ?? '';
  const leading = LEADING_NUMBER.exec(first);
  if (leading && (leading[2] ?? '') === '' && parts[0] !== undefined) {
    return { streetText: parts.shift() ?? '', number: Number(leading[1]) };
  }
  const next = LEADING_NUMBER.exec(parts[0] ?? '');
  if (next) {
    parts.shift();
    if (next[2]) parts.unshift(next[2]);
    return { streetText: first, number: Number(next[1]) };
  }
  return splitAtNumber(first, parts);
}

/** `Rua 13 de Maio 250 Centro`: the house number is the first number with a whole name before it. */
function splitAtNumber(text: string, rest: string[]): StreetAndNumber {
  for (const match of text.matchAll(INNER_NUMBER)) {
    const before = text.slice(0, match.index).trim();
    const after = text.slice(match.index + match[0].length).trim();
    if (isStreetType(before) || isDateLike(after) || streetName(before).words.length === 0) continue;
    if (after !== '') rest.unshift(after);
    return { streetText: before, number: Number(match[1]) };
  }
  return { streetText: text, number: null };
}

/** `9 de Julho` inside a name is a date, not a house. */
function isDateLike(after: string): boolean {
  return /^de\s+(?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/i.test(
    after,
  );
}
