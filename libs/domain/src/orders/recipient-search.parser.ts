import { fold, onlyDigits } from '../shared/index.js';

const MIN_PHONE_DIGITS = 4;

/**
 * Turns typed text into a `tsquery` over `order_recipient_terms`: the beginnings of all words of a name, or the
 * beginning or end of a phone. null: the text holds nothing to search for.
 */
export function parseRecipientSearch(hubId: number, text: string): string | null {
  const digits = onlyDigits(text);
  if (digits.length >= MIN_PHONE_DIGITS && !/\p{L}/u.test(text)) {
    const backwards = Array.from(digits).reverse().join('');
    return `${prefix(hubId, 'p', digits)} | ${prefix(hubId, 'r', backwards)}`;
  }
  const plain = fold(text);
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.length === 0 ? null : words.map((word) => prefix(hubId, 'n', word)).join(' & ');
}

function prefix(hubId: number, kind: 'n' | 'p' | 'r', term: string): string {
  return `'${String(hubId)}/${`${kind}/${term}`.slice(0, 100)}':*`;
}
