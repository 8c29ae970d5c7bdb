import { commonProblems } from '../../base/words.js';
import { ownProblems } from '../words.js';

/** What refusals of the courier API say to a courier. */
export const courierProblems = { ...commonProblems, ...ownProblems };
