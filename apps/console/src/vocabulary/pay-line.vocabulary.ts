import type { StatementLine } from '#domain';
import { WORDS } from './words.js';

/** What the lines of a courier's pay are called in documents, in Portuguese. */
export const PAY_LINE_NAMES = WORDS.pt.payLines satisfies Record<
  StatementLine['payLines'][number]['kind'],
  string
>;
