import { commonProblems } from '../../base/words.js';
import { ownProblems } from '../words.js';

/** What refusals of the merchants' API say to a shop. */
export const lojaProblems = { ...commonProblems, ...ownProblems };
