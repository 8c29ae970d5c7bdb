import { commonProblems } from '../../base/words.js';
import { ownProblems } from '../words.js';

/** Texts for refusals of the courier API. */
export const courierProblems = { ...commonProblems, ...ownProblems };
