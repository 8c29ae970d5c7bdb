import { fold, onlyDigits } from '../../base/index.js';

const MIN_PHONE_DIGITS = 4;
/** As `order_recipient_words` cuts words and phones. */
const MAX_WORD = 98;

/** Prefixes of what `order_recipient_words` returns for an order. */
export interface RecipientSearch {
  readonly words: readonly string[];
  /** `&`: the order has all of them. */
  readonly joinedBy: '&' | '|';
}

/** Prefixes of all words of a name, or prefix or suffix of a phone; null: nothing to search for. */
export function parseRecipientSearch(text: string): RecipientSearch | null {
  const digits = onlyDigits(text);
  if (digits.length >= MIN_PHONE_DIGITS && !/\p{L}/u.test(text)) {
    const backwards = Array.from(digits).reverse().join('');
    return { words: [word('p', digits), word('r', backwards)], joinedBy: '|' };
  }
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
  return words.length === 0 ? null : { words: words.map((part) => word('n', part)), joinedBy: '&' };
}

function word(kind: 'n' | 'p' | 'r', part: string): string {
  return `${kind}/${part.slice(0, MAX_WORD)}`;
}

const DAY_MS = 86_400_000;
/** Days that share the prefix of their terms, as in `order_recipient_terms`. */
const BLOCK_DAYS = 28;

/** Days of the first windows: a frequent name is found often enough in one of them, and no more is read. */
const FIRST_WINDOWS = [1, 1, 2, 3];
/** Blocks asked for one by one: a year. A recipient not found often enough in them is rare before. */
const BLOCKS = 13;

interface SearchedOrders {
  readonly hubId: number;
  /** The order has one term of each list. */
  readonly having: readonly (readonly string[])[];
  readonly newest: Date;
  readonly oldest: Date;
}

/** A query of the index. Of the orders that it finds those before the instant belong to the window. */
interface RecipientWindow {
  readonly query: string;
  readonly until: Date;
}

/** The `tsquery` for an order's own words, without hub and time. */
export function wordsQuery({ words, joinedBy }: RecipientSearch): string {
  return words.map((word) => `'${word}':*`).join(` ${joinedBy} `);
}

/** Characters that may lose their accents, and the accents themselves. */
const ACCENTED = '\\u00c0-\\u218f';

/** A `jsonpath` of all orders with the words and few others: a tenth of `order_recipient_words`. */
export function stopsPath({ words }: RecipientSearch): string {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const characters = Array.from(longest.slice(2));
  const [field, pattern] = longest.startsWith('n/')
    ? ['name', characters.map((letter) => `[${letter}${ACCENTED}][${ACCENTED}]*`).join('')]
    : ['phone', characters.join('[^0-9]*')];
  return `$[*].${field} ? (@ like_regex "${pattern}" flag "i")`;
}

/**
 * Queries of `orders_recipient_idx` that together find all orders of the period, newest first: some days,
 * then four weeks after four weeks for a year, which cost one look-up for each word, then all that is left.
 */
export function windowsOf(search: RecipientSearch, orders: SearchedOrders): RecipientWindow[] {
  const oldest = dayOf(orders.oldest);
  const windows: RecipientWindow[] = [];
  const sizes = FIRST_WINDOWS.values();
  for (let last = dayOf(orders.newest); last >= oldest;) {
    const until = new Date((last + 1) * DAY_MS);
    if (windows.length === FIRST_WINDOWS.length + BLOCKS) {
      windows.push({ query: termsQuery(search, `${String(orders.hubId)}/`, orders.having), until });
      break;
    }
    const size = sizes.next().value ?? (last % BLOCK_DAYS) + 1;
    const first = Math.max(oldest, last - size + 1);
    windows.push({ query: daysQuery(search, orders, first, last), until });
    last = first - 1;
  }
  return windows;
}

function daysQuery(search: RecipientSearch, orders: SearchedOrders, first: number, last: number): string {
  const blocks: string[] = [];
  for (let day = first; day <= last;) {
    const block = Math.floor(day / BLOCK_DAYS);
    const end = Math.min(last, block * BLOCK_DAYS + BLOCK_DAYS - 1);
    const days = Array.from({ length: end - day + 1 }, (_, i) => `d/${String(day + i)}`);
    const having = days.length === BLOCK_DAYS ? orders.having : [...orders.having, days];
    blocks.push(termsQuery(search, `${String(orders.hubId)}/${String(block)}/`, having));
    day = end + 1;
  }
  return blocks.join(' | ');
}

function termsQuery({ words, joinedBy }: RecipientSearch, prefix: string, having: SearchedOrders['having']) {
  const oneOf = (terms: readonly string[], joint: string) => `(${terms.join(` ${joint} `)})`;
  return [
    oneOf(
      words.map((word) => `'${prefix}${word}':*`),
      joinedBy,
    ),
    ...having.map((terms) =>
      oneOf(
        terms.map((term) => `'${prefix}${term}'`),
        '|',
      ),
    ),
  ].join(' & ');
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}
