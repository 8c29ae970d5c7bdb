import { fold, onlyDigits } from '../../base/index.js';

const MIN_PHONE_DIGITS = 4;
/** As `order_recipient_words` cuts words and phones. */
const MAX_WORD = 98;

/** Beginnings of what `order_recipient_words` returns for an order. */
export interface RecipientSearch {
  readonly words: readonly string[];
  /** `&`: the order has all of them. */
  readonly joinedBy: '&' | '|';
}

/**
 * Reads typed text as the beginnings of all words of a name, or as the beginning or end of a phone. null: the text holds
 * nothing to search for.
 */
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
