import type { ContestSubject } from './contest.entity.js';
import { WORDS } from './words.js';

const words = WORDS.pt;
const CONTESTED = words.subjects satisfies Record<ContestSubject, string>;

/** What a statement calls the credit of a won contest. */
export function contestCreditText(
  about: ContestSubject,
  { publicId, charge }: { readonly publicId: string | null; readonly charge: string | null },
): string {
  return words.accepted(publicId === null ? charge || CONTESTED[about] : words.order(publicId));
}
