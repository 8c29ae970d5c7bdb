import { commonProblems } from '../../base/words.js';
import { ownProblems } from '../words.js';

/** What refusals of the Admin API say to an operator. */
export const panelProblems = { ...commonProblems, ...ownProblems };
